// How is it asked over HTTP which charts a birth without an hour can have? As JSON, by GET with a query string or by POST with a body, as a chart is.

import type { AppContext } from '../answer/app-context.ts';
import { dayBytes, readDayRequest } from '../answer/day-answer.ts';
import { sendFresh } from './answer-json.ts';
import type { ReadRequest } from './read-request.ts';
import type { Handlers } from './routes.ts';

/** The charts of a day as JSON. */
export const dayHandlers = (context: AppContext, read: ReadRequest): Pick<Handlers, 'day'> => ({
  async day(request, reply) {
    const asked = await read('day', request, reply, (fields) => readDayRequest(fields, context.gazetteer));
    return sendFresh(reply, dayBytes(asked, context));
  },
});
