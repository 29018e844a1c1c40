// How is a chart asked for over HTTP? By GET with a query string, or by POST with a body; both are read alike.

import type { AppContext } from '../answer/app-context.ts';
import { chartBytes, readDocumentRequest } from '../answer/chart-answer.ts';
import { sendFresh } from './answer-json.ts';
import type { ReadRequest } from './read-request.ts';
import type { Handlers } from './routes.ts';

/** The chart as JSON. */
export const chartHandler = (context: AppContext, read: ReadRequest): Pick<Handlers, 'chart'> => ({
  async chart(request, reply) {
    const asked = await read('chart', request, reply, (fields) => readDocumentRequest(fields, context.gazetteer));
    return sendFresh(reply, chartBytes(asked, context));
  },
});
