// Sends a document: as one JSON text, with what is the same in all answers of its kind.

import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { releaseWhenSent } from './answer-memory.ts';
import { dependsOn, type EncodedBodies, storedCoding } from './compression.ts';
import { JSON_MEDIA_TYPE } from './standard-headers.ts';

/** An answer that any cache may keep, and ask again by its tag. */
export interface Cacheable {
  /** Its text; as bytes where many answers share it. */
  readonly content: string | Buffer;
  readonly etag: string;
  readonly cacheControl: string;
  /** JSON without it. */
  readonly mediaType?: string;
  /** The content in every coding, where it was made beforehand. */
  readonly coded?: Promise<EncodedBodies>;
}

/** A content with its tag, which is weak: the same for every coding of it. */
export const cacheable = (
  content: string | Buffer,
  cacheControl: string,
  coded?: Promise<EncodedBodies>,
): Cacheable => ({
  content,
  etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
  cacheControl,
  coded,
});

/** Sends JSON that no cache may keep. */
export function sendFresh(reply: FastifyReply, json: string | Buffer): FastifyReply {
  if (typeof json !== 'string') releaseWhenSent(reply, json);
  return reply.header('cache-control', 'no-store').type(JSON_MEDIA_TYPE).send(json);
}

/** Sends a content that may be kept; 304 to a client that has it. */
export async function sendCacheable(
  request: FastifyRequest,
  reply: FastifyReply,
  { content, etag, cacheControl, mediaType = JSON_MEDIA_TYPE, coded }: Cacheable,
): Promise<FastifyReply> {
  reply.headers({ 'cache-control': cacheControl, etag });
  dependsOn(reply, 'Accept-Encoding');
  if (hasIt(request.headers['if-none-match'], etag)) return reply.code(304).send();
  reply.type(mediaType);
  if (coded === undefined) return reply.send(content);
  const coding = storedCoding(request, reply);
  return reply.send(coding === undefined ? content : (await coded)[coding]);
}

const strong = (tag: string): string => tag.trim().replace(/^W\//, '');

const hasIt = (ifNoneMatch = '', etag: string): boolean =>
  ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || strong(tag) === strong(etag));
