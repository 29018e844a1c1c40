// A birth whose hour is unknown: every chart of its day, the charts that fit known facts, and the facts that all of them share.

import { castDay, chartsShowing, describeDay } from 'beichen';

const place = { longitude: 116.39723, timeZone: 'Asia/Shanghai' };
const day = castDay({ date: '1990-07-23', gender: 'male', place });
console.log(day.charts.length, day.charts[0]?.chart.ziwei.mainStar.id);
// → 13 tiantong+tianliang

const fitting = chartsShowing(day, { stars: [{ star: 'pojun', palace: 'life' }] });
console.log(fitting.map(({ chart }) => `${chart.birth.hour}:${chart.birth.minute} ${chart.ziwei.mainStar.id}`).join());
// → 9:20 lianzhen+pojun

const { same, charts } = describeDay(day, { language: 'en' });
console.log(
  same.fourPillars.year?.name,
  same.fourPillars.day?.name,
  charts[5]?.startsAtClock,
  charts[5]?.mainStar.name,
);
// → Geng-Wu undefined 1990-07-23T08:20:52 Lian Zhen & Po Jun
