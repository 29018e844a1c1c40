// Four Pillars, Day Master, five elements and luck pillars in a document.

import { elementOfBranch } from '../../../calculation/cycle/branch.ts';
import { ELEMENT_IDS, type Element, element } from '../../../calculation/cycle/element.ts';
import { GROWTH_OF_YIN_STEMS } from '../../../calculation/cycle/growth-phase.ts';
import { nayinOf } from '../../../calculation/cycle/nayin.ts';
import { type Sexagenary, sexagenary, stemOf, voidBranches } from '../../../calculation/cycle/sexagenary.ts';
import { elementOfStem, polarityOfStem, type Stem, stem } from '../../../calculation/cycle/stem.ts';
import {
  CHARACTERS,
  missingElements,
  percentages,
  percentOfCharacters,
  WEIGHTING_METHOD,
} from '../../../calculation/pillars/five-elements.ts';
import type { FourPillars, KnownPairs } from '../../../calculation/pillars/four-pillars.ts';
import { HIDDEN_STEM_ROLES } from '../../../calculation/pillars/hidden-stems.ts';
import {
  directionOf,
  LUCK_PILLARS,
  type Luck,
  type LuckOfBirth,
  type LuckPillar,
  type LuckStart,
  luckNumber,
  luckPillarsOf,
  yearAt,
} from '../../../calculation/pillars/luck.ts';
import { type Pillar, pillarOf, type Seer } from '../../../calculation/pillars/pillar.ts';
import type { Instant } from '../../../calculation/time/instant.ts';
import type { LabelMember } from '../vocabulary/member.ts';
import {
  choice,
  inline,
  instantTime,
  key,
  label,
  list,
  localTime,
  named,
  number,
  object,
  optional,
  type Piece,
  part,
  piece,
  pieces,
  section,
  stored,
  text,
  whole,
} from '../vocabulary/member.ts';
import type { ChartFacts } from './facts.ts';

export type HiddenStem = Pillar['hiddenStems'][number];

/** A stem hidden in a branch. */
export const HIDDEN_STEM = part<HiddenStem>('HiddenStem')({
  ...named('stems', (hidden: HiddenStem) => hidden.stem),
  /** The element of the stem. @rule cycle.element.stem */
  element: label('elements', (hidden) => elementOfStem(hidden.stem)),
  /** Ten god of the stem, seen from the Day Master. @rule pillars.tenGods */
  tenGod: label('tenGods'),
  /** Main, middle or residual Qi. */
  role: choice(HIDDEN_STEM_ROLES, 'HiddenStemRole'),
  /** Share of the branch, in percent. @rule pillars.hiddenStems.weight */
  weight: number(),
});

const PAIR = key<Pillar>(60, (pillar) => pillar.pair).to(sexagenary);
/** The branch of a pillar, and the Day Master that sees it. */
const SEEN_BRANCH = key<Pillar, ChartFacts>(
  12 * 10,
  (pillar, { chart }) => pillar.branch * 10 + chart.pillars.dayMaster,
);

export const STEM_OF_PILLAR = inline<Pillar>()({
  ...named('stems', PAIR.to(stemOf)),
  /** The element of the stem. @rule cycle.element.stem */
  element: label(
    'elements',
    PAIR.to((pair) => elementOfStem(stemOf(pair))),
  ),
  /** Yin or yang. @rule cycle.element.stem */
  polarity: label(
    'polarities',
    PAIR.to((pair) => polarityOfStem(stemOf(pair))),
  ),
  /** Ten god of the stem, seen from the Day Master. @rule pillars.tenGods */
  tenGod: label('tenGods'),
});

export const BRANCH_OF_PILLAR = inline<Pillar, ChartFacts>()({
  ...named('branches', (pillar: Pillar) => pillar.branch),
  /** The animal of the branch. */
  animal: label('animals', (pillar) => pillar.branch),
  /** The element of the branch by itself. @rule cycle.element.branch */
  element: label('elements', (pillar) => elementOfBranch(pillar.branch)),
  /** The stems that the branch hides (藏干), main stem first. @rule pillars.hiddenStems */
  hiddenStems: list(object(HIDDEN_STEM), { min: 1, max: 3 }),
});

