// How is it asked over HTTP why another program shows another chart? As JSON or as plain text, by GET with a query string or by POST with a body, as a
// chart is.

import { drawVariantsText } from 'beichen';
import type { AppContext } from '../answer/app-context.ts';
import { readVariantsRequest, variantsAnswer, variantsBytes } from '../answer/variants-answer.ts';
import { parseVariantsRequest } from '../request/variants-request.ts';
import { sendFresh } from './answer-json.ts';
import type { ReadRequest } from './read-request.ts';
import type { Handlers } from './routes.ts';

/** The variants of a chart as JSON and as plain text. */
export const variantsHandlers = (
  context: AppContext,
  read: ReadRequest,
): Pick<Handlers, 'variants' | 'variants.txt'> => ({
  async variants(request, reply) {
    const asked = await read('variants', request, reply, (fields) => readVariantsRequest(fields, context.gazetteer));
    return sendFresh(reply, variantsBytes(asked, context));
  },
  async 'variants.txt'(request, reply) {
    const asked = await read('variants.txt', request, reply, (fields) =>
      parseVariantsRequest(fields, context.gazetteer),
    );
    const { name } = asked.values;
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(drawVariantsText(variantsAnswer(asked, context), name === undefined ? {} : { name }));
  },
});
