// How is it asked over HTTP why another program shows another chart? As JSON, by GET with a query string or by POST with a body, as a chart is.

import type { AppContext } from '../answer/app-context.ts';
import { readVariantsRequest, variantsBytes } from '../answer/variants-answer.ts';
import { sendFresh } from './answer-json.ts';
import type { ReadRequest } from './read-request.ts';
import type { Handlers } from './routes.ts';

/** The variants of a chart as JSON. */
export const variantsHandlers = (context: AppContext, read: ReadRequest): Pick<Handlers, 'variants'> => ({
  async variants(request, reply) {
    const asked = await read('variants', request, reply, (fields) => readVariantsRequest(fields, context.gazetteer));
    return sendFresh(reply, variantsBytes(asked, context));
  },
});
