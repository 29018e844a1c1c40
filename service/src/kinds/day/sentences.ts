// Descriptions of the response about a birth without an hour, for the OpenAPI document. Separate from the members, since casting does not need them.

import { DAY_SENTENCES, type SentencesOf } from 'beichen/schema';
import { SENTENCES } from '../chart/sentences.ts';
import type { DAY_ANSWER, DAY_INPUT } from './members.ts';

const {
  hour: _hour,
  minute: _minute,
  second: _second,
  doubleHour: _doubleHour,
  disambiguation: _disambiguation,
  ...ofBirth
} = SENTENCES.ChartInput;

/** Descriptions of its own parts and members. */
export const DAY_ANSWER_SENTENCES = {
  Meta: SENTENCES.Meta,
  Day: {
    ...DAY_SENTENCES,
    input: SENTENCES.Chart.input,
    meta: SENTENCES.Chart.meta,
  } satisfies { readonly is: string } & SentencesOf<Pick<(typeof DAY_ANSWER)['members'], 'input' | 'meta'>>,
  DayInput: {
    ...ofBirth,
    mainStar: 'The required main star; absent where none was sent.',
    bureau: 'The required bureau; absent where none was sent.',
    star: 'The required positions of stars, as sent; absent where none was sent.',
    pattern: 'The required patterns, as sent; absent where none was sent.',
  } satisfies { readonly is: string } & SentencesOf<(typeof DAY_INPUT)['members']>,
};
