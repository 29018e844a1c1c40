// The charts of a day cover it, on every kind of day on which a clock was ever changed. One day for each kind of change of every zone: the time on the clock,
// how far it was moved, summer time or not.

import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { sampleOf } from '../../../../test/setup/runs.ts';
import { localText } from '../civil/date-text.ts';
import { dateOfDay, dayAt, dayNumber, MS_PER_DAY } from '../civil/day-number.ts';
import { pairsOf } from '../pillars/four-pillars.ts';
import { clockOfInstant, readClock, wallClock } from '../time/clock.ts';
import { instant } from '../time/instant.ts';
import { type Zone, zoneNamed, zoneNames } from '../time/zone-history.ts';
import { type Chart, castChart } from './chart.ts';
import { type ChartOfDay, castDay, type DayOfBirth } from './day.ts';

/** Each zone once, with one of its names, near the longitude of its first clock. */
const ZONES = [...new Map(zoneNames().map((name) => [zoneNamed(name)!, name] as const))]
  .filter(([zone]) => zone.changes.length > 0)
  .map(([zone, name]) => ({
    name,
    zone,
    longitude: Math.max(-180, Math.min(180, zone.periods[0]!.offsetSeconds / 240)),
  }));

/** Members in which charts of a day differ; without the luck, which changes with the minute. */
const output = ({ moment, pillars, ziwei }: Chart) => ({
  hour: moment.hour,
  lunarDate: moment.lunarDate,
  pillars: pairsOf(pillars),
  ziwei,
});

test.each(sampleOf(ZONES, 8))('in $name', ({ name, zone, longitude }) => {
  for (const day of changedDays(zone, longitude)) {
    const birth: DayOfBirth = {
      date: dateOfDay(dayNumber(day)),
      gender: 'female',
      place: { longitude, timeZone: name },
    };
    const shown = showings(day, zone, longitude);
    if (shown.length === 0) {
      expect(() => castDay(birth)).toThrow('nonexistent local time');
      continue;
    }
    const { charts } = castDay(birth);
    expectWholeDay(charts, (at) => dayAt(clockOfInstant(instant(at), zone, longitude).clock) === day);
    for (const { at, ...clock } of shown) {
      const rows = charts.filter(({ span }) => span.from.utc <= at && at < span.to.utc);
      const requested = output(castChart({ ...birth, ...clock }));
      // A comparison by `expect` takes longer than all the rest.
      if (rows.length !== 1 || !isDeepStrictEqual(output(rows[0]!.chart), requested)) {
        expect(rows, localText(wallClock(at))).toHaveLength(1);
        expect(output(rows[0]!.chart)).toEqual(requested);
        expect.unreachable('strictly they differ');
      }
    }
  }
});

/** Checks that each chart begins where the previous one ends; after a gap the clock shows another day. */
function expectWholeDay(charts: readonly ChartOfDay[], isOfDay: (at: number) => boolean): void {
  for (const [n, { span }] of charts.entries()) {
    const { from, to } = span;
    expect(to.utc).toBeGreaterThan(from.utc);
    expect([isOfDay(from.utc), isOfDay(to.utc - 1)]).toEqual([true, true]);
    expect(isOfDay(from.utc - 1)).toBe(charts[n - 1]?.span.to.utc === from.utc);
    expect(isOfDay(to.utc)).toBe(charts[n + 1]?.span.from.utc === to.utc);
  }
}

/** The days of the first change of each kind, as the clock before it and the clock after it name them. */
function changedDays(zone: Zone, longitude: number): ReadonlySet<number> {
  const seen = new Set<string>();
  const days = new Set<number>();
  for (const [n, change] of zone.changes.entries()) {
    const before = clockOfInstant(instant(change - 1), zone, longitude);
    const after = clockOfInstant(instant(change), zone, longitude);
    const { offsetSeconds, daylightSavingSeconds } = zone.periods[n + 1]!;
    const kind = [(before.clock + 1) % MS_PER_DAY, before.offsetSeconds, offsetSeconds, daylightSavingSeconds].join();
    if (seen.has(kind)) continue;
    seen.add(kind);
    for (const { clock } of [before, after]) days.add(dayAt(clock));
  }
  return days;
}

const STEP_MINUTES = 30;

interface ClockPoint {
  readonly at: number;
  readonly hour: number;
  readonly minute: number;
  readonly disambiguation: 'earlier' | 'later';
}

/** The instants at which the clock showed a time of the day: none for one that was skipped, two for one that came twice. */
function showings(day: number, zone: Zone, longitude: number): readonly ClockPoint[] {
  const shown: ClockPoint[] = [];
  for (let minutes = 0; minutes < 24 * 60; minutes += STEP_MINUTES) {
    const answer = readClock(wallClock(day * MS_PER_DAY + minutes * 60_000), zone, longitude);
    if (answer.kind === 'skipped') continue;
    const clock = { hour: Math.floor(minutes / 60), minute: minutes % 60 };
    shown.push({ at: answer.instant, ...clock, disambiguation: 'earlier' });
    if (answer.kind === 'repeated') shown.push({ at: answer.later.instant, ...clock, disambiguation: 'later' });
  }
  return shown;
}
