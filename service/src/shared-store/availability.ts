// Is Redis there? It is gone with the first fault that is no mere delay, or with the third delay in a row; it is back when it has
// answered twice in time. In between it is not asked by calls, so that none of them waits.

/** Told on each change, and once at the start. */
export interface Watch {
  /** @param fault in a word */
  gone(fault: string): void;
  back(): void;
}

const DELAYS_TOO_MANY = 3;
const ANSWERS_ENOUGH = 2;

/** What is believed of Redis. Begins with nothing known: not there, and nothing told. */
export class Availability {
  readonly #watch: Watch;
  #state: 'unknown' | 'there' | 'gone' = 'unknown';
  #delays = 0;
  #answers = 0;

  constructor(watch: Watch) {
    this.#watch = watch;
  }

  /** Whether calls may ask it. */
  get isThere(): boolean {
    return this.#state === 'there';
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

  /** No answer came, or one that it cannot. */
  failed(fault: string): void {
    this.#answers = 0;
    this.#delays = fault === 'timeout' ? this.#delays + 1 : DELAYS_TOO_MANY;
    if (this.#state === 'gone' || (this.#state === 'there' && this.#delays < DELAYS_TOO_MANY)) return;
    this.#state = 'gone';
    this.#watch.gone(fault);
  }
}
