// Handlers of the almanac, as a document or as a calendar to subscribe to. Answers are the same for every client, so any cache may store them.

import { ENGINE_VERSION, type Language } from 'beichen';
import { almanacBytes } from '../../kinds/almanac/answer.ts';
import { birthdaysBytes } from '../../kinds/birthday/answer.ts';
import { ENDPOINTS } from '../../kinds/endpoints.ts';
import { parseAlmanacFeedRequest, parseAlmanacRequest } from '../../requests/almanac-request.ts';
import { parseBirthdayRequest } from '../../requests/birthday-request.ts';
import { sendCacheable, tagged, tagOf } from './answer-json.ts';
import type { ApiHandlers, ApiReply, ApiRequest, HostContext } from './exchange.ts';
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
    const { years, language, calendar, place, options } = requested;
    const { calendarRegion: _region, ...clock } = options; // the region is part of `calendar`
    const feed: Feed = {
      endpoint: 'almanac.ics',
      language,
      query: [years, calendar, place, Object.entries(clock).sort()],
      write: () => almanacFeed(requested),
      writeSample: () => almanacFeed({ ...requested, ...SAMPLE_YEAR }),
    };
    return sendFeed(request, reply, feed, context);
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
    const { query, language } = requested;
    const feed: Feed = {
      endpoint: 'birthday.ics',
      language,
      query: Object.entries(query).sort(),
      write: () => birthdayFeed(requested, context),
      writeSample: () => birthdayFeed({ ...requested, query: SAMPLE_BIRTHDAY }, context),
    };
    return sendFeed(request, reply, feed, context);
  },
});

const nowMs = ({ wallClock = Date.now }: HostContext): number => wallClock();

const CALENDAR = 'text/calendar; charset=utf-8';

/** A calendar to subscribe to. */
interface Feed {
  readonly endpoint: 'almanac.ics' | 'birthday.ics';
  readonly language: Language;
  /** Parameters that decide its events, in canonical form. */
  readonly query: object;
  /** The text of the calendar. */
  write(): string;
  /** Text of the same calendar for a fixed query. */
  writeSample(): string;
}

/** Sends a calendar. Its ETag is derived from its query, so a client with a current copy gets 304 before any calendar is made. Neither is stored. */
async function sendFeed(request: ApiRequest, reply: ApiReply, feed: Feed, context: HostContext): Promise<ApiReply> {
  const { endpoint, language, query } = feed;
  const edition = await editionOf(feed, context);
  const tag = JSON.stringify([endpoint, language, query, ENGINE_VERSION, context.gazetteer.version, edition]);
  return sendCacheable(request, reply, {
    cacheControl: ENDPOINTS[endpoint].answer.cacheControl,
    mediaType: CALENDAR,
    etag: tagOf(await context.digest(tag)),
    get content() {
      return feed.write();
    },
  });
}

const SAMPLE_YEAR = { years: [2026], calendar: 'china', place: undefined, options: {} } as const;
const SAMPLE_BIRTHDAY = {
  lunarMonth: 6,
  lunarDay: 2,
  leapMonth: false,
  calendarRegion: 'china',
  missingDay: 'lastDay',
  missingLeapMonth: 'sameMonth',
  fromYear: 2026,
  toYear: 2026,
} as const;

const EDITIONS = new Map<string, string>();

/** Digest of a sample calendar. If words or lines change, the edition changes, and so do the ETags. */
async function editionOf({ endpoint, language, writeSample }: Feed, { digest }: HostContext): Promise<string> {
  const name = `${endpoint} ${language}`;
  const edition = EDITIONS.get(name) ?? (await digest(writeSample()));
  EDITIONS.set(name, edition);
  return edition;
}

/** Loads the code of calendars, which no chart needs. */
export async function loadFeed() {
  const [{ almanacFeed }, { birthdayFeed }] = await Promise.all([
    import('../../kinds/almanac/feed.ts'),
    import('../../kinds/birthday/feed.ts'),
  ]);
  return { almanacFeed, birthdayFeed };
}
