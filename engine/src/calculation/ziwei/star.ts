// A star in a palace, with its brightness there and its transformation by the year's stem. Every star in every state is created on first use and shared by
// charts.

import { BRANCH_IDS, type Branch } from '../cycle/branch.ts';
import type { Stem } from '../cycle/stem.ts';
import { BRIGHTNESS_IDS, type BrightnessId, type BrightnessTable } from './brightness.ts';
import { GRADED_STAR_IDS, STAR_IDS, type StarId } from './star-ids.ts';
import { type StemTransformations, TRANSFORMATION_IDS, type TransformationId } from './transformations.ts';

/** A star in a palace. A star without a grade has no brightness. */
export interface Star {
  /** Dense index of a star in one state (brightness, transformation). Use it as a cache key. */
  readonly stateIndex: number;
  readonly id: StarId;
  readonly brightness?: BrightnessId;
  readonly transformation?: TransformationId;
}

/** States of the stars of a school: the brightness of each in each palace, and its transformation by each stem. */
export interface StarStates {
  /** By star, then by palace: the number of the star in that brightness, not transformed. */
  readonly untransformed: readonly Uint16Array[];
  /** By stem: the numbers of the stars with 禄 权 科 忌. */
  readonly transformed: readonly (readonly number[])[];
  /** By stem, then by star: 0 for no transformation, 1 … 4 for 禄 权 科 忌. */
  readonly transformationOf: readonly Uint8Array[];
}

/** The star of a number in a palace, in a year of that stem. */
export const stateOf = (stars: StarStates, star: number, palace: Branch, yearStem: Stem): Star =>
  starOfNumber(stars.untransformed[star]![palace]! + stars.transformationOf[yearStem]![star]!);

/** Combines a school's tables of brightness and transformations. */
export function starStates(brightness: BrightnessTable, transformations: readonly StemTransformations[]): StarStates {
  return {
    untransformed: STAR_IDS.map((id, star) =>
      Uint16Array.from(BRANCH_IDS, (_, palace) => {
        const grade = brightness[id]?.[palace];
        return (star * GRADES + (grade === undefined ? 0 : BRIGHTNESS_IDS.indexOf(grade) + 1)) * KINDS;
      }),
    ),
    transformed: transformations.map((four) => four.map((id) => GRADED_STAR_IDS.indexOf(id))),
    transformationOf: transformations.map((four) => Uint8Array.from(GRADED_STAR_IDS, (id) => four.indexOf(id) + 1)),
  };
}

/** A star that no stem transforms, in each of the palaces. */
export const untransformedIn = (stars: StarStates, id: StarId): readonly Star[] =>
  Array.from(stars.untransformed[STAR_IDS.indexOf(id)]!, starOfNumber);

const GRADES = BRIGHTNESS_IDS.length + 1;
const KINDS = TRANSFORMATION_IDS.length + 1;

/** Number of states of stars. */
export const STAR_STATES = STAR_IDS.length * GRADES * KINDS;

const STARS = Array<Star | undefined>(STAR_STATES).fill(undefined);
const starOfNumber = (number: number): Star => STARS[number] ?? firstOfNumber(number);

/** Makes the star of a number. Numbers are ordered by star, then by brightness, then by transformation. */
function firstOfNumber(number: number): Star {
  const grades = Math.floor(number / KINDS);
  const brightness = BRIGHTNESS_IDS[(grades % GRADES) - 1];
  const transformation = TRANSFORMATION_IDS[(number % KINDS) - 1];
  const star = Object.freeze({
    stateIndex: number,
    id: STAR_IDS[Math.floor(grades / GRADES)]!,
    ...(brightness === undefined ? {} : { brightness }),
    ...(transformation === undefined ? {} : { transformation }),
  });
  STARS[number] = star;
  return star;
}
