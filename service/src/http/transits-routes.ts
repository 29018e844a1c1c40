// How is it asked over HTTP what governs at a moment? By GET with a query string or by POST with a body, as a chart is.

import type { AppContext } from '../answer/app-context.ts';
import { readTransitsRequest, transitsBytes } from '../answer/transits-answer.ts';
import { sendFresh } from './answer-json.ts';
import type { ReadRequest } from './read-request.ts';
import type { Handlers } from './routes.ts';

/** Transits as JSON. */
export const transitsHandlers = (context: AppContext, read: ReadRequest): Pick<Handlers, 'transits'> => ({
  async transits(request, reply) {
    const asked = await read('transits', request, reply, (fields) => readTransitsRequest(fields, context.gazetteer));
    return sendFresh(reply, transitsBytes(asked, context));
  },
});
