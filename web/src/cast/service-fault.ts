// Failures of the service, in words for the reader: no connection, too many requests, or an internal error. Each has a heading and says what to do.

import { fill } from 'beichen/internal';
import type { Words } from '../words/words.ts';
import type { ApiError } from './api.ts';

export interface ServiceFault {
  readonly heading: string;
  readonly detail: string;
}

/** The heading and the text of a failure. */
export function serviceFault({ status, message, retryAfterSeconds }: ApiError, words: Words): ServiceFault {
  if (status === 0) return { heading: words.offlineHeading, detail: words.unreachable };
  if (status === 429)
    return { heading: words.limitHeading, detail: fill(words.rateLimited, { seconds: retryAfterSeconds }) };
  return { heading: words.faultHeading, detail: fill(words.failed, { detail: message }) };
}
