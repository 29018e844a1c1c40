// Describes charts, transits and lists as plain objects, by the tables of their members, in one language.

import type { AlmanacDay } from '../../calculation/almanac/days.ts';
import type { AlmanacYear } from '../../calculation/almanac/year.ts';
import { BIRTHS_RULE, type BirthsFound } from '../../calculation/casting/births/births-that-fit.ts';
import { CHART_AT_RULE, CHART_RULE, type Chart, type ChartAt } from '../../calculation/casting/chart.ts';
import { CHARTS_OF_DAY_RULE, type ChartOfDay, DAY_RULE, type DayCharts } from '../../calculation/casting/day.ts';
import { SHOWN_RULE, type ShownElsewhere, variantsShowing } from '../../calculation/casting/matching-variants.ts';
import { TIMELINE_RULE, type Timeline } from '../../calculation/casting/transits/cast-timeline.ts';
import { TRANSITS_RULE, type Transits } from '../../calculation/casting/transits/cast-transits.ts';
import { type ChartVariants, VARIANTS_RULE } from '../../calculation/casting/variants.ts';
import { check, optional, recordOf } from '../../calculation/input/input.ts';
import { WORDS_OF } from '../words/all-languages.ts';
import type { Language } from '../words/languages.ts';
import type { LanguageWords } from '../words/words.ts';
import { ALMANAC_DAY, ALMANAC_RULE, ALMANAC_YEAR } from './tables/almanac.ts';
import { LANGUAGE, MOMENT_PLACE_RULE, PLACE_RULE } from './tables/arguments.ts';
import { BIRTHS, BIRTHS_COMPACT, birthsFacts } from './tables/births.ts';
import { CHART, CHART_COMPACT } from './tables/chart.ts';
import { type ChartAtDocument, chartAtPart, factsAt } from './tables/chart-at.ts';
import { DAY, DAY_COMPACT } from './tables/day.ts';
import { DayFacts } from './tables/day-facts.ts';
import type {
  AlmanacDayDocument,
  AlmanacYearDocument,
  BirthsDocument,
  ChartDocument,
  DayDocument,
  TimelineDocument,
  TransitsDocument,
  VariantsDocument,
} from './tables/document.generated.ts';
import { ChartFacts, type PlaceFacts } from './tables/facts.ts';
import { FULL_CHART } from './tables/full-chart.ts';
import { TIMELINE, TIMELINE_COMPACT } from './tables/timeline.ts';
import { TimelineFacts } from './tables/timeline-facts.ts';
import { type MomentPlaceFacts, TransitFacts } from './tables/transit-facts.ts';
import { TRANSITS, TRANSITS_COMPACT } from './tables/transits.ts';
import { VariantFacts } from './tables/variant-facts.ts';
import { VARIANTS, VARIANTS_COMPACT } from './tables/variants.ts';
import { makeDescriber, makePiecesStringifier, makeTurnsDescriber } from './vocabulary/describe.ts';
import { labelsOf } from './vocabulary/labels.ts';
import { type DocumentOf, type InlinePart, wholeDocument } from './vocabulary/member.ts';
import {
  FIELDS_RULE,
  type FieldsOf,
  type FieldsOption,
  fieldGroups,
  type NoFields,
  type SelectedFields,
  selectPart,
} from './vocabulary/select.ts';

/**
 * Options of a document.
 * @typeParam L form of the language: an id, or with `beichen/one-language` a value
 */
export interface DescribeOptions<L = Language> {
  readonly language: L;
  /** Birthplace with its names; by default without names. */
  readonly place?: PlaceFacts;
}

const OPTIONS = /* @__PURE__ */ recordOf<DescribeOptions & FieldsOption>({
  language: LANGUAGE,
  place: /* @__PURE__ */ optional(PLACE_RULE),
  fields: FIELDS_RULE,
});

/** Members of a chart's document on request only: each is present if it is named. */
type ChartOnRequest = {
  [Name in keyof ChartDocument]-?: object extends Pick<ChartDocument, Name> ? Name : never;
}[keyof ChartDocument];

