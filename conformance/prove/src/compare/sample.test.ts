// A few hundred births of every kind by the three programs: quick enough for mutation testing, which runs the test once for every change of a rule.

import { expect, test } from 'vitest';
import { memoizeIztro } from '../adapters.ts';
import { inLateZi, inLeapMonth, nearNewYear, randomBirths, randomClockBirths } from '../births/births.ts';
import { randomPillarCharts } from '../facts/pillar-charts.ts';
import { randomPillarMoments } from '../facts/pillar-moments.ts';
import { compareMomentsWithTyme } from './pillars-at-moments.ts';
import { compareWithFortel, type FortelQuestion } from './with-fortel.ts';
import { compareWithIztro } from './with-iztro.ts';
import { compareRelationsWithCantian, compareStarsWithCantian } from './with-pillar-programs.ts';
import { compareWithTyme } from './with-tyme4ts.ts';

test('500 births are those of fortel-ziweidoushu', () => {
  const questions: readonly FortelQuestion[] = [
    ...[...randomBirths(300, 31), ...randomBirths(70, 32, inLeapMonth), ...randomBirths(70, 33, nearNewYear)].map(
      (birth) => ({ birth, dayBoundary: 'zi' }) as const,
    ),
    ...[...randomBirths(60, 34, inLateZi)].map((birth) => ({ birth, dayBoundary: 'midnight' }) as const),
  ];
  const { charts, unexplained } = compareWithFortel(questions);
  expect([charts, unexplained]).toEqual([500, []]);
});

test('200 births are those of iztro', () => {
  memoizeIztro();
  const { charts, unexplained } = compareWithIztro(200, 35);
  expect([charts, unexplained]).toEqual([200, []]);
});

test('200 births are those of tyme4ts', () => {
  const questions = [...randomClockBirths(200, 36)].map(
    (birth, n) => ({ ...birth, dayBoundary: n % 2 === 0 ? 'zi' : 'midnight' }) as const,
  );
  const { charts, unexplained } = compareWithTyme(questions);
  expect([charts, unexplained]).toEqual([200, []]);
});

test('150 moments of lives are those of tyme4ts', () => {
  const { charts, unexplained } = compareMomentsWithTyme(randomPillarMoments(150, 37));
  expect([charts, unexplained]).toEqual([150, []]);
});

test('the stars and relations of 300 births are those of cantian-tymext', () => {
  const charts = [...randomPillarCharts(300, 38)];
  for (const compare of [compareStarsWithCantian, compareRelationsWithCantian]) {
    expect(compare(charts)).toMatchObject({ charts: 300, unexplained: [] });
  }
});
