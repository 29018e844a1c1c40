// The clocks of Vietnam: zones Asia/Hanoi (file backzone) and Asia/Ho_Chi_Minh (file asia) of the IANA database.

import { describe, expect, test } from 'vitest';
import { clockOfInstant, instantOfClock, wallClock } from './clock.ts';
import { instant } from './instant.ts';
import { zoneNamed } from './zone-history.ts';
import { COUNTRY, zoneOfPlace } from './zone-of-place.ts';

const NORTH = { timeZone: 'Asia/Bangkok', countryCode: 'VN' };
const SOUTH = { timeZone: 'Asia/Ho_Chi_Minh', countryCode: 'VN' };
const HANOI_LONGITUDE = 105.84;

const seconds = (text: string): number => {
  const [hours, minutes = 0, rest = 0] = text.split(':').map(Number);
  return (hours! * 60 + minutes) * 60 + rest;
};

const read = (place: { timeZone: string; countryCode?: string }, local: string) =>
  instantOfClock(wallClock(Date.parse(`${local}Z`)), zoneOfPlace(place)!, HANOI_LONGITUDE);

describe('a birth in the north of Vietnam is read by the clock of Hanoi', () => {
  // biome-ignore format: a table
  test.each([
    ['1905-06-01T12:00', '7:03:22'],   // the mean time of the birthplace itself, 105.84 degrees east
    ['1906-07-01T12:00', '7:06:30'],   // Phù Liễn mean time
    ['1911-04-30T23:00', '7:06:30'],
    ['1911-05-01T12:00', '7'],
    ['1919-01-01T12:00', '7'],         // Bangkok still kept its own mean time, 6:42:04
    ['1942-12-31T22:00', '7'],
    ['1943-01-01T00:30', '8'],
    ['1945-03-14T22:00', '8'],
    ['1945-03-15T00:30', '9'],         // Tokyo's
    ['1945-09-01T12:00', '9'],
    ['1945-09-02T12:00', '7'],         // the day of independence
    ['1947-03-31T12:00', '7'],
    ['1947-04-01T12:00', '8'],
    ['1954-09-30T12:00', '8'],
    ['1954-10-15T12:00', '7'],
    ['1968-02-01T12:00', '7'],
    ['1990-06-01T12:00', '7'],
  ])('%s is %s hours ahead of UTC', (local, offset) => {
    expect(read(NORTH, local)).toMatchObject({ kind: 'plain', offsetSeconds: seconds(offset), daylightSavingSeconds: 0 });
  });

  test('which a place has by its country or by its name', () => {
    expect(zoneOfPlace({ timeZone: 'Asia/Hanoi' })).toBe(zoneOfPlace(NORTH));
    expect(zoneOfPlace({ timeZone: 'Asia/Hanoi', countryCode: 'VN' })).toBe(zoneOfPlace(NORTH));
    for (const place of [{ timeZone: 'Asia/Bangkok' }, { timeZone: 'Asia/Bangkok', countryCode: 'TH' }]) {
      expect(zoneOfPlace(place)).toBe(zoneNamed('Asia/Bangkok'));
    }
    expect(zoneOfPlace({ timeZone: 'Asia/Hue' })).toBeUndefined();
  });

  test('only before July 1906 every place has its own', () => {
    const before = clockOfInstant(instant(Date.UTC(1906, 5, 30)), zoneOfPlace(NORTH)!, 107.08);
    expect(before).toMatchObject({ localMean: true, offsetSeconds: Math.round(107.08 * 240) });
    expect(read(NORTH, '1906-07-02T00:00').localMean).toBe(false);
  });

  test('a time that the change of clocks left out or repeated is known as such', () => {
    expect(read(NORTH, '1942-12-31T23:30').kind).toBe('skipped');
    expect(read(NORTH, '1945-09-01T23:00')).toMatchObject({ kind: 'repeated', offsetSeconds: seconds('9') });
    expect(read(NORTH, '1954-09-30T23:30').kind).toBe('repeated');
  });
});

describe('a birth in the south is read by the clock of Saigon', () => {
  // biome-ignore format: a table
  test.each([
    ['1945-09-01T12:00', '9'],
    ['1950-01-01T12:00', '8'],
    ['1955-07-02T12:00', '7'],         // the north has had +7 since October
    ['1959-12-31T22:00', '7'],
    ['1960-01-01T12:00', '8'],         // the Republic's +8, until 1975
    ['1968-01-30T12:00', '8'],
    ['1975-06-12T12:00', '8'],
    ['1975-06-14T12:00', '7'],
  ])('%s is %s hours ahead of UTC', (local, offset) => {
    expect(read(SOUTH, local)).toMatchObject({ kind: 'plain', offsetSeconds: seconds(offset) });
  });
});

test('a country is two capital letters, and no value that only reads as such', () => {
  for (const value of [{ toString: {} }, { toString: () => 'VN' }, ['VN'], 'vn', 'VNM', '', 84, null]) {
    expect(COUNTRY.accepts(value)).toBe(false);
  }
  expect(COUNTRY.accepts('VN')).toBe(true);
});
