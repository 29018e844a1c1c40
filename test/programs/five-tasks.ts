// Five tasks in a line or two each; five-tasks-elsewhere.mjs has them with two other libraries.

import { castChart, castTransits, describeChart, describeTransits } from 'beichen';
import { daysOf } from 'beichen/days';
import { describePair } from 'beichen/document';
import { pairOf } from 'beichen/pair';

const place = { longitude: 116.39723, timeZone: 'Asia/Shanghai' };
const chart = castChart({ date: '1990-07-23', time: '08:30', gender: 'male', place });
const other = castChart({ date: '1992-03-05', time: '14:00', gender: 'female', place });

// The main star of a chart.
const document = describeChart(chart, { language: 'zh' });
console.log(document.mainStar.name);
// → 廉贞破军

// The palace of a star, and its transformation.
for (const { name, majorStars } of document.palaces)
  for (const star of majorStars) if (star.id === 'taiyang') console.log(name, star.transformation?.name);
// → 交友宫 化禄

// The luck pillar of a year.
console.log(describeTransits(castTransits(chart, '2027'), { language: 'zh' }).fourPillars.luck.pillar?.name);
// → 丁亥

// The palace of one person in which the year of another falls.
console.log(describePair(pairOf(chart, other), { language: 'zh' }).ziwei.otherInOne?.seat.name);
// → 交友宫

// The days of a month whose branch does not clash with the day of birth.
const { days } = daysOf(chart, { from: '2026-02-01', to: '2026-02-28' }, { without: ['sixClash:day'] });
console.log(days.length);
// → 25
