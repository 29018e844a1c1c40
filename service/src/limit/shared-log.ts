// One limit over many processes. Each asks its own log first, then the one they share. The own log knows less and so never refuses a call that
// the shared one would let through; but it still knows its part when the shared one is away, or has lost its memory.

import type { SharedStore } from '../shared-store/shared-store.ts';
import type { Decision, Limiter } from './limiter.ts';
import type { Policy } from './rate-headers.ts';
import { SlidingLog } from './sliding-log.ts';

/** What a limiter needs of the store. */
export type DecisionStore = Pick<SharedStore, 'decide'>;

/** What is reported of decisions. */
export interface DecisionWatch {
  /** How long a call waited for the store. */
  waited?(seconds: number): void;
  /** The store was too late for a call. */
  late?(): void;
}

/** A limiter that shares its log, and limits by its own when it cannot. */
export class SharedLog implements Limiter {
  readonly #policy: Policy;
  readonly #store: DecisionStore;
  readonly #own: SlidingLog;
  readonly #share: number;
  readonly #watch: DecisionWatch;

  /** @param instances how many processes share the store: of a call that it decides too late each decides by its share of the limit */
  constructor(policy: Policy, store: DecisionStore, instances = 1, watch: DecisionWatch = {}) {
    this.#watch = watch;
    this.#policy = policy;
    this.#share = Math.max(1, Math.floor(policy.limit / instances));
    this.#store = store;
    this.#own = new SlidingLog(policy);
  }

  // Its own log has each call from when it arrived, the store from a moment later: what has left the store's window when its
  // answer is there, has left its own.
  async decide(key: string, nowMs: number): Promise<Decision> {
    const own = this.#own.peek(key, nowMs);
    if (!own.allowed) return own;
    const { name, limit, windowMs } = this.#policy;
    const requested = performance.now();
    const shared = await this.#store.decide(key, name, limit, windowMs);
    const tookMs = performance.now() - requested;
    this.#watch.waited?.(tookMs / 1000);
    if (shared === undefined) return this.#own.decide(key, nowMs);
    if (shared === 'late') {
      this.#watch.late?.();
      return this.#decideByShare(key, nowMs);
    }
    if (!shared.allowed) return shared;
    const ownAfter = this.#own.peek(key, nowMs + Math.ceil(tookMs));
    if (!ownAfter.allowed) return ownAfter; // the store has lost its memory since
    this.#own.remember(key, nowMs);
    return shared;
  }

  // The store may have let the call through all the same: that leaves the client less, never more.
  #decideByShare(key: string, nowMs: number): Decision {
    const { remaining, msToReset } = this.#own.peek(key, nowMs);
    const used = this.#policy.limit - remaining;
    if (used >= this.#share) return { allowed: false, remaining: 0, msToReset };
    this.#own.remember(key, nowMs);
    return { allowed: true, remaining: this.#share - used - 1, msToReset: msToReset || this.#policy.windowMs };
  }

  /** Forgets the keys whose last call has left the window. */
  forgetIdle(nowMs: number): void {
    this.#own.forgetIdle(nowMs);
  }
}
