// Descriptions of the response about the almanac, for the OpenAPI document. Separate from the members, since no almanac needs them.

import type { SentencesOf } from 'beichen/schema';
import { SENTENCES as CHART_SENTENCES } from '../chart/sentences.ts';
import { NOTICE_SENTENCES } from '../cities/sentences.ts';
import type { ALMANAC_ANSWER, INPUT } from './members.ts';

/** Descriptions of its parts and members. */
export const ALMANAC_SENTENCES = {
  Almanac: {
    is: 'The almanac of some days or of a year.',
    input: 'The request as it was understood.',
    calendarRegion: 'The country of the lunar calendar.',
    timeZone:
      'The time zone by which days begin; absent where it is the clock by which the calendar dates its months, in China UTC+8.',
    placeLabel: 'The place of the request, with its country; absent where none was sent.',
    days: 'The days of the month, or the one day; absent where a year was requested.',
    year: 'The year; absent where days were requested.',
    warnings: 'Warnings for the sender.',
    meta: 'Versions, and the disclaimer.',
  } satisfies { readonly is: string } & SentencesOf<(typeof ALMANAC_ANSWER)['members']>,
  AlmanacInput: {
    is: 'The request as it was understood; what was not sent is absent.',
    month: 'The month.',
    year: 'The year.',
    date: 'The date.',
    lunarDate: 'The lunar date.',
    leapMonth: 'True if its month is a leap month.',
    cityId: 'The place.',
    timeZone: 'The zone.',
    calendarRegion: 'The calendar.',
    lang: 'The language of the answer.',
  } satisfies { readonly is: string } & SentencesOf<(typeof INPUT)['members']>,
  Meta: CHART_SENTENCES.Meta,
  Notice: NOTICE_SENTENCES,
};
