// Days compared with a birth as plain text: a line for each, in order of time. No line judges.

import { check, FLAG, optional, recordOf } from '../../../calculation/input/input.ts';
import { endOfTurns } from '../../../calculation/input/turns.ts';
import type { DayOfPersonDocument, RelationOfDayDocument } from '../../documents/tables/document.generated.ts';
import type { Label } from '../../documents/vocabulary/labels.ts';
import { WORDS_OF } from '../../words/all-languages.ts';
import { fill } from '../../words/fill.ts';
import { dateText } from '../../words/languages.ts';
import { DAYS_DOCUMENT_RULE, type DrawnDays, SHARED_OPTIONS } from '../facts/arguments.ts';
import { idNames, type NameOfId } from '../facts/id-names.ts';
import { shownName } from '../facts/shown-name.ts';
import {
  inBrackets,
  type LineWords,
  line,
  lineWordsFor,
  onceALanguage,
  placeLine,
  textOf,
} from '../facts/text-lines.ts';
import { DAYS_TEXT_WORDS, TRANSIT_TEXT_WORDS } from '../words/all-languages.ts';
import type { DaysTextWords } from '../words/days-text-words.ts';
import type { TransitTextWords } from '../words/transit-text-words.ts';

/** Options of `drawDaysText`. */
export interface DaysTextOptions {
  /** Name in the first line. */
  readonly name?: string;
  /** Short text for assistants: without stars, lunar dates and the pair with which a day clashes. */
  readonly compact?: boolean;
}

const OPTIONS = recordOf<DaysTextOptions>({ ...SHARED_OPTIONS, compact: optional(FLAG) });

interface Words extends LineWords, DaysTextWords, Pick<TransitTextWords, 'natalPillars' | 'layers'> {
  readonly idName: NameOfId;
}

const wordsFor = /* @__PURE__ */ onceALanguage((language): Words => {
  const words = lineWordsFor(language);
  const { natalPillars, layers } = TRANSIT_TEXT_WORDS[language];
  return { ...words, ...DAYS_TEXT_WORDS[language], natalPillars, layers, idName: idNames(WORDS_OF[language], words) };
});

const PILLARS = ['year', 'month', 'day', 'hour'] as const;

/**
 * Writes days compared with a birth as plain text, in the language of their document: the natal pillars, the number of days that each condition of the filter
 * excludes, year and month of Zi Wei, and a line for each day. Each line ends with a line feed.
 * @throws RangeError for a document of another shape, and for an option that does not exist or has a wrong value
 * @example drawDaysText(describeDays(daysOf(chart, { from: '2026-01-01', to: '2026-01-31' }), { language: 'en' }))
 */
export function drawDaysText(days: DrawnDays, options: DaysTextOptions = {}): string {
  return endOfTurns(daysTextInTurns(days, options));
}

/** `drawDaysText` in turns: it pauses after each day. */
export function* daysTextInTurns(days: DrawnDays, options: DaysTextOptions = {}): Generator<void, string> {
  check('days', days, DAYS_DOCUMENT_RULE);
  check('options', options, OPTIONS);
  const words = wordsFor(days.language);
  const { fourPillars, range, count, place, leftOut, warnings = [] } = days;
  const name = shownName(options.name);
  const pillars = PILLARS.flatMap((id) =>
    fourPillars[id] === undefined ? [] : [`${words.pillars[id]} ${words.nameOf(fourPillars[id])}`],
  );
  const dates = `${dateText(range.from, words.language)} – ${dateText(range.to, words.language)}`;
  const missed = leftOut.map((row) =>
    fill(words.missed, { condition: `${row.parameter}=${row.given}`, days: row.days }),
  );
  const lines: string[] = [];
  for (const day of days.days) {
    lines.push(dayLine(day, options.compact ?? false, words));
    yield;
  }
  return textOf([
    [words.daysOfPerson, ...(name === undefined ? [] : [name])].join(' · '),
    line(words, words.natalPillars, pillars.join(words.comma)),
    placeLine(dates, place, words),
    ...levelLines(days, words),
    ...(missed.length === 0 ? [] : [line(words, words.leftOut, missed.join(words.semicolon))]),
    fill(words.found, { count, days: range.days }) + (days.days.length === 0 ? '' : words.colon.trimEnd()),
    ...lines,
    ...warnings.map(({ detail }) => line(words, words.note, detail)),
    words.disclaimer,
  ]);
}

/** `2026-02-17: Annual Bing-Wu: Life in natal Friends; Monthly Geng-Yin: Life in natal Health` */
function levelLines({ levels = [] }: DrawnDays, words: Words): string[] {
  const { nameOf, layers, semicolon } = words;
  return levels.map(({ startsOn, year, month }) =>
    line(
      words,
      dateText(startsOn, words.language),
      [
        levelText(`${layers.year} ${nameOf(year)}`, year.palace, words),
        levelText(`${layers.month} ${nameOf(month)}`, month.palace, words),
      ].join(semicolon),
    ),
  );
}

/** `Annual Bing-Wu: Life in natal Friends` */
const levelText = (level: string, palace: Label, words: Words): string =>
  line(words, level, fill(words.lifeIn, { palace: words.nameOf(palace) }));

function dayLine(day: DayOfPersonDocument, isCompact: boolean, words: Words): string {
  const { nameOf, spelledNameOf, comma, semicolon, weekdays } = words;
  const { almanac, ziwei } = day;
  const voids = (['year', 'day'] as const).filter((id) => day.inNatalVoid[id] === true).map((id) => words.pillars[id]);
  const breaks = [...(almanac.yearBreak ? [words.yearBreak] : []), ...(almanac.monthBreak ? [words.monthBreak] : [])];
  const facts = [
    [nameOf(almanac.fourPillars.day), nameOf(day.tenGod), spelledNameOf(day.growthPhase)].join(comma),
    [
      ...(isCompact ? [] : [`${words.lunar} ${almanac.lunarDate.text}`]),
      ...(almanac.solarTerm === undefined ? [] : [nameOf(almanac.solarTerm)]),
      fill(words.officer, { officer: spelledNameOf(almanac.officer) }),
      ...(isCompact ? [] : [fill(words.clash, { pillar: nameOf(almanac.clash.pillar) })]),
      ...breaks,
    ].join(comma),
    day.relations.map((relation) => relationText(relation, words)).join(comma),
    isCompact || day.stars.length === 0 ? '' : `${words.stars} ${day.stars.map(nameOf).join(comma)}`,
    voids.length === 0 ? '' : fill(words.voidBy, { pillars: voids.join(comma) }),
    ziwei === undefined ? '' : levelText(words.layers.day, ziwei.palace, words),
  ];
  const label = `${dateText(day.date, words.language)} ${weekdays.split(' ')[day.weekday - 1]}`;
  return line(words, label, facts.filter((fact) => fact !== '').join(semicolon));
}

/** A relation with its natal pillars. */
function relationText({ pillars, ...own }: RelationOfDayDocument, words: Words): string {
  const natal = pillars.flatMap((id) => (id === 'moment' ? [] : [words.pillars[id]]));
  return words.nameOf(own) + inBrackets(natal.join(words.comma), words);
}
