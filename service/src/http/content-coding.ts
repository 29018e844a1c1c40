// In which coding does a client want its answer? By Accept-Encoding (RFC 9110 §12.5.3); among those it takes equally well,
// Brotli, because at the cheap levels it is smaller and no slower than gzip.

/** The codings that we speak, the better first. */
const CODINGS = ['br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];

/**
 * The coding of an answer; undefined where it is best sent as it is. A header that cannot be read, or that refuses
 * everything, never fails a request: the answer is sent as it is.
 * @example codingFor('gzip, deflate, br') // 'br'
 */
export function codingFor(acceptEncoding: string | undefined): Coding | undefined {
  if (acceptEncoding === undefined) return undefined;
  const weights = new Map<string, number>();
  for (const item of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    weights.set(name === 'x-gzip' ? 'gzip' : name, WEIGHT.test(weight) ? Number(weight) : 0);
  }
  const weightOf = (coding: string): number => weights.get(coding) ?? weights.get('*') ?? 0;
  let best: Coding | undefined;
  for (const coding of CODINGS) {
    if (weightOf(coding) > (best === undefined ? 0 : weightOf(best))) best = coding;
  }
  const asItIs = weights.get('identity') ?? 0;
  return best !== undefined && weightOf(best) >= asItIs ? best : undefined;
}

const WEIGHT = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;
