// What each member of the answer to a request for the variants of a chart means, for the OpenAPI document. Apart from the members, since starting and casting need no sentences.

import { type SentencesOf, VARIANTS_SENTENCES } from 'beichen/schema';
import { SENTENCES } from '../chart/sentences.ts';
import type { VARIANTS_ANSWER, VARIANTS_INPUT } from './members.ts';

const ASKED = 'as it was asked for; absent where it was not.';

/** What its own parts and members mean. */
export const VARIANTS_ANSWER_SENTENCES = {
  Meta: SENTENCES.Meta,
  Variants: {
    ...VARIANTS_SENTENCES,
    input: SENTENCES.Chart.input,
    meta: SENTENCES.Chart.meta,
  } satisfies { readonly is: string } & SentencesOf<Pick<(typeof VARIANTS_ANSWER)['members'], 'input' | 'meta'>>,
  VariantsInput: {
    ...SENTENCES.ChartInput,
    matchMainStar: `The main star that another program shows, ${ASKED}`,
    matchLifePalace: `Its life palace, ${ASKED}`,
    matchBureau: `Its bureau, ${ASKED}`,
    matchPillars: `Its four pillars, ${ASKED}`,
    matchLunarDate: `Its lunar date, ${ASKED}`,
    matchLeapMonth: `Whether the month of that date is a leap month, ${ASKED}`,
  } satisfies { readonly is: string } & SentencesOf<(typeof VARIANTS_INPUT)['members']>,
};
