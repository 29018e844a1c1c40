// Price of a request: how many calls of its limit it counts as, by the processor time that it takes. A counted call takes at most 3 ms over
// HTTP and 6 ms as a tool (`npm run bench`, docs/decisions/0052).

/** Things by whose number a request costs more. */
type Unit = 'days' | 'years';

/** Price of requests of one kind. */
export interface Price<R> {
  /** Calls of a request, or of each part of it. */
  readonly calls: number;
  /** A part: so many of a unit. The last one may have fewer. */
  readonly part?: { readonly size: number; readonly unit: Unit; readonly unitsOf: (request: R) => number };
}

/** Calls that a request counts as; 1 without a price. */
export function callsOf<R>(price: Price<R> | undefined, request: R): number {
  if (price === undefined) return 1;
  const { calls, part } = price;
  return part === undefined ? calls : calls * Math.max(1, Math.ceil(part.unitsOf(request) / part.size));
}

/** A description with the price as its last sentence, unless that is one call. */
export function withPrice(description: string, price: Price<never> | undefined): string {
  if (price === undefined) return description;
  const { calls, part } = price;
  const counted = calls === 1 ? 'one call' : `${calls} calls`;
  return `${description} Counts as ${counted}${part === undefined ? '' : ` for each ${part.size} ${part.unit} begun`}.`;
}
