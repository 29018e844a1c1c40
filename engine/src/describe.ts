// How does a chart become a plain object? By the table of its members, in one language.

import type { Chart } from './cast-chart.ts';
import type { ChartDocument } from './chart-document.generated.ts';
import { describing } from './document/describe.ts';
import { type DocumentOf, type InlinePart, wholeDocument } from './document/member.ts';
import { check, optional, recordOf } from './input.ts';
import { LABELS } from './labels.ts';
import { CHART } from './parts/chart.ts';
import { ChartFacts, type PlaceFacts } from './parts/facts.ts';
import { CHART_RULE, LANGUAGE, PLACE_RULE } from './parts/given.ts';
import type { Language } from './words/languages.ts';

/** What a document needs besides the chart. */
export interface DescribeOptions {
  readonly language: Language;
  /** The birthplace with its names; without one, longitude and zone stand alone. */
  readonly place?: PlaceFacts;
}

const OPTIONS = recordOf<DescribeOptions>({ language: LANGUAGE, place: optional(PLACE_RULE) });

/**
 * Describes a chart as the JSON document that the API promises, without the service's own `input` and `meta`. What documents share, such as a
 * star in one of its states, is frozen.
 * @throws RangeError for a language that does not exist, a place of another form, a chart that castChart did not make
 * @example describeChart(castChart(birth), { language: 'en' }).fourPillars.text // 'Geng-Wu Gui-Wei Ji-Chou Wu-Chen'
 */
export function describeChart(chart: Chart, options: DescribeOptions): ChartDocument {
  check('chart', chart, CHART_RULE);
  check('options', options, OPTIONS);
  return describerIn(options.language)(new ChartFacts(chart, options.place));
}

type Describer = (facts: ChartFacts) => ChartDocument;
const describers = new Map<Language, Describer>();

function describerIn(language: Language): Describer {
  const known = describers.get(language);
  if (known !== undefined) return known;
  const describer: Describer = partDescriber(CHART, language);
  describers.set(language, describer);
  return describer;
}

/**
 * Describes what a part is made from as a plain object, in one language. Keep it: what documents share is made when it is first needed.
 * @throws RangeError for a language that does not exist
 */
export function partDescriber<S, M>(part: InlinePart<S, S, M>, language: Language): (source: S) => DocumentOf<M> {
  check('language', language, LANGUAGE);
  const describe = describing(wholeDocument(part), LABELS[language]);
  return (source) => describe(source, source);
}
