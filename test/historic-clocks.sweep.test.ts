// Births with the clock by which they were recorded, by places and dates on which a zone of the database is not enough: the offset is that one, or a warning
// has it as the other choice. test/truth/historic-clocks.csv

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { castChart } from '../engine/src/calculation/casting/chart.ts';
import { warningsOf } from '../engine/src/calculation/casting/warnings.ts';
import { loadGazetteer } from '../places/src/node.ts';
import { birthPlaceOf, birthplacesOf } from '../service/src/requests/birthplaces.ts';
import { offsetSecondsOf } from '../service/src/requests/utc-offset.ts';
import { sampleOf } from './setup/runs.ts';

const [, ...all] = readFileSync(new URL('truth/historic-clocks.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(','));
const rows = sampleOf(all, 8);
const birthplaces = birthplacesOf(await loadGazetteer());

/** Points of the sources are to the minute of arc, and offsets to a hundredth of an hour. */
const CLOSE_SECONDS = 60;

type State = 'right' | 'warned' | 'silent';

function stateOf([date, time, latitude, longitude, utcOffset]: readonly string[]): State {
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  const place = birthPlaceOf(birthplaces.at!(point, undefined, 'en')!.place, undefined);
  const chart = castChart({ date: date!, time: time!, gender: 'male', place });
  const isKept = (seconds: number) => Math.abs(seconds - offsetSecondsOf(utcOffset!)!) <= CLOSE_SECONDS;
  if (isKept(chart.clock.offsetSeconds)) return 'right';
  const others = warningsOf(chart).map(({ values }) => values.otherOffset);
  return others.some((other) => typeof other === 'string' && isKept(offsetSecondsOf(other)!)) ? 'warned' : 'silent';
}

test('of more than 400 births none is silently read by another clock, and most by their own', () => {
  const states = rows.map(stateOf);
  expect(rows.filter((_, n) => states[n] === 'silent').map(String)).toEqual([]);
  expect(all.length).toBeGreaterThan(400);
  expect(states.filter((state) => state === 'right').length).toBeGreaterThan(0.85 * rows.length);
});
