// Decades and luck pillars, as lists of numbers and ids.

import { castChart, decadesOf, hanziOfPair, luckPillarsOf } from 'beichen';
import { lifeCalendar } from 'beichen/life';

const place = { longitude: 116.39723, timeZone: 'Asia/Shanghai' };
const chart = castChart({ date: { year: 1990, month: 7, day: 23 }, hour: 8, minute: 30, gender: 'male', place });

for (const { palace, pair, fromAge, toAge } of decadesOf(chart.ziwei).slice(0, 3)) {
  console.log(`${fromAge}-${toAge}`, palace, hanziOfPair(pair));
}
// → 5-14 life 己卯
// → 15-24 parents 庚辰
// → 25-34 fortune 辛巳

for (const { pair, fromAge, startsAt } of luckPillarsOf(chart).slice(0, 2)) {
  console.log(fromAge, hanziOfPair(pair), new Date(startsAt).toISOString().slice(0, 10));
}
// → 6 甲申 1995-10-29
// → 16 乙酉 2005-10-29

const dates = lifeCalendar(chart, { fromYear: 2024, toYear: 2030, kinds: ['luckPillars', 'decades'] });
console.log(
  dates.map((event) => `${event.kind} ${'date' in event ? event.date.year : new Date(event.instant).getUTCFullYear()}`),
);
// → [ 'decade 2024', 'luckPillar 2025' ]
