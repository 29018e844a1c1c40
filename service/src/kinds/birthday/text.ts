// Lunar birthdays in plain text: a line for each year.

import type { Language } from 'beichen';
import { dateInFigures } from 'beichen/internal';
import { WORDS_OF } from 'beichen/words';
import { lunarBirthdayText } from '../../words/calendar-texts.ts';
import { wordsIn } from '../../words/lookup.ts';
import { tableLines } from '../columns.ts';
import type { BirthdaysAnswer } from './members.ts';

/** The lunar birthday, then a line for each year with its date and lunar date; a dash for a year without one. */
export function birthdaysText({ input, birthdays, skipped }: BirthdaysAnswer, language: Language): string {
  const { lunarMonth: month, lunarDay: day, leapMonth, calendarRegion } = input;
  const service = wordsIn(language);
  const about = lunarBirthdayText({ month, day, leapMonth }, { chart: WORDS_OF[language], service });
  const rows = [
    ...birthdays.map(({ lunarYear, date, lunarDate }) => [lunarYear, dateInFigures(date, language), lunarDate.text]),
    ...skipped.map(({ lunarYear }) => [lunarYear, '–', '']),
  ].sort(([a], [b]) => Number(a) - Number(b));
  const lines = tableLines(
    rows.map((row) => row.map(String)),
    rows.map(() => []),
    Number.POSITIVE_INFINITY,
  );
  return `${[`${about} · ${service.almanac.calendars[calendarRegion]}`, '', ...lines].join('\n')}\n`;
}
