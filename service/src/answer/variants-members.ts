// What does the answer to a request for the variants of a chart hold? First the request as it was understood, then the members of the engine, then
// warnings and notes.

import {
  BUREAU_IDS,
  type ChartVariants,
  type PlaceFacts,
  VARIANTS,
  VARIANTS_COMPACT,
  VariantFacts,
  type VariantsShowing,
  variantsWarningPart,
  WARNING_CODES,
} from 'beichen';
import { choice, type DocumentOf, flag, list, object, optional, part, text } from 'beichen/document';
import { SERVICE_WARNING_CODES } from '../contract/service-warnings.ts';
import type { VariantsRequest } from '../request/variants-request.ts';
import { describeWarning } from '../request/warning.ts';
import type { Words } from '../words/words.ts';
import type { ServiceFacts } from './app-context.ts';
import { answerGroups, INPUT, metaOf } from './chart-members.ts';

/** From what an answer is made: the variants, the request for them, and the service. */
export class VariantAnswerFacts extends VariantFacts {
  readonly request: VariantsRequest;
  readonly service: ServiceFacts;
  readonly words: Words;

  /** @param place the birthplace with its names in the language of the words */
  constructor(
    all: ChartVariants,
    showing: VariantsShowing | undefined,
    request: VariantsRequest,
    place: PlaceFacts,
    service: ServiceFacts,
    words: Words,
  ) {
    const given = request.warnings.map((warning) => describeWarning(warning, words));
    super(all, showing, place, given);
    this.request = request;
    this.service = service;
    this.words = words;
  }
}

export const VARIANTS_INPUT = part<VariantsRequest>('VariantsInput')({
  ...INPUT.members,
  matchMainStar: optional(({ shown }) => shown?.mainStar, text()),
  matchLifePalace: optional(({ shown }) => shown?.lifePalace, text()),
  matchBureau: optional(({ shown }) => shown?.bureau, choice(BUREAU_IDS, 'BureauId')),
  matchPillars: optional(({ values }) => values.matchPillars, text()),
  matchLunarDate: optional(({ values }) => values.matchLunarDate?.text, text()),
  matchLeapMonth: optional(({ values }) => values.matchLeapMonth, flag()),
});

/** The variants of a chart, as the API answers them. */
export const VARIANTS_ANSWER = part<VariantAnswerFacts, VariantAnswerFacts>('Variants')({
  input: object(VARIANTS_INPUT, ({ request }) => request),
  ...VARIANTS.members,
  warnings: list(object(variantsWarningPart([...WARNING_CODES, ...SERVICE_WARNING_CODES])), (facts) => facts.warnings),
  meta: metaOf<VariantAnswerFacts>(VARIANTS),
});

export const VARIANTS_FIELD_GROUPS = answerGroups(VARIANTS_ANSWER, VARIANTS_COMPACT);

export type VariantsAnswer = DocumentOf<(typeof VARIANTS_ANSWER)['members']>;