/** One of the four pillars. */
export const PILLAR = part<Pillar, ChartFacts>('Pillar')({
  ...named('pairs', PAIR),
  /** The stem. */
  stem: section(STEM_OF_PILLAR),
  /** The branch. */
  branch: stored(SEEN_BRANCH, object(BRANCH_OF_PILLAR)),
  /** The sound of the pair (纳音). @rule cycle.nayin */
  nayin: label('nayin', PAIR.to(nayinOf)),
  /** The phase of the Day Master on this branch (星运). @rule pillars.growthPhase */
  growthPhase: label('growthPhases'),
  /** The phase of the pillar's own stem on its branch (自坐). @rule pillars.growthPhase */
  selfPhase: label('growthPhases'),
  /** The two branches that do not occur in the ten pairs (旬) of this pair (空亡). @rule pillars.void */
  voidBranches: list(label('branches'), PAIR.to(voidBranches), { min: 2, max: 2 }),
});

type PillarsOfFour = Pick<FourPillars, 'year' | 'month' | 'day' | 'hour'>;

/** The pairs of the four pillars, by their names or in Hanzi, in one line. */
const pairsInLine = (member: LabelMember) => {
  const pair = (read: (pillars: PillarsOfFour) => Pillar): Piece<PillarsOfFour, unknown> =>
    piece(
      key<PillarsOfFour>(60, (pillars) => read(pillars).pair),
      (place, labels) => labels.of('pairs')[place]![member],
    );
  const between = piece(
    key<PillarsOfFour>(1, () => 0),
    (_, { phrases }) => (member === 'hanzi' ? ' ' : phrases.joins.pairs),
  );
  return pieces(
    pair(({ year }) => year),
    between,
    pair(({ month }) => month),
    between,
    pair(({ day }) => day),
    between,
    pair(({ hour }) => hour),
  );
};

/** The four pillars as pairs. */
export const PILLARS = part<PillarsOfFour>('Pillars')({
  /** The eight characters. */
  hanzi: pairsInLine('hanzi'),
  /** The names of the four pairs. */
  text: pairsInLine('name'),
  /** The pillar of the year. */
  year: label('pairs', ({ year }) => year.pair),
  /** The pillar of the month. */
  month: label('pairs', ({ month }) => month.pair),
  /** The pillar of the day. */
  day: label('pairs', ({ day }) => day.pair),
  /** The pillar of the double hour. */
  hour: label('pairs', ({ hour }) => hour.pair),
});

/** The pillars of a day. */
export const PILLARS_OF_DAY = part<Readonly<Record<'year' | 'month' | 'day', Sexagenary>>>('PillarsOfDay')({
  /** The pillar of the year. */
  year: label('pairs'),
  /** The pillar of the month. */
  month: label('pairs'),
  /** The pillar of the day. */
  day: label('pairs'),
});

/** Some of the four pillars: the known ones, or the ones meant. The year is the solar one, which begins with Lichun. */
export const KNOWN_PILLARS = part<KnownPairs>('KnownPillars')({
  /** The pillar of the year. @rule pillars.year */
  year: optional(label('pairs')),
  /** The pillar of the month. @rule pillars.month */
  month: optional(label('pairs')),
  /** The pillar of the day. @rule pillars.day solarTime */
  day: optional(label('pairs')),
  /** The pillar of the double hour. @rule pillars.hour solarTime */
  hour: optional(label('pairs')),
});

/** The Four Pillars (BaZi); year and month change with the solar terms. */
export const FOUR_PILLARS = part<FourPillars, ChartFacts>('FourPillars')({
  /** The eight characters. */
  hanzi: pairsInLine('hanzi'),
  /** The names of the four pairs. */
  text: pairsInLine('name'),
  /** The pillar of the year. @rule pillars.year */
  year: object(PILLAR),
  /** The pillar of the month. @rule pillars.month */
  month: object(PILLAR),
  /** The pillar of the day. @rule pillars.day solarTime */
  day: object(PILLAR),
  /** The pillar of the double hour. @rule pillars.hour solarTime */
  hour: object(PILLAR),
  /** The pair of conception (胎元). @rule pillars.origin.conception */
  conception: label('pairs'),
  /** The pair of the fetal breath (胎息). @rule pillars.origin.breath */
  fetalBreath: label('pairs'),
  /** The pair of the life palace (命宫) of the Four Pillars. @rule pillars.origin.life */
  lifePalacePillar: label('pairs'),
  /** The pair of the body palace (身宫) of the Four Pillars. @rule pillars.origin.body */
  bodyPalacePillar: label('pairs'),
});

const DAY_MASTER_OF = key<FourPillars, unknown, Stem>(10, ({ dayMaster }) => dayMaster);

