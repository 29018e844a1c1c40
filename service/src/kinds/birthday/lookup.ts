// Lunar birthdays, as a document and as a calendar to subscribe to.

import { lunarBirthdaysOf } from 'beichen/almanac';
import { type BirthdayRequest, parseBirthdayRequest } from '../../requests/birthday-request.ts';
import { BIRTHDAY_PARAMETERS } from '../../requests/parameters/birthday.ts';
import { lookup, nowOf } from '../lookup.ts';
import { BIRTHDAYS_ANSWER } from './members.ts';

const { lunarMonth, lunarDay, fromYear, toYear } = BIRTHDAY_PARAMETERS;
const EXAMPLE = {
  lunarMonth: lunarMonth.example,
  lunarDay: lunarDay.example,
  fromYear: fromYear.example,
  toYear: toYear.example,
};

export const BIRTHDAY = lookup({
  name: 'birthday',
  path: '/api/public/birthday',
  tag: 'Almanac',
  parameters: BIRTHDAY_PARAMETERS,
  example: EXAMPLE,
  operation: {
    operationId: 'getLunarBirthdays',
    summary: 'The dates of a lunar birthday',
    description:
      'The Gregorian dates on which a lunar month and day return, by a named rule where a year has no such day or leap month. No birth, year of birth or name is taken.',
  },
  answer: 'The birthdays.',
  part: BIRTHDAYS_ANSWER,
  read: (fields, context) => parseBirthdayRequest(fields, nowOf(context)),
  facts: ({ query }: BirthdayRequest) => ({ found: lunarBirthdaysOf(query) }),
  feed: {
    path: '/api/public/birthday.ics',
    parameters: BIRTHDAY_PARAMETERS,
    example: EXAMPLE,
    operation: {
      operationId: 'getLunarBirthdayCalendar',
      summary: 'A lunar birthday as a calendar to subscribe to',
      description:
        'The answer of getLunarBirthdays as all-day events (iCalendar, RFC 5545). The ids of events never change.',
    },
    read: (fields, context) => parseBirthdayRequest(fields, nowOf(context)),
    query: ({ query }: BirthdayRequest) => Object.entries(query).sort(),
    sample: (request: BirthdayRequest): BirthdayRequest => ({
      ...request,
      query: {
        lunarMonth: 6,
        lunarDay: 2,
        leapMonth: false,
        calendarRegion: 'china',
        missingDay: 'lastDay',
        missingLeapMonth: 'sameMonth',
        fromYear: 2026,
        toYear: 2026,
      },
    }),
    text: async () => (await import('./feed.ts')).birthdayFeed,
  },
  tool: {
    name: 'list_lunar_birthdays',
    title: 'The dates of a lunar birthday',
    description:
      'The dates on which a lunar month and day return, this year and later ones. Send no birth year or name.',
    without: ['missingDay', 'missingLeapMonth'],
    text: async () => (await import('./text.ts')).birthdaysText,
  },
});
