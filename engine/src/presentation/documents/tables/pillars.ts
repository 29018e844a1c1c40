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

export const HIDDEN_STEM = part<HiddenStem>('HiddenStem')({
  ...named('stems', (hidden: HiddenStem) => hidden.stem),
  element: label('elements', (hidden) => elementOfStem(hidden.stem)),
  tenGod: label('tenGods'),
  role: choice(HIDDEN_STEM_ROLES, 'HiddenStemRole'),
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
  element: label(
    'elements',
    PAIR.to((pair) => elementOfStem(stemOf(pair))),
  ),
  polarity: label(
    'polarities',
    PAIR.to((pair) => polarityOfStem(stemOf(pair))),
  ),
  tenGod: label('tenGods'),
});

export const BRANCH_OF_PILLAR = inline<Pillar, ChartFacts>()({
  ...named('branches', (pillar: Pillar) => pillar.branch),
  animal: label('animals', (pillar) => pillar.branch),
  element: label('elements', (pillar) => elementOfBranch(pillar.branch)),
  hiddenStems: list(object(HIDDEN_STEM), { min: 1, max: 3 }),
});

export const PILLAR = part<Pillar, ChartFacts>('Pillar')({
  ...named('pairs', PAIR),
  stem: section(STEM_OF_PILLAR),
  branch: stored(SEEN_BRANCH, object(BRANCH_OF_PILLAR)),
  nayin: label('nayin', PAIR.to(nayinOf)),
  growthPhase: label('growthPhases'),
  selfPhase: label('growthPhases'),
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
  hanzi: pairsInLine('hanzi'),
  text: pairsInLine('name'),
  year: label('pairs', ({ year }) => year.pair),
  month: label('pairs', ({ month }) => month.pair),
  day: label('pairs', ({ day }) => day.pair),
  hour: label('pairs', ({ hour }) => hour.pair),
});

/** The pillars of a day, as pairs. */
export const PILLARS_OF_DAY = part<Readonly<Record<'year' | 'month' | 'day', Sexagenary>>>('PillarsOfDay')({
  year: label('pairs'),
  month: label('pairs'),
  day: label('pairs'),
});

/** The known pillars as pairs. */
export const KNOWN_PILLARS = part<KnownPairs>('KnownPillars')({
  year: optional(label('pairs')),
  month: optional(label('pairs')),
  day: optional(label('pairs')),
  hour: optional(label('pairs')),
});

/** The four pillars, and derived pillars. */
export const FOUR_PILLARS = part<FourPillars, ChartFacts>('FourPillars')({
  hanzi: pairsInLine('hanzi'),
  text: pairsInLine('name'),
  year: object(PILLAR),
  month: object(PILLAR),
  day: object(PILLAR),
  hour: object(PILLAR),
  conception: label('pairs'),
  fetalBreath: label('pairs'),
  lifePalacePillar: label('pairs'),
  bodyPalacePillar: label('pairs'),
});

const DAY_MASTER_OF = key<FourPillars, unknown, Stem>(10, ({ dayMaster }) => dayMaster);

export const DAY_MASTER = part<FourPillars>('DayMaster')({
  ...named('stems', DAY_MASTER_OF),
  element: label('elements', DAY_MASTER_OF.to(elementOfStem)),
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
  count: whole(COUNT),
  percent: number(COUNT.to(percentOfCharacters)),
  weightedPercent: number(TENTHS.to((tenths) => tenths / 10)),
});

/** Elements without a character, as bits. */
const ABSENT = key<FourPillars>(2 ** ELEMENT_IDS.length, ({ elements: { counts } }) =>
  counts.reduce((bits, count, place) => (count === 0 ? bits | (1 << place) : bits), 0),
);

export const FIVE_ELEMENTS = part<FourPillars>('FiveElements')({
  elements: list(object(SHARE), sharesOf, { min: ELEMENT_IDS.length, max: ELEMENT_IDS.length }),
  missing: stored(
    ABSENT,
    list(label('elements'), ({ elements }) => missingElements(elements.counts)),
  ),
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

/** A luck pillar. */
export const LUCK_PILLAR = part<CountedLuckPillar, BirthOfLuck>('LuckPillar')({
  ...named('pairs', LUCK_PAIR),
  tenGod: label(
    'tenGods',
    SEEN_LUCK.to((number) => seenAs(number).tenGod),
  ),
  growthPhase: label(
    'growthPhases',
    SEEN_LUCK.to((number) => seenAs(number).growthPhase),
  ),
  nayin: label('nayin', LUCK_PAIR.to(nayinOf)),
  number: whole(NUMBER),
  fromAge: whole(AGE),
  toAge: whole(AGE.to((age) => age + 9)),
  fromCompletedAge: whole(COMPLETED_AGE),
  toCompletedAge: whole(COMPLETED_AGE.to((age) => age + 9)),
  fromYear: whole(({ startsAt }) => yearAt(startsAt)),
  toYear: whole(({ startsAt }) => yearAt(startsAt) + 9),
  startsAt: instantTime(({ startsAt }, { chart: { clock } }) => startsAt - (clock.clock - clock.instant)),
  startsAtClock: localTime(({ startsAt }) => startsAt),
});

export const LUCK = part<LuckFacts, BirthOfLuck>('LuckPillars')({
  direction: label('directions', ({ luck }) => directionOf(luck)),
  startsAfter: object(
    inline<LuckStart>()({
      years: whole(),
      months: whole(),
      days: whole(),
      hours: whole(),
      minutes: whole(),
    }),
    ({ luck }) => luck.startsAfter,
  ),
  startsAt: instantTime(({ pillars }, { chart: { clock } }) => pillars[0]!.startsAt - (clock.clock - clock.instant)),
  startsAtClock: localTime(({ pillars }) => pillars[0]!.startsAt),
  number: whole(({ luck }) => luckNumber(luck.startsAfter)),
  pillars: list(object(LUCK_PILLAR), { min: LUCK_PILLARS }),
});
