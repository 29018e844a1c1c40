// How are birthplaces searched for over HTTP?

import type { AppContext } from '../answer/app-context.ts';
import { citiesAnswer } from '../answer/cities-answer.ts';
import { ENDPOINTS } from '../contract/endpoints.ts';
import { parseCitiesRequest } from '../request/cities-request.ts';
import { cacheable, sendCacheable } from './answer-json.ts';
import type { ReadRequest } from './read-request.ts';
import type { Handlers } from './routes.ts';

/** The search for birthplaces. */
export const citiesHandler = (context: AppContext, read: ReadRequest): Pick<Handlers, 'cities'> => ({
  async cities(request, reply) {
    const wanted = await read('cities', request, reply, (fields) => parseCitiesRequest(fields, context.gazetteer));
    const text = JSON.stringify(citiesAnswer(wanted, context));
    return sendCacheable(request, reply, cacheable(text, ENDPOINTS.cities.answer.cacheControl));
  },
});
