// Documents in a bundle of one language. `beichen/one-language`: the functions of the main entry that take a language, with a value of `beichen/words/…`
// instead of an id. A bundle does not contain the words of languages that are not imported.

import { CHART_AT_RULE, CHART_RULE, type Chart, type ChartAt } from '../../calculation/casting/chart.ts';
import { TIMELINE_RULE, type Timeline } from '../../calculation/casting/transits/cast-timeline.ts';
import { TRANSITS_RULE, type Transits } from '../../calculation/casting/transits/cast-transits.ts';
import { check, isObject, optional, recordOf, ruleFor } from '../../calculation/input/input.ts';
import type { LanguageWords, TransitLanguageWords } from '../words/words.ts';
import { type DescribeOptions, type DescribeTransitsOptions, describerOf } from './describe.ts';
import { MOMENT_PLACE_RULE, PLACE_RULE } from './tables/arguments.ts';
import { CHART } from './tables/chart.ts';
import { type ChartAtDocument, chartAtPart, factsAt } from './tables/chart-at.ts';
import type { ChartDocument, TimelineDocument, TransitsDocument } from './tables/document.generated.ts';
import { ChartFacts } from './tables/facts.ts';
import { TIMELINE } from './tables/timeline.ts';
import { TimelineFacts } from './tables/timeline-facts.ts';
import { TransitFacts } from './tables/transit-facts.ts';
import { TRANSITS } from './tables/transits.ts';
import { WORDS_RULE } from './vocabulary/labels.ts';
import type { DocumentOf, InlinePart } from './vocabulary/member.ts';
import { chartWriter, type WriteDocument, type WriterOptions, writerOf } from './write.ts';

const OPTIONS = /* @__PURE__ */ recordOf<DescribeOptions>({
  language: WORDS_RULE,
  place: /* @__PURE__ */ optional(PLACE_RULE),
});

const AT_OPTIONS = /* @__PURE__ */ recordOf<{ readonly language: LanguageWords }>({ language: WORDS_RULE });

/**
 * As `describeChart` of `beichen`, in a language given as a value.
 * @throws RangeError for a value that is no language, a place of another form, a chart that castChart did not make
 * @example describeChart(castChart(birth), { language: EN })
 */
export function describeChart(chart: Chart, options: DescribeOptions<LanguageWords>): ChartDocument {
  check('chart', chart, CHART_RULE);
  check('options', options, OPTIONS);
  return describerOf(CHART, options.language)(new ChartFacts(chart, options.place));
}

const TRANSIT_WORDS = /* @__PURE__ */ ruleFor(
  'object',
  'a language of beichen/words with the words of transits, such as EN_TRANSITS',
  (words) => WORDS_RULE.accepts(words) && isObject((words as TransitLanguageWords).transits),
);
const TRANSITS_OPTIONS = /* @__PURE__ */ recordOf<DescribeTransitsOptions>({
  language: TRANSIT_WORDS,
  place: /* @__PURE__ */ optional(PLACE_RULE),
  momentPlace: /* @__PURE__ */ optional(MOMENT_PLACE_RULE),
});

/**
 * As `describeTransits` of `beichen`, in a language given as a value.
 * @throws RangeError for a value that is no language, a place of another form, transits that castTransits did not make
 * @example describeTransits(castTransits(chart, '2027-02-10'), { language: EN_TRANSITS })
 */
export function describeTransits(
  transits: Transits,
  options: DescribeTransitsOptions<TransitLanguageWords>,
): TransitsDocument {
  check('transits', transits, TRANSITS_RULE);
  check('options', options, TRANSITS_OPTIONS);
  return describerOf(TRANSITS, options.language)(new TransitFacts(transits, options.place, options.momentPlace));
}

/**
 * As `describeTimeline` of `beichen`, in a language given as a value.
 * @throws RangeError for a value that is no language, a place of another form, a list that castTimeline did not make
 * @example describeTimeline(castTimeline(chart, '2027-02-10', 'decades'), { language: EN_TRANSITS })
 */
export function describeTimeline(
  timeline: Timeline,
  options: DescribeTransitsOptions<TransitLanguageWords>,
): TimelineDocument {
  check('timeline', timeline, TIMELINE_RULE);
  check('options', options, TRANSITS_OPTIONS);
  return describerOf(TIMELINE, options.language)(new TimelineFacts(timeline, options.place, options.momentPlace));
}

/**
 * As `describeChartAt` of `beichen`, in a language given as a value.
 * @throws RangeError for a value that is no language, or no chart
 */
export function describeChartAt(chart: ChartAt, options: { readonly language: LanguageWords }): ChartAtDocument {
  check('chart', chart, CHART_AT_RULE);
  check('options', options, AT_OPTIONS);
  return describerOf(chartAtPart(), options.language)(factsAt(chart));
}

/**
 * As `partDescriber` of `beichen`, in a language given as a value.
 * @throws RangeError for a value that is no language
 */
export function partDescriber<S, M>(part: InlinePart<S, S, M>, language: LanguageWords): (source: S) => DocumentOf<M> {
  check('language', language, WORDS_RULE);
  return describerOf(part, language);
}

/**
 * As `documentWriter` of `beichen`, in a language given as a value.
 * @throws RangeError for a value that is no language, and for options of another form
 * @example documentWriter(EN)
 */
export const documentWriter = <Bytes extends Uint8Array = Uint8Array>(
  language: LanguageWords,
  options?: WriterOptions<Bytes>,
): WriteDocument<Bytes> => chartWriter(partWriter(CHART, language, options));

/**
 * As `partWriter` of `beichen`, in a language given as a value.
 * @throws RangeError for a value that is no language, and for options of another form
 */
export function partWriter<S, M, Bytes extends Uint8Array = Uint8Array>(
  part: InlinePart<S, S, M>,
  language: LanguageWords,
  options: WriterOptions<Bytes> = {},
): (source: S) => Bytes {
  check('language', language, WORDS_RULE);
  return writerOf(part, language, options);
}
