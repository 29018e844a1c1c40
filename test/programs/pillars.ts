// Only the four pillars of an instant, at a longitude.

import { hanziOfPair, idOfPair, instant, pillarsAt } from 'beichen/almanac';

const { year, month, day, hour } = pillarsAt(instant(Date.parse('2024-02-04T08:27:08Z')), 116.4);
console.log([year, month, day, hour].map(hanziOfPair).join(' '));
// → 甲辰 丙寅 戊戌 庚申

// Two seconds earlier spring has not begun.
const before = pillarsAt(instant(Date.parse('2024-02-04T08:27:06Z')), 116.4);
console.log(hanziOfPair(before.year), idOfPair(before.month));
// → 癸卯 yi-chou