/**
 * Returns a chart as a JSON document, as in the API but without `input` and `meta`. Values that documents share, such as a star in one of its states, are
 * frozen.
 * @throws RangeError for a language that does not exist, a place of another form, a chart that castChart did not return; UnknownField for a member
 * that does not exist
 * @example describeChart(castChart(birth), { language: 'en' }).fourPillars.text // 'Geng-Wu Gui-Wei Ji-Chou Wu-Chen'
 * @example describeChart(castChart(birth), { language: 'en', fields: 'default,patterns' }).patterns[0]?.name
 */
export function describeChart(chart: Chart, options: DescribeOptions & NoFields): ChartDocument;
export function describeChart<const F extends FieldsOption['fields']>(
  chart: Chart,
  options: DescribeOptions & { readonly fields: F },
): FieldsOf<ChartDocument, F, ChartOnRequest>;
export function describeChart(chart: Chart, options: DescribeOptions & FieldsOption): SelectedFields<ChartDocument> {
  check('chart', chart, CHART_RULE);
  check('options', options, OPTIONS);
  return describerFor(options, FULL_CHART, CHART_COMPACT, CHART)(new ChartFacts(chart, options.place));
}

/** Options of `describeTransits`. */
export interface DescribeTransitsOptions<L = Language> extends DescribeOptions<L> {
  /** Place of the moment with its names; by default without names. */
  readonly momentPlace?: MomentPlaceFacts;
}

const TRANSITS_OPTIONS = /* @__PURE__ */ recordOf<DescribeTransitsOptions & FieldsOption>({
  language: LANGUAGE,
  place: /* @__PURE__ */ optional(PLACE_RULE),
  momentPlace: /* @__PURE__ */ optional(MOMENT_PLACE_RULE),
  fields: FIELDS_RULE,
});

/**
 * Returns transits as a JSON document, as in the API but without `input` and `meta`.
 * @throws RangeError for a language that does not exist, a place of another form, transits that castTransits did not return
 * @example describeTransits(castTransits(chart, '2027-02-10'), { language: 'en' }).ages.nominal
 */
export function describeTransits(transits: Transits, options: DescribeTransitsOptions & NoFields): TransitsDocument;
export function describeTransits<const F extends FieldsOption['fields']>(
  transits: Transits,
  options: DescribeTransitsOptions & { readonly fields: F },
): FieldsOf<TransitsDocument, F>;
export function describeTransits(
  transits: Transits,
  options: DescribeTransitsOptions & FieldsOption,
): SelectedFields<TransitsDocument> {
  check('transits', transits, TRANSITS_RULE);
  check('options', options, TRANSITS_OPTIONS);
  return describerFor(
    options,
    TRANSITS,
    TRANSITS_COMPACT,
  )(new TransitFacts(transits, options.place, options.momentPlace));
}

/** Options of `describeDay`. */
export interface DescribeDayOptions<L = Language> extends DescribeOptions<L> {
  /** Charts to describe, such as those of `chartsShowing`; all by default. */
  readonly charts?: readonly ChartOfDay[];
}

const DAY_OPTIONS = /* @__PURE__ */ recordOf<DescribeDayOptions & FieldsOption>({
  language: LANGUAGE,
  place: /* @__PURE__ */ optional(PLACE_RULE),
  charts: /* @__PURE__ */ optional(CHARTS_OF_DAY_RULE),
  fields: FIELDS_RULE,
});

/**
 * Returns every chart of a birth with an unknown hour as a JSON document, as in the API but without `input` and `meta`.
 * @throws RangeError for a language that does not exist, a place of another form, charts that castDay did not return
 * @example describeDay(day, { language: 'en' }).same.fourPillars.year?.name // 'Geng-Wu'
 */
export function describeDay(day: DayCharts, options: DescribeDayOptions & NoFields): DayDocument;
export function describeDay<const F extends FieldsOption['fields']>(
  day: DayCharts,
  options: DescribeDayOptions & { readonly fields: F },
): FieldsOf<DayDocument, F>;
export function describeDay(day: DayCharts, options: DescribeDayOptions & FieldsOption): SelectedFields<DayDocument> {
  check('day', day, DAY_RULE);
  check('options', options, DAY_OPTIONS);
  return describerFor(options, DAY, DAY_COMPACT)(new DayFacts(day, options.charts, options.place));
}

/** Options of `describeVariants`. */
export interface DescribeVariantsOptions<L = Language> extends DescribeOptions<L> {
  /** Facts of another program's chart: the document has only the variants with all of them, or the nearest one. */
  readonly shown?: ShownElsewhere;
}

