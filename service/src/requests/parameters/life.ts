// Parameters of a life as a calendar: a birth, kinds of dates, and years. Only for the command: a birth must not be in an address to subscribe to.

import { LIFE_KINDS } from 'beichen/life';
import { BIRTHDAY_PARAMETERS } from './birthday.ts';
import { CHART_PARAMETERS } from './chart.ts';
import type { Parameter } from './parameter.ts';
import { TRANSIT_PARAMETERS } from './transits.ts';

const YEARS = { kind: 'year', first: 1646, last: 2199 } as const;

export const LIFE_PARAMETERS = {
  ...CHART_PARAMETERS,
  kinds: {
    shape: { kind: 'choices', of: LIFE_KINDS },
    description: 'The kinds of dates wanted, separated by commas; all by default.',
    example: 'decades,luckPillars',
  },
  fromYear: {
    shape: YEARS,
    description: 'The first year of the Gregorian calendar; this year by default.',
    example: 2026,
  },
  toYear: { shape: YEARS, description: 'The last year, at most 150 in all; 20 years by default.', example: 2045 },
  missingDay: BIRTHDAY_PARAMETERS.missingDay,
  missingLeapMonth: BIRTHDAY_PARAMETERS.missingLeapMonth,
  ageAdvance: TRANSIT_PARAMETERS.ageAdvance,
} as const satisfies Readonly<Record<string, Parameter>>;
