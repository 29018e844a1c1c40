// Handler of the search for birthplaces.

import { citiesAnswer } from '../../kinds/cities/answer.ts';
import { ENDPOINTS } from '../../kinds/endpoints.ts';
import { parseCitiesRequest } from '../../requests/cities-request.ts';
import { sendCacheable, tagged } from './answer-json.ts';
import type { ApiHandlers, HostContext } from './exchange.ts';
import type { ReadRequest } from './read-request.ts';

/** The search for birthplaces. */
export const citiesHandler = (context: HostContext, read: ReadRequest): ApiHandlers => ({
  async cities(request, reply) {
    const wanted = await read(ENDPOINTS.cities, request, reply, (fields) =>
      parseCitiesRequest(fields, context.gazetteer),
    );
    const text = JSON.stringify(citiesAnswer(wanted, context));
    const { cacheControl } = ENDPOINTS.cities.answer;
    return sendCacheable(request, reply, await tagged(text, cacheControl, context.digest));
  },
});