const VARIANTS_OPTIONS = /* @__PURE__ */ recordOf<DescribeVariantsOptions & FieldsOption>({
  language: LANGUAGE,
  place: /* @__PURE__ */ optional(PLACE_RULE),
  shown: /* @__PURE__ */ optional(SHOWN_RULE),
  fields: FIELDS_RULE,
});

/**
 * Returns the variants of a chart as a JSON document, as in the API but without `input` and `meta`.
 * @throws RangeError for a language that does not exist, a place of another form, variants that chartVariants did not return
 * @example describeVariants(chartVariants(castChart(birth)), { language: 'en' }).variants[0]?.differs
 */
export function describeVariants(
  variants: ChartVariants,
  options: DescribeVariantsOptions & NoFields,
): VariantsDocument;
export function describeVariants<const F extends FieldsOption['fields']>(
  variants: ChartVariants,
  options: DescribeVariantsOptions & { readonly fields: F },
): FieldsOf<VariantsDocument, F>;
export function describeVariants(
  variants: ChartVariants,
  options: DescribeVariantsOptions & FieldsOption,
): SelectedFields<VariantsDocument> {
  check('variants', variants, VARIANTS_RULE);
  check('options', options, VARIANTS_OPTIONS);
  const showing = options.shown && variantsShowing(variants, options.shown);
  return describerFor(options, VARIANTS, VARIANTS_COMPACT)(new VariantFacts(variants, showing, options.place));
}

/**
 * Returns matching births as a JSON document, as in the API but without `input` and `meta`.
 * @throws RangeError for a language that does not exist, a place of another form, births that birthsThatFit did not return
 * @example describeBirths(birthsThatFit({ mainStar: 'ziwei+tianfu', lunarDay: 3 }), { language: 'en' }).births[0].date
 */
export function describeBirths(found: BirthsFound, options: DescribeOptions & NoFields): BirthsDocument;
export function describeBirths<const F extends FieldsOption['fields']>(
  found: BirthsFound,
  options: DescribeOptions & { readonly fields: F },
): FieldsOf<BirthsDocument, F>;
export function describeBirths(
  found: BirthsFound,
  options: DescribeOptions & FieldsOption,
): SelectedFields<BirthsDocument> {
  check('found', found, BIRTHS_RULE);
  check('options', options, OPTIONS);
  return describerFor(options, BIRTHS, BIRTHS_COMPACT)(birthsFacts(found, options.place));
}

/**
 * Returns a timeline as a JSON document, as in the API but without `input` and `meta`.
 * @throws RangeError for a language that does not exist, a place of another form, a list that castTimeline did not return
 * @example describeTimeline(castTimeline(chart, '2027-02-10', 'decades'), { language: 'en' }).decades
 */
export function describeTimeline(timeline: Timeline, options: DescribeTransitsOptions & NoFields): TimelineDocument;
export function describeTimeline<const F extends FieldsOption['fields']>(
  timeline: Timeline,
  options: DescribeTransitsOptions & { readonly fields: F },
): FieldsOf<TimelineDocument, F>;
export function describeTimeline(
  timeline: Timeline,
  options: DescribeTransitsOptions & FieldsOption,
): SelectedFields<TimelineDocument> {
  check('timeline', timeline, TIMELINE_RULE);
  check('options', options, TRANSITS_OPTIONS);
  return describerFor(
    options,
    TIMELINE,
    TIMELINE_COMPACT,
  )(new TimelineFacts(timeline, options.place, options.momentPlace));
}

/**
 * Returns the document of a chart of `castChartAt`, without clock, place and warnings. It can be drawn like any other.
 * @throws RangeError for a language that does not exist, and for a value that is not a chart
 * @example
 * const at = instant(Date.UTC(2026, 10, 24, 9, 30));
 * drawSvg(describeChartAt(castChartAt(at, trueSolarTime(at, 116.4).solarTime, 'female'), { language: 'zh' }))
 */
export function describeChartAt(chart: ChartAt, options: { readonly language: Language }): ChartAtDocument {
  check('chart', chart, CHART_AT_RULE);
  check('options', options, AT_OPTIONS);
  return describerOf(chartAtPart(), WORDS_OF[options.language])(factsAt(chart));
}

const AT_OPTIONS = /* @__PURE__ */ recordOf<{ readonly language: Language }>({ language: LANGUAGE });

