// Handlers of lookups, as a document or as a calendar to subscribe to. Answers are the same for every client, so any cache may store them.

import { ENGINE_VERSION } from 'beichen';
import { ENDPOINTS } from '../../kinds/endpoints.ts';
import type { AnyLookup } from '../../kinds/lookup.ts';
import { ALL_LOOKUPS, type LookupName } from '../../kinds/lookups.ts';
import { sendCacheable, tagged, tagOf } from './answer-json.ts';
import type { ApiHandlers, HostContext } from './exchange.ts';
import type { ReadRequest } from './read-request.ts';

/** The lookups, each as JSON and as a calendar if it has one. Without places there is no search for them. */
export const lookupHandlers = (context: HostContext, read: ReadRequest): ApiHandlers =>
  Object.assign(
    {},
    ...ALL_LOOKUPS.filter(({ needsPlaces }) => !needsPlaces || context.gazetteer.size > 0).map((lookup) =>
      handlersOf(lookup, context, read),
    ),
  );

/** A request of a lookup counts as one call. */
const counted = ({ limit, answer }: typeof ENDPOINTS.almanac) => ({ limit, answer });

function handlersOf(lookup: AnyLookup, context: HostContext, read: ReadRequest): ApiHandlers {
  const { name, feed } = lookup;
  const { [name as LookupName]: document, [`${name as LookupName}.ics` as const]: calendar } = ENDPOINTS;
  return {
    async [name](request, reply) {
      const requested = await read(counted(document), request, reply, (fields) => lookup.read(fields, context));
      const bytes = lookup.bytes(requested, context);
      return sendCacheable(request, reply, await tagged(bytes, document.answer.cacheControl, context.digest));
    },
    ...(feed !== undefined && {
      // The ETag is derived from the query, so a client with a current copy gets 304 before any calendar is made. Neither is stored.
      async [`${name}.ics`](request, reply) {
        const requested = await read(counted(calendar), request, reply, (fields) => feed.read(fields, context));
        const text = await feed.text();
        const documentOf = (each: typeof requested) => lookup.document(each, context);
        const write = (each: typeof requested) => text(each, documentOf);
        const edition = await editionOf(`${name} ${requested.language}`, () => write(feed.sample(requested)), context);
        const { language } = requested;
        const tag = [
          `${name}.ics`,
          language,
          feed.query(requested),
          ENGINE_VERSION,
          context.gazetteer.version,
          edition,
        ];
        return sendCacheable(request, reply, {
          cacheControl: calendar.answer.cacheControl,
          mediaType: 'text/calendar; charset=utf-8',
          etag: tagOf(await context.digest(JSON.stringify(tag))),
          get content() {
            return write(requested);
          },
        });
      },
    }),
  } satisfies ApiHandlers;
}

const EDITIONS = new Map<string, string>();

/** Digest of a sample calendar. If words or lines change, the edition changes, and so do the ETags. */
async function editionOf(name: string, writeSample: () => string, { digest }: HostContext): Promise<string> {
  const edition = EDITIONS.get(name) ?? (await digest(writeSample()));
  EDITIONS.set(name, edition);
  return edition;
}
