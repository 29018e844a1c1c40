// How is a document sent? As one JSON text, with what is the same in all answers of its kind.

import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Coded, dependsOn, negotiated } from './compression.ts';
import { JSON_MEDIA_TYPE } from './standard-headers.ts';

/** An answer that any cache may keep, and ask again by its tag. */
export interface Cacheable {
  readonly text: string;
  readonly etag: string;
  readonly cacheControl: string;
  /** JSON without it. */
  readonly mediaType?: string;
  /** What was made beforehand: the text in every coding, and its bytes, which all answers share. */
  readonly coded?: Promise<Coded>;
  readonly bytes?: Buffer;
}

/** A text with its tag, which is weak: the same for every coding of the text. */
export const cacheable = (text: string, cacheControl: string, coded?: Promise<Coded>): Cacheable => ({
  text,
  etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
  cacheControl,
  ...(coded && { coded, bytes: Buffer.from(text) }),
});

/** Sends JSON that nobody may keep. */
export const sendFresh = (reply: FastifyReply, json: string | Buffer): FastifyReply =>
  reply.header('cache-control', 'no-store').type(JSON_MEDIA_TYPE).send(json);

/** Sends a text that may be kept; 304 to a client that has it. */
export async function sendCacheable(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, etag, cacheControl, mediaType = JSON_MEDIA_TYPE, coded, bytes }: Cacheable,
): Promise<FastifyReply> {
  reply.headers({ 'cache-control': cacheControl, etag });
  dependsOn(reply, 'Accept-Encoding');
  if (hasIt(request.headers['if-none-match'], etag)) return reply.code(304).send();
  reply.type(mediaType);
  if (coded === undefined) return reply.send(text);
  const coding = negotiated(request, reply);
  return reply.send(coding === undefined ? (bytes ?? text) : (await coded)[coding]);
}

const strong = (tag: string): string => tag.trim().replace(/^W\//, '');

const hasIt = (ifNoneMatch = '', etag: string): boolean =>
  ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || strong(tag) === strong(etag));
