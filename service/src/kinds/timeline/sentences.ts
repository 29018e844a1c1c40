// What each member of the answer to a request for a list means, for the OpenAPI document. Apart from the members, since starting and casting need no sentences.

import { type SentencesOf, TIMELINE_SENTENCES } from 'beichen/schema';
import { SENTENCES } from '../chart/sentences.ts';
import { TRANSIT_SENTENCES } from '../transits/sentences.ts';
import type { TIMELINE_ANSWER, TIMELINE_INPUT } from './members.ts';

/** What its own parts and members mean. */
export const TIMELINE_ANSWER_SENTENCES = {
  Meta: SENTENCES.Meta,
  Timeline: {
    ...TIMELINE_SENTENCES,
    input: SENTENCES.Chart.input,
    meta: SENTENCES.Chart.meta,
  } satisfies { readonly is: string } & SentencesOf<Pick<(typeof TIMELINE_ANSWER)['members'], 'input' | 'meta'>>,
  TimelineInput: {
    ...TRANSIT_SENTENCES.TransitsInput,
    list: 'The list that was asked for.',
  } satisfies { readonly is: string } & SentencesOf<(typeof TIMELINE_INPUT)['members']>,
};
