// Members of the almanac response: days, or a year, by the tables of the engine.

import { type AlmanacDay, LANGUAGES } from 'beichen';
import type { AlmanacYear } from 'beichen/almanac';
import { choice, type DocumentOf, flag, list, object, optional, part, text, whole } from 'beichen/document';
import { ALMANAC_DAY, ALMANAC_YEAR, CALENDAR_REGIONS, regionOfCalendar } from 'beichen/internal';
import { placeLabel } from 'beichen-places';
import type { AlmanacRequest } from '../../requests/almanac-request.ts';
import { describeWarning } from '../../requests/warning.ts';
import { META_ONCE } from '../chart/members.ts';
import { NOTICE } from '../cities/members.ts';
import type { LookupSource } from '../lookup.ts';

/** Source of a response: the days or the year. */
export interface AlmanacFacts extends LookupSource<AlmanacRequest> {
  readonly days?: readonly AlmanacDay[];
  readonly year?: AlmanacYear;
}

/** The request, as it was understood. */
export const INPUT = part<AlmanacRequest>('AlmanacInput')({
  month: optional(({ values }) => values.month?.text, text()),
  year: optional(({ values }) => values.year, whole()),
  date: optional(({ values }) => values.date?.text, text()),
  lunarDate: optional(({ values }) => values.lunarDate?.text, text()),
  leapMonth: optional(({ values }) => values.leapMonth, flag()),
  cityId: optional(({ values }) => values.cityId, text()),
  timeZone: optional(({ values }) => values.timeZone, text()),
  calendarRegion: optional(({ values }) => values.calendarRegion, choice(CALENDAR_REGIONS, 'CalendarRegion')),
  lang: choice(LANGUAGES, 'Language', ({ language }) => language),
});

/** The almanac response of the API. */
export const ALMANAC_ANSWER = part<AlmanacFacts, AlmanacFacts>('Almanac')({
  input: object(INPUT, ({ request }) => request),
  calendarRegion: choice(CALENDAR_REGIONS, 'CalendarRegion', ({ request }) => regionOfCalendar(request.calendar)),
  timeZone: optional(({ request }) => request.options.timeZone, text()),
  placeLabel: optional(({ request: { place, language } }) => place && placeLabel(place, language), text()),
  days: optional(list(object(ALMANAC_DAY), { max: 31 })),
  year: optional(object(ALMANAC_YEAR)),
  warnings: list(object(NOTICE), ({ request, words }) =>
    request.warnings.map((warning) => describeWarning(warning, words)),
  ),
  meta: META_ONCE,
});

export type AlmanacAnswer = DocumentOf<(typeof ALMANAC_ANSWER)['members']>;
