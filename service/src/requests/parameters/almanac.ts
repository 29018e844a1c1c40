// Parameters of the almanac.

import { CALENDAR_REGIONS } from 'beichen/internal';
import { CHART_PARAMETERS } from './chart.ts';
import type { Parameter } from './parameter.ts';

/** Zone and calendar of an almanac. */
const OF_AN_ALMANAC = {
  cityId: {
    shape: { kind: 'text', most: 100 },
    description:
      'The place whose clock counts the days: an id from getCities. Without it and `timeZone` it is the clock by which the calendar dates its months: in China UTC+8.',
    example: 'beijing-1816670',
  },
  timeZone: {
    shape: { kind: 'text', most: 50 },
    description:
      'Instead of `cityId` a zone of the IANA database whose clock counts the days, summer time included. With `cityId` one of the zones of that place.',
    example: 'Asia/Shanghai',
  },
  calendarRegion: {
    shape: { kind: 'choice', of: CALENDAR_REGIONS },
    description:
      'Whose lunar calendar: `china`, `vietnam`, `korea` or `japan`; each begins its months at its own midnight. Left out, it goes by the place or the zone as for a birth, and is else `china`.',
    example: 'china',
  },
  lang: CHART_PARAMETERS.lang,
} as const satisfies Readonly<Record<string, Parameter>>;

const ONE_OF_FOUR = 'Exactly one of `month`, `year`, `date` and `lunarDate` is needed.';

/** The almanac: its span, zone and calendar. */
export const ALMANAC_PARAMETERS = {
  month: {
    shape: { kind: 'month', first: '1645-02', last: '2200-01' },
    description: `The days of a month of the Gregorian calendar, YYYY-MM, from 1645-02 to 2200-01. ${ONE_OF_FOUR}`,
    example: '2026-11',
  },
  year: {
    shape: { kind: 'year', first: 1646, last: 2199 },
    description: `A year of the Gregorian calendar, 1646 to 2199: its 24 solar terms, new and full moons, and the lunar year that begins in it with its months. ${ONE_OF_FOUR}`,
    example: 2026,
  },
  date: {
    shape: { kind: 'date' },
    description: `A day by its date in the Gregorian calendar, YYYY-MM-DD, 1645-01-28 to 2200-02-14. ${ONE_OF_FOUR}`,
    example: '2026-11-22',
  },
  lunarDate: {
    shape: { kind: 'date' },
    description: `A day by its lunar date: year, month and day as numbers, so that 2026-02-30 is possible. Lunar years 1645 to 2199. ${ONE_OF_FOUR}`,
    example: '2025-06-15',
  },
  leapMonth: {
    shape: { kind: 'boolean' },
    aliases: ['isLeapMonth', 'leap'],
    default: false,
    description: 'Only with `lunarDate`: true when its month is the leap month of its year.',
    example: false,
  },
  ...OF_AN_ALMANAC,
} as const satisfies Readonly<Record<string, Parameter>>;

/** The almanac as a calendar to subscribe to. */
export const ALMANAC_FEED_PARAMETERS = {
  year: {
    ...ALMANAC_PARAMETERS.year,
    description:
      'A year of the Gregorian calendar, 1646 to 2199. Left out, it is the year that runs and the next, so that a calendar goes on by itself.',
  },
  ...OF_AN_ALMANAC,
} as const satisfies Readonly<Record<string, Parameter>>;
