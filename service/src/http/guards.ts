// Which requests does no handler ever see? Those that two programs on the way could read differently, and those too long.

import type { IncomingMessage } from 'node:http';
import { Refusal } from '../problem/refusal.ts';
import { MOST_URL_BYTES } from './limits.ts';

/** The refusal of a request that is not safe or not sensible to read, or undefined. */
export function refusedAtTheDoor(request: IncomingMessage, target: string): Refusal | undefined {
  if (isAmbiguous(request)) return new Refusal('malformed_request');
  if (target.length > MOST_URL_BYTES) return new Refusal('uri_too_long', { values: { bytes: `${MOST_URL_BYTES}` } });
  return undefined;
}

/** Whether a request that has no use for a body brings one: it is answered, and the connection closed unread. */
export const bringsNeedlessBody = ({ method, headers }: IncomingMessage): boolean =>
  method !== 'POST' && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

// Node lets these through: a body in an encoding it does not know, and the first of two Host lines.
function isAmbiguous({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  const encoding = headers['transfer-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'chunked') return true;
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
  return hosts > 1 || (hosts === 0 && httpVersion === '1.1');
}
