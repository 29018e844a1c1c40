// The coding in which a client wants its answer. By Accept-Encoding (RFC 9110 §12.5.3). Zstandard only where it is named: who takes anything (`*`) may be
// older than it.

import { weightsIn } from './weights.ts';

/** The codings that we speak: Zstandard (RFC 8878), Brotli and gzip. */
export type Coding = 'zstd' | 'br' | 'gzip';

/**
 * The coding of an answer; undefined where it is best sent as it is. A header that cannot be read, or that refuses
 * everything, never fails a request: the answer is sent as it is.
 * @param codings those that the answer can have; of some that the client takes equally well, the first
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
