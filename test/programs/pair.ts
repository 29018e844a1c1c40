// Two people: the palace of one chart in which the other's year falls, and relations of their pillars. Also the rules of a chart.

import { castChart } from 'beichen';
import { pairOf } from 'beichen/pair';
import { sourcesOf } from 'beichen/sources';

const place = { longitude: 116.39723, timeZone: 'Asia/Shanghai' };
const chart = castChart({ date: { year: 1990, month: 7, day: 23 }, hour: 8, minute: 30, gender: 'male', place });
const other = castChart({ date: { year: 1992, month: 3, day: 5 }, hour: 14, minute: 0, gender: 'female', place });
const { ziwei, fourPillars } = pairOf(chart, other); // `{ year: 1992 }` where no more is known

console.log(ziwei.otherInOne?.seat.palace);
// → friends
console.log(
  fourPillars.dayStems?.relation.id,
  fourPillars.relations.slice(0, 3).map(({ relation }) => relation.id),
);
// → generates [ 'halfCombine', 'sameStem', 'sixCombine' ]
console.log(sourcesOf(chart)['palaces.minorStars#lucun']);
// → [ 'ziwei.star.lucun' ]
