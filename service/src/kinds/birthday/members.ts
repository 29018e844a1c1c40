// Members of the response about lunar birthdays.

import { LANGUAGES } from 'beichen';
import type { LunarBirthday, LunarBirthdays, SkippedBirthday } from 'beichen/almanac';
import { choice, type DocumentOf, flag, isoDate, list, object, optional, part, section, whole } from 'beichen/document';
import { CALENDAR_REGIONS, LUNAR_BIRTHDAY_RULES, LUNAR_DATE } from 'beichen/internal';
import type { BirthdayRequest } from '../../requests/birthday-request.ts';
import { describeWarning } from '../../requests/warning.ts';
import { dateIso } from '../../words/calendar-texts.ts';
import { META_ONCE } from '../chart/members.ts';
import { NOTICE } from '../cities/members.ts';
import type { LookupSource } from '../lookup.ts';

/** Source of a response: its birthdays. */
export interface BirthdayFacts extends LookupSource<BirthdayRequest> {
  readonly found: LunarBirthdays;
}

/** A birthday with its calendar. */
type Birthday = LunarBirthday & { readonly lunarCalendar: BirthdayRequest['query']['calendarRegion'] };

const RULES = [...new Set(Object.values(LUNAR_BIRTHDAY_RULES).flat())].filter((rule) => rule !== 'skip');

/** The request, with its rules. */
export const INPUT = part<BirthdayRequest>('LunarBirthdayInput')({
  lunarMonth: whole(({ query }) => query.lunarMonth),
  lunarDay: whole(({ query }) => query.lunarDay),
  leapMonth: flag(({ query }) => query.leapMonth),
  calendarRegion: choice(CALENDAR_REGIONS, 'CalendarRegion', ({ query }) => query.calendarRegion),
  missingDay: choice(LUNAR_BIRTHDAY_RULES.missingDay, 'MissingDay', ({ query }) => query.missingDay),
  missingLeapMonth: choice(
    LUNAR_BIRTHDAY_RULES.missingLeapMonth,
    'MissingLeapMonth',
    ({ query }) => query.missingLeapMonth,
  ),
  fromYear: whole(({ query }) => query.fromYear),
  toYear: whole(({ query }) => query.toYear),
  lang: choice(LANGUAGES, 'Language', ({ language }) => language),
});

/** The birthday of a lunar year. */
export const BIRTHDAY = part<Birthday>('LunarBirthday')({
  lunarYear: whole(),
  date: isoDate(({ date }) => dateIso(date)),
  lunarDate: section(LUNAR_DATE),
  adjusted: list(choice(RULES, 'LunarBirthdayRule'), { max: 2 }),
  unsettled: optional(({ unsettled: isUnsettled }) => isUnsettled || undefined, flag()),
});

/** A lunar year without a birthday. */
export const SKIPPED = part<SkippedBirthday>('SkippedBirthday')({
  lunarYear: whole(),
  because: choice(['dayMissing', 'leapMonthMissing'], 'SkippedBecause'),
});

/** The lunar birthdays of the API. */
export const BIRTHDAYS_ANSWER = part<BirthdayFacts, BirthdayFacts>('LunarBirthdays')({
  input: object(INPUT, ({ request }) => request),
  birthdays: list(
    object(BIRTHDAY),
    ({ found, request }) =>
      found.birthdays.map((birthday) => ({ ...birthday, lunarCalendar: request.query.calendarRegion })),
    { max: 150 },
  ),
  skipped: list(object(SKIPPED), ({ found }) => found.skipped, { max: 150 }),
  warnings: list(object(NOTICE), ({ request, words }) =>
    request.warnings.map((warning) => describeWarning(warning, words)),
  ),
  meta: META_ONCE,
});

export type BirthdaysAnswer = DocumentOf<(typeof BIRTHDAYS_ANSWER)['members']>;
