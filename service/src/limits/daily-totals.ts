// Totals of calls by UTC day, endpoint and outcome, and nothing else: no place, language or address.

/** The outcome of a call: `429` is apart from the other 4xx. */
type StatusClass = '2xx' | '3xx' | '4xx' | '429' | '5xx';

/** `{"2026-11-20": {"chart": {"2xx": 12, "429": 1}}}`. */
export type DailyTotals = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>>;

const statusClass = (status: number): StatusClass =>
  status === 429 ? '429' : (`${Math.floor(status / 100)}xx` as StatusClass);

/** The field of one call: `2026-11-20 chart 2xx`. */
const fieldOf = (endpoint: string, status: number, atMs: number): string =>
  `${dateOf(Math.floor(atMs / MS_PER_DAY))} ${endpoint} ${statusClass(status)}`;

const MS_PER_DAY = 86_400_000;

// Cached, since all calls of a day have the same date.
let lastDay = { day: Number.NaN, date: '' };

function dateOf(day: number): string {
  if (day !== lastDay.day) lastDay = { day, date: new Date(day * MS_PER_DAY).toISOString().slice(0, 10) };
  return lastDay.date;
}

/** True if an entry of a file or a store is a valid count; others are ignored. */
export const isCount = (field: string, count: unknown): count is number =>
  FIELD.test(field) && isDate(field.slice(0, 10)) && Number.isSafeInteger(count) && (count as number) >= 0;

const FIELD = /^\d{4}-\d\d-\d\d [a-z.]+ (?:2xx|3xx|4xx|429|5xx)$/;

/** True if a day of this form exists: 2026-02-30 does not. */
function isDate(day: string): boolean {
  const at = Date.parse(`${day}T00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
}

/** Counts by field. */
export type Counts = ReadonlyMap<string, number>;

/** Adds one call. */
export const addCall = (sum: Map<string, number>, endpoint: string, status: number, atMs: number): void =>
  add(sum, fieldOf(endpoint, status, atMs), 1);

/** Adds counts to others. */
export function addTo(sum: Map<string, number>, counts: Counts): void {
  for (const [field, count] of counts) add(sum, field, count);
}

function add(sum: Map<string, number>, field: string, count: number): void {
  sum.set(field, (sum.get(field) ?? 0) + count);
}

/** Counts as totals, in the order of the days. */
export function totalsOf(counts: Counts): DailyTotals {
  const totals: Record<string, Record<string, Record<string, number>>> = {};
  for (const [field, count] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [day, endpoint, kind] = field.split(' ') as [string, string, string];
    totals[day] ??= {};
    totals[day][endpoint] ??= {};
    totals[day][endpoint][kind] = count;
  }
  return totals;
}

/** Totals as counts; undefined for anything else. */
export function countsIn(totals: unknown): Counts | undefined {
  if (!isRecord(totals)) return undefined;
  const counts = new Map<string, number>();
  for (const [day, endpoints] of Object.entries(totals)) {
    if (!isRecord(endpoints)) return undefined;
    for (const [endpoint, kinds] of Object.entries(endpoints)) {
      if (!isRecord(kinds)) return undefined;
      for (const [kind, count] of Object.entries(kinds)) {
        const field = `${day} ${endpoint} ${kind}`;
        if (!isCount(field, count)) return undefined;
        counts.set(field, count);
      }
    }
  }
  return counts;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
