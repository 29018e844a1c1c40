// Matching births as plain text, a line each, for assistants and terminals: the day, the double hour, its span, the pillars, and the main star.

import type { Language } from 'beichen';
import { dateInFigures, fill } from 'beichen/internal';
import { wordsIn } from '../../words/lookup.ts';
import { tableLines } from '../columns.ts';
import type { BirthsAnswer } from './members.ts';

type FoundBirth = BirthsAnswer['births'][number];

/** Head of the text: number of births, years searched, and the clock of the times. */
function birthsHead(answer: BirthsAnswer, language: Language): string {
  const { births: words } = wordsIn(language);
  const { count, fromYear, toYear } = answer;
  return fill(words.found, {
    count: `${count}`,
    fromYear: `${fromYear}`,
    toYear: `${toYear}`,
    clock: clockText(answer, words),
  });
}

function clockText(
  { place, longitude, conventions }: BirthsAnswer,
  words: ReturnType<typeof wordsIn>['births'],
): string {
  if (place !== undefined) return fill(words.byClock, { place: place.name ?? place.timeZone });
  return conventions.solarTime === 'clock' ? words.byStandardTime : fill(words.bySun, { longitude: `${longitude}` });
}

/** Columns of a birth; the note is shown beside them if there is room. */
interface BirthColumns {
  readonly row: readonly string[];
  readonly behind: readonly string[];
}

/** A birth, by the clock of its place, if there is one. */
function birthColumns(birth: FoundBirth, language: Language): BirthColumns {
  const { almanac, births: words, joins } = wordsIn(language);
  const { change, gender } = birth;
  const starts = birth.startsAtClock ?? birth.startsAtSolarTime;
  const ends = birth.endsAtClock ?? birth.endsAtSolarTime;
  return {
    row: [
      dateInFigures(starts, language),
      `${starts.slice(11, 16)}–${ends.slice(11, 16)}`,
      birth.doubleHour.hanzi,
      birth.fourPillars.hanzi,
    ],
    behind: [
      fill(joins.named, { name: almanac.columns.lunar, value: birth.lunarDate.text }),
      birth.lifePalace.pair.name,
      birth.bureau.name,
      birth.mainStar.name,
      ...(change === undefined
        ? []
        : [
            fill(words.change, {
              time: (change.atClock ?? change.atSolarTime).slice(11, 16),
              pillars: change.fourPillars.hanzi,
            }),
          ]),
      ...(gender === undefined ? [] : [words.genders[gender]]),
    ],
  };
}

/** The whole text, for an assistant. */
export function birthsText(answer: BirthsAnswer, language: Language): string {
  const { births: words } = wordsIn(language);
  return [
    birthsHead(answer, language),
    ...answer.births.map((birth) => {
      const { row, behind } = birthColumns(birth, language);
      return [...row, ...behind].join(' | ');
    }),
    ...(answer.next === undefined ? [] : [fill(words.next, { after: answer.next })]),
    ...answer.warnings.map(({ detail }) => detail),
  ].join('\n');
}

/** The whole text, for a terminal of a width in columns. */
export function birthsTable(answer: BirthsAnswer, language: Language, columns: number): string {
  const births = answer.births.map((birth) => birthColumns(birth, language));
  const lines = tableLines(
    births.map(({ row }) => row),
    births.map(({ behind }) => behind),
    columns,
  );
  const next =
    answer.next === undefined ? [] : [fill(wordsIn(language).births.next, { after: `--after ${answer.next}` })];
  return `${[birthsHead(answer, language), ...lines, ...next].join('\n')}\n`;
}
