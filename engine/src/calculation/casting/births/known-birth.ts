// Facts by which a birth is searched: parts of its pillars, facts of its Zi Wei chart, its lunar month and day, its double hour.

import { BRANCH_IDS, type BranchId } from '../../cycle/branch.ts';
import { STEM_IDS, type StemId } from '../../cycle/stem.ts';
import {
  FLAG,
  type InputProblem,
  isObject,
  listOf,
  oneOf,
  optional,
  type Rule,
  recordOf,
  ruleFor,
  wholeBetween,
} from '../../input/input.ts';
import { BUREAU_IDS } from '../../ziwei/bureau.ts';
import type { KnownFacts, KnownStar } from '../../ziwei/known-facts.ts';
import { PALACE_IDS } from '../../ziwei/palaces.ts';
import { PATTERN_FORM_IDS, PATTERN_IDS, type PatternFormId, type PatternId } from '../../ziwei/patterns/pattern-ids.ts';
import { formsOfPattern } from '../../ziwei/patterns/pattern-rows.ts';
import { MAIN_STAR_IDS } from '../../ziwei/rarity.ts';
import { ADJECTIVE_STAR_IDS, GRADED_STAR_IDS, type GradedStarId } from '../../ziwei/star-ids.ts';
import type { Gender } from '../birth.ts';
import { GENDERS } from '../birth.ts';

/** A pillar, its stem alone, or its branch alone. */
export interface KnownPillar {
  readonly stem?: StemId | undefined;
  readonly branch?: BranchId | undefined;
}

/** A pattern that a chart has. */
export interface KnownPattern {
  readonly id: PatternId;
  /** Form of the pattern; any of its forms by default. */
  readonly form?: PatternFormId | undefined;
  /** True if nothing that spoils it is present. */
  readonly clean?: boolean | undefined;
}

/** Known facts of a birth, all of which must hold. */
export interface KnownBirth extends Omit<KnownFacts, 'patterns'> {
  readonly yearPillar?: KnownPillar | undefined;
  readonly monthPillar?: KnownPillar | undefined;
  readonly dayPillar?: KnownPillar | undefined;
  readonly hourPillar?: KnownPillar | undefined;
  /** The branches of the life and the body palace. */
  readonly lifeBranch?: BranchId | undefined;
  readonly bodyBranch?: BranchId | undefined;
  /** The stars with 化禄, 化权, 化科, 化忌. */
  readonly lu?: GradedStarId | undefined;
  readonly quan?: GradedStarId | undefined;
  readonly ke?: GradedStarId | undefined;
  readonly ji?: GradedStarId | undefined;
  readonly patterns?: readonly KnownPattern[] | undefined;
  /** The month of the lunar date, 1 … 12: without `leapMonth` either of that number. */
  readonly lunarMonth?: number | undefined;
  readonly leapMonth?: boolean | undefined;
  readonly lunarDay?: number | undefined;
  readonly doubleHour?: BranchId | undefined;
  /**
   * No condition by itself: it decides the palaces of some stars in the schools zhongzhou and vietnam. Without it, a birth matches if it does for either
   * gender.
   */
  readonly gender?: Gender | undefined;
}

const PILLAR_PARTS = recordOf<KnownPillar>({ stem: optional(oneOf(STEM_IDS)), branch: optional(oneOf(BRANCH_IDS)) });

const PILLAR: Rule = {
  ...PILLAR_PARTS,
  accepts: (pillar) => PILLAR_PARTS.accepts(pillar) && isPartOfPair(pillar as KnownPillar),
  problems: (field, pillar) =>
    PILLAR_PARTS.accepts(pillar)
      ? ruleFor(
          'object',
          'a stem, a branch, or both of one polarity, as the sixty pairs have them',
          () => false,
        ).problems(field, pillar)
      : PILLAR_PARTS.problems(field, pillar),
};

/** True if one of the sixty pairs has the known parts of a pillar: 甲丑 is none. */
export const isPartOfPair = ({ stem, branch }: KnownPillar): boolean =>
  stem === undefined
    ? branch !== undefined
    : branch === undefined || isEven(STEM_IDS.indexOf(stem)) === isEven(BRANCH_IDS.indexOf(branch));

const isEven = (place: number): boolean => place % 2 === 0;

const PATTERN_PARTS = recordOf<KnownPattern>({
  id: oneOf(PATTERN_IDS),
  form: optional(oneOf(PATTERN_FORM_IDS)),
  clean: optional(FLAG),
});

const PATTERN: Rule = {
  ...PATTERN_PARTS,
  accepts: (pattern) => PATTERN_PARTS.accepts(pattern) && hasForm(pattern as KnownPattern),
  problems: (field, pattern) => {
    if (!PATTERN_PARTS.accepts(pattern)) return within(field, PATTERN_PARTS.problems(field, pattern));
    const { id, form } = pattern as KnownPattern;
    return within(field, oneOf(formsOfPattern(id)).problems('form', form));
  },
};

/** Problems of members, with the name of their parent before the field. */
const within = (field: string, problems: readonly InputProblem[]): readonly InputProblem[] =>
  problems.map((problem) => (problem.field === field ? problem : { ...problem, field: `${field}.${problem.field}` }));

const hasForm = ({ id, form }: KnownPattern): boolean => form === undefined || formsOfPattern(id).includes(form);

const STAR = recordOf<KnownStar>({
  star: oneOf([...GRADED_STAR_IDS, ...ADJECTIVE_STAR_IDS]),
  branch: optional(oneOf(BRANCH_IDS)),
  palace: optional(oneOf(PALACE_IDS)),
});

const GRADED_STAR = optional(oneOf(GRADED_STAR_IDS));

const MEMBERS = recordOf<KnownBirth>({
  yearPillar: optional(PILLAR),
  monthPillar: optional(PILLAR),
  dayPillar: optional(PILLAR),
  hourPillar: optional(PILLAR),
  mainStar: optional(oneOf(MAIN_STAR_IDS)),
  bureau: optional(oneOf(BUREAU_IDS)),
  lifeBranch: optional(oneOf(BRANCH_IDS)),
  bodyBranch: optional(oneOf(BRANCH_IDS)),
  stars: optional(listOf(STAR)),
  lu: GRADED_STAR,
  quan: GRADED_STAR,
  ke: GRADED_STAR,
  ji: GRADED_STAR,
  patterns: optional(listOf(PATTERN)),
  lunarMonth: optional(wholeBetween(1, 12)),
  leapMonth: optional(FLAG),
  lunarDay: optional(wholeBetween(1, 30)),
  doubleHour: optional(oneOf(BRANCH_IDS)),
  gender: optional(oneOf(GENDERS)),
});

/** Accepts known facts, at least one: without any a search would list every birth. */
export const KNOWN_BIRTH: Rule = {
  ...MEMBERS,
  accepts: (known) => MEMBERS.accepts(known) && isSomething(known as KnownBirth),
  problems: (field, known) =>
    MEMBERS.accepts(known)
      ? ruleFor('object', 'something beside the gender, such as dayPillar or mainStar', () => false).problems(
          field,
          known,
        )
      : MEMBERS.problems(field, known),
};

/** True if the known facts exclude any birth. */
export const isSomething = (known: KnownBirth): boolean =>
  isObject(known) &&
  Object.entries(known).some(
    ([name, value]) => name !== 'gender' && value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
