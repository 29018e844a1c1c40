// How is it asked over HTTP what governs at a moment? As JSON, as a drawing or as plain text, by GET with a query string or by POST with a body, as a chart is.

import { drawSvg, drawTransitsText } from 'beichen';
import type { AppContext } from '../answer/app-context.ts';
import { chartAnswer, chartWith } from '../answer/chart-answer.ts';
import { readTimelineRequest, timelineBytes } from '../answer/timeline-answer.ts';
import { readTransitsRequest, transitsAnswer, transitsBytes } from '../answer/transits-answer.ts';
import { fieldsOfBoard } from '../request/board-request.ts';
import { parseLayersRequest, parseMomentRequest } from '../request/transits-request.ts';
import { sendFresh } from './answer-json.ts';
import { sendDrawing } from './drawing.ts';
import type { ReadRequest } from './read-request.ts';
import type { Handlers } from './routes.ts';

/** Transits as JSON, as a drawing and as plain text. */
export const transitsHandlers = (
  context: AppContext,
  read: ReadRequest,
): Pick<Handlers, 'transits' | 'transits.svg' | 'transits.txt' | 'timeline'> => ({
  async transits(request, reply) {
    const asked = await read('transits', request, reply, (fields) => readTransitsRequest(fields, context.gazetteer));
    return sendFresh(reply, transitsBytes(asked, context));
  },
  async timeline(request, reply) {
    const asked = await read('timeline', request, reply, (fields) => readTimelineRequest(fields, context.gazetteer));
    return sendFresh(reply, timelineBytes(asked, context));
  },
  async 'transits.svg'(request, reply) {
    const asked = await read('transits.svg', request, reply, (fields) => parseLayersRequest(fields, context.gazetteer));
    const { board, values } = asked;
    const chart = chartWith(fieldsOfBoard(board), asked, context);
    const drawing = drawSvg(chart, {
      transits: transitsAnswer(asked, context),
      ...board,
      ...(values.name !== undefined && { name: values.name }),
    });
    return sendDrawing(reply, drawing, chart.language);
  },
  async 'transits.txt'(request, reply) {
    const asked = await read('transits.txt', request, reply, (fields) => parseMomentRequest(fields, context.gazetteer));
    const chart = chartAnswer(asked, context);
    const { name } = chart.input;
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(drawTransitsText(chart, transitsAnswer(asked, context), name === undefined ? {} : { name }));
  },
});
