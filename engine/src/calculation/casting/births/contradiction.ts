// Contradictory conditions of a search. A 辛巳 year has no 壬午 month; Zi Wei and Qi Sha never share a palace. All possible years are tested, not only the
// requested ones: a birth outside these years is no contradiction.

import { BRANCH_IDS, type Branch, branch } from '../../cycle/branch.ts';
import { mod } from '../../cycle/modulo.ts';
import { pairOf, type Sexagenary, sexagenary, stemOf, stemOfHour } from '../../cycle/sexagenary.ts';
import { SPLIT_DAY, ziweiDate } from '../../ziwei/ziwei-date.ts';
import { type Conventions, dayRulesOf } from '../conventions.ts';
import { ALL_DAYS, CELLS, type Cell, type Days, daysWhere } from './cells.ts';
import type { Condition } from './conditions.ts';
import { chartDays, doubleHoursOf, type SearchTables, searchTables } from './search-tables.ts';

/**
 * A minimal set of conditions that no birth meets together, so that without any one of them there are births; undefined if there is none.
 * Pauses at each `yield`.
 * @param all all conditions together
 * @param men genders to cast for: men, women or both
 */
export function* contradictionIn(
  conditions: readonly Condition[],
  all: SearchTables,
  conventions: Conventions,
  men: readonly boolean[],
): Generator<void, readonly Condition[] | undefined> {
  if (yield* isWantedPossible(all, conventions)) return undefined;
  const known = conditions.map(withKnownCells);
  for (const condition of known) if (!(yield* isPossible([condition], conventions, men))) return [condition];
  for (const [place, one] of known.entries())
    for (const other of known.slice(place + 1))
      if (!(yield* isPossible([one, other], conventions, men))) return [one, other];
  let needed = known;
  for (const condition of known) {
    const others = needed.filter((each) => each !== condition);
    if (!(yield* isPossible(others, conventions, men))) needed = others;
  }
  return needed;
}

/** Caches the results of a condition, which is combined with each of the others. */
function withKnownCells(condition: Condition): Condition {
  if (condition.by !== 'chart') return condition;
  let known: Int32Array | undefined;
  const daysIn = (cell: Cell): Days => {
    known ??= new Int32Array(2 * CELLS).fill(-1); // for both directions of stars
    const at = cell.facts.forward ? cell.number : CELLS + cell.number;
    if (known[at]! < 0) known[at] = condition.daysIn(cell);
    return known[at]!;
  };
  return { ...condition, daysIn };
}

const isPossible = (conditions: readonly Condition[], conventions: Conventions, men: readonly boolean[]) =>
  isWantedPossible(searchTables(conditions, conventions, men), conventions);

/**
 * True if the conditions can hold together in any year. Lunar and solar months are paired by their offset: a solar month overlaps the lunar month of its
 * number, the one before and the one after, and so do the years. A test checks that for all days of the calendars.
 */
function* isWantedPossible(wanted: SearchTables, conventions: Conventions): Generator<void, boolean> {
  const hours = BRANCH_IDS.map((_, hour) => branch(hour)).filter((hour) => hasDayWithHour(wanted, hour, conventions));
  if (hours.length === 0) return false;
  for (let year = 0; year < 60; year++) {
    for (let month = 1; month <= 12; month++) {
      yield;
      for (const leapMonth of [false, true]) {
        if (!wanted.isMonth(month, leapMonth)) continue;
        if (isMonthPossible({ year: sexagenary(year), month, leapMonth }, hours, wanted, conventions)) return true;
      }
    }
  }
  return false;
}

interface AnyMonth {
  readonly year: Sexagenary;
  readonly month: number;
  readonly leapMonth: boolean;
}

/** 丙寅, the first month of the Sun in a 甲子 year. */
const FIRST_SOLAR_MONTH = 2;

/** True if a day of a lunar month can have the wanted solar month, lunar day and chart, at one of the hours. */
function isMonthPossible(
  lunarMonth: AnyMonth,
  hours: readonly Branch[],
  wanted: SearchTables,
  conventions: Conventions,
): boolean {
  const { year, month, leapMonth } = lunarMonth;
  const parts = wantedParts(leapMonth, wanted);
  return solarYearsWith(lunarMonth, wanted, conventions).some((solarYear) =>
    parts.some(([firstDay, days]) => {
      const lunarDate = { year: year + 4, month, leapMonth, day: firstDay };
      const date = ziweiDate({ lunarDate, solarYear }, conventions);
      return hours.some((hour) => (days & chartDays(wanted, date.year, date.month, hour)) !== 0);
    }),
  );
}

/** The solar years of the wanted solar months that overlap a lunar month. */
function solarYearsWith(
  { year, month }: AnyMonth,
  { hasSolarMonth, pairs }: SearchTables,
  { yearBoundary }: Conventions,
): readonly Sexagenary[] {
  // Without a condition on the pillar of year or month, and with Zi Wei years of the lunar calendar, solar months decide nothing.
  const offsets = hasSolarMonth || yearBoundary === 'lichun' ? [0, -1, 1] : [0];
  return offsets.flatMap((offset) => {
    const solarMonths = year * 12 + month - 1 + offset;
    const solarYear = sexagenary(Math.floor(solarMonths / 12));
    return pairs.year[solarYear] && pairs.month[sexagenary(solarMonths + FIRST_SOLAR_MONTH)] ? [solarYear] : [];
  });
}

/** The parts of a month with wanted days, and these days. */
const wantedParts = (leapMonth: boolean, { lunarDays }: SearchTables): readonly DayPart[] =>
  (leapMonth ? HALVES : WHOLE)
    .map(([firstDay, days]): DayPart => [firstDay, days & lunarDays])
    .filter(([, days]) => days !== 0);

const FIRST_HALF: Days = /* @__PURE__ */ daysWhere((day) => day < SPLIT_DAY);

/** A part of a month that a rule for leap months can distinguish: its first day and its days. */
type DayPart = readonly [firstDay: number, days: Days];
const WHOLE: readonly DayPart[] = [[1, ALL_DAYS]];
const HALVES: readonly DayPart[] = [
  [1, FIRST_HALF],
  [SPLIT_DAY, ALL_DAYS & ~FIRST_HALF],
];

/** True if a day of the sixty has a double hour with the wanted pillars. */
function hasDayWithHour({ pairs, isHour }: SearchTables, hour: Branch, conventions: Conventions): boolean {
  if (!isHour(hour)) return false;
  const own = doubleHoursOf(dayRulesOf(conventions)).filter((each) => each.hour === hour);
  return pairs.day.some(
    (isWanted, day) =>
      isWanted &&
      own.some(
        ({ daysAhead }) => pairs.hour[pairOf(stemOfHour(stemOf(sexagenary(mod(day + daysAhead, 60))), hour), hour)],
      ),
  );
}
