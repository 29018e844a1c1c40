import { expect, test } from 'vitest';
import { BRANCH_IDS, branch } from '../cycle/branch.ts';
import { STEM_IDS, stem } from '../cycle/stem.ts';
import { BRIGHTNESS_IDS } from './brightness.ts';
import { SCHOOLS } from './school.ts';
import { STAR_STATES, type Star, stateOf, untransformedIn } from './star.ts';
import { ADJECTIVE_STAR_IDS, GRADED_STAR_IDS, MAJOR_STAR_IDS, MINOR_STAR_IDS } from './star-ids.ts';
import { TRANSFORMATION_IDS } from './transformations.ts';

const IDS = [...MAJOR_STAR_IDS, ...MINOR_STAR_IDS, ...ADJECTIVE_STAR_IDS];
const STATES: readonly Star[] = [
  ...Object.values(SCHOOLS).flatMap(({ stars }) =>
    GRADED_STAR_IDS.flatMap((_, star) =>
      BRANCH_IDS.flatMap((_, palace) =>
        STEM_IDS.map((_, yearStem) => stateOf(stars, star, branch(palace), stem(yearStem))),
      ),
    ),
  ),
  ...Object.values(SCHOOLS).flatMap(({ stars }) => IDS.flatMap((id) => untransformedIn(stars, id))),
];

const stateOnly = ({ id, brightness, transformation }: Star) => `${id} ${brightness} ${transformation}`;

test('two stars have one number exactly when they are one star in one state', () => {
  const numberOf = new Map(STATES.map((star) => [stateOnly(star), star.stateIndex]));
  for (const star of STATES) expect(numberOf.get(stateOnly(star)), stateOnly(star)).toBe(star.stateIndex);
  expect(new Set(numberOf.values()).size).toBe(numberOf.size);
});

test('there is a number for each star, each brightness or none, and each transformation or none', () => {
  expect(STAR_STATES).toBe(IDS.length * (BRIGHTNESS_IDS.length + 1) * (TRANSFORMATION_IDS.length + 1));
  for (const { stateIndex: number } of STATES) {
    expect(Number.isInteger(number)).toBe(true);
    expect(number).toBeGreaterThanOrEqual(0);
    expect(number).toBeLessThan(STAR_STATES);
  }
});

test('a star has no member for what there is not to say of it', () => {
  expect(Object.keys(untransformedIn(SCHOOLS.common.stars, 'hongluan')[0]!)).toEqual(['stateIndex', 'id']);
  for (const star of STATES) expect(Object.values(star)).not.toContain(undefined);
});