/**
 * Returns days or a year of an almanac as the JSON of `days` and `year` in the API, with names beside numbers.
 * @throws RangeError for a language that does not exist, and for a value that almanacDay, almanacMonth, almanacLunarMonth and almanacYear did not return
 * @example describeAlmanac(almanacDay({ year: 2026, month: 2, day: 4 }), { language: 'zh' }).officer.name // '危'
 */
export function describeAlmanac(day: AlmanacDay, options: { readonly language: Language }): AlmanacDayDocument;
export function describeAlmanac(
  days: readonly AlmanacDay[],
  options: { readonly language: Language },
): readonly AlmanacDayDocument[];
export function describeAlmanac(year: AlmanacYear, options: { readonly language: Language }): AlmanacYearDocument;
export function describeAlmanac(
  almanac: AlmanacDay | readonly AlmanacDay[] | AlmanacYear,
  options: { readonly language: Language },
): AlmanacDayDocument | readonly AlmanacDayDocument[] | AlmanacYearDocument {
  check('almanac', almanac, ALMANAC_RULE);
  check('options', options, AT_OPTIONS);
  const words = WORDS_OF[options.language];
  if ('solarTerms' in almanac) return describerOf(ALMANAC_YEAR, words)(almanac);
  const describeDay = describerOf(ALMANAC_DAY, words);
  return Array.isArray(almanac) ? almanac.map((day) => describeDay(day)) : describeDay(almanac as AlmanacDay);
}

/**
 * Creates a function that describes the source of a part as a plain object, in one language. Reuse it: shared values of documents are cached.
 * @throws RangeError for a language that does not exist
 */
export function partDescriber<S, M>(part: InlinePart<S, S, M>, language: Language): (source: S) => DocumentOf<M> {
  check('language', language, LANGUAGE);
  return describerOf(part, WORDS_OF[language]);
}

/**
 * `partDescriber` in turns: it pauses after each item of a list of the document.
 * @throws RangeError for a language that does not exist
 */
export function partTurnsDescriber<S, M>(
  part: InlinePart<S, S, M>,
  language: Language,
): (source: S) => Generator<void, DocumentOf<M>> {
  check('language', language, LANGUAGE);
  const describe = makeTurnsDescriber(part as never, labelsOf(WORDS_OF[language]));
  return describe as (source: S) => Generator<void, DocumentOf<M>>;
}

/**
 * Creates a function that returns the JSON of the source of a part in pieces: one for each member, and for each item of its lists. Reuse it.
 * @throws RangeError for a language that does not exist
 */
export function partPiecesStringifier<S, M>(
  part: InlinePart<S, S, M>,
  language: Language,
): (source: S) => Generator<string, void> {
  check('language', language, LANGUAGE);
  return makePiecesStringifier(part as never, labelsOf(WORDS_OF[language]));
}

/** The describer of the last selection of each part: enough for a loop, and bounded. */
const fieldsDescribers = /* @__PURE__ */ new WeakMap<
  object,
  { readonly words: LanguageWords; readonly fields: string; readonly describe: (source: never) => unknown }
>();

/**
 * The describer of the members that the options select.
 * @param part all members
 * @param compact paths of `fields=compact`
 * @param byDefault the part without `fields`, if it has fewer members
 */
export function describerFor<S, M>(
  { language, fields: given }: { readonly language: Language } & FieldsOption,
  part: InlinePart<S, S, unknown>,
  compact: string,
  byDefault: InlinePart<S, S, M> = part as InlinePart<S, S, M>,
): (source: S) => DocumentOf<M> {
  const words = WORDS_OF[language];
  if (given === undefined) return describerOf(byDefault, words);
  const fields = typeof given === 'string' ? given : given.join(',');
  const last = fieldsDescribers.get(part);
  if (last?.words === words && last.fields === fields) return last.describe as (source: S) => DocumentOf<M>;
  const describe = describerOf(selectPart(part, fields, fieldGroups(part, compact)), words);
  fieldsDescribers.set(part, { words, fields, describe });
  return describe as (source: S) => DocumentOf<M>;
}

export function describerOf<S, M>(part: InlinePart<S, S, M>, words: LanguageWords): (source: S) => DocumentOf<M> {
  const describe = makeDescriber(wholeDocument(part), labelsOf(words));
  return (source) => describe(source, source);
}
