import { expect, test } from 'vitest';
import { inLateZi, inLeapMonth, nearNewYear, randomBirths, type SundialBirth } from '../births/births.ts';
import { compareWithFortel, type FortelQuestion } from './with-fortel.ts';
import { compareTransitsWithFortel } from './ziwei-at-moments.ts';

const births: readonly SundialBirth[] = [
  ...randomBirths(4000, 11),
  ...randomBirths(600, 12, inLeapMonth),
  ...randomBirths(600, 13, nearNewYear),
];
const questions: readonly FortelQuestion[] = [
  ...births.map((birth) => ({ birth, dayBoundary: 'zi' }) as const),
  ...[...randomBirths(800, 14, inLateZi)].map((birth) => ({ birth, dayBoundary: 'midnight' }) as const),
];

test('6,000 births 1900-2099 by the Zhongzhou school: lunar date, stars, rings, decades, brightness, transformations, rulers and palaces are those of fortel-ziweidoushu 1.3.4', () => {
  const { charts, named, unexplained } = compareWithFortel(questions);
  expect(unexplained.slice(0, 10)).toEqual([]);
  expect(charts).toBe(6000);
  expect(Object.keys(named).filter((name) => name !== 'month 7 of 2097')).toEqual([]);
});

test('500 births, each with a moment: age, decade, year, month and day with palace, pair, transformations and flow stars are those of fortel-ziweidoushu 1.3.4', () => {
  const { charts, named, unexplained } = compareTransitsWithFortel(500, 20261120);
  expect(unexplained.slice(0, 10)).toEqual([]);
  expect(charts).toBe(500);
  expect(Object.keys(named).filter((name) => name !== 'month 7 of 2097')).toEqual(['second half of a leap month']);
});
