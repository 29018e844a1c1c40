// Handlers of the almanac: as a document, or as a calendar to subscribe to. Nothing of it depends on who asks: any cache may keep it.

import { almanacBytes } from '../../documents/almanac/answer.ts';
import { birthdaysBytes } from '../../documents/birthday/answer.ts';
import { ENDPOINTS } from '../../endpoints.ts';
import { parseAlmanacFeedRequest, parseAlmanacRequest } from '../../request/almanac-request.ts';
import { parseBirthdayRequest } from '../../request/birthday-request.ts';
import { sendCacheable, tagged } from './answer-json.ts';
import type { HostContext } from './digest.ts';
import type { ApiHandlers } from './exchange.ts';
import type { ReadRequest } from './read-request.ts';

/** The almanac and lunar birthdays, each as JSON and as a calendar. */
export const almanacHandlers = (context: HostContext, read: ReadRequest): ApiHandlers => ({
  async almanac(request, reply) {
    const requested = await read(ENDPOINTS.almanac, request, reply, (fields) =>
      parseAlmanacRequest(fields, context.gazetteer),
    );
    const { cacheControl } = ENDPOINTS.almanac.answer;
    return sendCacheable(request, reply, await tagged(almanacBytes(requested, context), cacheControl, context.digest));
  },
  async 'almanac.ics'(request, reply) {
    const requested = await read(ENDPOINTS['almanac.ics'], request, reply, (fields) =>
      parseAlmanacFeedRequest(fields, context.gazetteer, nowMs(context)),
    );
    const { almanacFeed } = await loadFeed();
    const { cacheControl } = ENDPOINTS['almanac.ics'].answer;
    const file = await tagged(almanacFeed(requested), cacheControl, context.digest);
    return sendCacheable(request, reply, { ...file, mediaType: CALENDAR });
  },
  async birthday(request, reply) {
    const requested = await read(ENDPOINTS.birthday, request, reply, (fields) =>
      parseBirthdayRequest(fields, nowMs(context)),
    );
    const { cacheControl } = ENDPOINTS.birthday.answer;
    return sendCacheable(
      request,
      reply,
      await tagged(birthdaysBytes(requested, context), cacheControl, context.digest),
    );
  },
  async 'birthday.ics'(request, reply) {
    const requested = await read(ENDPOINTS['birthday.ics'], request, reply, (fields) =>
      parseBirthdayRequest(fields, nowMs(context)),
    );
    const { birthdayFeed } = await loadFeed();
    const { cacheControl } = ENDPOINTS['birthday.ics'].answer;
    const file = await tagged(birthdayFeed(requested, context), cacheControl, context.digest);
    return sendCacheable(request, reply, { ...file, mediaType: CALENDAR });
  },
});

const nowMs = ({ wallClock = Date.now }: HostContext): number => wallClock();

const CALENDAR = 'text/calendar; charset=utf-8';

/** Loads what writes calendars, which no chart needs. */
export async function loadFeed() {
  const [{ almanacFeed }, { birthdayFeed }] = await Promise.all([
    import('../../documents/almanac/feed.ts'),
    import('../../documents/birthday/feed.ts'),
  ]);
  return { almanacFeed, birthdayFeed };
}
