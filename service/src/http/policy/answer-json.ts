// Sends a document: as one JSON text, with what is the same in all answers of its kind.

import { type Coding, dependsOn, negotiated } from './content-coding.ts';
import type { ApiReply, ApiRequest, Digest } from './exchange.ts';
import { JSON_MEDIA_TYPE } from './standard-headers.ts';

/** The codings of what is compressed once: at its best Brotli is the smallest. */
const STORED_CODINGS = ['br', 'gzip'] as const satisfies readonly Coding[];

/** A text in every coding that it is kept in. */
export type EncodedBodies = Readonly<Record<(typeof STORED_CODINGS)[number], Uint8Array>>;

/** An answer that any cache may keep, and ask again by its tag. */
export interface Cacheable {
  /** Its text; as bytes where many answers share it. Read only where the client does not have it. */
  readonly content: string | Uint8Array;
  readonly etag: string;
  readonly cacheControl: string;
  /** JSON without it. */
  readonly mediaType?: string;
  /** The content in every coding, where it was made beforehand. */
  readonly coded?: Promise<EncodedBodies>;
}

/** A content with its tag. */
export const tagged = async (
  content: string | Uint8Array,
  cacheControl: string,
  digest: Digest,
): Promise<Cacheable> => ({ content, cacheControl, etag: tagOf(await digest(content)) });

/** Sends JSON that no cache may keep. */
export function sendFresh(reply: ApiReply, json: string | Uint8Array): ApiReply {
  if (typeof json !== 'string') reply.releaseWhenSent?.(json);
  return reply.header('cache-control', 'no-store').type(JSON_MEDIA_TYPE).send(json);
}

/** Sends a content that may be kept; 304 to a client that has it. */
export async function sendCacheable(request: ApiRequest, reply: ApiReply, answer: Cacheable): Promise<ApiReply> {
  const { etag, cacheControl, mediaType = JSON_MEDIA_TYPE } = answer;
  reply.headers({ 'cache-control': cacheControl, etag });
  dependsOn(reply, 'Accept-Encoding');
  if (hasIt(request.headers['if-none-match'], etag)) return reply.code(304).send();
  reply.type(mediaType);
  const { coded } = answer;
  if (coded === undefined) return reply.send(answer.content);
  const coding = negotiated(request, reply, STORED_CODINGS);
  return reply.send(coding === undefined ? answer.content : (await coded)[coding]);
}

const strong = (tag: string): string => tag.trim().replace(/^W\//, '');

const hasIt = (ifNoneMatch = '', etag: string): boolean =>
  ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || strong(tag) === strong(etag));

/** The tag of a content, which is weak: the same for every coding of it. */
export const tagOf = (digest: string): string => `W/"${digest.slice(0, 22).replaceAll('+', '-').replaceAll('/', '_')}"`;
