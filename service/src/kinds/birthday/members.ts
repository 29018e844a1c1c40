// Members of the response about lunar birthdays.

import { LANGUAGES } from 'beichen';
import type { LunarBirthday, LunarBirthdays, SkippedBirthday } from 'beichen/almanac';
import { choice, type DocumentOf, flag, isoDate, list, object, optional, part, whole } from 'beichen/document';
import { CALENDAR_REGIONS, LUNAR_BIRTHDAY_RULES, LUNAR_DATE } from 'beichen/internal';
import { componentsOfPart, type SentencesOf } from 'beichen/schema';
import type { BirthdayRequest } from '../../requests/birthday-request.ts';
import { describeWarning } from '../../requests/warning.ts';
import { dateIso } from '../../words/calendar-texts.ts';
import type { ServiceSource } from '../answer-source.ts';
import { META_ONCE } from '../chart/members.ts';
import { SENTENCES as CHART_SENTENCES } from '../chart/sentences.ts';
import { NOTICE, NOTICE_SENTENCES } from '../cities/members.ts';

/** Source of a response: the request, its birthdays, and the service. */
export interface BirthdayFacts extends ServiceSource {
  readonly request: BirthdayRequest;
  readonly found: LunarBirthdays;
}

/** A birthday with its calendar. */
type Birthday = LunarBirthday & { readonly lunarCalendar: BirthdayRequest['query']['calendarRegion'] };

const RULES = [...new Set(Object.values(LUNAR_BIRTHDAY_RULES).flat())].filter((rule) => rule !== 'skip');

const INPUT = part<BirthdayRequest>('LunarBirthdayInput')({
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

const BIRTHDAY = part<Birthday>('LunarBirthday')({
  lunarYear: whole(({ lunarYear }) => lunarYear),
  date: isoDate(({ date }) => dateIso(date)),
  lunarDate: object(LUNAR_DATE),
  adjusted: list(choice(RULES, 'LunarBirthdayRule'), ({ adjusted }) => adjusted, { max: 2 }),
  unsettled: optional(({ unsettled: isUnsettled }) => isUnsettled || undefined, flag()),
});

const SKIPPED = part<SkippedBirthday>('SkippedBirthday')({
  lunarYear: whole(({ lunarYear }) => lunarYear),
  because: choice(['dayMissing', 'leapMonthMissing'], 'SkippedBecause', ({ because }) => because),
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

const SENTENCES = {
  LunarBirthdays: {
    is: 'The dates on which a lunar month and day return, at most one a lunar year.',
    input: 'The request with its rules, defaults included.',
    birthdays: 'The birthdays, in order of time. The date may be in the next Gregorian year.',
    skipped: 'The lunar years without a birthday, by a rule `skip`.',
    warnings: 'What the sender should know.',
    meta: 'Versions, and what has to be said.',
  } satisfies { readonly is: string } & SentencesOf<(typeof BIRTHDAYS_ANSWER)['members']>,
  LunarBirthdayInput: {
    is: 'The request with its rules, defaults included.',
    lunarMonth: 'The lunar month.',
    lunarDay: 'The lunar day.',
    leapMonth: 'Whether it is a day of a leap month.',
    calendarRegion: 'Whose lunar calendar.',
    missingDay: 'The rule for a day 30 in a month of 29 days.',
    missingLeapMonth: 'The rule for a leap month that the year does not have.',
    fromYear: 'The first lunar year.',
    toYear: 'The last lunar year.',
    lang: 'The language of the answer.',
  } satisfies { readonly is: string } & SentencesOf<(typeof INPUT)['members']>,
  LunarBirthday: {
    is: 'The birthday of a lunar year.',
    lunarYear: 'The lunar year.',
    date: 'The Gregorian date, YYYY-MM-DD.',
    lunarDate: 'The lunar date of that day.',
    adjusted: 'The rules that were applied, the rule of the month first; empty where the date exists.',
    unsettled: 'True where a month begins so near midnight that the rotation of the Earth decides the day.',
  } satisfies { readonly is: string } & SentencesOf<(typeof BIRTHDAY)['members']>,
  SkippedBirthday: {
    is: 'A lunar year without a birthday.',
    lunarYear: 'The lunar year.',
    because: 'What the year does not have: the day, or the leap month.',
  } satisfies { readonly is: string } & SentencesOf<(typeof SKIPPED)['members']>,
  Meta: CHART_SENTENCES.Meta,
  Notice: NOTICE_SENTENCES,
};

/** OpenAPI components of lunar birthdays, by their names. */
export const BIRTHDAY_COMPONENTS = componentsOfPart(BIRTHDAYS_ANSWER, SENTENCES, '#/components/schemas/');

export type BirthdaysAnswer = DocumentOf<(typeof BIRTHDAYS_ANSWER)['members']>;
