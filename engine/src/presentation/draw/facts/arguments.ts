// Rules for the arguments of functions that draw a chart.

import { isObject, optional, type Rule, ruleFor, TEXT } from '../../../calculation/input/input.ts';
import type {
  BirthDocument,
  ChartDocument,
  DayDocument,
  DaysOfPersonDocument,
  DaysWarningDocument,
  DayWarningDocument,
  LuckPillarDocument,
  LuckPillarsDocument,
  PairWarningDocument,
  TimelineDocument,
  TransitsDocument,
  TransitWarningDocument,
  TwoPeopleDocument,
  VariantsDocument,
  VariantsWarningDocument,
} from '../../documents/tables/document.generated.ts';
import { LANGUAGES, type Language } from '../../words/languages.ts';

/**
 * Input of a drawing: the document of a chart, also of one without clock and place. A birth without an hour has no times, but the span of clock times
 * that give its chart (`sameChart`).
 */
export interface DrawnDocument extends Omit<ChartDocument, 'birth' | 'luckPillars' | 'warnings'> {
  readonly birth: Partial<BirthDocument> & Pick<BirthDocument, 'doubleHour' | 'lunarDate' | 'zodiac'>;
  /** For a birth without an hour the time from birth to their beginning is unknown. */
  readonly luckPillars: Pick<LuckPillarsDocument, 'direction'> &
    Partial<Omit<LuckPillarsDocument, 'direction' | 'pillars'>> & {
      readonly pillars: readonly Omit<LuckPillarDocument, 'startsAt'>[];
    };
  readonly warnings?: ChartDocument['warnings'];
}

/** Validates the document of a chart, which may come from the network. */
export const CHART_DOCUMENT_RULE: Rule = ruleFor('object', 'a document made by describeChart', (document) => {
  if (!isObject(document)) return false;
  const { language, palaces, fourPillars } = document;
  const isInLanguage = LANGUAGES.some((each) => each === language);
  return isInLanguage && Array.isArray(palaces) && palaces.length === 12 && isObject(fourPillars);
});

/** Validates the document of a chart that has relations and stars of the pillars, which are on request. */
export const PILLARS_DOCUMENT_RULE: Rule = /* @__PURE__ */ ruleFor(
  'object',
  'a document that holds fourPillars.relations and the stars of each pillar',
  (document) => {
    if (!CHART_DOCUMENT_RULE.accepts(document)) return false;
    const { year, month, day, hour, relations } = (document as DrawnDocument).fourPillars;
    return Array.isArray(relations) && [year, month, day, hour].every((pillar) => Array.isArray(pillar?.stars));
  },
);

/** The document of transits; it may contain warnings of a caller. */
export interface DrawnTransits extends Omit<TransitsDocument, 'warnings'> {
  readonly warnings?: readonly Pick<TransitWarningDocument, 'detail' | 'alternative'>[];
}

/** Validates the document of transits. */
export const TRANSITS_DOCUMENT_RULE: Rule = /* @__PURE__ */ ruleFor(
  'object',
  'a document made by describeTransits',
  (transits) => {
    if (!isObject(transits) || !isObject(transits.ziwei) || !isObject(transits.moment)) return false;
    const { palaces } = transits.ziwei;
    return Array.isArray(palaces) && palaces.length === 12 && isObject(transits.fourPillars) && isObject(transits.ages);
  },
);

/** Validates documents of transits for a chart: of its language and its palaces. */
export const transitsOn = ({ language, palaces }: DrawnDocument): Rule =>
  ruleFor('object', 'a document made by describeTransits, of the same chart and in its language', (transits) => {
    if (!TRANSITS_DOCUMENT_RULE.accepts(transits)) return false;
    const { ziwei, ...given } = transits as DrawnTransits;
    return given.language === language && palaces.every(({ id }, n) => ziwei.palaces[n]!.id === id);
  });

/** The document of a list around a moment. */
export type DrawnTimeline = Omit<TimelineDocument, 'warnings'>;

