// Lunar birthdays as a calendar to subscribe to. The id of an event has the lunar date but not the rules, so that a change of the rules moves the event.

import { WORDS_OF } from 'beichen/words';
import type { BirthdayRequest } from '../../requests/birthday-request.ts';
import { lunarBirthdayText } from '../../words/calendar-texts.ts';
import { wordsIn } from '../../words/lookup.ts';
import { calendarFile } from '../calendar-file.ts';
import type { BirthdaysAnswer } from './members.ts';

/** Lunar birthdays as a text of iCalendar. */
export function birthdayFeed(
  request: BirthdayRequest,
  documentOf: (request: BirthdayRequest) => BirthdaysAnswer,
): string {
  const { query, language } = request;
  const { lunarMonth, lunarDay, leapMonth, calendarRegion } = query;
  const summary = lunarBirthdayText(
    { month: lunarMonth, day: lunarDay, leapMonth },
    { chart: WORDS_OF[language], service: wordsIn(language) },
  );
  const date = `${leapMonth ? 'leap-' : ''}${lunarMonth}-${lunarDay}`;
  const calendar = wordsIn(language).almanac.calendars[calendarRegion];
  return calendarFile({
    name: `${summary} · ${calendar}`,
    product: 'Birthday',
    language,
    events: documentOf(request).birthdays.map((birthday) => ({
      id: `birthday-${date}-in-${birthday.lunarYear}.${calendarRegion}@birthday.beichen`,
      date: birthday.date,
      summary,
      description: `${birthday.lunarDate.text} · ${calendar}`,
    })),
  });
}
