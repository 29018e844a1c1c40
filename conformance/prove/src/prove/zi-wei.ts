// Compares Zi Wei charts with two independent programs in all their facts, under matching conventions.

import { memoizeIztro } from '../adapters.ts';
import {
  FIRST_DATE,
  inLateZi,
  inLeapMonth,
  LAST_DATE,
  nearNewYear,
  randomNumbers,
  type SundialBirth,
} from '../births/births.ts';
import { civilDayOf } from '../births/civil-day.ts';
import { compareFlightsWithIztro } from '../compare/flights.ts';
import { compareWithFortel, FORTEL_DIFFERENCES, type FortelQuestion } from '../compare/with-fortel.ts';
import { compareWithIztro, IZTRO_DIFFERENCES } from '../compare/with-iztro.ts';
import {
  compareTransitsWithFortel,
  compareTransitsWithIztro,
  FORTEL_TRANSIT_DIFFERENCES,
  IZTRO_TRANSIT_DIFFERENCES,
} from '../compare/ziwei-at-moments.ts';
import { comparisonPart, type Part } from './report.ts';

/**
 * Every day of the lunar years 1900 to 2099 with a number of its thirteen double hours, twice as many on days of leap months or within three weeks of a New
 * Year; both genders; the last double hour under both day boundaries.
 */
function* everyDay(doubleHours: number, seed: number): Generator<FortelQuestion> {
  const random = randomNumbers(seed);
  for (let civilDay = civilDayOf(FIRST_DATE); civilDay <= civilDayOf(LAST_DATE); civilDay++) {
    const birthAt = (): SundialBirth => ({
      civilDay,
      doubleHour: Math.floor(random() * 13),
      gender: random() < 0.5 ? 'male' : 'female',
    });
    const day = birthAt();
    const births = inLeapMonth(day) || nearNewYear(day) ? 2 * doubleHours : doubleHours;
    for (let i = 0; i < births; i++) {
      const birth = birthAt();
      yield { birth, dayBoundary: 'zi' };
      if (inLateZi(birth)) yield { birth, dayBoundary: 'midnight' };
    }
  }
}

export function proveZiweiAgainstFortel(doubleHours: number, seed: number): Part {
  return comparisonPart(
    'Zi Wei by the Zhongzhou school, against fortel-ziweidoushu: every day of the lunar years 1900 to 2099',
    compareWithFortel(everyDay(doubleHours, seed)),
    FORTEL_DIFFERENCES,
  );
}

export function proveZiweiAgainstIztro(births: number, seed: number): Part {
  memoizeIztro();
  return comparisonPart(
    'Zi Wei by the common school, and by what iztro changes for Zhongzhou, against iztro: random births of the lunar years 1900 to 2099',
    compareWithIztro(births, seed),
    IZTRO_DIFFERENCES,
  );
}

export function proveTransitsAgainstIztro(births: number, seed: number): Part {
  memoizeIztro();
  return comparisonPart(
    'Zi Wei at a moment, all six levels, against the horoscope of iztro: births of the lunar years 1900 to 2099, each with a moment',
    compareTransitsWithIztro(births, seed),
    IZTRO_TRANSIT_DIFFERENCES,
  );
}

export function proveTransitsAgainstFortel(births: number, seed: number): Part {
  return comparisonPart(
    'Zi Wei at a moment by the Zhongzhou school, from the decade to the day, against fortel-ziweidoushu: births of 1900 to 2099, each with a moment',
    compareTransitsWithFortel(births, seed),
    FORTEL_TRANSIT_DIFFERENCES,
  );
}

export function proveFlightsAgainstIztro(births: number, seed: number): Part {
  memoizeIztro();
  return comparisonPart(
    'Flights of the palaces’ stems, outward and inward self-transformations, by the common school, against iztro: random births of the lunar years 1900 to 2099',
    compareFlightsWithIztro(births, seed),
    [],
  );
}
