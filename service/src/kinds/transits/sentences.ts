// Descriptions of the response about transits, for the OpenAPI document. Separate from the members, since casting does not need them.

import { type SentencesOf, TRANSITS_SENTENCES } from 'beichen/schema';
import { SENTENCES } from '../chart/sentences.ts';
import type { TRANSITS_ANSWER, TRANSITS_INPUT } from './members.ts';

/** Descriptions of its own parts and members. */
export const TRANSIT_SENTENCES = {
  Meta: SENTENCES.Meta,
  Transits: {
    ...TRANSITS_SENTENCES,
    input: SENTENCES.Chart.input,
    meta: SENTENCES.Chart.meta,
  } satisfies { readonly is: string } & SentencesOf<Pick<(typeof TRANSITS_ANSWER)['members'], 'input' | 'meta'>>,
  TransitsInput: {
    ...SENTENCES.ChartInput,
    at: 'The moment as sent; absent where it was not sent, which is now.',
    atCityId: 'The place of the moment; absent where it was not sent.',
    atTimeZone: 'The zone of the moment; absent where it was not sent.',
    atLongitude: 'The longitude of the moment; absent where it was not sent.',
    atDisambiguation: 'The reading of a moment that came twice or was skipped; absent where it was not sent.',
  } satisfies { readonly is: string } & SentencesOf<(typeof TRANSITS_INPUT)['members']>,
};
