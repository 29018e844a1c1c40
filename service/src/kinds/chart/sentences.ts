// Descriptions of the response about a chart, for the OpenAPI document. Separate from the members, since casting does not need them.

import { CHART_SENTENCES, type SentencesOf } from 'beichen/schema';
import type { CHART_ANSWER, INPUT, META } from './members.ts';

/** Descriptions of its own parts and members. */
export const SENTENCES = {
  Chart: {
    ...CHART_SENTENCES,
    input: 'The request as it was understood.',
    meta: 'Versions, and what has to be said.',
  } satisfies { readonly is: string } & SentencesOf<Pick<(typeof CHART_ANSWER)['members'], 'input' | 'meta'>>,
  ChartInput: {
    is: 'The request as it was understood.',
    date: 'The date of birth, YYYY-MM-DD, in the calendar below.',
    hour: 'The hour on the clock; absent where a double hour was sent.',
    minute: 'The minute on the clock; absent where it was not sent.',
    second: 'The second on the clock; absent where it was not sent.',
    doubleHour: 'The double hour as it was sent; absent where it was not sent.',
    gender: 'As sent.',
    calendar: 'The calendar in which the date is written.',
    leapMonth: 'Whether its month is a leap month; absent where it was not sent.',
    cityId: 'The birthplace; absent where it is a point.',
    latitude: 'The latitude of the birthplace; absent where it was not sent.',
    longitude: 'The longitude of the birthplace; absent where it was not sent.',
    timeZone: 'The zone that was asked for; absent where it was not sent.',
    utcOffset:
      'The clock that was sent, by its distance from UTC; absent where none was. It counted instead of the zone.',
    disambiguation: 'What to do with a time that came twice or was skipped; absent where it was not sent.',
    lang: 'The language of the answer.',
    name: 'As given; it has no effect.',
  } satisfies { readonly is: string } & SentencesOf<(typeof INPUT)['members']>,
  Meta: {
    is: 'Versions, and what has to be said.',
    apiVersion: 'Version of this contract.',
    engine: 'Version of the calculation; it rises when a chart changes.',
    places: 'Version of the birthplaces.',
    zones: 'Version of the time zone history.',
    disclaimer: 'What a chart is, and what it is not; to be shown with it.',
    attribution: 'Whose data the birthplaces come from; to be shown with them.',
    docs: 'Where this is explained.',
    onRequest: 'What else there is: paths for `fields`. On request only, as what they lead to.',
  } satisfies { readonly is: string } & SentencesOf<(typeof META)['members']>,
};
