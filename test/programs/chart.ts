// A chart from the clock time and the birthplace, in English and in Chinese.

import { castChart, describeChart, InvalidBirth } from 'beichen';
import { placeDocument } from 'beichen-places';
import { loadGazetteer } from 'beichen-places/node';

const gazetteer = await loadGazetteer();
const place = gazetteer.search({ query: '乌鲁木齐', limit: 1 })[0]!.place;

const chart = castChart({ date: '1990-07-23', time: '08:30', gender: 'male', place });
for (const language of ['en', 'zh'] as const) {
  const { birth, mainStar, fourPillars } = describeChart(chart, { language, place: placeDocument(place, language) });
  console.log(birth.place.name, mainStar.name, fourPillars.text);
}
// → Ürümqi Zi Wei & Tian Xiang Geng-Wu Gui-Wei Ji-Chou Ding-Mao
// → 乌鲁木齐市 紫微天相 庚午 癸未 己丑 丁卯

// The city has two clocks, and its place says so: the chart warns of what the other one gives.
const { warnings } = describeChart(chart, { language: 'en' });
console.log(warnings.map(({ code }) => code));
// → [ 'clock_hour_differs', 'two_time_zones' ]

try {
  castChart({ date: '1990-13-23', hour: 24, gender: 'male', place });
} catch (error) {
  if (error instanceof InvalidBirth) console.log(error.problems.map(({ field, allowed }) => `${field}: ${allowed}`));
}
// → [ 'date: months 1 to 12', 'hour: a whole number from 0 to 23' ]
