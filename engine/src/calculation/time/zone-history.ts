// The offset of a zone at an instant. The history of every zone of the IANA database, from the table; its rule after that. The table has the pre-1970 data that
// most compiled databases leave out, such as those of Intl: in 1944 Stockholm used its own time, not Berlin's. It has no more than the database: the five zones
// of China before 1949 and the +9 of Manchukuo are missing (docs/rules/places.md section 4). The north of Vietnam before 1955 is in zone-of-place.ts.

import { dayOfDate } from '../civil/day-number.ts';
import { type Instant, instant } from './instant.ts';
import { clockByRule, yearlyMoment, type ZoneRule } from './zone-rule.ts';
import { ZONE_CHANGES, ZONE_ROWS } from './zone-table.generated.ts';

export { ZONES_VERSION } from './zone-table.generated.ts';

/** A clock of a zone during a period. */
export interface ZonePeriod {
  /** Local time less UTC. */
  readonly offsetSeconds: number;
  /**
   * Summer time in the offset: the offset less the standard offset in force, never negative. Double summer time is 7200 (London
   * 1941); a year of summer time is still summer time (Shanghai 1942-45), a standard an hour ahead is none (London 1968-71). Where the
   * law takes an hour off in winter instead (Dublin), winter counts as the standard.
   */
  readonly daylightSavingSeconds: number;
  /** True while the zone had no common clock: every place had its own mean time, and the offset given is the mean time of the zone's city. */
  readonly localMean: boolean;
}

/** The history of one zone. Names of one place, and places with one history, share it. */
export interface Zone {
  /** The instants, in milliseconds since 1970, at which the clock changed; neighbours are more than three days apart. */
  readonly changes: Float64Array;
  /** The clock before the first change, then after each: one more than the changes. */
  readonly periods: readonly ZonePeriod[];
  /** Rule from the last change on. */
  readonly rule: ZoneRule<ZonePeriod> | undefined;
}

/**
 * The zone of an IANA name, spelt as the database spells it; old names too (Asia/Calcutta, PRC, US/Pacific).
 * @example zoneNamed('Asia/Chongqing') === zoneNamed('Asia/Shanghai')   // true
 */
export function zoneNamed(name: string): Zone | undefined {
  const history = HISTORIES.get(name);
  if (history === undefined) return undefined;
  history.zone ??= readRow(history);
  return history.zone;
}

/** Every name that `zoneNamed` knows, in no particular order. */
export const zoneNames = (): readonly string[] => [...HISTORIES.keys()];

/**
 * The clock of a zone at an instant. Equal clocks of a zone are the same object.
 * @example offsetAt(zoneNamed('Asia/Shanghai')!, instant(Date.UTC(1990, 6, 22, 23, 30))).offsetSeconds   // 32400, of which 3600 are summer time
 */
export function offsetAt(zone: Zone, at: Instant): ZonePeriod {
  const { changes, periods, rule } = zone;
  let before = 0;
  let after = changes.length;
  if (rule !== undefined && at >= changes[after - 1]!) return clockByRule(rule, at);
  while (before < after) {
    const middle = (before + after) >> 1;
    if (at >= changes[middle]!) before = middle + 1;
    else after = middle;
  }
  return periods[before]!;
}

/** The first millisecond after the change of a zone that changes once between two instants. */
export function changeBetween(zone: Zone, start: Instant, end: Instant): Instant {
  const before = offsetAt(zone, start);
  let [last, first] = [start, end];
  while (first - last > 1) {
    const middle = instant(Math.floor((last + first) / 2));
    if (offsetAt(zone, middle) === before) last = middle;
    else first = middle;
  }
  return first;
}

/** A row of the table, and its zone, which is read on first use. */
interface History {
  readonly row: string;
  readonly changes: string;
  zone?: Zone;
}

// Format of a row: engine/build/zones/rows.mjs. Parsing all rows at load would take 10 ms, so each is parsed and cached when it is first
// requested: the only state that is set after load, always to the same value.
const HISTORIES: ReadonlyMap<string, History> = /* @__PURE__ */ readNames();
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const FIRST_DAY = dayOfDate(1800, 1, 1);

function readNames(): ReadonlyMap<string, History> {
  const histories = new Map<string, History>();
  const changes = ZONE_CHANGES.split('\n');
  for (const [i, row] of ZONE_ROWS.split('\n').entries()) {
    const history = { row, changes: changes[i]! };
    for (const name of row.slice(0, row.indexOf('|')).split(' ')) histories.set(name, history);
  }
  return histories;
}

function readRow({ row, changes }: History): Zone {
  const [, clocksText, order, ruleText] = row.split('|') as [string, string, string, string];
  const clocks = clocksText.split(' ').map(readClock);
  const periods = Array.from(order, (digit) => clocks[Number.parseInt(digit, 36)]!);
  return {
    changes: readChanges(changes, periods),
    periods,
    rule: ruleText === '' ? undefined : readRule(ruleText, clocks),
  };
}

/** "32400/3600": nine hours, one of them summer time; "29143L": local mean time */
function readClock(text: string): ZonePeriod {
  const localMean = text.endsWith('L');
  const [offsetSeconds, daylightSavingSeconds = 0] = (localMean ? text.slice(0, -1) : text).split('/').map(Number);
  return Object.freeze({ offsetSeconds: offsetSeconds!, daylightSavingSeconds, localMean });
}

function readChanges(text: string, periods: readonly ZonePeriod[]): Float64Array {
  let at = 0;
  const number = (): number => {
    let n = 0;
    let digit = DIGITS.indexOf(text[at++]!);
    for (; digit >= 32; digit = DIGITS.indexOf(text[at++]!)) n = n * 32 + digit - 32;
    return n * 32 + digit;
  };
  let day: number = FIRST_DAY;
  return Float64Array.from(periods.slice(0, -1), ({ offsetSeconds }) => {
    day += number();
    const time = number();
    return (day * 86_400 + (time < 24 ? time * 3600 : time - 24) - offsetSeconds) * 1000;
  });
}

function readRule(text: string, clocks: readonly ZonePeriod[]): ZoneRule<ZonePeriod> {
  const [standard, summer, start, end] = text.split(' ') as [string, string, string, string];
  return {
    standard: clocks[Number(standard)]!,
    summer: clocks[Number(summer)]!,
    summerStart: yearlyMoment(start),
    summerEnd: yearlyMoment(end),
  };
}
