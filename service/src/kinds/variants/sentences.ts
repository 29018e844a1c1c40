// Descriptions of the response about variants, for the OpenAPI document. Separate from the members, since casting does not need them.

import { type SentencesOf, VARIANTS_SENTENCES } from 'beichen/schema';
import { SENTENCES } from '../chart/sentences.ts';
import type { VARIANTS_ANSWER, VARIANTS_INPUT } from './members.ts';

const ECHOED = 'as sent; absent where it was not sent.';

/** Descriptions of its own parts and members. */
export const VARIANTS_ANSWER_SENTENCES = {
  Meta: SENTENCES.Meta,
  Variants: {
    ...VARIANTS_SENTENCES,
    input: SENTENCES.Chart.input,
    meta: SENTENCES.Chart.meta,
  } satisfies { readonly is: string } & SentencesOf<Pick<(typeof VARIANTS_ANSWER)['members'], 'input' | 'meta'>>,
  VariantsInput: {
    ...SENTENCES.ChartInput,
    matchMainStar: `The main star that another program shows, ${ECHOED}`,
    matchLifePalace: `Its life palace, ${ECHOED}`,
    matchBureau: `Its bureau, ${ECHOED}`,
    matchPillars: `Its four pillars, ${ECHOED}`,
    matchLunarDate: `Its lunar date, ${ECHOED}`,
    matchLeapMonth: `True if the month of that date is a leap month, ${ECHOED}`,
    matchStar: `The positions of its stars, ${ECHOED}`,
  } satisfies { readonly is: string } & SentencesOf<(typeof VARIANTS_INPUT)['members']>,
};
