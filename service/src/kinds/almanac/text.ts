// The almanac in plain text: the named facts of a day; the days of a month in columns with headings; or the terms, moons and months of a year.

import type { AlmanacDayDocument, AlmanacYearDocument, Language } from 'beichen';
import { dateInFigures, dateText, dayInFigures, fill } from 'beichen/internal';
import { lunarDayText, skyTexts } from '../../words/almanac-texts.ts';
import { wordsIn } from '../../words/lookup.ts';
import { tableLines } from '../columns.ts';
import type { AlmanacAnswer } from './members.ts';

/** The whole text, for a width in columns. */
export const almanacText = (answer: AlmanacAnswer, language: Language, columns: number): string =>
  `${[headOf(answer, language), '', ...linesOf(answer, language, columns)].join('\n')}\n`;

/** Heading: the span, the calendar and the place. */
function headOf({ input, calendarRegion, timeZone, placeLabel, year }: AlmanacAnswer, language: Language): string {
  const solar = input.month ?? input.date;
  const requested = solar === undefined ? (input.lunarDate ?? `${year!.year}`) : dateText(solar, language);
  return [requested, wordsIn(language).almanac.calendars[calendarRegion], placeLabel, timeZone]
    .filter((part) => part !== undefined)
    .join(' · ');
}

const linesOf = ({ days = [], year }: AlmanacAnswer, language: Language, columns: number): readonly string[] =>
  year !== undefined
    ? yearLines(year, language, columns)
    : days.length === 1
      ? namedLines(days[0]!, language)
      : dayLines(days, language, columns);

/** The facts of a day, each with its name. */
function namedLines(day: AlmanacDayDocument, language: Language): readonly string[] {
  const { almanac, joins, listSeparator } = wordsIn(language);
  const { columns: names, weekdays } = almanac;
  const sky = skyTexts(day, language);
  const { fourPillars, officer, mansion } = day;
  return [
    [names.date, dateText(day.date, language)],
    [names.weekday, weekdays[day.weekday - 1]!],
    [names.lunar, day.lunarDate.text],
    [names.year, fourPillars.year.name],
    [names.month, fourPillars.month.name],
    [names.day, fourPillars.day.name],
    [names.officer, officer.name],
    [names.mansion, mansion.name],
    ...(sky.length > 0 ? [[names.sky, sky.join(listSeparator)]] : []),
  ].map(([name, value]) => fill(joins.named, { name: name!, value: value! }));
}

// A day is a line. On a narrow terminal facts at its end are left out first, but never events of the day.
const MANSION_FROM = 96;
const OFFICER_FROM = 56;

function dayLines(days: readonly AlmanacDayDocument[], language: Language, columns: number): readonly string[] {
  const { columns: names, weekdays } = wordsIn(language).almanac;
  const heading = [
    names.date,
    names.weekday,
    names.lunar,
    names.day,
    ...(columns < OFFICER_FROM ? [] : [names.officer]),
    ...(columns < MANSION_FROM ? [] : [names.mansion, names.year, names.month]),
  ];
  const rows = days.map((day) => [
    columns < OFFICER_FROM ? day.date.slice(8) : dayInFigures(day.date, language),
    weekdays[day.weekday - 1]!,
    lunarDayText(day, language),
    day.fourPillars.day.name,
    ...(columns < OFFICER_FROM ? [] : [day.officer.name]),
    ...(columns < MANSION_FROM ? [] : [day.mansion.name, day.fourPillars.year.name, day.fourPillars.month.name]),
  ]);
  return tableLines([heading, ...rows], [[], ...days.map((day) => skyTexts(day, language))], columns);
}

/** The terms, the moons and the months of a year. */
function yearLines(
  { solarTerms, newMoons, fullMoons, lunarYear }: AlmanacYearDocument,
  language: Language,
  columns: number,
): readonly string[] {
  const words = wordsIn(language).almanac;
  const nothing = (rows: readonly unknown[]): readonly (readonly string[])[] => rows.map(() => []);
  const moments = (events: readonly Moment[]) =>
    tableLines(
      events.map((event) => ['', ...timesOf(event, language, columns)]),
      nothing(events),
      columns,
    );
  const { yearPillar, zodiac, months } = lunarYear;
  return [
    words.terms,
    ...tableLines(
      solarTerms.map((term) => ['', term.hanzi, ...timesOf(term, language, columns)]),
      solarTerms.map(({ name, hanzi }) => (name === hanzi ? [] : [name])),
      columns,
    ),
    '',
    words.newMoons,
    ...moments(newMoons),
    '',
    words.fullMoons,
    ...moments(fullMoons),
    '',
    fill(words.lunarYear, { pair: yearPillar.name, zodiac: zodiac.name }),
    ...tableLines(
      months.map(({ startsOn, text, days }) => [
        '',
        dateInFigures(startsOn, language),
        text,
        fill(words.days, { days: `${days}` }),
      ]),
      nothing(months),
      columns,
    ),
  ];
}

type Moment = Pick<AlmanacYearDocument['newMoons'][number], 'at' | 'atClock'>;

/** Time of an event: on the clock of the almanac, and in UTC before that if there is room. */
const timesOf = ({ at, atClock }: Moment, language: Language, columns: number): readonly string[] =>
  (columns < OFFICER_FROM ? [atClock] : [at, atClock]).map(
    (time) => `${dateInFigures(time, language)} ${time.slice(11)}`,
  );
