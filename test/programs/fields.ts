// Some members of a document, and members that come on request only: `fields`, as over HTTP.

import { castChart, castTransits, describeChart, describeTransits, UnknownField } from 'beichen';

const place = { longitude: 116.39723, timeZone: 'Asia/Shanghai' };
const chart = castChart({ date: { year: 1990, month: 7, day: 23 }, hour: 8, minute: 30, gender: 'male', place });

console.log(describeChart(chart, { language: 'en', fields: ['mainStar.name', 'dayMaster.id'] }));
// → { mainStar: { name: 'Lian Zhen & Po Jun' }, dayMaster: { id: 'ji' } }

const { patterns } = describeChart(chart, { language: 'en', fields: 'default,patterns' });
console.log(patterns.map(({ id }) => id).slice(2, 4));
// → [ 'lumaJiaochi', 'mingliFengkong' ]

const transits = castTransits(chart, '2027-02-10T08:30');
console.log(describeTransits(transits, { language: 'zh', fields: ['ages.nominal', 'ziwei.year.hanzi'] }));
// → { ages: { nominal: 38 }, ziwei: { year: { hanzi: '丁未' } } }

try {
  describeChart(chart, { language: 'en', fields: 'patern' });
} catch (error) {
  if (error instanceof UnknownField) console.log(error.message);
}
// → fields "patern": no such member; nearest: patterns
