// All members of the document of a chart: those by default (members.ts), and those on request. Separate, so that the page does not load members that it does
// not show.

import { part } from 'beichen/document';
import { FULL_CHART } from 'beichen/internal';
import { CHART_ANSWER, type ChartAnswerFacts, metaOf } from './members.ts';

/** A natal chart with all members. */
export const FULL_CHART_ANSWER = part<ChartAnswerFacts, ChartAnswerFacts>('Chart')({
  ...CHART_ANSWER.members,
  ...FULL_CHART.members,
  warnings: CHART_ANSWER.members.warnings,
  meta: metaOf<ChartAnswerFacts>(FULL_CHART),
});
