// A chart by a solar time of one's own, down to the drawing. Here it is the mean one; it could be read from a sundial.

import {
  castChartAt,
  describeChartAt,
  drawSvg,
  drawText,
  instantOfClock,
  meanSolarTime,
  solarTime,
  wallClock,
  zoneNamed,
} from 'beichen';

const LONGITUDE = 116.39723;
const clock = wallClock(Date.UTC(1990, 6, 23, 8, 30));
const answer = instantOfClock(clock, zoneNamed('Asia/Shanghai')!, LONGITUDE);
console.log(answer.kind, new Date(answer.instant).toISOString());
// → plain 1990-07-22T23:30:00.000Z

const chart = castChartAt(answer.instant, solarTime(meanSolarTime(answer.instant, LONGITUDE)), 'male', {
  school: 'zhongzhou',
});
const document = describeChartAt(chart, { language: 'zh' });
console.log(document.birth.trueSolarTime, document.fourPillars.hanzi);
// → 1990-07-23T07:15:35 庚午 癸未 己丑 戊辰

console.log(drawSvg(document).startsWith('<svg '), drawText(document).includes('08:30'));
// → true false
