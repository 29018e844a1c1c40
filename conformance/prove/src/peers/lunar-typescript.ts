// A day, and a birth at a moment, by lunar-typescript. Its one clock is that of China, UTC+8.

import { createRequire } from 'node:module';
import type { GregorianDate } from 'beichen';
import { gregorianOf, lunarFact, MS_PER_DAY, MS_PER_HOUR } from '../births/civil-day.ts';
import type { Facts } from '../facts/facts.ts';
import { AGES, type PillarMoment } from '../facts/pillar-moments.ts';
import type { TymeQuestion } from './tyme4ts.ts';

const require = createRequire(import.meta.url);
const { Solar } = require('lunar-typescript') as typeof import('lunar-typescript');

/** The births of four pillars from a year until now, as milliseconds on its clock: an instant of each double hour, the day from 23:00. */
export const lunarTypescriptBirths = ([year, month, day, hour]: readonly string[], fromYear: number): number[] =>
  Solar.fromBaZi(year!, month!, day!, hour!, FROM_ZI, fromYear).map((at) =>
    Date.UTC(at.getYear(), at.getMonth() - 1, at.getDay(), at.getHour(), at.getMinute(), at.getSecond()),
  );

/** The day begins at 23:00. */
const FROM_ZI = 1;

/** The lunar date of a civil day. */
export function lunarTypescriptDate(civilDay: number): string {
  const { year, month, day } = gregorianOf(civilDay);
  const lunar = Solar.fromYmd(year, month, day).getLunar();
  const withLeap = lunar.getMonth();
  return lunarFact({ year: lunar.getYear(), month: Math.abs(withLeap), leapMonth: withLeap < 0, day: lunar.getDay() });
}

/** The pillars of year, month and day, the officer and the mansion of a day. */
export function lunarTypescriptAlmanac({ year, month, day }: GregorianDate): string {
  const lunar = Solar.fromYmd(year, month, day).getLunar();
  return [
    lunar.getYearInGanZhiByLiChun(),
    lunar.getMonthInGanZhi(),
    lunar.getDayInGanZhi(),
    lunar.getZhiXing(),
    lunar.getXiu(),
  ].join(' ');
}

/** By which of its rules the day changes: 1 at 23:00, 2 at midnight. */
const SECT = { zi: 1, midnight: 2 } as const;
/** By which of its rules the luck begins: 2 by minutes. */
const BY_MINUTES = 2;

/** Facts of a birth at a moment by lunar-typescript: the pillars, and its lists of luck, years, small luck and months. */
export function lunarTypescriptFacts({ clock, gender, dayBoundary, at }: PillarMoment): Facts {
  const eight = eightCharOf(clock, dayBoundary);
  const yun = eight.getYun(gender === 'male' ? 1 : 0, BY_MINUTES);
  const first = yun.getStartSolar();
  const decades = yun.getDaYun(DECADES);
  const [before, one] = decades;
  const years = one!.getLiuNian(10);
  const moment = eightCharOf(at, dayBoundary);
  const smallLuck = decades.flatMap((decade) => decade.getXiaoYun());
  return {
    'luck.start': `${first.toYmdHms().slice(0, 16).replace(' ', 'T')} ${one!.getStartAge()}`,
    'luck.after': `${yun.getStartYear()} ${yun.getStartMonth()} ${yun.getStartDay()} ${yun.getStartHour()} 0`,
    'first.pair': one!.getGanZhi(),
    'first.years': years.map((year) => `${year.getYear()} ${year.getGanZhi()}`).join(', '),
    'before.years': before!
      .getLiuNian()
      .map((year) => `${year.getYear()} ${year.getGanZhi()}`)
      .join(', '),
    'smallLuck.ages': AGES.map((age) => smallLuck.find((each) => each.getAge() === age)!.getGanZhi()).join(' '),
    'first.months': years[0]!
      .getLiuYue()
      .map((month) => month.getGanZhi())
      .join(' '),
    year: moment.getYear(),
    month: moment.getMonth(),
    day: moment.getDay(),
    hour: moment.getTime(),
  };
}

/** Facts by lunar-typescript of the day of the day pillar, and of the pillars that are derived from the four. */
export function lunarTypescriptAlmanacFacts({ clock, dayBoundary }: TymeQuestion): Facts {
  const eight = eightCharOf(clock, dayBoundary);
  const { year, month, day } = gregorianOf(Math.floor((clock + (dayBoundary === 'zi' ? MS_PER_HOUR : 0)) / MS_PER_DAY));
  const lunar = Solar.fromYmd(year, month, day).getLunar();
  return {
    officer: lunar.getZhiXing(),
    mansion: lunar.getXiu(),
    conception: eight.getTaiYuan(),
    fetalBreath: eight.getTaiXi(),
    lifePalacePillar: eight.getMingGong(),
    bodyPalacePillar: eight.getShenGong(),
  };
}

/** The time before the first luck pillar and luck pillars enough for the greatest of the ages. */
const DECADES = 5;

function eightCharOf(clock: number, dayBoundary: PillarMoment['dayBoundary']) {
  const at = new Date(clock);
  const eight = Solar.fromYmdHms(
    at.getUTCFullYear(),
    at.getUTCMonth() + 1,
    at.getUTCDate(),
    at.getUTCHours(),
    at.getUTCMinutes(),
    0,
  )
    .getLunar()
    .getEightChar();
  eight.setSect(SECT[dayBoundary]);
  return eight;
}
