// Transits of a birth at a moment: the levels of Zi Wei and the pillars, their document, and its text.

import { castChart, castTransits, describeChart, describeTransits, hanziOfPair } from 'beichen';
import { drawTransitsText } from 'beichen/draw';

const place = { longitude: 116.39723, timeZone: 'Asia/Shanghai' };
const chart = castChart({ date: { year: 1990, month: 7, day: 23 }, hour: 8, minute: 30, gender: 'male', place });

const transits = castTransits(chart, '2026-11-22T08:30');
const { decade, year } = transits.ziwei;
console.log(decade?.palace, year.palace, hanziOfPair(year.pair));
// → property property 丙午

const { luck, day } = transits.pillars;
console.log(luck.kind, luck.ordinal, hanziOfPair(day.pair));
// → running 4 庚子

const document = describeTransits(transits, { language: 'en' });
console.log(document.language, document.ages.nominal);
// → en 37

const text = drawTransitsText(describeChart(chart, { language: 'en' }), document);
console.log(text.split('\n').find((line) => line.startsWith('Annual: ')));
// → Annual: Annual Life Palace = natal Property; Bing-Wu; year 2026; 2026-02-16 23:28:25 – 2027-02-05 23:28:22
