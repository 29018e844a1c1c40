// Future new moons close to midnight. The Moon's time is known, but not the rotation of the Earth, so the civil day is uncertain. Civil clocks are assumed to
// run on as today (TT - UTC stays at 69.184 s); a clock bound to the rotation of the Earth would show another time.

import { dayOfText } from '../civil/date-text.ts';
import { dayAt, MS_PER_DAY } from '../civil/day-number.ts';
import { decimalYearOfTT } from '../sky/delta-t.ts';
import { instantOfTT } from '../time/instant.ts';

const LAST_KNOWN_YEAR = 2026;
const HELD_TT_MINUS_UTC = 69.184;
const CLOSE_SECONDS = 2; // error of the sky tables and of their packing together

/**
 * Days by which a new moon's day would be later (1) or earlier (-1): for another delta T within three standard errors, within two
 * seconds of midnight, or where a calendar is printed so; 0 where the day is settled.
 * @param tt seconds of Terrestrial Time since J2000.0
 * @param offsetMs of the clock from UTC
 */
export function otherSideOfMidnight(tt: number, offsetMs: number): -1 | 0 | 1 {
  const year = decimalYearOfTT(tt);
  if (year < LAST_KNOWN_YEAR) return 0;
  const local = instantOfTT(tt) + offsetMs;
  const msOfDay = local % MS_PER_DAY;
  const sinceMidnight = (msOfDay < MS_PER_DAY / 2 ? msOfDay : msOfDay - MS_PER_DAY) / 1000;
  const deltaTAtMidnight = HELD_TT_MINUS_UTC + sinceMidnight;
  const expected = expectedDeltaT(year);
  const error = 3 * standardError(year);
  const possible =
    deltaTAtMidnight >= Math.min(HELD_TT_MINUS_UTC, expected - error) &&
    deltaTAtMidnight <= Math.max(HELD_TT_MINUS_UTC, expected + error);
  if (dayAt(local) === PRINTED_A_DAY_EARLIER && sinceMidnight > 0 && sinceMidnight < 60) return -1;
  if (!possible && Math.abs(sinceMidnight) > CLOSE_SECONDS) return 0;
  return sinceMidnight < 0 ? 1 : -1;
}

// The new moon of 2057-09-29, 44 s after midnight in Beijing: the calendar of the Hong Kong Observatory has it on the 28th, by an older delta T
// (docs/rules/calendar.md section 4). No value within three sigma moves it, but printed calendars differ.
const PRINTED_A_DAY_EARLIER = /* @__PURE__ */ dayOfText('2057-09-29');

// The long-term fit of Stephenson, Morrison and Hohenkerk 2016 (addendum 2020) carried on, docs/rules/calendar.md section 3.
// biome-ignore format: the table looks like its source
const EXPECTED: readonly (readonly [year: number, seconds: number])[] = [
  [2026, 69.2], [2050, 71.8], [2100, 87.0], [2150, 117.8], [2203, 170.9],
];

function expectedDeltaT(year: number): number {
  const next = EXPECTED.findIndex(([y]) => y > year);
  const [y0, s0] = EXPECTED[next - 1]!;
  const [y1, s1] = EXPECTED[next]!;
  return s0 + ((s1 - s0) * (year - y0)) / (y1 - y0);
}

/** The standard error of delta T, a random walk since 2025 (Huber 2006): 6 s in 2050, 33 s in 2100, 121 s in 2200. */
function standardError(year: number): number {
  const n = year - 2025;
  return (365.25 * n * Math.sqrt(((n * 0.058) / 3) * (1 + n / 2500))) / 1000;
}