/** The stem of the day. */
export const DAY_MASTER = part<FourPillars>('DayMaster')({
  ...named('stems', DAY_MASTER_OF),
  /** The element of the stem. @rule cycle.element.stem */
  element: label('elements', DAY_MASTER_OF.to(elementOfStem)),
  /** Yin or yang. @rule cycle.element.stem */
  polarity: label('polarities', DAY_MASTER_OF.to(polarityOfStem)),
});

/** The share of one element. */
export interface Share {
  readonly element: Element;
  readonly count: number;
  /** In percent, one decimal. */
  readonly weighted: number;
}

const ELEMENT = key<Share, unknown, Element>(ELEMENT_IDS.length, (share) => share.element);
const COUNT = key<Share>(CHARACTERS + 1, (share) => share.count);
const TENTHS = key<Share>(10 * 100 + 1, (share) => Math.round(share.weighted * 10));

export const SHARE = inline<Share>()({
  ...named('elements', ELEMENT),
  /** Among the eight visible characters. @rule pillars.elements.count */
  count: whole(COUNT),
  /** The same in percent. @rule pillars.elements.count */
  percent: number(COUNT.to(percentOfCharacters)),
  /**
   * With hidden stems and a doubled month branch; one decimal, adding up to 100.0.
   * @rule pillars.elements.weighted pillars.hiddenStems.weight pillars.elements.rounding
   */
  weightedPercent: number(TENTHS.to((tenths) => tenths / 10)),
});

/** Elements without a character, as bits. */
const ABSENT = key<FourPillars>(2 ** ELEMENT_IDS.length, ({ elements: { counts } }) =>
  counts.reduce((bits, count, place) => (count === 0 ? bits | (1 << place) : bits), 0),
);

/** The balance of the five elements. */
export const FIVE_ELEMENTS = part<FourPillars>('FiveElements')({
  elements: list(object(SHARE), sharesOf, { min: ELEMENT_IDS.length, max: ELEMENT_IDS.length }),
  /** Elements that no visible character has. @rule pillars.elements.count */
  missing: stored(
    ABSENT,
    list(label('elements'), ({ elements }) => missingElements(elements.counts)),
  ),
  /** Method of `weightedPercent`. @rule pillars.elements.weighted */
  method: text(key<FourPillars>(1, () => 0).to(() => WEIGHTING_METHOD)),
});

export function sharesOf({ elements: { counts, points } }: FourPillars): readonly Share[] {
  const weighted = percentages(points);
  return counts.map((count, place) => ({ element: element(place), count, weighted: weighted[place]! }));
}

/** The luck of a chart, and its luck pillars. */
export interface LuckFacts {
  readonly luck: Luck;
  readonly pillars: readonly CountedLuckPillar[];
}

export interface CountedLuckPillar extends LuckPillar {
  /** 0 for the first. */
  readonly place: number;
  readonly luck: Luck;
}

/** The luck of a chart. */
export const luckFactsOf = ({ chart }: { readonly chart: LuckOfBirth }): LuckFacts => {
  const { luck } = chart.pillars;
  // The spread is last: Node 20 creates a hidden class for each object that gets members after one, which lives until a full collection.
  return { luck, pillars: luckPillarsOf(chart).map((pillar, place) => ({ place, luck, ...pillar })) };
};

/** The first luck pillar begins within eleven years of the birth, the last one ninety years later. */
const AGE = key<LuckPillar>(12 + 10 * (LUCK_PILLARS - 1) + 1, (pillar) => pillar.fromAge);
const COMPLETED_AGE = key<CountedLuckPillar>(11 + 10 * (LUCK_PILLARS - 1) + 1, ({ luck, place }) => {
  return luck.startsAfter.years + 10 * place;
});
const NUMBER = key<CountedLuckPillar>(12 + 10 * (LUCK_PILLARS - 1) + 1, ({ luck, place }) => {
  return luckNumber(luck.startsAfter) + 10 * place;
});
const LUCK_PAIR = key<LuckPillar>(60, ({ pair }) => pair).to(sexagenary);

/** The clock and the Day Master of a birth, for its luck pillars. */
export interface BirthOfLuck {
  readonly chart: {
    readonly pillars: Seer;
    readonly clock: { readonly clock: number; readonly instant: Instant };
  };
}

