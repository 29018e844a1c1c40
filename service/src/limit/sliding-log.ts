// How is "never more than 20 in any 60 seconds" kept exactly? By remembering when each call was let through: a fixed window
// would let 40 through in two seconds around its edge, and a leaky bucket up to 39.

import type { Decision, Limiter, Quota } from './limiter.ts';

/** The log of one process. Keeps a key no longer than the window after its last call, once `forgetIdle` is called. */
export class SlidingLog implements Limiter {
  readonly #quota: Quota;
  // The keys stand in the order of their last call, so those to forget are always in front.
  readonly #calls = new Map<string, number[]>();

  constructor(quota: Quota) {
    this.#quota = quota;
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.#calls.size;
  }

  decide(key: string, nowMs: number): Decision {
    this.forgetIdle(nowMs);
    const { limit, windowMs } = this.#quota;
    const calls = this.#calls.get(key) ?? [];
    while (calls.length > 0 && calls[0]! <= nowMs - windowMs) calls.shift();
    const allowed = calls.length < limit;
    if (allowed) {
      calls.push(nowMs);
      this.#calls.delete(key);
      this.#calls.set(key, calls);
    }
    return { allowed, remaining: limit - calls.length, msToReset: calls[0]! + windowMs - nowMs };
  }

  /** Forgets the keys whose last call has left the window. */
  forgetIdle(nowMs: number): void {
    for (const [key, calls] of this.#calls) {
      if (calls.at(-1)! > nowMs - this.#quota.windowMs) return;
      this.#calls.delete(key);
    }
  }
}
