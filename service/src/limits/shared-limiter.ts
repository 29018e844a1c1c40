// The limiter of processes that share Redis. Redis decides, and each process stores its answers. Without Redis a process decides by these, and each call costs
// as many times more as there are processes, so that together they allow no more than the limit.

import {
  type Clock,
  type Decision,
  decisionOf,
  type Limiter,
  type Policy,
  refusalOf,
  refusalOfAny,
  usOfCalls,
  usOfLimit,
} from './limiter.ts';
import { MemoryLimiter } from './memory-limiter.ts';
import type { RedisStore } from './redis-store.ts';

/** Limits shared over Redis. */
export class SharedLimiter implements Limiter {
  readonly #policy: Policy;
  readonly #store: Pick<RedisStore, 'decide'>;
  readonly #instances: number;
  readonly #memory: MemoryLimiter;

  /** @param instances number of processes that share the store */
  constructor(policy: Policy, store: Pick<RedisStore, 'decide'>, instances: number, clock?: Clock) {
    this.#policy = policy;
    this.#store = store;
    this.#instances = instances;
    this.#memory = new MemoryLimiter(policy, clock);
  }

  refusal(key: string, calls: number): Decision | undefined {
    return refusalOfAny(this.#policy, this.#memory.debtUs(key), calls);
  }

  async decide(key: string, calls: number): Promise<Decision> {
    const costUs = usOfCalls(this.#policy, calls);
    const debtUs = this.#memory.debtUs(key);
    const refusal = refusalOf(this.#policy, debtUs, costUs);
    if (refusal !== undefined) return refusal;
    const askedUs = this.#memory.nowUs();
    const decided = await this.#store.decide(`${this.#policy.name}:${key}`, {
      costUs,
      limitUs: usOfLimit(this.#policy),
      debtUs,
    });
    if (decided === undefined) return this.#memory.decide(key, calls, this.#instances);
    this.#memory.owe(key, askedUs + decided.debtUs);
    return decisionOf(this.#policy, decided.debtUs, decided.allowed ? 0 : costUs);
  }
}