/** Validates documents of lists for a chart: of its language. */
export const timelineOn = ({ language }: DrawnDocument): Rule =>
  ruleFor('object', `a document made by describeTimeline in ${language}`, (timeline) => {
    if (!isObject(timeline) || timeline.language !== language) return false;
    const rows = timeline[`${timeline.list}`];
    return Array.isArray(rows) || isObject(rows);
  });

/** The document of a birth without an hour; it may contain warnings of a caller. */
export interface DrawnDay extends Omit<DayDocument, 'warnings'> {
  readonly warnings?: readonly Pick<DayWarningDocument, 'detail'>[];
}

/** Validates the document of a birth without an hour. */
export const DAY_DOCUMENT_RULE: Rule = /* @__PURE__ */ ruleFor('object', 'a document made by describeDay', (day) => {
  if (!isObject(day) || !LANGUAGES.some((each) => each === day.language)) return false;
  const { birth, same, charts, conventions } = day;
  return Array.isArray(charts) && charts.every(isObject) && [birth, same, conventions].every(isObject);
});

/** The document of variants; it may contain warnings of a caller. */
export interface DrawnVariants extends Omit<VariantsDocument, 'warnings'> {
  readonly warnings?: readonly Pick<VariantsWarningDocument, 'detail'>[];
}

/** Validates the document of variants. */
export const VARIANTS_DOCUMENT_RULE: Rule = /* @__PURE__ */ ruleFor(
  'object',
  'a document made by describeVariants',
  (document) => {
    if (!isObject(document) || !LANGUAGES.some((each) => each === document.language)) return false;
    const { birth, chart, variants, withoutEffect, conventions } = document;
    const areLists = [variants, withoutEffect].every((each) => Array.isArray(each) && each.every(isObject));
    return areLists && [birth, chart, conventions].every(isObject);
  },
);

/** Validates documents of variants in a language. */
export const variantsIn = (language: Language): Rule =>
  ruleFor(
    'object',
    `a document made by describeVariants in ${language}`,
    (document) => VARIANTS_DOCUMENT_RULE.accepts(document) && isObject(document) && document.language === language,
  );

/** The document of days compared with a birth; it may contain warnings of a caller. */
export interface DrawnDays extends Omit<DaysOfPersonDocument, 'warnings'> {
  readonly warnings?: readonly Pick<DaysWarningDocument, 'detail'>[];
}

/** Validates the document of days. */
export const DAYS_DOCUMENT_RULE: Rule = /* @__PURE__ */ ruleFor(
  'object',
  'a document made by describeDays',
  (document) => {
    if (!isObject(document) || !LANGUAGES.some((each) => each === document.language)) return false;
    const { fourPillars, range, days, leftOut } = document;
    return (
      [days, leftOut].every((each) => Array.isArray(each) && each.every(isObject)) &&
      [fourPillars, range].every(isObject)
    );
  },
);

/** The document of two people; it may contain warnings of a caller. */
export interface DrawnPair extends Omit<TwoPeopleDocument, 'warnings'> {
  readonly warnings?: readonly Pick<PairWarningDocument, 'person' | 'detail'>[];
}

/** The two people of a pair. */
export const SIDES = ['one', 'other'] as const;
export type Side = (typeof SIDES)[number];

/** Member of a pair for the board of each host, and its guest. */
export const BOARD_OF = {
  one: { member: 'otherInOne', guest: 'other' },
  other: { member: 'oneInOther', guest: 'one' },
} as const;

/** Validates the document of two people. */
export const PAIR_DOCUMENT_RULE: Rule = /* @__PURE__ */ ruleFor(
  'object',
  'a document made by describePair',
  (document) => {
    if (!isObject(document) || !LANGUAGES.some((each) => each === document.language)) return false;
    const { one, other, ziwei, fourPillars } = document;
    return [one, other, ziwei, fourPillars].every(isObject);
  },
);

/** Options of all drawings. */
export const SHARED_OPTIONS = { name: optional(TEXT) } as const;
