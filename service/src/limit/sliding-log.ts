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
    const { allowed, remaining, msToReset } = this.look(key, nowMs);
    if (!allowed) return { allowed, remaining, msToReset };
    this.remember(key, nowMs);
    return { allowed, remaining: remaining - 1, msToReset: msToReset || this.#quota.windowMs };
  }

  /** What would be decided of a call. Nothing is remembered. */
  look(key: string, nowMs: number): Decision {
    this.forgetIdle(nowMs);
    const { limit, windowMs } = this.#quota;
    const calls = this.#calls.get(key);
    while (calls?.length && calls[0]! <= nowMs - windowMs) calls.shift();
    if (!calls?.length) return { allowed: true, remaining: limit, msToReset: 0 };
    return {
      allowed: calls.length < limit,
      remaining: Math.max(0, limit - calls.length),
      msToReset: calls[0]! + windowMs - nowMs,
    };
  }

  /** Remembers a call that was let through, maybe after one that was made later. */
  remember(key: string, atMs: number): void {
    const calls = this.#calls.get(key);
    if (calls === undefined) {
      this.#calls.set(key, [atMs]);
      return;
    }
    let place = calls.length;
    while (place > 0 && calls[place - 1]! > atMs) place--;
    calls.splice(place, 0, atMs);
    this.#calls.delete(key);
    this.#calls.set(key, calls);
  }

  /** Forgets the keys whose last call has left the window. */
  forgetIdle(nowMs: number): void {
    for (const [key, calls] of this.#calls) {
      if (calls.at(-1)! > nowMs - this.#quota.windowMs) return;
      this.#calls.delete(key);
    }
  }
}
