// The limiter of one process.

import {
  type Clock,
  type Decision,
  decisionOf,
  type Limiter,
  type Policy,
  refusalOf,
  refusalOfAny,
  usOfCalls,
  usPerCall,
} from './limiter.ts';

/** Minimum pause between two removals of clients. */
const FORGET_EVERY_MS = 500;

/** Limits in memory. A client is removed when all its calls are back, at most a window after the last one. */
export class MemoryLimiter implements Limiter {
  readonly #policy: Policy;
  readonly #clock: Clock;
  /** The time when all calls of a client are back, in microseconds. Ordered by the last call. */
  readonly #dueUs = new Map<string, number>();
  #forgetting: ReturnType<typeof setTimeout> | undefined;

  constructor(policy: Policy, clock: Clock = () => performance.now()) {
    this.#policy = policy;
    this.#clock = clock;
  }

  /** Number of clients in memory. */
  get size(): number {
    return this.#dueUs.size;
  }

  refusal(key: string, calls: number): Decision | undefined {
    return refusalOfAny(this.#policy, this.debtUs(key), calls);
  }

  /** @param instances number of processes that share the limit without a store: a call costs as many times more */
  decide(key: string, calls: number, instances = 1): Decision {
    const nowUs = this.nowUs();
    const debtUs = this.debtUs(key, nowUs);
    const costUs = usOfCalls(this.#policy, calls * instances);
    const callUs = usPerCall(this.#policy) * instances;
    const refusal = refusalOf(this.#policy, debtUs, costUs, callUs);
    if (refusal !== undefined) return refusal;
    this.owe(key, nowUs + debtUs + costUs);
    return decisionOf(this.#policy, debtUs + costUs, 0, callUs);
  }

  nowUs(): number {
    return Math.floor(this.#clock() * 1000);
  }

  /** Microseconds until all calls of a client are back. */
  debtUs(key: string, nowUs = this.nowUs()): number {
    return Math.max(0, (this.#dueUs.get(key) ?? 0) - nowUs);
  }

  /** Sets when all calls of a client are back, unless that is later already. */
  owe(key: string, dueUs: number): void {
    const latestUs = Math.max(dueUs, this.#dueUs.get(key) ?? 0);
    this.#dueUs.delete(key);
    this.#dueUs.set(key, latestUs);
    this.#forgetLater(latestUs);
  }

  // Entries are ordered by their last call and due at most a window later, so removal can stop at the first entry that is still due.
  #forget(): void {
    this.#forgetting = undefined;
    const nowUs = this.nowUs();
    for (const [key, dueUs] of this.#dueUs) {
      if (dueUs > nowUs) {
        this.#forgetLater(dueUs);
        return;
      }
      this.#dueUs.delete(key);
    }
  }

  #forgetLater(dueUs: number): void {
    if (this.#forgetting !== undefined) return;
    const waitMs = Math.max(FORGET_EVERY_MS, Math.ceil((dueUs - this.nowUs()) / 1000));
    this.#forgetting = setTimeout(() => this.#forget(), waitMs);
    // A number in Deno, where a timer does not keep a listening process alive.
    if (typeof this.#forgetting === 'object') this.#forgetting.unref();
  }
}
