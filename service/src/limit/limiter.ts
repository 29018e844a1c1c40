// The interface of a limiter: one decision for one call; in memory here, shared by many processes elsewhere.

/** What was decided of one call. */
export interface Decision {
  readonly allowed: boolean;
  /** How many more calls would be let through now. */
  readonly remaining: number;
  /** Milliseconds until one more call will be let through than now; 0 when none is held against the key. */
  readonly msToReset: number;
}

/**
 * Lets through at most so many calls of one key in any window of time: a call at t and one at t + window are not in one
 * window. A refused call is not held against its key, so a client that waits as long as the answer says gets through.
 */
export interface Limiter {
  /**
   * Decides one call and remembers it when it is let through.
   * @param nowMs a clock that never goes back; a limiter with a clock of its own may ignore it
   */
  decide(key: string, nowMs: number): Decision | Promise<Decision>;
}

/** How many calls in how long. */
export interface Quota {
  readonly limit: number;
  readonly windowMs: number;
}
