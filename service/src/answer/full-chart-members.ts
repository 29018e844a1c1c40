// What can the answer to a request for a chart hold? What it holds by default (chart-members.ts), and what comes where `fields` names it. Apart from it,
// so that the page casts without what it does not show.

import { CHART_COMPACT, FULL_CHART } from 'beichen';
import { part } from 'beichen/document';
import { type AnswerFacts, answerGroups, CHART_ANSWER, metaOf } from './chart-members.ts';

/** A natal chart with all that can be asked for. */
export const FULL_CHART_ANSWER = part<AnswerFacts, AnswerFacts>('Chart')({
  ...CHART_ANSWER.members,
  ...FULL_CHART.members,
  warnings: CHART_ANSWER.members.warnings,
  meta: metaOf<AnswerFacts>(FULL_CHART),
});

export const FIELD_GROUPS = answerGroups(FULL_CHART_ANSWER, CHART_COMPACT);
