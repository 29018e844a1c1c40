// Content coding of answers: negotiation by Accept-Encoding (RFC 9110 §12.5.3), which answers are compressed, and Vary. The host provides the encoders.
// Zstandard must be named: a client that accepts anything (`*`) may be older than it.

import type { ApiReply, ApiRequest } from './exchange.ts';
import { weightsIn } from './weights.ts';

/** Supported codings: Zstandard (RFC 8878), Brotli and gzip. */
export type Coding = 'zstd' | 'br' | 'gzip';

/**
 * The coding of a response; undefined if the client prefers it without one. A header that is invalid, or that rejects every coding, is no error: the
 * response is sent without a coding.
 * @param codings possible codings; of several that the client prefers equally, the first
 * @example codingFor('gzip, deflate, br', ['br', 'gzip']) // 'br'
 */
export function codingFor<Own extends Coding>(
  acceptEncoding: string | undefined,
  codings: readonly Own[],
): Own | undefined {
  if (acceptEncoding === undefined) return undefined;
  const weights = weightsIn(acceptEncoding);
  const weightOf = (coding: string): number =>
    weights.get(coding) ??
    (coding === 'gzip' ? weights.get('x-gzip') : undefined) ??
    (coding === 'zstd' ? 0 : (weights.get('*') ?? 0));
  let best: Own | undefined;
  for (const coding of codings) {
    if (weightOf(coding) > (best === undefined ? 0 : weightOf(best))) best = coding;
  }
  const asItIs = weights.get('identity') ?? 0;
  return best !== undefined && weightOf(best) >= asItIs ? best : undefined;
}

// A smaller answer fits into one packet.
const LEAST_BYTES = 1000;

const UTF8 = new TextEncoder();

/** Encoders of a host, in order of preference. */
export type Encoders = Readonly<Partial<Record<Coding, (bytes: Uint8Array) => Uint8Array>>>;

/** Compresses successful answers that are long enough and not encoded, and adds Vary. */
export function compressor(encoders: Encoders): (request: ApiRequest, reply: ApiReply, content: unknown) => unknown {
  const codings = Object.keys(encoders) as readonly Coding[];
  return (request, reply, content) => {
    if (reply.statusCode !== 200 || reply.hasHeader('content-encoding')) return content;
    if (!(typeof content === 'string' || content instanceof Uint8Array) || content.length < LEAST_BYTES) return content;
    const coding = negotiated(request, reply, codings);
    if (coding === undefined) return content;
    return encoders[coding]!(typeof content === 'string' ? UTF8.encode(content) : content);
  };
}

/** Negotiates the coding of an answer and sets its headers. */
export function negotiated<Own extends Coding>(
  request: ApiRequest,
  reply: ApiReply,
  codings: readonly Own[],
): Own | undefined {
  const accepted = request.headers['accept-encoding'];
  const coding = codingFor(Array.isArray(accepted) ? accepted.join() : accepted, codings);
  dependsOn(reply, 'Accept-Encoding');
  if (coding !== undefined) reply.header('content-encoding', coding);
  return coding;
}

/** Adds a request header to Vary. */
export function dependsOn(reply: ApiReply, name: string): void {
  const current = reply.getHeader('vary');
  const names = typeof current === 'string' ? current.split(', ') : [];
  if (!names.includes(name)) reply.header('vary', [...names, name].join(', '));
}
