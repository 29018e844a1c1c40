// A birth without an hour as plain text for people and language models: the facts that all charts share, then a line for each chart. None is preferred.

import { check, recordOf } from '../../../calculation/input/input.ts';
import type { DayChartDocument } from '../../documents/tables/document.generated.ts';
import { eraDateText } from '../../words/languages.ts';
import { DAY_DOCUMENT_RULE, type DrawnDay, SHARED_OPTIONS } from '../facts/arguments.ts';
import {
  chartFacts,
  chartsText,
  clockSpan,
  type DayLanguage,
  dayLanguage,
  type SameStars,
  sameFacts,
  sameStars,
  sameTransformations,
} from '../facts/day-facts.ts';
import { shownName } from '../facts/shown-name.ts';
import { inBrackets, line, placeLine, textOf } from '../facts/text-lines.ts';
import type { TextOptions } from './chart.ts';
import { chartRules } from './rules-text.ts';

const OPTIONS = recordOf<TextOptions>(SHARED_OPTIONS);

/**
 * Writes a birth without an hour as plain text, in the language of its document: the day, the facts that all listed charts share, and a line for each chart
 * with its clock times. Each line ends with a line feed.
 * @throws RangeError for a document of another shape, and for an option that does not exist or has a wrong value
 * @example drawDayText(describeDay(day, { language: 'en' }))
 */
export function drawDayText(day: DrawnDay, options: TextOptions = {}): string {
  check('day', day, DAY_DOCUMENT_RULE);
  check('options', options, OPTIONS);
  const { language, birth, same, charts, conventions, warnings = [] } = day;
  const words = dayLanguage(language);
  const { semicolon, comma, pause } = words;
  const name = shownName(options.name);
  return textOf([
    [words.hourUnknown, ...(name === undefined ? [] : [name])].join(' · '),
    line(words, words.born, placeLine(eraDateText(birth.date, language), birth.place, words)),
    ...(charts.length === 0
      ? []
      : [
          line(words, words.same, sameFacts(same, words).join(semicolon) || words.none),
          line(words, words.sameStars, starsText(sameStars(same, words), words) || words.none),
          line(words, words.transformations, sameTransformations(same, words).join(comma) || words.none),
        ]),
    chartsText(day, words) + (charts.length === 0 ? '' : inBrackets(words.chartLines, words) + words.colon.trimEnd()),
    ...charts.map((chart) => chartLine(chart, same.lunarDate === undefined, words)),
    ...warnings.map(({ detail }) => line(words, words.note, detail)),
    line(words, words.conventions, chartRules(conventions, words).join(pause)),
    words.disclaimer,
  ]);
}

/** `Chou Tian Kui; Si You Bi, Po Sui` */
const starsText = (standing: readonly SameStars[], { semicolon, comma }: DayLanguage): string =>
  standing.map(({ branch, stars }) => `${branch} ${stars.join(comma)}`).join(semicolon);

/** A line of a chart, without the lunar date if all charts share it. */
function chartLine(chart: DayChartDocument, hasOwnDate: boolean, words: DayLanguage): string {
  const facts = chartFacts(chart, words);
  const { patterns = [], warningCodes } = chart;
  const about = [
    `${words.mainStar} ${facts.mainStar}`,
    facts.bureau,
    facts.lifePalace,
    facts.bodyPalace,
    facts.ziwei,
    facts.fourPillars,
    ...(hasOwnDate ? [facts.lunarDate] : []),
    ...(patterns.length === 0 ? [] : [`${words.patterns} ${patterns.map(words.nameOf).join(words.comma)}`]),
    ...warningCodes.flatMap((code) => words.disputes[code] ?? []),
    facts.request,
  ];
  return line(words, `${clockSpan(chart)} ${facts.doubleHour}`, about.join(words.semicolon));
}
