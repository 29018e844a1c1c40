// Parses a request and counts it once, by its price: after parsing, when the price is known, and before anything is cast. The price is a number of calls of its
// limit, by processor time. A counted call takes at most 3 ms over HTTP and 6 ms as a tool (`npm run bench`, docs/decisions/calls-and-prices.md).

import { ProblemError } from './problems/problem-error.ts';

/** The calls that a client has left under a limit. */
export interface Budget {
  /**
   * Rejects a client without a remaining call, before its request is parsed. Counts nothing.
   * @param calls minimum number of calls of the request
   * @throws ProblemError `rate_limited`
   */
  check(calls: number): void;
  /**
   * Counts all calls of a request, or none.
   * @throws ProblemError `rate_limited`
   */
  spend(calls: number): Promise<unknown>;
}

/**
 * Parses and counts a request; an invalid one counts as one call.
 * @param price one call by default
 * @throws ProblemError of the request, or `rate_limited`
 */
export async function readWithin<Request>(
  budget: Budget,
  price: Price<Request> | undefined,
  read: () => Request,
): Promise<Request> {
  budget.check(price?.calls ?? 1); // parsing may search for places, so not without a remaining call
  let request: Request;
  try {
    request = read();
  } catch (error) {
    if (error instanceof ProblemError) await budget.spend(1);
    throw error;
  }
  await budget.spend(callsOf(price, request));
  return request;
}

/** Units by whose number a request is priced. */
type Unit = 'days';

/** Price of requests of one kind. */
export interface Price<R> {
  /** Calls of a request, or of each part of it. */
  readonly calls: number;
  /** A part: a number of units. The last one may have fewer. */
  readonly part?: { readonly size: number; readonly unit: Unit; readonly unitsOf: (request: R) => number };
}

/** Calls of a request; 1 without a price. */
function callsOf<R>(price: Price<R> | undefined, request: R): number {
  if (price === undefined) return 1;
  const { calls, part } = price;
  return part === undefined ? calls : calls * Math.max(1, Math.ceil(part.unitsOf(request) / part.size));
}

/** A description with the price as its last sentence, unless it is one call. */
export function withPrice(description: string, price: Price<never> | undefined): string {
  if (price === undefined) return description;
  const { calls, part } = price;
  const counted = calls === 1 ? 'one call' : `${calls} calls`;
  return `${description} Counts as ${counted}${part === undefined ? '' : ` for each ${part.size} ${part.unit} begun`}.`;
}
