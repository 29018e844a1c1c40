// What is there to say of a star in a palace? Its brightness there and the transformation that the year's stem gives it.
// Every star in every state is made once for each school, so that a chart only points at them.

import { BRANCH_IDS, type Branch } from '../cycle/branch.ts';
import type { Stem } from '../cycle/stem.ts';
import type { BrightnessId, BrightnessTable } from './brightness.ts';
import { MAJOR_STAR_IDS, type MajorStarId, MINOR_STAR_IDS, type MinorStarId, type StarId } from './star-ids.ts';
import { TRANSFORMATION_IDS, type TransformationId, type Transformed } from './transformations.ts';

/** A star in a palace. A star that no table grades has no brightness. */
export interface Star {
  readonly id: StarId;
  readonly brightness?: BrightnessId;
  readonly transformation?: TransformationId;
}

/** The major and the minor stars, numbered 0 … 27: the ones that are graded and transformed. */
export const GRADED_STAR_IDS: readonly (MajorStarId | MinorStarId)[] = [...MAJOR_STAR_IDS, ...MINOR_STAR_IDS];

/** Every state of the graded stars, and which of them a stem transforms. */
export interface StarStates {
  /** By star, then by palace and transformation: see `stateOf`. */
  readonly states: readonly (readonly Star[])[];
  /** By stem: the numbers of the stars with 禄 权 科 忌. */
  readonly transformed: readonly (readonly number[])[];
  /** The same by stem, then by star: 0 for none, 1 … 4 for 禄 权 科 忌. */
  readonly transformationOf: readonly Uint8Array[];
}

const KINDS = TRANSFORMATION_IDS.length + 1;

/** The star of a number in a palace, in a year of that stem. */
export const stateOf = (stars: StarStates, star: number, palace: Branch, yearStem: Stem): Star =>
  stars.states[star]![palace * KINDS + stars.transformationOf[yearStem]![star]!]!;

/** All states under a school's two tables. */
export function starStates(brightness: BrightnessTable, transformations: readonly Transformed[]): StarStates {
  return {
    states: GRADED_STAR_IDS.map((id) =>
      BRANCH_IDS.flatMap((_, palace) =>
        Array.from({ length: KINDS }, (_, kind) => starIn(id, brightness[id]?.[palace], TRANSFORMATION_IDS[kind - 1])),
      ),
    ),
    transformed: transformations.map((four) => four.map((id) => GRADED_STAR_IDS.indexOf(id))),
    transformationOf: transformations.map((four) => Uint8Array.from(GRADED_STAR_IDS, (id) => four.indexOf(id) + 1)),
  };
}

/** A star that is neither graded nor transformed. */
export const loneStar = (id: StarId): Star => Object.freeze({ id });

const starIn = (id: StarId, brightness: BrightnessId | undefined, transformation: TransformationId | undefined): Star =>
  Object.freeze({
    id,
    ...(brightness === undefined ? {} : { brightness }),
    ...(transformation === undefined ? {} : { transformation }),
  });
