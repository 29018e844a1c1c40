// How many calls were there on each day? By endpoint and by what became of them, in one small file, and nothing else:
// no place, no language, no address. Of a process that dies at most ten seconds are lost.

import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What became of a call: `429` stands apart from the other 4xx. */
type StatusClass = '2xx' | '3xx' | '4xx' | '429' | '5xx';

/** `{"2026-11-20": {"chart": {"2xx": 12, "429": 1}}}`, by days of UTC. */
export type DailyTotals = Readonly<Record<string, Readonly<Record<string, ClassTotals>>>>;
type ClassTotals = Partial<Record<StatusClass, number>>;
type Totals = Record<string, Record<string, ClassTotals>>;

const statusClass = (status: number): StatusClass =>
  status === 429 ? '429' : (`${Math.floor(status / 100)}xx` as StatusClass);

const FLUSH_EVERY_MS = 10_000;

/** The count of one process, which alone writes its file. */
export class DailyCalls {
  readonly #file: string;
  readonly #warn: (sentence: string) => void;
  readonly #totals: Totals;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  #warned = false;

  private constructor(file: string, totals: DailyTotals, warn: (sentence: string) => void) {
    this.#file = file;
    this.#warn = warn;
    this.#totals = structuredClone(totals) as Totals;
  }

  /**
   * Goes on from the totals in a file; begins anew, with a warning, from one that cannot be read.
   * @param warn told once, in a sentence, when counts cannot be read or kept
   */
  static async open(file: string, warn: (sentence: string) => void): Promise<DailyCalls> {
    return new DailyCalls(file, await totalsIn(file, warn), warn);
  }

  /** Counts one call. */
  count(endpoint: string, status: number, atMs: number): void {
    const day = new Date(atMs).toISOString().slice(0, 10);
    this.#totals[day] ??= {};
    this.#totals[day][endpoint] ??= {};
    const classes = this.#totals[day][endpoint];
    const kind = statusClass(status);
    classes[kind] = (classes[kind] ?? 0) + 1;
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_EVERY_MS).unref();
  }

  /** The totals of all days. */
  totals(): DailyTotals {
    return this.#totals;
  }

  /** Writes what was counted since the last time. Never rejects: what cannot be written lives in memory. */
  async flush(): Promise<void> {
    if (this.#timer !== undefined) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#writing = this.#writing.then(() => this.#write());
    }
    await this.#writing;
  }

  // A new file takes the place of the old one whole, so that a crash leaves one or the other.
  async #write(): Promise<void> {
    const next = `${this.#file}.${process.pid}.new`;
    try {
      await mkdir(dirname(this.#file), { recursive: true });
      await writeFile(next, `${JSON.stringify(this.totals(), undefined, 1)}\n`);
      await rename(next, this.#file);
    } catch (error) {
      if (!this.#warned)
        this.#warn(`COUNT_FILE cannot be written (${codeOf(error)}); calls are counted in memory only.`);
      this.#warned = true;
    }
  }
}

async function totalsIn(file: string, warn: (sentence: string) => void): Promise<DailyTotals> {
  try {
    const totals: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (isTotals(totals)) return totals;
    warn('COUNT_FILE does not hold daily counts; the count begins anew.');
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') warn(`COUNT_FILE cannot be read (${codeOf(error)}); the count begins anew.`);
  }
  return {};
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTotals = (value: unknown): value is DailyTotals =>
  isRecord(value) &&
  Object.values(value).every(
    (day) =>
      isRecord(day) &&
      Object.values(day).every((endpoint) => isRecord(endpoint) && Object.values(endpoint).every(Number.isSafeInteger)),
  );

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? 'not JSON';
