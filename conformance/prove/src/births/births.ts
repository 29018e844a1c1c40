// Random births for comparisons, the same in every run, so that a difference can be reproduced.

import { type Gender, type Instant, instant, type SolarTime, solarTime } from 'beichen';
import { lunarDateOf } from 'beichen/almanac';
import { civilDayOf, dateOf, gregorianOf, MS_PER_DAY, MS_PER_HOUR } from './civil-day.ts';

/** Random numbers from 0 to 1, always the same for a seed (mulberry32, public domain). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A birth by its sundial time, the input of most programs. */
export interface SundialBirth {
  /** Days since 1970-01-01. */
  readonly civilDay: number;
  /** The double hour: 0 for 子 after midnight, 1 for 丑 … 11 for 亥, 12 for 子 before midnight. */
  readonly doubleHour: number;
  readonly gender: Gender;
}

const LATE_ZI = 12;

/** First and last date of the lunar years 1900 to 2099, which include nearly all births of users. */
export const [FIRST_DATE, LAST_DATE] = ['1900-01-31', '2100-02-08'];

/** Random births of the lunar years 1900 to 2099, or only births of one kind. */
export function* randomBirths(
  count: number,
  seed: number,
  isOfKind = (_: SundialBirth) => true,
): Generator<SundialBirth> {
  const random = randomNumbers(seed);
  const below = (n: number) => Math.floor(random() * n);
  const from = civilDayOf(FIRST_DATE);
  const days = civilDayOf(LAST_DATE) - from + 1;
  for (let found = 0; found < count; ) {
    const birth: SundialBirth = {
      civilDay: from + below(days),
      doubleHour: below(13),
      gender: below(2) === 0 ? 'male' : 'female',
    };
    if (!isOfKind(birth)) continue;
    found += 1;
    yield birth;
  }
}

/** True if a birth is between 23:00 and midnight. */
export const inLateZi = ({ doubleHour }: SundialBirth): boolean => doubleHour === LATE_ZI;

/** True if a birth's day is in a leap month. */
export const inLeapMonth = ({ civilDay }: SundialBirth): boolean => lunarDateOf(gregorianOf(civilDay)).leapMonth;

/** True if a birth's day is within three weeks of a lunar New Year. */
export function nearNewYear({ civilDay }: SundialBirth): boolean {
  const { month, day } = lunarDateOf(gregorianOf(civilDay));
  return (month === 1 && day <= 21) || (month === 12 && day >= 10);
}

/** A clock time of UTC+8 as an instant and as a sundial time, as for programs without a longitude. */
export const inChina = (clock: number): [Instant, SolarTime] => [instant(clock - 8 * MS_PER_HOUR), solarTime(clock)];

/** The middle of a birth's double hour on the sundial; of 子 the middle of its half. */
export function sundialOf({ civilDay, doubleHour }: SundialBirth): SolarTime {
  const hours = doubleHour === 0 ? 0.5 : doubleHour === LATE_ZI ? 23.5 : 2 * doubleHour;
  return solarTime(civilDay * MS_PER_DAY + hours * MS_PER_HOUR);
}

/** Day and branch of the hour of a birth, if the day changes at 23:00 ('zi') or at midnight. */
export const countedDay = ({ civilDay, doubleHour }: SundialBirth, dayBoundary: 'zi' | 'midnight') => ({
  civilDay: doubleHour === LATE_ZI && dayBoundary === 'zi' ? civilDay + 1 : civilDay,
  hour: doubleHour % 12,
});

/** A birth on the clock of China, UTC+8. */
export interface ClockBirth {
  /** Milliseconds since 1970-01-01T00:00 on that clock, whole minutes. */
  readonly clock: number;
  readonly gender: Gender;
}

/** Random births of the lunar years 1900 to 2099, to the minute. */
export function* randomClockBirths(count: number, seed: number): Generator<ClockBirth> {
  const random = randomNumbers(seed);
  const [from, to] = [civilDayOf(FIRST_DATE) * MINUTES_PER_DAY, (civilDayOf(LAST_DATE) + 1) * MINUTES_PER_DAY];
  for (let i = 0; i < count; i++) {
    const minute = from + Math.floor(random() * (to - from));
    yield { clock: minute * (MS_PER_DAY / MINUTES_PER_DAY), gender: random() < 0.5 ? 'male' : 'female' };
  }
}

const MINUTES_PER_DAY = 1440;

/** A birth as short text, for a list of differences. */
export const birthText = ({ civilDay, doubleHour, gender }: SundialBirth): string =>
  `${dateOf(civilDay)} double hour ${doubleHour} ${gender}`;
