// "At most 20 in any 60 seconds", exactly: by remembering when each call was let through: a fixed window would let 40
// through in two seconds around its edge, and a leaky bucket up to 39.

import type { Decision, Limiter, Quota } from './limiter.ts';

/** What is remembered of a key, and between which two others it is in the order of their last calls. */
interface Entry {
  readonly key: string;
  /** When its calls were let through, in order. Never added to: an array that grows takes room for seventeen, and most clients call once or twice. */
  calls: number[];
  before: Entry | undefined;
  after: Entry | undefined;
}

/** The log of one process. Keeps a key no longer than the window after its last call, once `forgetIdle` is called. */
export class SlidingLog implements Limiter {
  readonly #quota: Quota;
  readonly #entries = new Map<string, Entry>();
  // The keys to forget are always in front. A Map keeps an order too, but a caller who looks for its first key walks over all that were taken
  // out since it last grew: with 50,000 addresses that took up to 30 µs for each call, with 200,000 up to a hundred.
  #first: Entry | undefined;
  #last: Entry | undefined;

  constructor(quota: Quota) {
    this.#quota = quota;
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.#entries.size;
  }

  decide(key: string, nowMs: number): Decision {
    const { allowed, remaining, msToReset } = this.peek(key, nowMs);
    if (!allowed) return { allowed, remaining, msToReset };
    this.remember(key, nowMs);
    return { allowed, remaining: remaining - 1, msToReset: msToReset || this.#quota.windowMs };
  }

  /** What would be decided of a call. Nothing is remembered. */
  peek(key: string, nowMs: number): Decision {
    this.forgetIdle(nowMs);
    const { limit, windowMs } = this.#quota;
    const calls = this.#entries.get(key)?.calls;
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
    const known = this.#entries.get(key);
    if (known === undefined) {
      const entry = { key, calls: [atMs], before: undefined, after: undefined };
      this.#entries.set(key, entry);
      this.#append(entry);
      return;
    }
    const { calls } = known;
    let place = calls.length;
    while (place > 0 && calls[place - 1]! > atMs) place--;
    known.calls = calls.slice(0, place).concat(atMs, calls.slice(place));
    this.#takeOut(known);
    this.#append(known);
  }

  /** Forgets the keys whose last call has left the window. */
  forgetIdle(nowMs: number): void {
    for (let entry = this.#first; entry !== undefined; entry = this.#first) {
      if (entry.calls.at(-1)! > nowMs - this.#quota.windowMs) return;
      this.#takeOut(entry);
      this.#entries.delete(entry.key);
    }
  }

  #append(entry: Entry): void {
    entry.before = this.#last;
    if (this.#last === undefined) this.#first = entry;
    else this.#last.after = entry;
    this.#last = entry;
  }

  #takeOut(entry: Entry): void {
    const { before, after } = entry;
    if (before === undefined) this.#first = after;
    else before.after = after;
    if (after === undefined) this.#last = before;
    else after.before = before;
    entry.before = undefined;
    entry.after = undefined;
  }
}
