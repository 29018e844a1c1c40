// The almanac, without a birth: solar terms, new and full moons, dates of the Chinese calendar, days and months.

import { describeAlmanac } from 'beichen';
import {
  almanacDay,
  almanacMonth,
  almanacYear,
  fullMoonsOfYear,
  gregorianDateOf,
  hanziOfPair,
  lunarBirthdaysOf,
  lunarDateOf,
  lunarYearOf,
  newMoonsOfYear,
  solarTermsOfYear,
} from 'beichen/almanac';

const lichun = solarTermsOfYear(2024).find(({ id }) => id === 'lichun')!;
console.log(new Date(lichun.instant).toISOString());
// → 2024-02-04T08:27:07.593Z

console.log(newMoonsOfYear(2024).length, new Date(newMoonsOfYear(2024)[0]!).toISOString().slice(0, 16));
// → 13 2024-01-11T11:57

console.log(lunarDateOf('2024-02-10'));
// → { year: 2024, month: 1, leapMonth: false, day: 1 }

console.log(gregorianDateOf({ year: 2023, month: 2, leapMonth: true, day: 1 }));
// → { year: 2023, month: 3, day: 22 }

console.log(new Date(fullMoonsOfYear(2024)[0]!).toISOString().slice(0, 16));
// → 2024-01-25T17:54

const day = almanacDay('2026-02-04');
const { pillars, lunarDate } = day;
console.log(
  hanziOfPair(pillars.year),
  hanziOfPair(pillars.month),
  hanziOfPair(pillars.day),
  lunarDate.month,
  lunarDate.day,
);
// → 丙午 庚寅 己酉 12 17

const { officer, mansion, solarTerm } = describeAlmanac(day, { language: 'zh' });
console.log(officer.name, mansion.name, solarTerm?.name, solarTerm?.atClock);
// → 危 轸 立春 2026-02-04T04:02:07

const inHanoi = { timeZone: 'Asia/Bangkok', countryCode: 'VN' };
console.log(almanacMonth(2026, 11, inHanoi).find(({ newMoon }) => newMoon)!.date);
// → { year: 2026, month: 11, day: 9 }

console.log(almanacYear(2026).lunarYear.startsOn);
// → { year: 2026, month: 2, day: 17 }

const leap = lunarYearOf(2025).months.find(({ leapMonth }) => leapMonth)!;
console.log(leap.month, leap.startsOn, leap.days);
// → 6 { year: 2025, month: 7, day: 25 } 29

const { birthdays } = lunarBirthdaysOf({ lunarMonth: 12, lunarDay: 30, fromYear: 2024, toYear: 2025 });
console.log(birthdays.map(({ lunarYear, date, adjusted }) => [lunarYear, date.month, date.day, ...adjusted].join(' ')));
// → [ '2024 1 28 lastDay', '2025 2 16 lastDay' ]
