// Error statistics: RMS, 99th percentile, and the maximum with its place.

export interface ErrorSummary {
  readonly count: number;
  readonly rms: number;
  readonly p99: number;
  readonly largest: number;
  readonly at: string;
}

/** Collects errors in seconds, with their places. */
export class Errors {
  readonly #values: number[] = [];
  #largest = 0;
  #at = '';

  add(error: number, at: string): void {
    const size = Math.abs(error);
    this.#values.push(size);
    if (size <= this.#largest) return;
    this.#largest = size;
    this.#at = at;
  }

  summary(): ErrorSummary {
    const sorted = [...this.#values].sort((a, b) => a - b);
    const count = sorted.length;
    return {
      count,
      rms: Math.sqrt(sorted.reduce((sum, value) => sum + value * value, 0) / count),
      p99: sorted[Math.floor(0.99 * (count - 1))] ?? 0,
      largest: this.#largest,
      at: this.#at,
    };
  }
}
