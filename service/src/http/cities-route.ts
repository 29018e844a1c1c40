// Handler of the search for birthplaces.

import type { AppContext } from '../documents/app-context.ts';
import { citiesAnswer } from '../documents/cities/answer.ts';
import { ENDPOINTS } from '../endpoints.ts';
import { parseCitiesRequest } from '../request/cities-request.ts';
import { cacheable, sendCacheable } from './answer-json.ts';
import type { ReadRequest } from './read-request.ts';
import type { Handler } from './routes.ts';

/** The search for birthplaces. */
export const citiesHandler = (context: AppContext, read: ReadRequest): { readonly cities: Handler } => ({
  async cities(request, reply) {
    const wanted = await read(ENDPOINTS.cities, request, reply, (fields) =>
      parseCitiesRequest(fields, context.gazetteer),
    );
    const text = JSON.stringify(citiesAnswer(wanted, context));
    return sendCacheable(request, reply, cacheable(text, ENDPOINTS.cities.answer.cacheControl));
  },
});
