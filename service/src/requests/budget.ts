// Reads a request and counts it once, by its price: after it is read, so that the price is known, and before anything is cast.

import { callsOf, type Price } from '../contract/price.ts';
import { ProblemError } from './problems/problem-error.ts';

/** The calls that a client has left under a limit. */
export interface Budget {
  /**
   * Refuses a client that has not one call left, before its request is read. Counts nothing.
   * @param calls that the request counts as at least
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
 * A request that is read and counted; one that cannot be read counts as one call.
 * @param price one call without it
 * @throws ProblemError of the request, or `rate_limited`
 */
export async function readWithin<Request>(
  budget: Budget,
  price: Price<Request> | undefined,
  read: () => Request,
): Promise<Request> {
  budget.check(price?.calls ?? 1); // reading may search for places: not for a client without a call
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
