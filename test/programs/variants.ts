// Variants of a chart. The choices that give one, and those that give what the other program shows.

import { castChart, chartVariants, describeVariants, variantsShowing } from 'beichen';

const place = { longitude: 116.39723, timeZone: 'Asia/Shanghai' };
const chart = castChart({ date: { year: 2000, month: 2, day: 4 }, hour: 23, minute: 40, gender: 'male', place });
const all = chartVariants(chart);
console.log(all.variants.length, all.withoutEffect.length);
// → 10 8
console.log(JSON.stringify(all.variants[0]?.choices[0]?.request), all.variants[0]?.differs.slice(0, 4).join());
// → {"dayBoundary":"midnight"} dayPillar,lunarDate,lifePalace,bureau

// The other program shows the pillar of the day before.
const { missing, variants } = variantsShowing(all, { dayPillar: 'ren-chen' });
console.log(missing.join(), variants.length, JSON.stringify(variants[0]?.choices[0]?.request));
// → dayPillar 7 {"dayBoundary":"midnight"}

const { nearest } = variantsShowing(all, { dayPillar: 'ren-chen', yearPillar: 'jia-zi' });
console.log(nearest?.missing.join(), JSON.stringify(nearest?.variant.choices[0]?.request));
// → yearPillar {"dayBoundary":"midnight"}

const document = describeVariants(all, { language: 'en', shown: { dayPillar: 'ren-chen' } });
console.log(document.match?.count, document.variants[0]?.mainStar?.name);
// → 7 Tian Fu (Heavenly Treasury)
