// A Zi Wei chart. Twelve palaces with their stars, rings and limits, counted from date, double hour, gender and school.

import type { BirthMoment } from '../calendar/birth-moment.ts';
import { type Branch, branch } from '../cycle/branch.ts';
import { branchOfPair, pairOf, type Sexagenary, stemInYear, stemOf } from '../cycle/sexagenary.ts';
import { polarityOfStem, type Stem } from '../cycle/stem.ts';
import { isObject, type Rule, ruleFor } from '../input/input.ts';
import { bureauOf } from './bureau.ts';
import { decadePalace, decadeStart, type Limits, limitsOf, smallLimitStart } from './limits.ts';
import { type MainStar, mainStarOf } from './main-star.ts';
import { MAJOR_STAR_BRANCHES, ziweiBranch } from './major-stars.ts';
import { MINOR_STARS } from './minor-stars.ts';
import {
  bodyPalace,
  lifePalace,
  originPalace,
  PALACE_IDS,
  type PalaceId,
  roleOf,
  yearOfPalaceStems,
} from './palaces.ts';
import { type Facts, type Placement, palaceOf } from './placement.ts';
import { ringStarts, spiritAt } from './rings.ts';
import { bodyRuler, lifeRuler } from './rulers.ts';
import type { School } from './school.ts';
import { type Star, stateOf } from './star.ts';
import { GRADED_STAR_IDS, type GradedStarId, MAJOR_STAR_IDS, MINOR_STAR_IDS } from './star-ids.ts';
import { TRANSFORMATION_IDS, type TransformationId } from './transformations.ts';
import { dayOfZiwei, monthThatPlaces, type ZiweiDateConventions, ziweiDate } from './ziwei-date.ts';

export interface ZiweiConventions extends ZiweiDateConventions {
  readonly school: School;
}

export interface ZiweiPalace {
  readonly branch: Branch;
  readonly stem: Stem;
  /** Number of its role: 0 for the life palace, 1 for siblings … 11 for parents: an index in PALACE_IDS. */
  readonly order: number;
  readonly majorStars: readonly Star[];
  readonly minorStars: readonly Star[];
  readonly adjectiveStars: readonly Star[];
  /** Indices in the four rings of twelve: GROWTH_PHASE_IDS, DOCTOR_SPIRIT_IDS, GENERAL_SPIRIT_IDS, YEAR_SPIRIT_IDS. */
  readonly growth: number;
  readonly doctor: number;
  readonly general: number;
  readonly yearSpirit: number;
  /** The nominal age at which the palace's decade begins. */
  readonly decadeFromAge: number;
  /** The first nominal age, 1 … 12, whose small limit falls here. */
  readonly smallLimitFromAge: number;
}

/** A star that the stem of the year transforms, and its palace. */
export interface TransformedStar {
  readonly transformation: TransformationId;
  readonly star: GradedStarId;
  readonly branch: Branch;
}

export interface ZiweiChart extends Limits {
  /** The pair of the year that the chart is counted from. */
  readonly year: Sexagenary;
  readonly month: number;
  readonly day: number;
  readonly hour: Branch;
  readonly male: boolean;
  /** True for yang men and yin women: their decades and the rings of growth and of the doctor run forward. */
  readonly forward: boolean;
  /** Branches of the life palace, of the palace that is also the body palace, and of the one with the stem of the year. */
  readonly lifeBranch: Branch;
  readonly bodyBranch: Branch;
  readonly originBranch: Branch;
  readonly lifeRuler: GradedStarId;
  readonly bodyRuler: GradedStarId;
  readonly mainStar: MainStar;
  /** The stars with 化禄, 化权, 化科, 化忌, and their palaces. */
  readonly transformations: readonly TransformedStar[];
  /** The palaces of the minor stars in the order of MINOR_STAR_IDS; the palaces of the major stars derive from the palace of 紫微. */
  readonly minorBranches: readonly Branch[];
  readonly ziweiBranch: Branch;
  /** By branch, 子 to 亥. */
  readonly palaces: readonly ZiweiPalace[];
}

/** A Zi Wei chart with the school that it follows: every chart of `castChart` and `castChartAt`. */
export interface ZiweiOfSchool {
  readonly ziwei: ZiweiChart;
  readonly conventions: { readonly school: School };
}

export const ZIWEI_OF_SCHOOL: Rule = /* @__PURE__ */ ruleFor(
  'object',
  'a chart made by castChart or castChartAt',
  (chart) => isObject(chart) && isObject(chart.ziwei) && isObject(chart.conventions),
);

