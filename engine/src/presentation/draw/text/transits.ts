// Transits as plain text for people and language models. Every palace is named as a natal one or with its level, and each level has its own table of the
// twelve.

import { check, FLAG, optional, recordOf } from '../../../calculation/input/input.ts';
import type {
  PalaceDocument,
  TransitPillarDocument,
  TransitsDocument,
} from '../../documents/tables/document.generated.ts';
import type { Label } from '../../documents/vocabulary/labels.ts';
import { fill } from '../../words/fill.ts';
import { dateText, eraDateText } from '../../words/languages.ts';
import {
  CHART_DOCUMENT_RULE,
  type DrawnDocument,
  type DrawnTransits,
  SHARED_OPTIONS,
  transitsOn,
} from '../facts/arguments.ts';
import { pillarsTitle } from '../facts/head-facts.ts';
import { listedPalaces } from '../facts/listed-palaces.ts';
import { sanzaiName } from '../facts/sanzai-name.ts';
import { shownName } from '../facts/shown-name.ts';
import {
  bornLines,
  clockText,
  doubleHourText,
  eraMomentText,
  inBrackets,
  line,
  momentText,
  requestText,
  ruleText,
  textOf,
} from '../facts/text-lines.ts';
import { lunarFact } from '../facts/times.ts';
import { natureOf } from '../svg/centre.ts';
import type { LayerName } from '../words/layer-names.ts';
import { lunarDayText, monthText } from './month-name.ts';
import { chartRules, flowRules } from './rules-text.ts';
import { agesOf, type TransitLineWords, transitLineWordsFor } from './transit-words.ts';

/** Options of `drawTransitsText`. */
export interface TransitsTextOptions {
  /** Name in the first line. */
  readonly name?: string;
  /**
   * Short text for assistants: with warnings of usual length at most 4,800 characters. It has one table for decade, year and month. It leaves out the palaces
   * of small limit, day and double hour, the transformations of the small limit, the flow stars, the hidden stems of the pillars, the small luck under a luck
   * pillar, the results of other choices, and the conventions.
   */
  readonly compact?: boolean;
}

const OPTIONS = recordOf<TransitsTextOptions>({ ...SHARED_OPTIONS, compact: optional(FLAG) });

/**
 * Writes the transits of a birth as plain text, in the language of its two documents: the moment, the ages, the bounds, palaces and transformations of each
 * level of Zi Wei, the luck, and the pillars of the moment. Every line ends with a line feed.
 * @throws RangeError for documents of another shape or of two languages, and for an option that does not exist or has a wrong value
 * @example drawTransitsText(describeChart(chart, { language: 'en' }), describeTransits(castTransits(chart, '2027-02-10'), { language: 'en' }))
 */
export function drawTransitsText(
  chart: DrawnDocument,
  transits: DrawnTransits,
  options: TransitsTextOptions = {},
): string {
  check('chart', chart, CHART_DOCUMENT_RULE);
  check('transits', transits, transitsOn(chart));
  check('options', options, OPTIONS);
  const page = pageOf(chart, transits, options.compact ?? false);
  const { words } = page;
  return textOf([
    ...person(page, shownName(options.name)),
    ...moment(page),
    ...(page.isCompact ? palaceRows(page) : [natalStars(page)]),
    ...LAYERS.flatMap((layer) => layerLines(layer, page)),
    ...luck(page),
    ...PILLARS.flatMap((kind) => pillarLines(kind, page)),
    ...(transits.warnings ?? []).map((warning) => line(words, words.note, warningText(warning, page))),
    ...(page.isCompact ? [] : [line(words, words.conventions, conventionsText(page))]),
    words.disclaimer,
  ]);
}

type Words = TransitLineWords;

/** Documents and words of a text. */
interface TextPage {
  readonly chart: DrawnDocument;
  readonly transits: DrawnTransits;
  readonly words: Words;
  readonly isCompact: boolean;
  /** From the life palace on. */
  readonly natalPalaces: readonly PalaceDocument[];
}

function pageOf(chart: DrawnDocument, transits: DrawnTransits, isCompact: boolean): TextPage {
  const words = transitLineWordsFor(chart.language);
  const natalPalaces = listedPalaces(chart.palaces, chart.language);
  return { chart, transits, words, isCompact, natalPalaces };
}

// ---- Who, and when

function person({ chart, words }: TextPage, name: string | undefined): string[] {
  const { nameOf, pause } = words;
  const { birth, fourPillars, dayMaster } = chart;
  const nature = natureOf(chart, nameOf, words);
  return [
    [words.transits, ...(name === undefined ? [] : [name]), ...nature].join(' · '),
    ...bornLines(birth, words),
    line(
      words,
      pillarsTitle(words.natalPillars, chart, words),
      `${fourPillars.text}${pause}${words.dayMaster} ${dayMaster.name}`,
    ),
  ];
}

