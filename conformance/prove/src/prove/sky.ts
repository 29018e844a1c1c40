// Instants of the sky: solar terms, new and full moons of 1600 to 2202 against JPL DE431, and against two other programs.

import { fullMoonsOfYear, newMoonsOfYear, solarTermsOfYear } from 'beichen/almanac';
import { tymeNewMoonTT, tymeTerm, tymeTermTT } from '../facts/tyme4ts-instants.ts';
import { fullMoonNear, newMoonNear, sunAtLongitude } from './astronomy-engine.ts';
import { Errors } from './errors.ts';
import { type Part, seconds } from './report.ts';
import { whole } from './table.ts';
import { terrestrialTime } from './terrestrial-time.ts';
import { truthRows } from './truth.ts';

/** Maximum difference of our instants from the ephemeris: the packing moves them by 0.03 s, and instants are whole milliseconds. */
const OURS_AT_MOST = 0.1;

/** Errors of one kind of event against the ephemeris, by program. */
interface Accounts {
  readonly event: string;
  readonly ours: Errors;
  readonly tyme4ts: Errors;
  readonly astronomyEngine: Errors;
}

const accounts = (event: string): Accounts => ({
  event,
  ours: new Errors(),
  tyme4ts: new Errors(),
  astronomyEngine: new Errors(),
});

/**
 * Compares uniform times with the ephemeris, independent of delta T.
 * @param everyYears interval of the years for the two other programs: 1 for all; ours are always compared for all
 */
export function proveSky(everyYears: number): Part {
  const [terms, moons, fullMoons] = [accounts('solar terms'), accounts('new moons'), accounts('full moons')];
  for (const [year, term, tt] of numbers('solar-terms')) {
    const { id, instant } = solarTermsOfYear(year)[term]!;
    const at = `${id} ${year}`;
    terms.ours.add(terrestrialTime(instant) - tt, at);
    if (year % everyYears !== 0) continue;
    terms.tyme4ts.add(tymeTermTT(year, term) - tt, at);
    terms.astronomyEngine.add(sunAtLongitude((285 + 15 * term) % 360, tt) - tt, at);
  }
  const ourMoons = YEARS.flatMap(newMoonsOfYear);
  for (const [i, [lunation, tt]] of numbers('new-moons').entries()) {
    const instant = ourMoons[i]!;
    const at = new Date(instant).toISOString().slice(0, 10);
    moons.ours.add(terrestrialTime(instant) - tt, at);
    if (new Date(instant).getUTCFullYear() % everyYears !== 0) continue;
    moons.tyme4ts.add(tymeNewMoonTT(lunation) - tt, at);
    moons.astronomyEngine.add(newMoonNear(tt) - tt, at);
  }
  const ourFullMoons = YEARS.flatMap(fullMoonsOfYear);
  for (const [i, [, tt]] of numbers('full-moons').entries()) {
    const instant = ourFullMoons[i]!;
    const at = new Date(instant).toISOString().slice(0, 10);
    fullMoons.ours.add(terrestrialTime(instant) - tt, at);
    if (new Date(instant).getUTCFullYear() % everyYears === 0) fullMoons.astronomyEngine.add(fullMoonNear(tt) - tt, at);
  }
  const ourErrors = [terms, moons, fullMoons].map(({ event, ours }) => ({ event, ...ours.summary() }));
  const largest = Math.max(...ourErrors.map((errors) => errors.largest));
  const instants = ourErrors.reduce((sum, { count }) => sum + count, 0);
  return {
    title: 'Solar terms, new and full moons, 1600-2202, in uniform time, against JPL DE431',
    amount: `${whole(instants)} instants, at most ${seconds(largest)} s off`,
    head: ['', 'by', 'instants', 'mean square, s', '99th percentile, s', 'largest, s', 'at'],
    rows: [
      ...[terms, moons].flatMap(({ event, ours, tyme4ts, astronomyEngine }) => [
        row(event, 'beichen', ours),
        row(event, 'tyme4ts', tyme4ts),
        row(event, 'astronomy-engine', astronomyEngine),
      ]),
      row(fullMoons.event, 'beichen', fullMoons.ours),
      row(fullMoons.event, 'astronomy-engine', fullMoons.astronomyEngine),
    ],
    unexplained: ourErrors
      .filter(({ largest }) => largest > OURS_AT_MOST)
      .map(({ event, largest, at }) => `${event}: ${largest} s at ${at}`),
  };
}

const YEARS = Array.from({ length: 603 }, (_, i) => 1600 + i);

function row(event: string, who: string, errors: Errors): readonly string[] {
  const { count, rms, p99, largest, at } = errors.summary();
  return [event, who, whole(count), seconds(rms), seconds(p99), seconds(largest), at];
}

const numbers = (name: string) => truthRows(name).map((cells) => cells.map(Number) as [number, number, number]);

/**
 * Differences from tyme4ts in the instants of solar terms in UTC: its ephemeris, and above all its delta T.
 * @param everyYears 1 for all years
 */
export function proveTermsInUtc(everyYears: number): Part {
  let count = 0;
  const rows = ERAS.map(([from, to, why]) => {
    const errors = new Errors();
    for (let year = from; year <= to; year += everyYears) {
      for (const [term, { id, instant }] of solarTermsOfYear(year).entries()) {
        errors.add((tymeTerm(year, term) - instant) / 1000, `${id} ${year}`);
      }
    }
    const { count: ofEra, rms, p99, largest, at } = errors.summary();
    count += ofEra;
    return [`${from}-${to}`, whole(ofEra), seconds(rms), seconds(p99), seconds(largest), at, why];
  });
  return {
    title: 'Solar terms in UTC, and where tyme4ts has them',
    amount: `${whole(count)} instants`,
    head: ['years', 'instants', 'mean square, s', '99th percentile, s', 'largest, s', 'at', 'why'],
    rows,
    unexplained: [],
  };
}

// docs/rules/calendar.md sections 3 and 5.
const ERAS = [
  [1645, 1799, 'older fits of delta T; the spline of 2016 is good to 5 s in 1700'],
  [1800, 1899, 'the same; good to 1 s in 1800'],
  [1900, 2026, "the ephemeris of tyme4ts, cut at 3 s; here both have the Earth's observed rotation"],
  [2027, 2049, 'its forecast of delta T grows, while UTC runs with TT'],
  [2050, 2100, 'the same'],
  [2101, 2199, 'the same'],
] as const;
