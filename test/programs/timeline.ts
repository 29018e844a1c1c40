// The lists around a moment: the decades of a life, the years of the decade and of the luck pillar, and their document.

import { castChart, castTimeline, describeTimeline, hanziOfPair } from 'beichen';

const place = { longitude: 116.39723, timeZone: 'Asia/Shanghai' };
const chart = castChart({ date: { year: 1990, month: 7, day: 23 }, hour: 8, minute: 30, gender: 'male', place });

const decades = castTimeline(chart, '2026-11-22', 'decades').rows;
const decade = decades.find(({ holdsMoment }) => holdsMoment);
console.log(decades.length, decade?.fromAge, decade?.toAge, decade?.palace);
// → 16 35 44 property

const { ziwei, fourPillars } = castTimeline(chart, '2026-11-22', 'years').rows;
console.log(ziwei.length, ziwei[0]?.year, ziwei[0]?.age, ziwei[0]?.palace);
// → 10 2024 35 parents
console.log(fourPillars.length, fourPillars[0]?.year, fourPillars[0]?.luckChange?.to.ordinal);
// → 11 2025 4

const days = castTimeline(chart, '2026-11-22', 'days').rows;
console.log(days.length, days[0] && hanziOfPair(days[0].pair));
// → 30 丁亥

const document = describeTimeline(castTimeline(chart, '2026-11-22', 'luckPillars'), { language: 'en' });
console.log(document.luckPillars?.find(({ holdsMoment }) => holdsMoment)?.pillar?.name);
// → Ding-Hai
