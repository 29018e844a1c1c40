// Compares stars and relations of the Four Pillars with cantian-tymext and lunisolar, for a few thousand births; `npm run prove` has more.

import { expect, test } from 'vitest';
import { randomPillarCharts } from '../facts/pillar-charts.ts';
import { proveStarFrequencies } from '../prove/pillar-stars.ts';
import {
  CANTIAN_RELATION_DIFFERENCES,
  CANTIAN_STAR_DIFFERENCES,
  compareRelationsWithCantian,
  compareStarsWithCantian,
  compareStarsWithLunisolar,
} from './with-pillar-programs.ts';

test('2,000 births: 54 rows of stars are those of cantian-tymext, but for four differences with a name', () => {
  const { charts, named, unexplained } = compareStarsWithCantian(randomPillarCharts(2000, 51));
  expect(unexplained.slice(0, 10)).toEqual([]);
  expect(charts).toBe(2000);
  expect(Object.keys(named).sort()).toEqual(CANTIAN_STAR_DIFFERENCES.map(({ name }) => name).sort());
});

test('2,000 births: 27 stars are those of lunisolar, wherever it has the same pillars', () => {
  const { charts, unexplained } = compareStarsWithLunisolar(randomPillarCharts(2000, 52));
  expect(unexplained.slice(0, 10)).toEqual([]);
  expect(charts).toBeGreaterThan(1850);
});

test('2,000 births: relations are those of cantian-tymext, but for three differences with a name', () => {
  const { charts, named, unexplained } = compareRelationsWithCantian(randomPillarCharts(2000, 53));
  expect(unexplained.slice(0, 10)).toEqual([]);
  expect(charts).toBe(2000);
  expect(Object.keys(named).sort()).toEqual(CANTIAN_RELATION_DIFFERENCES.map(({ name }) => name).sort());
});

test('every star occurs in some births, and none in all', () => {
  const { rows, unexplained } = proveStarFrequencies(97);
  expect(unexplained).toEqual([]);
  expect(rows).toHaveLength(17);
});
