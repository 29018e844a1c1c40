// Conditions of a search. Each has a name, so that contradictory ones can be reported, and depends on a single key: a pillar, the lunar month, the lunar day,
// the double hour, or the cell of the Zi Wei chart.

import { BRANCH_IDS, type Branch, branch } from '../../cycle/branch.ts';
import { branchOfPair, type Sexagenary, sexagenary, stemOf } from '../../cycle/sexagenary.ts';
import { STEM_IDS } from '../../cycle/stem.ts';
import { PILLAR_IDS, type PillarId } from '../../pillars/four-pillars.ts';
import { ADJECTIVE_STARS } from '../../ziwei/adjective-stars.ts';
import { bureauId } from '../../ziwei/bureau.ts';
import type { KnownStar } from '../../ziwei/known-facts.ts';
import { mainStarOf } from '../../ziwei/main-star.ts';
import { MAJOR_STAR_BRANCHES } from '../../ziwei/major-stars.ts';
import { MINOR_STARS } from '../../ziwei/minor-stars.ts';
import { PALACE_IDS, roleOf } from '../../ziwei/palaces.ts';
import { formsOfPattern, patternTest } from '../../ziwei/patterns/pattern-rows.ts';
import { type Placement, palaceOf } from '../../ziwei/placement.ts';
import type { School } from '../../ziwei/school.ts';
import { GRADED_STAR_IDS, MAJOR_STAR_IDS, MINOR_STAR_IDS, type StarId } from '../../ziwei/star-ids.ts';
import { TRANSFORMATION_IDS } from '../../ziwei/transformations.ts';
import { ALL_DAYS, boardsOf, type Cell, type Days, daysOfZiwei, daysWhere, everyTwelfthDay } from './cells.ts';
import type { KnownBirth, KnownPattern, KnownPillar } from './known-birth.ts';
import { patternPlaces } from './pattern-places.ts';

/** Names of conditions; each known star and each known pattern is a condition of its own. */
// biome-ignore format: one kind a line
export const CONDITION_NAMES = [
  'yearPillar', 'monthPillar', 'dayPillar', 'hourPillar',
  'lunarMonth', 'leapMonth', 'lunarDay', 'doubleHour',
  'lifeBranch', 'bodyBranch', 'bureau', 'lu', 'quan', 'ke', 'ji', 'mainStar', 'star', 'pattern',
] as const;
export type ConditionName = (typeof CONDITION_NAMES)[number];

/** A known fact by its name and as text: `monthPillar` and `ren-wu`, `star` and `tanlang@spouse`. */
export interface NamedCondition {
  readonly name: ConditionName;
  readonly given: string;
}

/** A condition, by its key. */
export type Condition = NamedCondition &
  (
    | { readonly by: 'pillar'; readonly pillar: PillarId; readonly pairs: readonly boolean[] }
    | { readonly by: 'lunarMonth'; readonly month: number }
    | { readonly by: 'leapMonth'; readonly leapMonth: boolean }
    | { readonly by: 'lunarDay'; readonly days: Days }
    | { readonly by: 'hour'; readonly hour: Branch }
    | { readonly by: 'chart'; readonly daysIn: (cell: Cell) => Days }
  );

/** The conditions of known facts, for charts of a school. */
export const conditionsOf = (known: KnownBirth, school: School): readonly Condition[] => [
  ...conditionsOfPillars(known),
  ...conditionsOfDate(known),
  ...conditionsOfBoard(known),
  ...conditionsOfStars(known, school),
];

/** The condition of a fact, if it is known. */
const ifKnown = <T>(fact: T | undefined, conditionOf: (fact: T) => Condition): readonly Condition[] =>
  fact === undefined ? [] : [conditionOf(fact)];

const conditionsOfPillars = (known: KnownBirth): readonly Condition[] =>
  PILLAR_IDS.flatMap((pillar) => {
    const name = `${pillar}Pillar` as const;
    return ifKnown(known[name], (part) => ({
      name,
      given: textOfPillar(part),
      by: 'pillar',
      pillar,
      pairs: pairsWith(part),
    }));
  });

const conditionsOfDate = ({ lunarMonth, leapMonth, lunarDay, doubleHour }: KnownBirth): readonly Condition[] => [
  ...ifKnown(lunarMonth, (month) => ({ name: 'lunarMonth', given: `${month}`, by: 'lunarMonth', month })),
  ...ifKnown(leapMonth, (isLeap) => ({ name: 'leapMonth', given: `${isLeap}`, by: 'leapMonth', leapMonth: isLeap })),
  ...ifKnown(lunarDay, (known) => ({
    name: 'lunarDay',
    given: `${known}`,
    by: 'lunarDay',
    days: daysWhere((day) => day === known),
  })),
  ...ifKnown(doubleHour, (given) => ({
    name: 'doubleHour',
    given,
    by: 'hour',
    hour: branch(BRANCH_IDS.indexOf(given)),
  })),
];

/** A condition that holds on some days of a cell. */
const onDays = (name: ConditionName, given: string, daysIn: (cell: Cell) => Days): Condition => ({
  name,
  given,
  by: 'chart',
  daysIn,
});

/** A condition that holds on all days of a cell, or on none. */
const onCells = (name: ConditionName, given: string, isSo: (cell: Cell) => boolean): Condition =>
  onDays(name, given, (cell) => (isSo(cell) ? ALL_DAYS : 0));

const conditionsOfBoard = ({ lifeBranch, bodyBranch, bureau }: KnownBirth): readonly Condition[] => [
  ...ifKnown(lifeBranch, (id) => onCells('lifeBranch', id, ({ facts }) => BRANCH_IDS[facts.life] === id)),
  ...ifKnown(bodyBranch, (id) => onCells('bodyBranch', id, ({ facts }) => BRANCH_IDS[facts.body] === id)),
  ...ifKnown(bureau, (id) => onCells('bureau', id, (cell) => bureauId(cell.bureau) === id)),
];

