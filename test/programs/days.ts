// Days compared with a birth: days of three officers whose branch combines with the branch of the natal day, and their other facts.

import { castChart, hanziOfPair } from 'beichen';
import { daysOf } from 'beichen/days';

const place = { longitude: 116.39723, timeZone: 'Asia/Shanghai' };
const chart = castChart({ date: { year: 1990, month: 7, day: 23 }, hour: 8, minute: 30, gender: 'male', place });

const range = { from: '2026-01-01', to: '2026-03-31' };
const { days, leftOut } = daysOf(chart, range, { with: ['sixCombine:day'], officer: ['cheng', 'kai', 'ding'] });

for (const { almanac, pillar, relations } of days.slice(0, 2)) {
  const { month, day } = almanac.date;
  console.log(`${month}-${day}`, hanziOfPair(pillar.pair), pillar.tenGod, relations.map(({ id }) => id).join(' '));
}
// → 2-7 壬子 zhengcai stemControl stemControl sixClash harm sixCombine halfCombine
// → 2-19 甲子 zhengguan stemClash stemCombine stemControl sixClash pillarReverse harm sixCombine halfCombine

console.log(leftOut.map(({ parameter, given, days: count }) => `${parameter} ${given}: ${count}`));
// → [ 'with sixCombine:day: 82', 'officer cheng,kai,ding: 69' ]
