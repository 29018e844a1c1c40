import { expect, test } from 'vitest';
import { RUNS } from '../../../../test/setup/runs.ts';
import { inLateZi, inLeapMonth, nearNewYear, randomBirths, type SundialBirth } from '../births/births.ts';
import { compareWithFortel, type FortelQuestion } from './with-fortel.ts';
import { compareTransitsWithFortel } from './ziwei-at-moments.ts';

const births: readonly SundialBirth[] = [
  ...randomBirths(1400 * RUNS, 11),
  ...randomBirths(200 * RUNS, 12, inLeapMonth),
  ...randomBirths(200 * RUNS, 13, nearNewYear),
];
const questions: readonly FortelQuestion[] = [
  ...births.map((birth) => ({ birth, dayBoundary: 'zi' }) as const),
  ...[...randomBirths(200 * RUNS, 14, inLateZi)].map((birth) => ({ birth, dayBoundary: 'midnight' }) as const),
];

test('2,000 births 1900-2099, in a full run ten times as many, by the Zhongzhou school: lunar date, stars, rings, decades, brightness, transformations, rulers and palaces are those of fortel-ziweidoushu 1.3.4', () => {
  const { charts, named, unexplained } = compareWithFortel(questions);
  expect(unexplained.slice(0, 10)).toEqual([]);
  expect(charts).toBe(2000 * RUNS);
  expect(Object.keys(named).filter((name) => name !== 'month 7 of 2097')).toEqual([]);
});

test('200 births, in a full run ten times as many, each with a moment: age, decade, year, month and day with palace, pair, transformations and flow stars are those of fortel-ziweidoushu 1.3.4', () => {
  const { charts, named, unexplained } = compareTransitsWithFortel(200 * RUNS, 20261120);
  expect(unexplained.slice(0, 10)).toEqual([]);
  expect(charts).toBe(200 * RUNS);
  expect(Object.keys(named).filter((name) => name !== 'month 7 of 2097')).toEqual(['second half of a leap month']);
});
