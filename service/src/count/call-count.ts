// Who counts the calls? One process for itself, or many together.

import type { DailyTotals } from './daily-totals.ts';

/** A count of calls. */
export interface CallCount {
  /** Counts one call. */
  count(endpoint: string, status: number, atMs: number): void;
  /** The totals of all days. */
  totals(): Promise<DailyTotals>;
  /** Writes what was counted to where it is kept. Never rejects: what cannot be written lives in memory. */
  flush(): Promise<void>;
}
