// Descriptions of the response about a chart, for the OpenAPI document. Separate from the members, since casting does not need them.

import { CHART_SENTENCES, type SentencesOf } from 'beichen/schema';
import type { CHART_ANSWER, INPUT, META } from './members.ts';

/** Descriptions of its own parts and members. */
export const SENTENCES = {
  Chart: {
    ...CHART_SENTENCES,
    input: 'The request as it was understood.',
    meta: 'Versions, and the disclaimer.',
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
    leapMonth: 'True if its month is a leap month; absent where it was not sent.',
    cityId: 'The birthplace; absent where it is a point.',
    latitude: 'The latitude of the birthplace; absent where it was not sent.',
    longitude: 'The longitude of the birthplace; absent where it was not sent.',
    timeZone: 'The time zone; absent where it was not sent.',
    utcOffset:
      'The clock that was sent, by its distance from UTC; absent where none was. It counted instead of the zone.',
    disambiguation: 'The reading of a time that came twice or was skipped; absent where it was not sent.',
    lang: 'The language of the answer.',
    name: 'As given; it has no effect.',
  } satisfies { readonly is: string } & SentencesOf<(typeof INPUT)['members']>,
  Meta: {
    is: 'Versions, and the disclaimer.',
    apiVersion: 'Version of this contract.',
    engine: 'Version of the calculation; it rises when a chart changes.',
    places: 'Version of the birthplaces.',
    zones: 'Version of the time zone history.',
    disclaimer: 'What a chart is, and what it is not; to be shown with it.',
    attribution: 'The source of the birthplaces; to be shown with them.',
    docs: 'The address of the guide.',
    onRequest: 'Paths for `fields` to members that come on request only. This list too comes on request only.',
  } satisfies { readonly is: string } & SentencesOf<(typeof META)['members']>,
};
