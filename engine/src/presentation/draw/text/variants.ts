// Variants of a chart as plain text for people and language models: the compared members of the chart, then a line for each other chart with its choices and
// differences.

import { check, FLAG, optional, recordOf } from '../../../calculation/input/input.ts';
import { WORDS_OF } from '../../words/all-languages.ts';
import { type DrawnVariants, SHARED_OPTIONS, VARIANTS_DOCUMENT_RULE } from '../facts/arguments.ts';
import { shownName } from '../facts/shown-name.ts';
import { eraMomentText, inBrackets, line, placeLine, requestText, textOf } from '../facts/text-lines.ts';
import type { TextOptions } from './chart.ts';
import { chartRules } from './rules-text.ts';
import { SEEN, variantEntries, variantLine, variantWordsIn } from './variant-lines.ts';

/** Options of `drawVariantsText`. */
export interface VariantsTextOptions extends TextOptions {
  /**
   * Short text, for language models that are billed by length: each line has only the parameters and the differing values, of members that most programs show.
   * It leaves out choices without an effect, and conventions.
   */
  readonly compact?: boolean;
}

const OPTIONS = recordOf<VariantsTextOptions>({ ...SHARED_OPTIONS, compact: optional(FLAG) });

/**
 * Writes the variants of a chart as plain text, in the language of their document. Each line ends with a line feed.
 * @throws RangeError for a document of another shape, and for an option that does not exist or has a wrong value
 * @example drawVariantsText(describeVariants(chartVariants(chart), { language: 'en' }))
 */
export function drawVariantsText(variants: DrawnVariants, options: VariantsTextOptions = {}): string {
  check('variants', variants, VARIANTS_DOCUMENT_RULE);
  check('options', options, OPTIONS);
  const { language, birth, conventions, warnings = [] } = variants;
  const { compact = false } = options;
  const words = variantWordsIn(WORDS_OF[language]);
  const values = variantEntries(variants, WORDS_OF[language]);
  const chart = compact ? values.chart.filter(({ member }) => SEEN.includes(member)) : values.chart;
  const name = shownName(options.name);
  return textOf([
    [words.variants, ...(name === undefined ? [] : [name])].join(' · '),
    line(words, words.born, placeLine(eraMomentText(birth.clockTime, words), birth.place, words)),
    line(words, words.thisChart, chart.map(({ name: of, value }) => `${of} ${value}`).join(words.semicolon)),
    ...(values.match === '' ? [] : [values.match]),
    values.heading +
      (values.variants.length === 0
        ? ''
        : (compact ? '' : inBrackets(words.choiceLines, words)) + words.colon.trimEnd()),
    ...values.variants.map((variant) => variantLine(variant, words, compact)),
    ...(values.nearest === undefined
      ? []
      : [values.nearest.heading, variantLine(values.nearest.variant, words, compact)]),
    ...(compact
      ? []
      : [line(words, words.same, values.withoutEffect.map(({ request }) => requestText(request)).join(words.comma))]),
    ...warnings.map(({ detail }) => line(words, words.note, detail)),
    ...(compact
      ? []
      : [
          line(
            words,
            words.conventions,
            chartRules(conventions, words, (star) => words.idName('gradedStars', star)).join(words.pause),
          ),
        ]),
    words.disclaimer,
  ]);
}
