// How do many processes keep one limit? Each asks its own log first, then the one they share. The own log knows less and so
// never refuses a call that the shared one would let through; but it still knows its part when the shared one is away, or has lost its memory.

import type { SharedStore } from '../shared-store/shared-store.ts';
import type { Decision, Limiter } from './limiter.ts';
import type { Policy } from './rate-headers.ts';
import { SlidingLog } from './sliding-log.ts';

/** What a limiter needs of the store. */
export type DecisionStore = Pick<SharedStore, 'decide'>;

/** A limiter that shares its log, and limits by its own when it cannot. */
export class SharedLog implements Limiter {
  readonly #policy: Policy;
  readonly #store: DecisionStore;
  readonly #own: SlidingLog;
  readonly #waited: ((seconds: number) => void) | undefined;

  /** @param waited called with the seconds that asking the store took */
  constructor(policy: Policy, store: DecisionStore, waited?: (seconds: number) => void) {
    this.#waited = waited;
    this.#policy = policy;
    this.#store = store;
    this.#own = new SlidingLog(policy);
  }

  // Its own log has each call from when it arrived, the store from a moment later: what has left the store's window when its
  // answer is there, has left its own.
  async decide(key: string, nowMs: number): Promise<Decision> {
    const own = this.#own.look(key, nowMs);
    if (!own.allowed) return own;
    const { name, limit, windowMs } = this.#policy;
    const asked = performance.now();
    const shared = await this.#store.decide(key, name, limit, windowMs);
    const tookMs = performance.now() - asked;
    this.#waited?.(tookMs / 1000);
    if (shared === undefined) return this.#own.decide(key, nowMs);
    if (!shared.allowed) return shared;
    const ownAfter = this.#own.look(key, nowMs + Math.ceil(tookMs));
    if (!ownAfter.allowed) return ownAfter; // the store has lost its memory since
    this.#own.remember(key, nowMs);
    return shared;
  }

  /** Forgets the keys whose last call has left the window. */
  forgetIdle(nowMs: number): void {
    this.#own.forgetIdle(nowMs);
  }
}
