// Members of the response about the variants of a chart: the parsed request, the members of the engine, then warnings and notes.

import { choice, flag, object, optional, part, text } from 'beichen/document';
import { BUREAU_IDS } from 'beichen/glossary';
import { VARIANTS, type VariantFacts, withWarningCodes } from 'beichen/internal';
import { SERVICE_WARNING_CODES } from '../../contract/service-warnings.ts';
import type { VariantsRequest } from '../../requests/variants-request.ts';
import type { AnswerSource } from '../answer-source.ts';
import { INPUT, metaOf } from '../chart/members.ts';

/** Source of a response: the variants, the request, and the service. */
type VariantAnswerFacts = VariantFacts & AnswerSource<VariantsRequest>;

export const VARIANTS_INPUT = part<VariantsRequest>('VariantsInput')({
  ...INPUT.members,
  matchMainStar: optional(({ shown }) => shown?.mainStar, text()),
  matchLifePalace: optional(({ shown }) => shown?.lifePalace, text()),
  matchBureau: optional(({ shown }) => shown?.bureau, choice(BUREAU_IDS, 'BureauId')),
  matchPillars: optional(({ values }) => values.matchPillars, text()),
  matchLunarDate: optional(({ values }) => values.matchLunarDate?.text, text()),
  matchLeapMonth: optional(({ values }) => values.matchLeapMonth, flag()),
  matchStar: optional(({ values }) => values.matchStar, text()),
});

/** The variants of a chart in the API. */
export const VARIANTS_ANSWER = part<VariantAnswerFacts, VariantAnswerFacts>('Variants')({
  input: object(VARIANTS_INPUT, ({ request }) => request),
  ...VARIANTS.members,
  warnings: withWarningCodes(VARIANTS.members.warnings, SERVICE_WARNING_CODES),
  meta: metaOf<VariantAnswerFacts>(VARIANTS),
});
