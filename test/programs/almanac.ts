// The almanac, without a birth: solar terms, new moons, dates of the Chinese calendar.

import { gregorianDateOf, lunarDateOf, newMoonsOfYear, solarTermsOfYear } from 'beichen/almanac';

const lichun = solarTermsOfYear(2024).find(({ id }) => id === 'lichun')!;
console.log(new Date(lichun.instant).toISOString());
// → 2024-02-04T08:27:07.593Z

console.log(newMoonsOfYear(2024).length, new Date(newMoonsOfYear(2024)[0]!).toISOString().slice(0, 16));
// → 13 2024-01-11T11:57

console.log(lunarDateOf({ year: 2024, month: 2, day: 10 }));
// → { year: 2024, month: 1, leapMonth: false, day: 1 }

console.log(gregorianDateOf({ year: 2023, month: 2, leapMonth: true, day: 1 }));
// → { year: 2023, month: 3, day: 22 }
