// Weighted lists of a header, such as Accept and Accept-Encoding (RFC 9110 §12.4.2).

/** The weight of each item, by its name in lower case, from 0 to 1; 0 where it cannot be read. */
export function weightsIn(header: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    weights.set(name, WEIGHT.test(weight) ? Number(weight) : 0);
  }
  return weights;
}

const WEIGHT = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;
