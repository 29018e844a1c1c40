// Availability of Redis: it is gone with the first error that is no mere delay, or with the third delay in a row, where many calls
// that were delayed together are one delay; it is back when it has answered twice in time. In between no call asks it, so that none
// waits.

/** Told on each change, and once at the start. */
export interface Watch {
  /** @param error in a word */
  gone(reason: string): void;
  back(): void;
}

const DELAYS_TOO_MANY = 3;
const ONE_DELAY_MS = 100;
const ANSWERS_ENOUGH = 2;

/** The state of Redis as its answers show it. At first it is unknown, and nothing is reported. */
export class Availability {
  readonly #watch: Watch;
  #state: 'unknown' | 'there' | 'gone' = 'unknown';
  #delays = 0;
  #lastDelayMs = Number.NEGATIVE_INFINITY;
  #answers = 0;

  constructor(watch: Watch) {
    this.#watch = watch;
  }

  /** Whether it is known to be there. */
  get isThere(): boolean {
    return this.#state === 'there';
  }

  /** Whether it is known to be away: then no call asks it. One of which nothing is known yet is asked. */
  get isGone(): boolean {
    return this.#state === 'gone';
  }

  /** An answer came in time. */
  answered(): void {
    this.#delays = 0;
    if (this.#state === 'there') return;
    this.#answers++;
    if (this.#state === 'gone' && this.#answers < ANSWERS_ENOUGH) return;
    this.#state = 'there';
    this.#watch.back();
  }

  /**
   * No answer came, or one that it cannot.
   * @param nowMs a clock that never goes back
   */
  failed(reason: string, nowMs: number): void {
    this.#answers = 0;
    if (reason !== 'timeout') this.#delays = DELAYS_TOO_MANY;
    else if (nowMs - this.#lastDelayMs >= ONE_DELAY_MS) {
      this.#delays++;
      this.#lastDelayMs = nowMs;
    }
    if (this.#state === 'gone' || (this.#state === 'there' && this.#delays < DELAYS_TOO_MANY)) return;
    this.#state = 'gone';
    this.#watch.gone(reason);
  }
}
