// Descriptions of the response about two people, for the OpenAPI document. Separate from the members, since casting does not need them.

import { PAIR_SENTENCES, type SentencesOf } from 'beichen/schema';
import { SENTENCES } from '../chart/sentences.ts';
import type { PAIR_ANSWER, PAIR_INPUT, PERSON_INPUT } from './members.ts';

const SENT = 'as sent; absent where it was not sent.';

/** Descriptions of its own parts and members. */
export const PAIR_ANSWER_SENTENCES = {
  Meta: SENTENCES.Meta,
  TwoPeople: {
    ...PAIR_SENTENCES,
    input: SENTENCES.Chart.input,
    meta: SENTENCES.Chart.meta,
  } satisfies { readonly is: string } & SentencesOf<Pick<(typeof PAIR_ANSWER)['members'], 'input' | 'meta'>>,
  PairInput: {
    is: 'The request as it was understood.',
    one: 'The first person.',
    other: 'The second person.',
    at: `The moment, ${SENT}`,
    atCityId: `The place of the moment, ${SENT}`,
    atTimeZone: `The zone of the moment, ${SENT}`,
    atLongitude: `The longitude of the moment, ${SENT}`,
    atDisambiguation: `The reading of a moment that came twice or was skipped, ${SENT}`,
    lang: 'The language of the answer.',
  } satisfies { readonly is: string } & SentencesOf<(typeof PAIR_INPUT)['members']>,
  PersonInput: {
    is: 'A person as the request was understood.',
    date: `The date, ${SENT}`,
    hour: `The hour, ${SENT}`,
    minute: `The minute, ${SENT}`,
    second: `The second, ${SENT}`,
    doubleHour: `The double hour, ${SENT}`,
    gender: `The gender, ${SENT}`,
    cityId: `The birthplace, ${SENT}`,
    latitude: `The latitude of the birthplace, ${SENT}`,
    longitude: `The longitude of the birthplace, ${SENT}`,
    calendar: `The calendar of the date, ${SENT}`,
    leapMonth: `True if its month is a leap month, ${SENT}`,
    timeZone: `The zone of the clock, ${SENT}`,
    utcOffset: `The clock by its distance from UTC, ${SENT}`,
    disambiguation: `The reading of a clock time that came twice or was skipped, ${SENT}`,
    year: `The year alone, ${SENT}`,
    beforeNewYear: `True if the birth was before that year began, ${SENT}`,
    name: `The name, ${SENT}`,
  } satisfies { readonly is: string } & SentencesOf<(typeof PERSON_INPUT)['members']>,
};
