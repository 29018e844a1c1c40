// Births for measurements: all over the world in two centuries, random but the same in every run.

import type { Birth, BirthPlace } from 'beichen';
import { lunarDateOf } from 'beichen/almanac';
import { FIRST_DATE, inLeapMonth, LAST_DATE, randomBirths, randomNumbers, type SundialBirth } from './births.ts';
import { civilDayOf, gregorianOf } from './civil-day.ts';

/** A number of births with clock time and place. */
export function variedBirths(count: number, seed: number): readonly Birth[] {
  const random = randomNumbers(seed);
  const below = (n: number) => Math.floor(random() * n);
  const first = civilDayOf(FIRST_DATE) + 1; // a day of reserve for time zones
  const days = civilDayOf(LAST_DATE) - first;
  return Array.from({ length: count }, () => ({
    date: { calendar: 'solar', ...gregorianOf(first + below(days)) },
    hour: below(24),
    minute: below(60),
    gender: random() < 0.5 ? 'male' : 'female',
    place: PLACES[below(PLACES.length)]!,
  }));
}

/**
 * Births with as many uncertainties as possible: no minute, two time zones, and a day of a leap month that schools count to two months. Each adds another
 * chart, so their documents are the longest.
 */
export function boundaryBirths(count: number, seed: number): readonly Birth[] {
  const place = PLACES.find(({ otherTimeZones }) => otherTimeZones !== undefined)!;
  const isDisputed = (birth: SundialBirth) => inLeapMonth(birth) && lunarDateOf(gregorianOf(birth.civilDay)).day >= 16;
  return Array.from(randomBirths(count, seed, isDisputed), ({ civilDay, doubleHour, gender }, i) => ({
    date: { calendar: 'solar', ...gregorianOf(civilDay) },
    hour: Math.min(2 * doubleHour + (i % 2), 23),
    gender,
    place,
  }));
}

// Longitudes to a tenth of a degree, from an atlas.
// biome-ignore format: one place a line
const PLACES: readonly BirthPlace[] = [
  { longitude:  116.4, timeZone: 'Asia/Shanghai' },       // Beijing
  { longitude:  121.5, timeZone: 'Asia/Shanghai' },       // Shanghai
  { longitude:  113.3, timeZone: 'Asia/Shanghai' },       // Guangzhou
  { longitude:  104.1, timeZone: 'Asia/Shanghai' },       // Chengdu
  { longitude:   87.6, timeZone: 'Asia/Shanghai', otherTimeZones: ['Asia/Urumqi'] },  // Urumqi
  { longitude:  114.2, timeZone: 'Asia/Hong_Kong' },      // Hong Kong
  { longitude:  121.5, timeZone: 'Asia/Taipei' },         // Taipei
  { longitude:  103.9, timeZone: 'Asia/Singapore' },      // Singapore
  { longitude:  101.7, timeZone: 'Asia/Kuala_Lumpur' },   // Kuala Lumpur
  { longitude:  139.7, timeZone: 'Asia/Tokyo' },          // Tokyo
  { longitude:  127.0, timeZone: 'Asia/Seoul' },          // Seoul
  { longitude:  106.7, timeZone: 'Asia/Ho_Chi_Minh' },    // Saigon
  { longitude:   77.2, timeZone: 'Asia/Kolkata' },        // Delhi
  { longitude:   37.6, timeZone: 'Europe/Moscow' },       // Moscow
  { longitude:    2.3, timeZone: 'Europe/Paris' },        // Paris
  { longitude:   -0.1, timeZone: 'Europe/London' },       // London
  { longitude:  -46.6, timeZone: 'America/Sao_Paulo' },   // São Paulo
  { longitude:  -74.0, timeZone: 'America/New_York' },    // New York
  { longitude: -122.4, timeZone: 'America/Los_Angeles' }, // San Francisco
  { longitude:  151.2, timeZone: 'Australia/Sydney' },    // Sydney
];