/** Casts the Zi Wei chart of a birth. */
export function ziweiChart(moment: BirthMoment, male: boolean, conventions: ZiweiConventions): ZiweiChart {
  const { school } = conventions;
  const { year, month, day } = ziweiDate(moment, conventions);
  const { hour } = moment;
  const yearStem = stemOf(year);
  const yearBranch = branchOfPair(year);
  const forward = (polarityOfStem(yearStem) === 0) === male;
  const life = lifePalace(month, hour, school.plate);
  const body = bodyPalace(month, hour);
  const stemYear = stemOf(yearOfPalaceStems(year, moment.solarYear, school));
  const bureau = bureauOf(stemYear, life);
  const starMonth = monthThatPlaces(month, moment.solarMonth, school);
  const facts: Facts = { yearStem, yearBranch, month: starMonth, day, hour, life, body, forward, school };

  const ziwei = ziweiBranch(bureau, dayOfZiwei(moment, school));
  const majorStars = school.majors(ziwei, yearStem);
  const minorBranches = MINOR_PLACEMENTS.map((placement) => palaceOf(placement, facts));
  const [minorStars, adjectiveStars] = [emptyPalaces(), emptyPalaces()];
  for (let i = 0; i < minorBranches.length; i++) {
    const at = minorBranches[i]!;
    minorStars[at]!.push(stateOf(school.stars, MAJORS + i, at, yearStem));
  }
  for (const { inPalaces, placement } of school.adjectives) {
    const at = palaceOf(placement, facts);
    adjectiveStars[at]!.push(inPalaces[at]!);
  }

  const transformations = school.stars.transformed[yearStem]!.map((star, place) => ({
    transformation: TRANSFORMATION_IDS[place]!,
    star: GRADED_STAR_IDS[star]!,
    branch: palaceOfStar(star, ziwei, minorBranches),
  }));
  const starts = ringStarts({ bureau, lucun: minorBranches[LUCUN]!, yearBranch, forward }, school);
  const firstDecade = decadePalace(0, { life, forward, firstDecade: school.firstDecade });
  const limits = limitsOf({ bureau, male, forward }, school);
  const { decadeYears, smallLimitForward } = limits;
  const palaces: ZiweiPalace[] = [];
  for (let b = 0; b < 12; b++) {
    const at = branch(b);
    palaces.push({
      branch: at,
      stem: stemInYear(stemYear, at),
      order: roleOf(life, at),
      majorStars: majorStars[b]!,
      minorStars: minorStars[b]!,
      adjectiveStars: adjectiveStars[b]!,
      growth: spiritAt(starts.growth, at, starts.growthStep),
      doctor: spiritAt(starts.doctor, at, starts.doctorStep),
      general: spiritAt(starts.general, at, 1),
      yearSpirit: spiritAt(starts.year, at, 1),
      decadeFromAge: decadeStart(limits, firstDecade, at, forward),
      smallLimitFromAge: smallLimitStart(yearBranch, at, smallLimitForward),
    });
  }
  return {
    year,
    month,
    day,
    hour,
    male,
    forward,
    smallLimitForward,
    bureau,
    decadeYears,
    lifeBranch: life,
    bodyBranch: body,
    originBranch: originPalace(yearStem, stemYear),
    lifeRuler: lifeRuler(life, yearBranch, school),
    bodyRuler: bodyRuler(yearBranch, school),
    mainStar: mainStarOf(ziwei, life),
    transformations,
    minorBranches,
    ziweiBranch: ziwei,
    palaces,
  };
}

const MAJORS = MAJOR_STAR_IDS.length;
const LUCUN = MINOR_STAR_IDS.indexOf('lucun');
const MINOR_PLACEMENTS: readonly Placement[] = MINOR_STAR_IDS.map((id) => MINOR_STARS[id]);

const emptyPalaces = (): Star[][] => [[], [], [], [], [], [], [], [], [], [], [], []];

/** The palace of a major or minor star by its index in GRADED_STAR_IDS. */
const palaceOfStar = (star: number, ziwei: Branch, minors: readonly Branch[]): Branch =>
  star < MAJORS ? MAJOR_STAR_BRANCHES[ziwei]![star]! : minors[star - MAJORS]!;

/** The palace of a star that a stem can transform, by its index in GRADED_STAR_IDS. */
export const palaceOfGradedStar = (
  { ziweiBranch: ziweiPalace, minorBranches: minorPalaces }: ZiweiChart,
  star: number,
): Branch => palaceOfStar(star, ziweiPalace, minorPalaces);

/** The palace at a branch. */
export const palaceIdAt = ({ lifeBranch: life }: ZiweiChart, at: Branch): PalaceId => PALACE_IDS[roleOf(life, at)]!;

/** The stem and branch of the life palace. */
export const lifePairOf = ({ palaces, lifeBranch: life }: ZiweiChart): Sexagenary => pairOf(palaces[life]!.stem, life);

/**
 * The major stars of the opposite palace, for a palace that has none.
 * @example borrowedStarsOf(chart.ziwei, chart.ziwei.palaces[chart.ziwei.lifeBranch]!) // []: its life palace has major stars
 */
export const borrowedStarsOf = ({ palaces }: ZiweiChart, { branch: at, majorStars }: ZiweiPalace): readonly Star[] =>
  majorStars.length === 0 ? palaces[branch(at + 6)]!.majorStars : NO_STARS;

const NO_STARS: readonly Star[] = [];

/** The stars that make up the main star, as they are in their palace. */
export const mainStarsOf = ({ mainStar, palaces, lifeBranch: life }: ZiweiChart): readonly Star[] =>
  palaces[mainStar.borrowed ? branch(life + 6) : life]!.majorStars;