const conditionsOfStars = (known: KnownBirth, school: School): readonly Condition[] => [
  ...TRANSFORMATION_IDS.flatMap((name, place) =>
    ifKnown(known[name], (star) => {
      const { transformed } = school.stars;
      const isTransformed = ({ facts }: Cell) => GRADED_STAR_IDS[transformed[facts.yearStem]![place]!] === star;
      return onCells(name, star, isTransformed);
    }),
  ),
  ...ifKnown(known.mainStar, (mainStar) => {
    const ofZiwei = BRANCH_IDS.map((_, ziwei) =>
      BRANCH_IDS.map((__, life) => mainStarOf(branch(ziwei), branch(life)).id === mainStar),
    );
    return onDays('mainStar', mainStar, (cell) => daysWithZiwei(cell, (ziwei) => ofZiwei[ziwei]![cell.facts.life]!));
  }),
  ...(known.stars ?? []).map((star) => onDays('star', textOfStar(star), daysOfStar(star, school))),
  ...(known.patterns ?? []).map((pattern) => onDays('pattern', textOfPattern(pattern), daysOfPattern(pattern, school))),
];

// ---- Pillars

const textOfPillar = ({ stem, branch: at }: KnownPillar): string => `${stem ?? '_'}-${at ?? '_'}`;

/** Marks the pairs of the sixty that have the known stem and branch of a pillar. */
const pairsWith = ({ stem, branch: at }: KnownPillar): readonly boolean[] =>
  Array.from({ length: 60 }, (_, n) => {
    const pair: Sexagenary = sexagenary(n);
    return (
      (stem === undefined || STEM_IDS[stemOf(pair)] === stem) &&
      (at === undefined || BRANCH_IDS[branchOfPair(pair)] === at)
    );
  });

// ---- Stars

const textOfStar = ({ star, branch: at, palace }: KnownStar): string =>
  `${star}${at === undefined ? '' : `:${at}`}${palace === undefined ? '' : `@${palace}`}`;

function daysWithZiwei({ bureau }: Cell, isSo: (ziwei: number) => boolean): Days {
  let days = 0;
  for (let ziwei = 0; ziwei < 12; ziwei++) if (isSo(ziwei)) days |= daysOfZiwei(bureau, ziwei);
  return days;
}

function daysOfStar({ star, branch: wanted, palace }: KnownStar, school: School): (cell: Cell) => Days {
  const isThere = ({ facts: { life } }: Cell, at: Branch) =>
    (wanted === undefined || BRANCH_IDS[at] === wanted) &&
    (palace === undefined || PALACE_IDS[roleOf(life, at)] === palace);
  const major = (MAJOR_STAR_IDS as readonly StarId[]).indexOf(star);
  if (major >= 0) return (cell) => daysWithZiwei(cell, (ziwei) => isThere(cell, MAJOR_STAR_BRANCHES[ziwei]![major]!));
  const placements = placementsOf(star, school);
  return (cell) => {
    let days = 0;
    for (const placement of placements) days |= daysOfPlacement(placement, cell, (at) => isThere(cell, at));
    return days;
  };
}

/** Placements of a minor or adjective star in a school: none, one, or the two of a void. */
function placementsOf(star: StarId, school: School): readonly Placement[] {
  const minor = MINOR_STAR_IDS.find((id) => id === star);
  if (minor !== undefined) return [MINOR_STARS[minor]];
  return school.adjectives.filter(({ id }) => id === star).map(({ placement }) => placement);
}

/** Days on which a star is in a place. Only a placement by a function (`byRule`) can depend on the day. */
function daysOfPlacement(placement: Placement, { facts }: Cell, isThere: (at: Branch) => boolean): Days {
  if (placement.by !== 'rule' || !ASKING_FOR_THE_DAY.has(placement))
    return isThere(palaceOf(placement, facts)) ? ALL_DAYS : 0;
  let days = 0;
  for (let day = 1; day <= 12; day++) {
    facts.day = day;
    if (isThere(palaceOf(placement, facts))) days |= everyTwelfthDay(day);
  }
  facts.day = 1;
  return days;
}

/** 三台, 八座, 恩光 and 天贵 are counted to the day of birth; a test checks that no other star is. */
const ASKING_FOR_THE_DAY: ReadonlySet<Placement> = /* @__PURE__ */ new Set<Placement>([
  ADJECTIVE_STARS.santai,
  ADJECTIVE_STARS.bazuo,
  ADJECTIVE_STARS.enguang,
  ADJECTIVE_STARS.tiangui,
]);

// ---- Patterns

const textOfPattern = ({ id, form, clean = false }: KnownPattern): string =>
  `${id}${form === undefined ? '' : `:${form}`}${clean ? ' clean' : ''}`;

function daysOfPattern(pattern: KnownPattern, school: School): (cell: Cell) => Days {
  const { id, form, clean = false } = pattern;
  const hasPattern = patternTest(id, form === undefined ? formsOfPattern(id) : [form], clean);
  const placesIn = patternPlaces(textOfPattern(pattern), school, (cell) => {
    let places = 0;
    for (const [ziwei, board] of boardsOf(cell).entries()) if (hasPattern(board)) places |= 1 << ziwei;
    return places;
  });
  return (cell) => {
    const places = placesIn(cell);
    return places === 0 ? 0 : daysWithZiwei(cell, (ziwei) => ((places >> ziwei) & 1) === 1);
  };
}
