// Members of the almanac response: days, or a year, by the tables of the engine.

import { type AlmanacDay, LANGUAGES } from 'beichen';
import type { AlmanacYear } from 'beichen/almanac';
import { choice, type DocumentOf, flag, list, object, optional, part, text, whole } from 'beichen/document';
import { ALMANAC_DAY, ALMANAC_YEAR, CALENDAR_REGIONS, regionOfCalendar } from 'beichen/internal';
import { componentsOfPart, type SentencesOf } from 'beichen/schema';
import { placeLabel } from 'beichen-places';
import type { AlmanacRequest } from '../../requests/almanac-request.ts';
import { describeWarning } from '../../requests/warning.ts';
import type { ServiceSource } from '../answer-source.ts';
import { META_ONCE } from '../chart/members.ts';
import { SENTENCES as CHART_SENTENCES } from '../chart/sentences.ts';
import { NOTICE, NOTICE_SENTENCES } from '../cities/members.ts';

/** Source of a response: the request, the days or the year, and the service. */
export interface AlmanacFacts extends ServiceSource {
  readonly request: AlmanacRequest;
  readonly days?: readonly AlmanacDay[];
  readonly year?: AlmanacYear;
}

const INPUT = part<AlmanacRequest>('AlmanacInput')({
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
  days: optional(
    ({ days }) => days,
    list(object(ALMANAC_DAY), (days: readonly AlmanacDay[]) => days, { max: 31 }),
  ),
  year: optional(({ year }) => year, object(ALMANAC_YEAR)),
  warnings: list(object(NOTICE), ({ request, words }) =>
    request.warnings.map((warning) => describeWarning(warning, words)),
  ),
  meta: META_ONCE,
});

const SENTENCES = {
  Almanac: {
    is: 'The almanac of some days or of a year.',
    input: 'The request as it was understood.',
    calendarRegion: 'Whose lunar calendar.',
    timeZone:
      'The zone whose clock counts the days; absent where it is the clock by which the calendar dates its months, in China UTC+8.',
    placeLabel: 'The place that was asked for, with its country; absent where none was.',
    days: 'The days of the month, or the one day; absent where a year was asked for.',
    year: 'The year; absent where days were asked for.',
    warnings: 'What the sender should know.',
    meta: 'Versions, and what has to be said.',
  } satisfies { readonly is: string } & SentencesOf<(typeof ALMANAC_ANSWER)['members']>,
  AlmanacInput: {
    is: 'The request as it was understood; what was not sent is absent.',
    month: 'The month.',
    year: 'The year.',
    date: 'The date.',
    lunarDate: 'The lunar date.',
    leapMonth: 'Whether its month is a leap month.',
    cityId: 'The place.',
    timeZone: 'The zone.',
    calendarRegion: 'The calendar.',
    lang: 'The language of the answer.',
  } satisfies { readonly is: string } & SentencesOf<(typeof INPUT)['members']>,
  Meta: CHART_SENTENCES.Meta,
  Notice: NOTICE_SENTENCES,
};

/** OpenAPI components of the almanac, by their names. */
export const ALMANAC_COMPONENTS = componentsOfPart(ALMANAC_ANSWER, SENTENCES, '#/components/schemas/');

export type AlmanacAnswer = DocumentOf<(typeof ALMANAC_ANSWER)['members']>;
