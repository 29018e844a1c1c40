// Descriptions of the response about days, for the OpenAPI document. Separate from the members, since casting does not need them.

import { DAYS_SENTENCES, type SentencesOf } from 'beichen/schema';
import { SENTENCES } from '../chart/sentences.ts';
import { TRANSIT_SENTENCES } from '../transits/sentences.ts';
import type { CALENDAR_ANSWER, CALENDAR_INPUT } from './members.ts';

const { atCityId, atTimeZone, atLongitude } = TRANSIT_SENTENCES.TransitsInput;

/** Descriptions of its own parts and members. */
export const CALENDAR_SENTENCES = {
  Meta: SENTENCES.Meta,
  DaysOfPerson: {
    ...DAYS_SENTENCES,
    input: SENTENCES.Chart.input,
    meta: SENTENCES.Chart.meta,
  } satisfies { readonly is: string } & SentencesOf<Pick<(typeof CALENDAR_ANSWER)['members'], 'input' | 'meta'>>,
  CalendarInput: {
    ...SENTENCES.ChartInput,
    hour: 'The hour; absent where it was not sent.',
    atCityId,
    atTimeZone,
    atLongitude,
  } satisfies { readonly is: string } & SentencesOf<(typeof CALENDAR_INPUT)['members']>,
};
