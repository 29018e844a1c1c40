// How is a chart asked for over HTTP? As JSON, as a drawing or as plain text, by GET with a query string or by POST with a body. All have
// the same parameters, limit and problems.

import { drawSvg, drawText } from 'beichen';
import type { AppContext } from '../answer/app-context.ts';
import { chartBytes, chartToTell, chartWith, readDocumentRequest } from '../answer/chart-answer.ts';
import type { ChartAnswer } from '../answer/chart-members.ts';
import { fieldsOfBoard } from '../request/board-request.ts';
import { parseDrawingRequest } from '../request/chart-request.ts';
import { sendFresh } from './answer-json.ts';
import { sendDrawing } from './drawing.ts';
import type { ReadRequest } from './read-request.ts';
import type { Handlers } from './routes.ts';

/** The chart as JSON. */
export const chartHandler = (context: AppContext, read: ReadRequest): Pick<Handlers, 'chart'> => ({
  async chart(request, reply) {
    const asked = await read('chart', request, reply, (fields) => readDocumentRequest(fields, context.gazetteer));
    return sendFresh(reply, chartBytes(asked, context));
  },
});

/** The chart as an SVG picture and as plain text. */
export function drawingHandlers(context: AppContext, read: ReadRequest): Pick<Handlers, 'chart.svg' | 'chart.txt'> {
  const named = (chart: ChartAnswer) => (chart.input.name === undefined ? {} : { name: chart.input.name });
  return {
    async 'chart.svg'(request, reply) {
      const asked = await read('chart.svg', request, reply, (fields) => parseDrawingRequest(fields, context.gazetteer));
      const chart = chartWith(fieldsOfBoard(asked.board), asked, context);
      return sendDrawing(reply, drawSvg(chart, { ...named(chart), ...asked.board }), chart.language);
    },
    async 'chart.txt'(request, reply) {
      const asked = await read('chart.txt', request, reply, (fields) => readDocumentRequest(fields, context.gazetteer));
      const chart = chartToTell(asked, context);
      return reply
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send(drawText(chart, named(chart)));
    },
  };
}
