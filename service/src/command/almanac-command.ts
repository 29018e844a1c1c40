// `beichen almanac`: what does the calendar say of a month, a year or a day?

import { type AlmanacDayDocument, type AlmanacYearDocument, fill, type Language } from 'beichen';
import type { Gazetteer } from 'beichen-places';
import { almanacAnswer } from '../documents/almanac/answer.ts';
import type { AlmanacAnswer } from '../documents/almanac/members.ts';
import { tableLines } from '../documents/columns.ts';
import { printableJson } from '../printable.ts';
import { parseAlmanacRequest } from '../request/almanac-request.ts';
import type { SentField } from '../request/sent.ts';
import { lunarDayText, skyTexts } from '../words/almanac-texts.ts';
import { wordsIn } from '../words/lookup.ts';
import { field, readArguments } from './arguments.ts';
import { UsageError } from './exit.ts';
import { columnsFor, type Terminal } from './terminal.ts';
import { COMMAND_WORDS } from './words/all-languages.ts';

/**
 * Shows the almanac that the arguments ask for.
 * @throws UsageError, ProblemError
 */
export async function almanacCommand(
  args: readonly string[],
  places: () => Promise<Gazetteer>,
  terminal: Terminal,
  language: Language,
): Promise<void> {
  const { own, fields, positionals } = readArguments('almanac', args);
  const words = COMMAND_WORDS[language];
  if (own.json && own.ics) throw new UsageError(words.oneFormOfAlmanac);
  const span = positionals.map((given) => spanField(given, language));
  const isAsked = fields.some(({ name }) => SPANS.has(name));
  if (positionals.length > 1 || (span.length === 0 && !isAsked)) throw new UsageError(words.spanRequired);
  const lang = fields.some(({ name }) => name === 'lang') ? [] : [field('lang', language)];
  const gazetteer = await places();
  const request = parseAlmanacRequest([...fields, ...span, ...lang], gazetteer);
  if (own.ics) {
    if (request.span.kind !== 'year') throw new UsageError(words.icsOfYear);
    const { almanacFeed } = await import('../documents/almanac/feed.ts');
    terminal.out(almanacFeed({ ...request, years: [request.span.year] }));
    return;
  }
  const answer = almanacAnswer(request, { gazetteer, baseUrl: '' });
  if (own.json) terminal.out(`${printableJson(answer)}\n`);
  else
    terminal.out(`${[headOf(answer, language), '', ...linesOf(answer, language, columnsFor(terminal))].join('\n')}\n`);
}

const SPANS: ReadonlySet<string> = new Set(['month', 'year', 'date', 'lunarDate']);

/** What stands without an option: a year, a month or a date, by how it is written. */
function spanField(given: string, language: Language): SentField {
  if (/^\d{4}$/.test(given)) return field('year', given);
  if (/^\d{4}-\d\d$/.test(given)) return field('month', given);
  if (/^\d{4}-\d\d-\d\d$/.test(given)) return field('date', given);
  throw new UsageError(fill(COMMAND_WORDS[language].noSuchSpan, { given }));
}

/** Of when and whose. */
function headOf({ input, calendar, timeZone, place, year }: AlmanacAnswer, language: Language): string {
  const asked = input.month ?? input.date ?? input.lunarDate ?? `${year!.year}`;
  return [asked, wordsIn(language).almanac.calendars[calendar], place, timeZone]
    .filter((part) => part !== undefined)
    .join(' · ');
}

const linesOf = ({ days = [], year }: AlmanacAnswer, language: Language, columns: number): readonly string[] =>
  year === undefined ? dayLines(days, language, columns) : yearLines(year, language, columns);

// A day is a line: what stands at its end falls away first where the terminal is narrow, but never what happens on the day.
const MANSION_FROM = 96;
const OFFICER_FROM = 56;

function dayLines(days: readonly AlmanacDayDocument[], language: Language, columns: number): readonly string[] {
  const rows = days.map((day) => [
    day.date.slice(columns < OFFICER_FROM ? 8 : 5),
    wordsIn(language).almanac.weekdays[day.weekday - 1]!,
    lunarDayText(day, language),
    day.pillars.day.name,
    ...(columns < OFFICER_FROM ? [] : [day.officer.name]),
    ...(columns < MANSION_FROM ? [] : [day.mansion.name, `${day.pillars.year.name} ${day.pillars.month.name}`]),
  ]);
  return tableLines(
    rows,
    days.map((day) => skyTexts(day, language)),
    columns,
  );
}

/** The terms, the moons and the months of a year. */
function yearLines(
  { terms, newMoons, fullMoons, lunarYear }: AlmanacYearDocument,
  language: Language,
  columns: number,
): readonly string[] {
  const words = COMMAND_WORDS[language];
  const nothing = (rows: readonly unknown[]): readonly (readonly string[])[] => rows.map(() => []);
  const moments = (events: readonly Moment[]) =>
    tableLines(
      events.map((event) => ['', ...timesOf(event, columns)]),
      nothing(events),
      columns,
    );
  const { pair, zodiac, months } = lunarYear;
  return [
    words.terms,
    ...tableLines(
      terms.map((term) => ['', term.hanzi, ...timesOf(term, columns)]),
      terms.map(({ name, hanzi }) => (name === hanzi ? [] : [name])),
      columns,
    ),
    '',
    words.newMoons,
    ...moments(newMoons),
    '',
    words.fullMoons,
    ...moments(fullMoons),
    '',
    fill(words.lunarYear, { pair: pair.name, zodiac: zodiac.name }),
    ...tableLines(
      months.map(({ start, text, days }) => [
        '',
        start,
        text,
        fill(wordsIn(language).almanac.days, { days: `${days}` }),
      ]),
      nothing(months),
      columns,
    ),
  ];
}

type Moment = Pick<AlmanacYearDocument['newMoons'][number], 'at' | 'atClock'>;

/** When something happens: on the clock of the almanac, and where there is room for it in UTC before that. */
const timesOf = ({ at, atClock }: Moment, columns: number): readonly string[] =>
  (columns < OFFICER_FROM ? [atClock] : [at, atClock]).map((time) => time.replace('T', ' '));
