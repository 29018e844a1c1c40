import { expect, test } from 'vitest';
import { randomPillarMoments } from '../facts/pillar-moments.ts';
import {
  compareMomentsWithLunarTypescript,
  compareMomentsWithTyme,
  LUNAR_TYPESCRIPT_DIFFERENCES,
  TYME_MOMENT_DIFFERENCES,
} from './pillars-at-moments.ts';

const namesOf = (differences: readonly { readonly name: string }[]) => differences.map(({ name }) => name);

test('600 moments of lives 1900-2199: luck, small luck, years, months and pillars are those of tyme4ts 1.5.2', () => {
  const { charts, named, unexplained } = compareMomentsWithTyme(randomPillarMoments(600, 41));
  expect(unexplained.slice(0, 10)).toEqual([]);
  expect(charts).toBe(600);
  expect(namesOf(TYME_MOMENT_DIFFERENCES)).toEqual(expect.arrayContaining(Object.keys(named)));
  expect(Object.keys(named)).toContain('small luck of those born before Lichun');
});

test('400 moments: the lists of lunar-typescript 1.8.6 are the same, but for its whole minutes and its ends of months', () => {
  const { charts, named, unexplained } = compareMomentsWithLunarTypescript(randomPillarMoments(400, 42));
  expect(unexplained.slice(0, 10)).toEqual([]);
  expect(charts).toBe(400);
  expect(namesOf(LUNAR_TYPESCRIPT_DIFFERENCES)).toEqual(expect.arrayContaining(Object.keys(named)));
  expect(Object.keys(named)).toContain('end of the month');
});
