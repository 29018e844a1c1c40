// How is it asked over HTTP which births have a chart? As JSON, by GET with a query string or by POST with a body, as a chart is.

import type { AppContext } from '../answer/app-context.ts';
import { birthsBytes, readBirthsRequest } from '../answer/births-answer.ts';
import { sendFresh } from './answer-json.ts';
import type { ReadRequest } from './read-request.ts';
import type { Handlers } from './routes.ts';

/** Births that fit as JSON. */
export const birthsHandlers = (context: AppContext, read: ReadRequest): Pick<Handlers, 'births'> => ({
  async births(request, reply) {
    const asked = await read('births', request, reply, (fields) => readBirthsRequest(fields, context.gazetteer));
    const isWanted = () => request.raw.socket.writable;
    const bytes = await birthsBytes(asked, context, isWanted).catch((error) => {
      if (isWanted()) throw error;
    });
    return bytes === undefined ? reply.hijack() : sendFresh(reply, bytes);
  },
});
