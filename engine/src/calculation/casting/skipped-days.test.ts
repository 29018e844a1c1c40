// Days that a place skipped at the date line: each instant has one chart. Tests every gap of a day or more in the zone table, found by search, not by name.
// The first cases come from public reports (tc39/proposal-temporal#3330: Manila 1844-12-31); Apia, Kwajalein and Kiritimati are similar.

import { describe, expect, test } from 'vitest';
import { almanacDay, almanacMonth } from '../almanac/almanac.ts';
import { dateText, dayOfText, localParts, localText } from '../civil/date-text.ts';
import { dateOfDay, MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '../civil/day-number.ts';
import { BRANCH_IDS } from '../cycle/branch.ts';
import { branchOfPair, type Sexagenary, stemOf } from '../cycle/sexagenary.ts';
import { STEM_IDS } from '../cycle/stem.ts';
import { daysOf } from '../days/days.ts';
import { clockOfInstant, longitudeOfCity } from '../time/clock.ts';
import { type Instant, instant } from '../time/instant.ts';
import { type Zone, zoneNamed, zoneNames } from '../time/zone-history.ts';
import { type Birth, type BirthPlace, InvalidBirth } from './birth.ts';
import { birthsThatFit } from './births/births-that-fit.ts';
import { castChart } from './chart.ts';
import { CONVENTION_VALUES } from './conventions.ts';
import { castDay } from './day.ts';
import { castTransits } from './transits/cast-transits.ts';
import { InvalidMoment } from './transits/moment.ts';
import { chartVariants } from './variants.ts';
import { warningsOf } from './warnings.ts';

interface Gap {
  readonly timeZone: string;
  readonly place: BirthPlace;
  readonly zone: Zone;
  readonly change: Instant;
  /** The date left out, and its neighbours. */
  readonly date: string;
  readonly before: string;
  readonly after: string;
}

const GAPS: readonly Gap[] = zoneNames().flatMap((timeZone) => {
  const zone = zoneNamed(timeZone)!;
  return [...zone.changes].flatMap((at, n): Gap[] => {
    const [before, after] = [zone.periods[n]!.offsetSeconds, zone.periods[n + 1]!.offsetSeconds];
    if (after - before < 86_400) return [];
    const day = Math.floor((at + before * 1000) / MS_PER_DAY);
    const text = (on: number) => dateText(dateOfDay((day + on) as ReturnType<typeof dayOfText>));
    // Of the zones with mean time: the meridian of the city itself, by whose midnight they changed.
    const first = longitudeOfCity(zone);
    const longitude = first === 0 ? ((after / 240 + 540) % 360) - 180 : first;
    const place = { timeZone, longitude };
    return [{ timeZone, place, zone, change: instant(at), date: text(0), before: text(-1), after: text(1) }];
  });
});

const birthAt = ({ place }: Gap, clock: number): Birth => {
  const { year, month, day, hour, minute } = localParts(clock);
  return { date: { year, month, day }, hour, minute, gender: 'male', place };
};

const problemOf = (cast: () => unknown): unknown => {
  try {
    cast();
    return undefined;
  } catch (error) {
    if (error instanceof InvalidBirth || error instanceof InvalidMoment) {
      const [{ field, code, given, neighbours }] = error.problems as unknown as [Record<string, unknown>];
      return { field, code, given, neighbours };
    }
    throw error;
  }
};

const pillarOf = (pair: Sexagenary) => ({
  stem: STEM_IDS[stemOf(pair)]!,
  branch: BRANCH_IDS[branchOfPair(pair)]!,
});

test('the table has the gaps that are known, under all their names', () => {
  const all = [...new Set(GAPS.map(({ timeZone, date }) => `${timeZone} ${date}`))];
  for (const known of [
    'Pacific/Apia 2011-12-30',
    'Pacific/Fakaofo 2011-12-30',
    'Pacific/Kiritimati 1994-12-31',
    'Pacific/Kanton 1994-12-31',
    'Pacific/Kwajalein 1993-08-21',
    'Asia/Manila 1844-12-31',
    'Pacific/Guam 1844-12-31',
  ])
    expect(all).toContain(known);
});

describe.each(GAPS)('$timeZone left out $date', (gap) => {
  const { place, zone, change, date, before, after } = gap;
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const neighbours = { before, after };
  const problem = { code: 'nonexistent_local_time', given: date, neighbours };

  test('every minute of it is refused with both neighbours, and so is the day', () => {
    const start = dayOfText(date) * MS_PER_DAY;
    for (const disambiguation of [undefined, 'earlier', 'later', 'reject'] as const)
      for (const at of [0, 1, 719, 720, 1438, 1439]) {
        const birth = { ...birthAt(gap, start + at * MS_PER_MINUTE), ...(disambiguation && { disambiguation }) };
        expect(problemOf(() => castChart(birth))).toEqual({ field: 'date', ...problem });
      }
    expect(problemOf(() => castDay({ date: { year, month, day }, gender: 'male', place }))).toEqual({
      field: 'date',
      ...problem,
    });
  });

  test('no two clock times are one instant', () => {
    const start = dayOfText(before) * MS_PER_DAY;
    const instants = new Map<number, string>();
    for (let at = start; at < start + 3 * MS_PER_DAY; at += 7 * MS_PER_MINUTE) {
      if (Math.floor(at / MS_PER_DAY) === dayOfText(date)) continue;
      const { moment } = castChart(birthAt(gap, at));
      expect(instants.get(moment.instant)).toBeUndefined();
      instants.set(moment.instant, localText(at));
    }
  });

  test('what casts from an instant has the dates of the neighbours', () => {
    const chart = castChart(birthAt(gap, dayOfText(before) * MS_PER_DAY));
    const options = { atTimeZone: place.timeZone, atLongitude: place.longitude };
    expect(problemOf(() => castTransits(chart, `${date}T12:00`, options))).toEqual({ field: 'at', ...problem });
    expect(problemOf(() => castTransits(chart, date, options))).toEqual({ field: 'at', ...problem });
    for (const [ms, shown] of [
      [-1, before],
      [0, after],
    ] as const) {
      const { moment } = castTransits(chart, instant(change + ms), options);
      expect(localText(moment.shown.clock).slice(0, 10)).toBe(shown);
    }
  });

  test('the almanac of the zone goes from one neighbour to the other', () => {
    expect(() => almanacDay({ year, month, day }, place)).toThrow(`${before} or ${after}`);
    const dates = almanacMonth(year, month, place).map((own) => dateText(own.date));
    expect(dates).not.toContain(date);
    expect(dates).toContain(before);
  });

  test('days compared with a birth follow each other without an empty one', () => {
    const chart = castChart(birthAt(gap, dayOfText(before) * MS_PER_DAY));
    const last = dateText(dateOfDay((dayOfText(after) + 1) as ReturnType<typeof dayOfText>));
    const { days } = daysOf(chart, { from: before, to: last });
    for (const [n, { startsAt, endsAt }] of days.entries()) {
      expect(endsAt).toBeGreaterThan(startsAt);
      if (n > 0) expect(startsAt).toBe(days[n - 1]!.endsAt);
    }
  });

  test('births that are found are births that can be cast, before and after the gap', () => {
    for (const solarTime of CONVENTION_VALUES.solarTime)
      for (const dayBoundary of CONVENTION_VALUES.dayBoundary)
        for (const hours of [-30, -13, -2, -0.2, 0.2, 2, 13, 30]) {
          const at = instant(change + hours * MS_PER_HOUR);
          const clock = Math.floor(clockOfInstant(at, zone, place.longitude).clock / MS_PER_MINUTE) * MS_PER_MINUTE;
          const conventions = { solarTime, dayBoundary };
          const chart = castChart(birthAt(gap, clock), conventions);
          const { pillars } = chart;
          const known = {
            yearPillar: pillarOf(pillars.year.pair),
            monthPillar: pillarOf(pillars.month.pair),
            dayPillar: pillarOf(pillars.day.pair),
            hourPillar: pillarOf(pillars.hour.pair),
          };
          const found = birthsThatFit(known, { fromYear: year - 1, toYear: year + 2, place, conventions });
          expect(found.births.some(({ from, to }) => from.instant <= at && at < to.instant)).toBe(true);
          for (const { clockTime } of found.births)
            if (clockTime !== undefined)
              expect(castChart({ ...clockTime, gender: 'male', place }, conventions).pillars.day.pair).toBe(
                pillars.day.pair,
              );
          for (const { chart: other } of chartVariants(chart).variants) expect(other.clock.kind).not.toBe('skipped');
        }
  });
});

test('another zone in use there, which left the day out, gives no other chart', () => {
  const place = { longitude: -171.76, timeZone: 'Pacific/Pago_Pago', otherTimeZones: ['Pacific/Apia'] };
  const chart = castChart({ date: { year: 2011, month: 12, day: 30 }, hour: 12, gender: 'male', place });
  const found = warningsOf(chart).find(({ code }) => code === 'two_time_zones')!;
  expect(found.alternative).toBeUndefined();
});
