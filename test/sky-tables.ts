// Instants of the sky in test/truth/sky, one in each row. The README of test/truth names their sources.

import { readFileSync } from 'node:fs';

const rowsOf = (name: string): string[][] =>
  readFileSync(new URL(`./truth/sky/${name}.csv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => /^[-\d]/.test(line))
    .map((line) => line.split(','));

/** Seconds of Terrestrial Time since J2000.0 of each solar term; term 0 is 小寒. */
export const solarTerms = (): [year: number, term: number, tt: number][] =>
  rowsOf('solar-terms').flatMap(([year, ...instants]) =>
    instants.map((tt, term): [number, number, number] => [Number(year), term, Number(tt)]),
  );

/** Seconds of Terrestrial Time since J2000.0 of each new or full moon. */
export const moons = (phase: 'new' | 'full'): [lunation: number, tt: number][] =>
  rowsOf('moons').map(([lunation, newMoon, fullMoon]) => [
    Number(lunation),
    Number(phase === 'new' ? newMoon : fullMoon),
  ]);

const THIRTY_DAYS = 30 * 86_400_000;

/** Apparent minus mean solar time in seconds at 0h UT1 of a date. */
export const equationOfTime = (): [date: string, seconds: number][] =>
  rowsOf('equation-of-time').flatMap(([first, ...values]) =>
    values.map((seconds, n): [string, number] => [
      new Date(Date.parse(first!) + n * THIRTY_DAYS).toISOString().slice(0, 10),
      Number(seconds),
    ]),
  );
