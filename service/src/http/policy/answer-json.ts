// Sends JSON with its headers, cacheable or not.

import { type Coding, dependsOn, negotiated } from './content-coding.ts';
import type { ApiReply, ApiRequest, Digest } from './exchange.ts';
import { JSON_MEDIA_TYPE } from './standard-headers.ts';

/** Codings of contents that are compressed once; Brotli at a high level is the smallest. */
const STORED_CODINGS = ['br', 'gzip'] as const satisfies readonly Coding[];

/** A content in each stored coding. */
export type EncodedBodies = (coding: (typeof STORED_CODINGS)[number]) => Promise<Uint8Array>;

/** An answer that any cache may store and revalidate by its ETag. */
export interface Cacheable {
  /** The content, as bytes if many answers share it. Read only if the client has no current copy. */
  readonly content: string | Uint8Array;
  readonly etag: string;
  readonly cacheControl: string;
  /** JSON by default. */
  readonly mediaType?: string;
  /** Encodes the content, if its codings are stored. */
  readonly coded?: EncodedBodies;
}

/** A content with its ETag. */
export const tagged = async (
  content: string | Uint8Array,
  cacheControl: string,
  digest: Digest,
): Promise<Cacheable> => ({ content, cacheControl, etag: tagOf(await digest(content)) });

/** Sends JSON that no cache may store. */
export function sendFresh(reply: ApiReply, json: string | Uint8Array): ApiReply {
  if (typeof json !== 'string') reply.releaseWhenSent?.(json);
  return reply.header('cache-control', 'no-store').type(JSON_MEDIA_TYPE).send(json);
}

/** Sends a cacheable content; 304 to a client with a current copy. */
export async function sendCacheable(request: ApiRequest, reply: ApiReply, answer: Cacheable): Promise<ApiReply> {
  const { etag, cacheControl, mediaType = JSON_MEDIA_TYPE } = answer;
  reply.headers({ 'cache-control': cacheControl, etag });
  dependsOn(reply, 'Accept-Encoding');
  if (hasIt(request.headers['if-none-match'], etag)) return reply.code(304).send();
  reply.type(mediaType);
  const { coded } = answer;
  if (coded === undefined) return reply.send(answer.content);
  const coding = negotiated(request, reply, STORED_CODINGS);
  return reply.send(coding === undefined ? answer.content : await coded(coding));
}

const strong = (tag: string): string => tag.trim().replace(/^W\//, '');

const hasIt = (ifNoneMatch = '', etag: string): boolean =>
  ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || strong(tag) === strong(etag));

/** Weak ETag of a content, the same for each coding. */
export const tagOf = (digest: string): string => `W/"${digest.slice(0, 22).replaceAll('+', '-').replaceAll('/', '_')}"`;
