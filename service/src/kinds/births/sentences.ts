// Descriptions of the response about matching births, for the OpenAPI document. Separate from the members, since casting does not need them.

import { BIRTHS_SENTENCES, type SentencesOf } from 'beichen/schema';
import { SENTENCES } from '../chart/sentences.ts';
import { NOTICE_SENTENCES } from '../cities/sentences.ts';
import type { BIRTHS_ANSWER, BIRTHS_INPUT } from './members.ts';

/** Descriptions of its own parts and members. */
export const BIRTHS_ANSWER_SENTENCES = {
  Meta: SENTENCES.Meta,
  Notice: NOTICE_SENTENCES,
  Births: {
    ...BIRTHS_SENTENCES,
    input: SENTENCES.Chart.input,
    warnings: 'Warnings for the sender.',
    meta: SENTENCES.Chart.meta,
  } satisfies { readonly is: string } & SentencesOf<
    Pick<(typeof BIRTHS_ANSWER)['members'], 'input' | 'warnings' | 'meta'>
  >,
  BirthsInput: {
    is: 'The request as it was understood; what was not sent is absent.',
    pillars: 'The four pillars, as sent.',
    yearPillar: 'The pillar of the year, as sent.',
    monthPillar: 'The pillar of the month, as sent.',
    dayPillar: 'The pillar of the day, as sent.',
    hourPillar: 'The pillar of the double hour, as sent.',
    mainStar: 'The main star.',
    bureau: 'The bureau.',
    lifeBranch: 'The branch of the life palace.',
    bodyBranch: 'The branch of the body palace.',
    star: 'The required positions of stars, as sent.',
    lu: 'The star with Lu.',
    quan: 'The star with Quan.',
    ke: 'The star with Ke.',
    ji: 'The star with Ji.',
    pattern: 'The patterns, as sent.',
    clean: 'True if nothing may spoil these patterns.',
    lunarMonth: 'The lunar month.',
    leapMonth: 'True if it must be a leap month, false if it must not.',
    lunarDay: 'The lunar day.',
    doubleHour: 'The double hour.',
    gender: 'The gender.',
    cityId: 'The birthplace.',
    latitude: 'Its latitude, where it is a point.',
    longitude: 'Its longitude, where it is a point.',
    timeZone: 'The zone by which its clock was read.',
    utcOffset: 'The clock by which births are given, by its distance from UTC; absent where none was sent.',
    limit: 'The maximum number of births, as sent.',
    after: 'The page wanted, as sent: the `next` of the page before.',
    lang: 'The language of the answer.',
  } satisfies { readonly is: string } & SentencesOf<(typeof BIRTHS_INPUT)['members']>,
};
