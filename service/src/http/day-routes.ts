// How is it asked over HTTP which charts a birth without an hour can have? As JSON or as plain text, by GET with a query string or by POST with a body, as a chart is.

import { drawDayText } from 'beichen';
import type { AppContext } from '../answer/app-context.ts';
import { dayBytes, dayToTell, readDayRequest } from '../answer/day-answer.ts';
import { sendFresh } from './answer-json.ts';
import type { ReadRequest } from './read-request.ts';
import type { Handlers } from './routes.ts';

/** The charts of a day as JSON and as plain text. */
export const dayHandlers = (context: AppContext, read: ReadRequest): Pick<Handlers, 'day' | 'day.txt'> => ({
  async day(request, reply) {
    const asked = await read('day', request, reply, (fields) => readDayRequest(fields, context.gazetteer));
    return sendFresh(reply, dayBytes(asked, context));
  },
  async 'day.txt'(request, reply) {
    const asked = await read('day.txt', request, reply, (fields) => readDayRequest(fields, context.gazetteer));
    const { name } = asked.values;
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(drawDayText(dayToTell(asked, context), name === undefined ? {} : { name }));
  },
});
