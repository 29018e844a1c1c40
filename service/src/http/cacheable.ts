// Cacheable answers of the Node service: contents with their ETags.

import { createHash } from 'node:crypto';
import { type Cacheable, type EncodedBodies, tagOf } from './policy/answer-json.ts';

/** SHA-256 of a content, in Base64. */
export const digest = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('base64');

/** A content with its tag. */
export const cacheable = (content: string | Uint8Array, cacheControl: string, coded?: EncodedBodies): Cacheable => ({
  content,
  etag: tagOf(digest(content)),
  cacheControl,
  coded,
});