function moment({ transits, words }: TextPage): string[] {
  const { moment: at, ages, conventions } = transits;
  const { trueSolarTime, doubleHour, lunarDate } = at;
  const hour = doubleHour === undefined ? [] : [doubleHourText(doubleHour, words)];
  const bySun = conventions.atSolarTime === 'apparent';
  const sun = trueSolarTime === undefined || doubleHour === undefined ? [] : [momentText(trueSolarTime, words)];
  const solar = [...sun, ...(bySun ? hour : [])];
  return [
    line(words, words.moment, clockText(shownMoment(at, words), at, words)),
    ...(solar.length === 0 ? [] : [line(words, words.solarTimes.apparent, solar.join(words.pause))]),
    ...(bySun ? [] : hour.map((each) => line(words, words.solarTimes[conventions.atSolarTime], each))),
    ...(lunarDate === undefined ? [] : [line(words, ...lunarFact({ lunarDate }, words))]),
    line(
      words,
      words.ages,
      [
        fill(words.nominal, { age: ages.nominal }),
        fill(words.solarYearAge, { age: ages.solarYear }),
        ...(ages.completed === undefined ? [] : [fill(words.completed, { age: ages.completed })]),
      ].join(words.pause),
    ),
  ];
}

/** The moment as requested: for a date, a month or a year alone with the day that represents it. */
function shownMoment({ form, clockTime, period }: DrawnTransits['moment'], words: Words): string {
  const date = dateText(clockTime, words.language);
  switch (form) {
    case 'date':
      return eraDateText(clockTime, words.language) + inBrackets(words.dateAlone, words);
    case 'month':
      return dateText(period!, words.language) + inBrackets(fill(words.monthAlone, { date }), words);
    case 'year':
      return period! + inBrackets(fill(words.yearAlone, { date }), words);
    default:
      return eraMomentText(clockTime, words);
  }
}

// ---- The levels of Zi Wei

const LAYERS = ['decade', 'smallLimit', 'year', 'month', 'day', 'hour'] as const;
type Layer = (typeof LAYERS)[number];
type Ziwei = TransitsDocument['ziwei'];
type AnyLevel = NonNullable<Ziwei[Layer]>;

function natalStars({ words, natalPalaces }: TextPage): string {
  const stars = natalPalaces.map((palace) => `${words.nameOf(palace)} ${majorStars(palace, words)}`);
  return line(words, words.natalStars, stars.join(words.semicolon));
}

const majorStars = ({ majorStars: own, borrowedStars }: PalaceDocument, words: Words): string => {
  const { nameOf, comma } = words;
  return own.length > 0 ? own.map(nameOf).join(comma) : inBrackets(borrowedStars.map(nameOf).join(comma), words).trim();
};

/** Levels with a table in a compact text; the others have only the life palace and the natal palaces of their transformations. */
const LONG_LAYERS = ['decade', 'year', 'month'] as const;

/** The tables of these levels in one: a line for each natal palace, with its role at each of them. */
const palaceRows = (page: TextPage): string[] => {
  const { words, natalPalaces, transits } = page;
  return [
    line(words, words.palaceRows, ''),
    ...natalPalaces.map((natal) => {
      const palace = transits.ziwei.palaces.find((each) => each.id === natal.id)!;
      const roles = LONG_LAYERS.flatMap((layer) => {
        const role = palace[`${layer}Palace`];
        return role === undefined ? [] : [layerText(words.layers[layerName(layer, page)], role, page)];
      });
      const stars = majorStars(natal, words);
      return line(words, `${natalText(natal, words)} ${stars}`, roles.join(words.comma));
    }),
  ];
};

function layerLines(layer: Layer, page: TextPage): string[] {
  const { words, isCompact } = page;
  const level: AnyLevel | undefined = page.transits.ziwei[layer];
  const name = words.layers[layerName(layer, page)];
  if (level === undefined) return layer === 'decade' ? [line(words, name, words.noDecade)] : [];
  const { comma, semicolon } = words;
  const about = [
    isPalaceText(name, lifeOf(page), level.palace, page),
    words.nameOf(level),
    ...aboutLevel(layer, page),
    spanText(level, words),
  ];
  const flowStars = isCompact ? [] : flowStarsOf(layer, page);
  return [
    line(words, name, about.join(semicolon)),
    ...(isCompact ? [] : [line(words, fill(words.palacesOf, { layer: name }), tableOf(layer, name, page).join(comma))]),
    ...(isCompact && layer === 'smallLimit'
      ? []
      : [
          line(
            words,
            fill(words.transformationsOf, { layer: name }),
            transformationsOf(layer, level, page).join(comma),
          ),
        ]),
    ...(flowStars.length === 0 ? [] : [line(words, fill(words.flowStarsOf, { layer: name }), flowStars.join(comma))]),
    ...(layer === 'decade' ? nextDecade(page) : []),
  ];
}

