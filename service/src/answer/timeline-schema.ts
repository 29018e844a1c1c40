// What does each member of the answer to a request for a list mean, and how does the answer look as JSON Schema?

import { componentsOfPart, type SentencesOf, TIMELINE_SENTENCES } from 'beichen/schema';
import { SENTENCES } from './chart-schema.ts';
import { TIMELINE_ANSWER, type TIMELINE_INPUT } from './timeline-members.ts';
import { TRANSIT_SENTENCES } from './transits-schema.ts';

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

/** The components of the OpenAPI document that belong to lists, by their names. */
export const TIMELINE_COMPONENTS = componentsOfPart(
  TIMELINE_ANSWER,
  TIMELINE_ANSWER_SENTENCES,
  '#/components/schemas/',
);
