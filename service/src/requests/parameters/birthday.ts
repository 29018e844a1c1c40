// Parameters of lunar birthdays: a lunar month and day, never a birth.

import { LUNAR_BIRTHDAY_RULES } from 'beichen/internal';
import { ALMANAC_PARAMETERS } from './almanac.ts';
import type { Parameter } from './parameter.ts';

const YEARS = { kind: 'year', first: 1645, last: 2199 } as const;

/** Parameters of lunar birthdays, as a document and as a calendar to subscribe to. */
export const BIRTHDAY_PARAMETERS = {
  lunarMonth: {
    shape: { kind: 'integer', min: 1, max: 12 },
    required: true,
    description:
      'The lunar month of the birthday. No birth year, name or place is needed; such a parameter is refused.',
    example: 6,
  },
  lunarDay: {
    shape: { kind: 'integer', min: 1, max: 30 },
    required: true,
    description: 'The lunar day of the birthday.',
    example: 2,
  },
  leapMonth: {
    shape: { kind: 'boolean' },
    aliases: ['isLeapMonth', 'leap'],
    default: false,
    description:
      '`true` if it is a day of a leap month. A year that has this leap month has the birthday there and only there.',
    example: false,
  },
  calendarRegion: {
    ...ALMANAC_PARAMETERS.calendarRegion,
    description:
      'The country of the lunar calendar; each begins its months at its own midnight. Default by the language: `japan`, `korea` or `vietnam` for `ja`, `ko` and `vi`, else `china`.',
  },
  missingDay: {
    shape: { kind: 'choice', of: LUNAR_BIRTHDAY_RULES.missingDay },
    default: 'lastDay',
    description:
      'The birthday of a day 30 in a year whose month has 29 days: `lastDay` day 29, `nextDay` the first day of the next month, `skip` none.',
    example: 'lastDay',
  },
  missingLeapMonth: {
    shape: { kind: 'choice', of: LUNAR_BIRTHDAY_RULES.missingLeapMonth },
    default: 'sameMonth',
    description:
      'The birthday of a leap month in a year without it: `sameMonth` the common month of its number, `nextMonth` the month after that, `skip` none.',
    example: 'sameMonth',
  },
  fromYear: {
    shape: YEARS,
    description: 'The first lunar year, 1645 to 2199. Default: the lunar year that runs.',
    example: 2026,
  },
  toYear: {
    shape: YEARS,
    description: 'The last lunar year; at most 150 years in all. Default: 20 years in all.',
    example: 2030,
  },
  lang: ALMANAC_PARAMETERS.lang,
} as const satisfies Readonly<Record<string, Parameter>>;
