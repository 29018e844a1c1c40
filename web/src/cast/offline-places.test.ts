// Places without a network, and points whose clock is uncertain.

import { expect, test } from 'vitest';
import { words as en } from '../words/en/words.ts';
import { placesWithout, zoneAmbiguity } from './offline-places.ts';
import { cityOfPoint, isPoint, zonesToChoose } from './point.ts';

const NOW = Date.UTC(2026, 6, 1); // in the summer time of the north
const city = (id: string) => cityOfPoint(id, '', 'en', en);

test.each([
  ['39.9075, 116.39723', '39.9075,116.3972', '39.91° N 116.40° E'],
  ['33°52′S 151°12′E', '-33.8667,151.2', '33.87° S 151.20° E'],
  ['北纬39.9 东经116.4', '39.9,116.4', '39.90° N 116.40° E'],
])('the coordinates %s are the point %s', (typed, cityId, label) => {
  expect(placesWithout(typed, city).map(({ cityId, label }) => ({ cityId, label }))).toEqual([{ cityId, label }]);
  expect(isPoint(cityId)).toBe(true);
});

test('a name is no point, and neither is the id of a place', () => {
  expect(placesWithout('Beijing', city)).toEqual([]); // nothing is stored here
  expect(['beijing-1816670', '39.9', '39.9, 116.4', '939.9,116.4'].filter(isPoint)).toEqual([]);
});

// Offsets by the IANA database: each of these clocks counts at that longitude today.
test.each([
  [75.99, 'Asia/Shanghai'], // Kashgar, 3 hours from the Sun of Beijing's clock
  [-171.75, 'Pacific/Apia'], // 13 hours ahead of UTC since 2011, by the date line
  [-157.4, 'Pacific/Kiritimati'], // 14 hours ahead
  [-8.61, 'Europe/Lisbon'],
  [-3.7, 'Europe/Madrid'],
  [105.85, 'Asia/Hanoi'],
])('at %d degrees the clock of %s is not doubted', (longitude, zone) => {
  expect(zoneAmbiguity({ ...city('0,0'), longitude }, zone, en, NOW)).toBe('');
});

test('a longitude whose sign was forgotten is doubted', () => {
  expect(zoneAmbiguity({ ...city('0,0'), longitude: 74 }, 'America/New_York', en, NOW)).toContain('10 hours');
});

test('every zone that can be chosen is one that the engine knows', async () => {
  const { castChart } = await import('beichen');
  const birth = { date: { year: 1990, month: 7, day: 23 }, hour: 8, gender: 'male' } as const;
  for (const timeZone of zonesToChoose()) castChart({ ...birth, place: { longitude: 0, timeZone } });
  expect(zonesToChoose().length).toBeGreaterThan(400);
});