/** Name of a layer; a year before the first decade is a year of childhood. */
const layerName = (layer: Layer, { transits }: TextPage): LayerName =>
  layer === 'decade' && transits.ziwei.decade?.kind === 'childLimit' ? 'childLimit' : layer;

/** Number and ages of a decade, or the year, month or day of a layer; the double hour is shown with the moment. */
function aboutLevel(layer: Layer, { transits: { ziwei }, words, isCompact }: TextPage): string[] {
  switch (layer) {
    case 'decade':
      return agesText(ziwei.decade!, words, isCompact);
    case 'smallLimit':
      return [fill(words.nominal, { age: ziwei.smallLimit.age })];
    case 'year':
      return [fill(words.yearOf, { year: ziwei.year.year })];
    case 'month':
      return [monthText(ziwei.month!, words)];
    case 'day':
      return [lunarDayText(ziwei.day!.lunarDay, words)];
    case 'hour':
      return [];
  }
}

function agesText(decade: DecadeOfAges, words: Words, isCompact: boolean): string[] {
  const { ordinal: number, fromAge, toAge, fromYear, toYear } = decade;
  return [
    ...(number === undefined ? [] : [fill(words.numberedDecade, { number })]),
    agesOf(fromAge, toAge, words),
    ...(isCompact
      ? []
      : [
          fromYear === toYear
            ? fill(words.yearOf, { year: fromYear })
            : fill(words.fromYearToYear, { from: fromYear, to: toYear }),
        ]),
  ];
}

type DecadeOfAges = Pick<NonNullable<Ziwei['decade']>, 'ordinal' | 'fromAge' | 'toAge' | 'fromYear' | 'toYear'>;

/** Start and palace of the next decade. */
function nextDecade(page: TextPage): string[] {
  const { words } = page;
  const next = page.transits.ziwei.nextDecade;
  if (next === undefined) return [];
  const about = [
    next.startsAtClock === undefined
      ? words.beyond
      : fill(words.since, { from: momentText(next.startsAtClock, words) }),
    ...agesText(next, words, page.isCompact),
    isPalaceText(words.layers.decade, lifeOf(page), next.palace, page),
  ];
  return [line(words, words.nextDecade, about.join(words.semicolon))];
}

/** A level within its own line, without the characters that its heading has: 유시 after 유시(流時). */
const withoutHanzi = (name: string): string => name.replace(/\(\p{Script=Han}+\)$/u, '');

/** Every palace of a level, and its natal palace. */
const tableOf = (layer: Layer, name: string, page: TextPage): string[] =>
  page.natalPalaces.map((role) => {
    const palace = page.transits.ziwei.palaces.find((each) => each[`${layer}Palace`]?.id === role.id)!;
    return isPalaceText(withoutHanzi(name), role, palace, page);
  });

function transformationsOf(layer: Layer, { transformations }: AnyLevel, page: TextPage): string[] {
  const { words, isCompact } = page;
  const { nameOf, wordSpace } = words;
  const name = withoutHanzi(words.layers[layerName(layer, page)]);
  const isShort = isCompact && !LONG_LAYERS.some((each) => each === layer);
  return transformations.map(({ star, levelPalace, palace: natal, ...own }) => {
    const palace = isShort ? natalText(natal, words) : isPalaceText(name, levelPalace, natal, page);
    return nameOf(star) + wordSpace + nameOf(own) + inBrackets(palace, words);
  });
}

/** The id of a flow star ends with its level. */
const SUFFIXES = { decade: 'Decade', smallLimit: undefined, year: 'Year', month: 'Month', day: 'Day', hour: 'Hour' };

const flowStarsOf = (layer: Layer, { transits, words }: TextPage): string[] =>
  transits.ziwei.palaces.flatMap(({ flowStars, ...natal }) =>
    flowStars
      .filter(({ id }) => SUFFIXES[layer] !== undefined && id.endsWith(SUFFIXES[layer]))
      .map((star) => words.nameOf(star) + inBrackets(natalText(natal, words), words)),
  );

/** Annual Wealth Palace = natal Children. */
const isPalaceText = (layer: string, palace: Label, natal: Label, page: TextPage): string =>
  layerText(layer, palace, page) + page.words.is + natalText(natal, page.words);

const lifeOf = ({ natalPalaces }: TextPage): Label => natalPalaces.find(({ id }) => id === 'life')!;

const layerText = (layer: string, palace: Label, { words, isCompact }: TextPage): string =>
  fill(isCompact ? words.shortLayerPalace : words.layerPalace, { layer, palace: words.nameOf(palace) });

const natalText = (palace: Label, { natalPalace, nameOf }: Words): string =>
  fill(natalPalace, { palace: nameOf(palace) });

