// True solar time all over the world: the equation of time over six centuries, and births with their clocks and places.

import { castChart, describeChart, instant, trueSolarTime } from 'beichen';
import { MS_PER_DAY } from '../births/civil-day.ts';
import { variedBirths } from '../births/varied-births.ts';
import { equationOfTime } from './astronomy-engine.ts';
import { Errors } from './errors.ts';
import { type Part, seconds } from './report.ts';
import { whole } from './table.ts';
import { deltaTAt } from './terrestrial-time.ts';
import { truthRows } from './truth.ts';

/** Promised accuracy of the engine in seconds. */
const TABLE_AT_MOST = 0.5;
const END_OF_SPLINE = Date.UTC(2025, 0, 1);
const J2000 = Date.UTC(2000, 0, 1, 12);

/** @param everyRows interval of the rows of the table for astronomy-engine: 1 for all */
export function proveEquationOfTime(everyRows: number): Part {
  const [table, third] = [new Errors(), new Errors()];
  for (const [i, [date, tabulated]] of (truthRows('equation-of-time') as readonly [string, string][]).entries()) {
    const at = Date.parse(date);
    const ours = trueSolarTime(instant(at), 0).equationOfTimeSeconds;
    table.add(ours - Number(tabulated), date);
    if (i % everyRows === 0 && at < END_OF_SPLINE)
      third.add(ours - equationOfTime((at - J2000) / MS_PER_DAY, deltaTAt(at)), date);
  }
  const row = (name: string, { count, rms, p99, largest, at }: ReturnType<Errors['summary']>) => [
    name,
    whole(count),
    seconds(rms),
    seconds(p99),
    seconds(largest),
    at,
  ];
  const { count, largest } = table.summary();
  return {
    title: 'Equation of time, 1600 to 2202',
    amount: `${whole(count)} days, at most ${seconds(largest)} s off`,
    head: ['against', 'days', 'mean square, s', '99th percentile, s', 'largest, s', 'at'],
    rows: [
      row('JPL DE431', table.summary()),
      row('astronomy-engine, until 2025: later delta T is a forecast', third.summary()),
    ],
    unexplained: largest > TABLE_AT_MOST ? [`${largest} s from the table`] : [],
  };
}

/** Rounding in the document: clock and solar time to a second each. */
const DOCUMENT_AT_MOST = 1.5;

/** Births since 1970, for which the time zones of Node are as good as ours. */
export function proveSolarTime(count: number, seed: number): Part {
  const unexplained: string[] = [];
  const errors = new Errors();
  const output = { births: 0, summer: 0, otherDate: 0, notShown: 0, otherClock: 0 };
  for (const birth of variedBirths(count, seed)) {
    if (birth.date.year < 1970 || birth.date.year > LAST_YEAR_OF_KNOWN_LAWS) continue;
    const chart = castChart(birth);
    const { clockTime, utc, trueSolarTime: sundial, correction } = describeChart(chart, { language: 'en' }).birth;
    const at = Date.parse(utc);
    const { longitude, timeZone } = birth.place;
    const name = `${clockTime} ${timeZone}`;
    output.births += 1;
    if (correction.daylightSavingSeconds !== 0) output.summer += 1;
    if (sundial.slice(0, 10) !== clockTime.slice(0, 10)) output.otherDate += 1;
    if (chart.clock.kind === 'skipped') output.notShown += 1;
    else if (clockAt(at, timeZone) !== clockTime) {
      output.otherClock += 1;
      unexplained.push(`${name}: Intl shows ${clockAt(at, timeZone)} at ${utc}`);
    }
    const independent = at + 1000 * (240 * longitude + equationOfTime((at - J2000) / MS_PER_DAY, deltaTAt(at)));
    const error = (Date.parse(`${sundial}Z`) - independent) / 1000;
    errors.add(error, name);
    if (Math.abs(error) > DOCUMENT_AT_MOST) unexplained.push(`${name}: ${sundial} is ${error} s off`);
    const parts = correction.daylightSavingSeconds + correction.longitudeSeconds + correction.equationOfTimeSeconds;
    if (parts !== correction.totalSeconds) unexplained.push(`${name}: the parts of the correction add up to ${parts}`);
  }
  const { rms, largest, at } = errors.summary();
  return {
    title: `Births 1970 to ${LAST_YEAR_OF_KNOWN_LAWS} at twenty places round the world`,
    amount: `${whole(output.births)} births`,
    head: ['', ''],
    rows: [
      ['births', whole(output.births)],
      ['of these in summer time', whole(output.summer)],
      ['with another date by the Sun than by the clock', whole(output.otherDate)],
      ['at a clock time that was skipped, which Intl cannot show', whole(output.notShown)],
      ['clock times that Intl shows otherwise at our instant', whole(output.otherClock)],
      [
        'true solar time as told, against UTC + 4 minutes a degree + equation of time of astronomy-engine',
        `mean square ${seconds(rms)} s, largest ${seconds(largest)} s (${at}); it is told in whole seconds`,
      ],
    ],
    unexplained,
  };
}

const LAST_YEAR_OF_KNOWN_LAWS = 2025;

const FORMATS = new Map<string, Intl.DateTimeFormat>();

/** Clock of a zone by the time zones of Node, YYYY-MM-DDTHH:MM:SS. */
function clockAt(at: number, timeZone: string): string {
  let format = FORMATS.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    FORMATS.set(timeZone, format);
  }
  return format.format(at).replace(' ', 'T');
}
