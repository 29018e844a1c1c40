// What is there to say of a star in a palace? Its brightness there and the transformation that the year's stem gives it.
// Every star in every state is made once for each school, so that a chart only points at them.

import { BRANCH_IDS, type Branch } from '../cycle/branch.ts';
import type { Stem } from '../cycle/stem.ts';
import { BRIGHTNESS_IDS, type BrightnessId, type BrightnessTable } from './brightness.ts';
import {
  ADJECTIVE_STAR_IDS,
  MAJOR_STAR_IDS,
  type MajorStarId,
  MINOR_STAR_IDS,
  type MinorStarId,
  type StarId,
} from './star-ids.ts';
import { TRANSFORMATION_IDS, type TransformationId, type Transformed } from './transformations.ts';

/** A star in a palace. A star that no table grades has no brightness. */
export interface Star {
  /** Which it is of all stars in all their states, for whoever keeps something for each of them: the same for the same star in the same state. */
  readonly number: number;
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
export const loneStar = (id: StarId): Star => starIn(id, undefined, undefined);

const STAR_IDS: readonly StarId[] = [...GRADED_STAR_IDS, ...ADJECTIVE_STAR_IDS];
const GRADES = BRIGHTNESS_IDS.length + 1;

/** How many numbers of stars there are. */
export const STAR_STATES = STAR_IDS.length * GRADES * KINDS;

function starIn(id: StarId, brightness: BrightnessId | undefined, transformation: TransformationId | undefined): Star {
  const grade = brightness === undefined ? 0 : BRIGHTNESS_IDS.indexOf(brightness) + 1;
  const kind = transformation === undefined ? 0 : TRANSFORMATION_IDS.indexOf(transformation) + 1;
  return Object.freeze({
    number: (STAR_IDS.indexOf(id) * GRADES + grade) * KINDS + kind,
    id,
    ...(brightness === undefined ? {} : { brightness }),
    ...(transformation === undefined ? {} : { transformation }),
  });
}