const spanText = (
  { startsAtClock, endsAtClock }: { readonly startsAtClock: string; readonly endsAtClock?: string },
  words: Words,
): string =>
  `${momentText(startsAtClock, words)} – ${endsAtClock === undefined ? words.beyond : momentText(endsAtClock, words)}`;

// ---- The Four Pillars

function luck(page: TextPage): string[] {
  const { chart, transits, words } = page;
  const { luck: running, smallLuck } = transits.fourPillars;
  const { ordinal: number = 0, pillar, fromAge, toAge } = running;
  const next = chart.luckPillars.pillars[number];
  const about = [
    ...(pillar === undefined
      ? []
      : [seenPillar(pillar, words), words.spelledNameOf(pillar.growthPhase), fill(words.numberedLuck, { number })]),
    ...(fromAge === undefined ? [] : [agesOf(fromAge, toAge!, words)]),
    spanText(running, words),
  ];
  const after = [
    fill(words.since, { from: momentText(running.endsAtClock, words) }),
    ...(next === undefined ? [] : [words.nameOf(next), agesOf(next.fromAge, next.toAge, words)]),
  ];
  const small = [...pillarDetails(smallLuck, page), fill(words.solarYearAge, { age: smallLuck.age })];
  return [
    line(words, pillar === undefined ? words.beforeLuck : words.luckPillar, about.join(words.semicolon)),
    line(words, words.nextLuckPillar, after.join(words.semicolon)),
    ...(page.isCompact && pillar !== undefined ? [] : [line(words, words.smallLuck, small.join(words.semicolon))]),
  ];
}

const PILLARS = ['year', 'month', 'day', 'hour'] as const;

function pillarLines(kind: (typeof PILLARS)[number], page: TextPage): string[] {
  const { words, transits } = page;
  const own = transits.fourPillars[kind];
  if (own === undefined) return [];
  const sanzai = kind === 'year' ? sanzaiName(page.chart, transits, words) : undefined;
  const facts = [
    ...pillarDetails(own, page),
    ...(sanzai === undefined ? [] : [sanzai]),
    ...('startsAtClock' in own ? [spanText(own, words)] : []),
  ];
  return [line(words, words.pillarsOfMoment[kind], facts.join(words.semicolon))];
}

/** A pillar with the ten god of its stem; in a full text also its hidden stems, its nayin and the phase of the Day Master. */
function pillarDetails(pillar: TransitPillarDocument, { words, isCompact }: TextPage): string[] {
  const { nameOf, comma } = words;
  const hidden = pillar.branch.hiddenStems.map((stem) => `${words.spelledNameOf(stem)} ${nameOf(stem.tenGod)}`);
  return [
    seenPillar(pillar, words),
    ...(isCompact
      ? []
      : [`${words.hides} ${hidden.join(comma)}`, nameOf(pillar.nayin), words.spelledNameOf(pillar.growthPhase)]),
    ...(pillar.inNatalVoid ? [words.inNatalVoid] : []),
  ];
}

const seenPillar = (pillar: TransitPillarDocument, { nameOf }: Words): string =>
  `${nameOf(pillar)} ${nameOf(pillar.stem.tenGod)}`;

// ---- Warnings and conventions

/** A warning; in a full text with the result of the other choice and its parameters. */
function warningText({ detail, alternative }: Warning, page: TextPage): string {
  const { words, isCompact } = page;
  if (alternative === undefined || isCompact) return detail;
  const { request = {}, ages, ziwei, fourPillars } = alternative;
  const requested = requestText(request);
  const details = [
    ...(requested === '' ? [] : [requested]),
    fill(words.nominal, { age: ages.nominal }),
    ...LAYERS.flatMap((layer) => {
      const level = ziwei[layer];
      return level === undefined
        ? []
        : [isPalaceText(words.layers[layerName(layer, page)], lifeOf(page), level.palace, page)];
    }),
    `${words.fourPillars} ${fourPillars.text}`,
  ];
  return [detail, line(words, words.otherChoice, details.join(words.pause))].join(words.space);
}

type Warning = NonNullable<DrawnTransits['warnings']>[number];

function conventionsText({ transits: { conventions }, words }: TextPage): string {
  const { yearBoundary, atYearBoundary, atSolarTime } = conventions;
  const { ageAdvance, childLimitRule, leapDayCount, smallLuckRule } = conventions;
  return [
    ...chartRules(conventions, words),
    ...[ageAdvance, childLimitRule, leapDayCount, smallLuckRule].map((value) => ruleText(value, words.transitRules)),
    ...flowRules(conventions, words),
    ...(atYearBoundary === yearBoundary
      ? []
      : [fill(words.momentBy, { clock: ruleText(atYearBoundary, words.rules) })]),
    fill(words.momentBy, { clock: ruleText(atSolarTime, words.rules) }),
  ].join(words.pause);
}
