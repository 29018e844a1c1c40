// Handlers of the almanac: as a document, or as a calendar to subscribe to. Nothing of it depends on who asks: any cache may keep it.

import { almanacBytes } from '../documents/almanac/answer.ts';
import type { AppContext } from '../documents/app-context.ts';
import { birthdaysBytes } from '../documents/birthday/answer.ts';
import { ENDPOINTS } from '../endpoints.ts';
import { parseAlmanacFeedRequest, parseAlmanacRequest } from '../request/almanac-request.ts';
import { parseBirthdayRequest } from '../request/birthday-request.ts';
import { cacheable, sendCacheable } from './answer-json.ts';
import type { ReadRequest } from './read-request.ts';
import type { Handlers } from './routes.ts';

/** The almanac and lunar birthdays, each as JSON and as a calendar. */
export const almanacHandlers = (context: AppContext, read: ReadRequest): Handlers => ({
  async almanac(request, reply) {
    const requested = await read(ENDPOINTS.almanac, request, reply, (fields) =>
      parseAlmanacRequest(fields, context.gazetteer),
    );
    return sendCacheable(
      request,
      reply,
      cacheable(almanacBytes(requested, context), ENDPOINTS.almanac.answer.cacheControl),
    );
  },
  async 'almanac.ics'(request, reply) {
    const requested = await read(ENDPOINTS['almanac.ics'], request, reply, (fields) =>
      parseAlmanacFeedRequest(fields, context.gazetteer, nowMs(context)),
    );
    const { almanacFeed } = await loadFeed();
    const { cacheControl } = ENDPOINTS['almanac.ics'].answer;
    return sendCacheable(request, reply, { ...cacheable(almanacFeed(requested), cacheControl), mediaType: CALENDAR });
  },
  async birthday(request, reply) {
    const requested = await read(ENDPOINTS.birthday, request, reply, (fields) =>
      parseBirthdayRequest(fields, nowMs(context)),
    );
    const { cacheControl } = ENDPOINTS.birthday.answer;
    return sendCacheable(request, reply, cacheable(birthdaysBytes(requested, context), cacheControl));
  },
  async 'birthday.ics'(request, reply) {
    const requested = await read(ENDPOINTS['birthday.ics'], request, reply, (fields) =>
      parseBirthdayRequest(fields, nowMs(context)),
    );
    const { birthdayFeed } = await loadFeed();
    const { cacheControl } = ENDPOINTS['birthday.ics'].answer;
    const file = cacheable(birthdayFeed(requested, context), cacheControl);
    return sendCacheable(request, reply, { ...file, mediaType: CALENDAR });
  },
});

const nowMs = ({ wallClock = Date.now }: AppContext): number => wallClock();

const CALENDAR = 'text/calendar; charset=utf-8';

/** Loads what writes calendars, which no chart needs. */
export async function loadFeed() {
  const [{ almanacFeed }, { birthdayFeed }] = await Promise.all([
    import('../documents/almanac/feed.ts'),
    import('../documents/birthday/feed.ts'),
  ]);
  return { almanacFeed, birthdayFeed };
}