/** A pair, the Day Master, and the rule for yin stems. */
const SEEN_LUCK = key<LuckPillar, BirthOfLuck>(
  60 * 10 * GROWTH_OF_YIN_STEMS.length,
  ({ pair }, { chart: { pillars } }) =>
    (GROWTH_OF_YIN_STEMS.indexOf(pillars.growthOfYinStems) * 60 + pair) * 10 + pillars.dayMaster,
);
const seenAs = (number: number) =>
  pillarOf(sexagenary(Math.floor(number / 10) % 60), {
    dayMaster: stem(number % 10),
    growthOfYinStems: GROWTH_OF_YIN_STEMS[Math.floor(number / 600)]!,
  });

/** A luck pillar (大运) of ten years. */
const LUCK_PILLAR = part<CountedLuckPillar, BirthOfLuck>('LuckPillar')({
  ...named('pairs', LUCK_PAIR),
  /** Ten god of its stem, seen from the Day Master. @rule pillars.tenGods */
  tenGod: label(
    'tenGods',
    SEEN_LUCK.to((number) => seenAs(number).tenGod),
  ),
  /** The phase of the Day Master on its branch (星运). @rule pillars.growthPhase */
  growthPhase: label(
    'growthPhases',
    SEEN_LUCK.to((number) => seenAs(number).growthPhase),
  ),
  /** The sound of the pair (纳音). @rule cycle.nayin */
  nayin: label('nayin', LUCK_PAIR.to(nayinOf)),
  /**
   * The number at which it begins as Korea and Japan print it: `number` of the luck, and ten more for each pillar.
   * @rule pillars.luck.number pillars.luck.direction
   */
  number: whole(NUMBER),
  /** The nominal age (虚岁) in which it begins. @rule pillars.luck.ages */
  fromAge: whole(AGE),
  /** The nominal age nine years on. @rule pillars.luck.ages */
  toAge: whole(AGE.to((age) => age + 9)),
  /** The completed years (周岁) with which it begins. @rule pillars.luck.ages */
  fromCompletedAge: whole(COMPLETED_AGE),
  /** The completed years nine years on. @rule pillars.luck.ages */
  toCompletedAge: whole(COMPLETED_AGE.to((age) => age + 9)),
  /** The Gregorian year in which it begins. */
  fromYear: whole(({ startsAt }) => yearAt(startsAt)),
  /** The year nine years on. */
  toYear: whole(({ startsAt }) => yearAt(startsAt) + 9),
  /** When it begins, in UTC. @rule pillars.luck.start pillars.luck.instant pillars.luck.monthEnd */
  startsAt: instantTime(({ startsAt }, { chart: { clock } }) => startsAt - (clock.clock - clock.instant)),
  /** When it begins, on the clock of the birth. @rule pillars.luck.start pillars.luck.instant pillars.luck.monthEnd */
  startsAtClock: localTime(({ startsAt }) => startsAt),
});

/** The luck pillars of ten years each. */
export const LUCK = part<LuckFacts, BirthOfLuck>('LuckPillars')({
  /** Forward or backward through the sixty pairs. @rule pillars.luck.direction */
  direction: label('directions', ({ luck }) => directionOf(luck)),
  /** From birth to the first luck pillar. @rule pillars.luck.start pillars.luck.direction */
  startsAfter: object(
    inline<LuckStart>()({
      /** Years. */
      years: whole(),
      /** Months beside the years. */
      months: whole(),
      /** Days beside the months. */
      days: whole(),
      /** Hours beside the days. */
      hours: whole(),
      /** Minutes beside the hours. */
      minutes: whole(),
    }),
    ({ luck }) => luck.startsAfter,
  ),
  /** When the first begins, in UTC. @rule pillars.luck.start pillars.luck.direction pillars.luck.instant */
  startsAt: instantTime(({ pillars }, { chart: { clock } }) => pillars[0]!.startsAt - (clock.clock - clock.instant)),
  /** When the first begins, on the clock of the birth. @rule pillars.luck.start pillars.luck.direction pillars.luck.instant */
  startsAtClock: localTime(({ pillars }) => pillars[0]!.startsAt),
  /**
   * The number of the luck as Korea and Japan print it (대운수, 立運): the days to the jie divided by three, rounded, at least 1.
   * @rule pillars.luck.number pillars.luck.direction
   */
  number: whole(({ luck }) => luckNumber(luck.startsAfter)),
  /** The first ten. */
  pillars: list(object(LUCK_PILLAR), { min: LUCK_PILLARS }),
});
