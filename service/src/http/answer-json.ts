// How is a document sent? As one JSON text, with what is the same in all answers of its kind.

import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { JSON_MEDIA_TYPE } from './standard-headers.ts';

/** An answer that any cache may keep, and ask again by its tag. */
export interface Cacheable {
  readonly text: string;
  readonly etag: string;
  readonly cacheControl: string;
}

/** A text with its tag. */
export const cacheable = (text: string, cacheControl: string): Cacheable => ({
  text,
  etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
  cacheControl,
});

/** Sends a document that nobody may keep. */
export const sendFresh = (reply: FastifyReply, document: unknown): FastifyReply =>
  reply.header('cache-control', 'no-store').type(JSON_MEDIA_TYPE).send(JSON.stringify(document));

/** Sends a text that may be kept; 304 to a client that has it. */
export function sendCacheable(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, etag, cacheControl }: Cacheable,
): FastifyReply {
  reply.header('cache-control', cacheControl).header('etag', etag);
  if (hasIt(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type(JSON_MEDIA_TYPE).send(text);
}

const hasIt = (ifNoneMatch = '', etag: string): boolean =>
  ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
