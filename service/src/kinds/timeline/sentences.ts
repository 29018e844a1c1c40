// Descriptions of the response about a list, for the OpenAPI document. Separate from the members, since casting does not need them.

import { type SentencesOf, TIMELINE_SENTENCES } from 'beichen/schema';
import { SENTENCES } from '../chart/sentences.ts';
import { TRANSIT_SENTENCES } from '../transits/sentences.ts';
import type { TIMELINE_ANSWER, TIMELINE_INPUT } from './members.ts';

/** Descriptions of its own parts and members. */
export const TIMELINE_ANSWER_SENTENCES = {
  Meta: SENTENCES.Meta,
  Timeline: {
    ...TIMELINE_SENTENCES,
    input: SENTENCES.Chart.input,
    meta: SENTENCES.Chart.meta,
  } satisfies { readonly is: string } & SentencesOf<Pick<(typeof TIMELINE_ANSWER)['members'], 'input' | 'meta'>>,
  TimelineInput: {
    ...TRANSIT_SENTENCES.TransitsInput,
    list: 'The requested list.',
  } satisfies { readonly is: string } & SentencesOf<(typeof TIMELINE_INPUT)['members']>,
};
