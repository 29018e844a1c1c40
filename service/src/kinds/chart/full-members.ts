// All that the document of a chart can hold: its members by default (members.ts), and those on request. Apart from them, so that the page casts without
// what it does not show.

import { part } from 'beichen/document';
import { FULL_CHART } from 'beichen/internal';
import { CHART_ANSWER, type ChartAnswerFacts, metaOf } from './members.ts';

/** A natal chart with all that can be requested. */
export const FULL_CHART_ANSWER = part<ChartAnswerFacts, ChartAnswerFacts>('Chart')({
  ...CHART_ANSWER.members,
  ...FULL_CHART.members,
  warnings: CHART_ANSWER.members.warnings,
  meta: metaOf<ChartAnswerFacts>(FULL_CHART),
});
