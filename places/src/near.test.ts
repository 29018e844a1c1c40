// The nearest places to a point.

import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readArtefact } from './artefact.ts';
import { loadGazetteer } from './node.ts';
import type { Place } from './place.ts';
import { readRecords } from './records.ts';

const { near, resolve, search, size } = await loadGazetteer();

test('the nearest place to the Forbidden City lies in Beijing', () => {
  const [first] = near({ latitude: 39.9163, longitude: 116.3972 });
  expect(first?.place.admin1?.en ?? first?.place.name).toBe('Beijing');
});

// Great-circle distances as published for the city centres (km).
test.each([
  ['london-2643743', 'paris-2988507', 344],
  ['beijing-1816670', 'shanghai-1796236', 1067],
  ['sydney-2147714', 'auckland-2193733', 2156],
  ['suva-2198148', 'apia-4035413', 1150],
])('%s lies as far from %s as maps say', (one, other, kilometres) => {
  const [from, to] = [resolve(one)!, resolve(other)!];
  expect(Math.abs(distance(from, to) / kilometres - 1)).toBeLessThan(0.01);
});

/** By the spherical law of cosines, independent of the method of the program. */
function distance(a: Pick<Place, 'latitude' | 'longitude'>, b: Pick<Place, 'latitude' | 'longitude'>): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const cosine =
    Math.sin(radians(a.latitude)) * Math.sin(radians(b.latitude)) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.cos(radians(a.longitude - b.longitude));
  return 6371.0088 * Math.acos(Math.min(1, Math.max(-1, cosine)));
}

// Points whose nearest town is beyond a border, by any atlas: Organ Pipe Cactus in Arizona by Sonoyta, Big Bend in Texas, the Northwest Angle of
// Minnesota, the lake of Vyshtynets by Gołdap.
test.each([
  [31.95, -112.9, 'MX', 'US', 'America/Phoenix'],
  [29.15, -103.3, 'MX', 'US', 'America/Chicago'],
  [49.35, -95.07, 'CA', 'US', 'America/Chicago'],
  [54.4, 22.3, 'PL', 'RU', 'Europe/Kaliningrad'],
])('%s %s lies by a town of %s, but in %s', (latitude, longitude, beyond, country, timeZone) => {
  expect(near({ latitude, longitude, limit: 1 })[0]?.place.countryCode).toBe(beyond);
  const [home] = near({ latitude, longitude, limit: 1, isWithinBorders: true });
  expect(home?.place).toMatchObject({ countryCode: country, timeZone });
});

// The outlines have Crimea with Russia, the places with Ukraine: the nearest place decides there, as it does at sea and at the poles.
test.each([
  [45.6, 34.3],
  [0, 0],
  [90, 0],
  [-48.9, -123.4],
])('of %s %s the nearest place is the one within borders too', (latitude, longitude) => {
  const point = { latitude, longitude, limit: 3 };
  expect(near({ ...point, isWithinBorders: true })).toEqual(near(point));
});

const capitals = [
  'Tokyo',
  'London',
  'Suva',
  'Apia',
  'Reykjavik',
  'Ushuaia',
  'Honolulu',
  'Longyearbyen',
  'Quito',
  'Nairobi',
  'Anadyr',
].map((query) => search({ query, limit: 1 })[0]!.place);

test('distances are those of the sphere, nearest first, and no known place in between is left out', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.integer({ min: 1, max: 50 }),
      (latitude, longitude, limit) => {
        const found = near({ latitude, longitude, limit });
        expect(found.length).toBe(limit);
        for (const { place, distanceKm: kilometres } of found) {
          expect(Math.abs(kilometres - distance(place, { latitude, longitude }))).toBeLessThan(0.5);
        }
        const far = found.map(({ distanceKm: kilometres }) => kilometres);
        expect(far).toEqual([...far].sort((a, b) => a - b));
        for (const capital of capitals) {
          if (distance(capital, { latitude, longitude }) > far.at(-1)! - 0.5) continue;
          expect(found.map(({ place }) => place.cityId)).toContain(capital.cityId);
        }
      },
    ),
    { numRuns: 200, seed: 20261121 },
  );
});

const degrees = (min: number, max: number) =>
  fc.oneof(fc.double({ min, max, noNaN: true }), fc.integer({ min, max }), fc.constantFrom(min, max));

test('no place of all is nearer than the nearest one, wherever the point is', () => {
  const { latitude: latitudes, longitude: longitudes } = readRecords(
    readArtefact(readFileSync(new URL('../data/places.bin', import.meta.url)), crc32),
  );
  fc.assert(
    fc.property(degrees(-90, 90), degrees(-180, 180), (latitude, longitude) => {
      const all = Array.from(latitudes, (own, row) => {
        const place = { latitude: own / 1e5, longitude: longitudes[row]! / 1e5 };
        return distance(place, { latitude, longitude });
      });
      const least = all.reduce((a, b) => Math.min(a, b));
      const [nearest] = near({ latitude, longitude, limit: 1 });
      expect(Math.abs(nearest!.distanceKm - least)).toBeLessThan(0.5);
    }),
    { numRuns: 60, seed: 20261130 },
  );
});

test('a place is nearest to its own point', () => {
  for (const id of ['suva-2198148', 'grindelwald-2660498', 'longyearbyen-2729907']) {
    const { latitude, longitude } = resolve(id)!;
    const [first] = near({ latitude, longitude, limit: 1 });
    expect([first?.place.cityId, first?.distanceKm]).toEqual([id, 0]);
  }
});

test('the date line and the poles are no edges', () => {
  const suva = resolve('suva-2198148')!;
  const across = near({ latitude: suva.latitude, longitude: 181.6 - 360, limit: 50 });
  expect(across.some(({ place }) => place.countryCode === 'FJ')).toBe(true);
  for (const latitude of [90, -90]) {
    const ids = (longitude: number) => near({ latitude, longitude, limit: 3 }).map(({ place }) => place.cityId);
    expect(ids(0)).toEqual(ids(180));
    expect(ids(0)).toEqual(ids(-77));
  }
});

test('a country is kept to, however far it is', () => {
  const found = near({ latitude: 39.9, longitude: 116.4, country: 'nz', limit: 50 });
  expect(found.length).toBe(50);
  expect(found.every(({ place }) => place.countryCode === 'NZ')).toBe(true);
  expect(near({ latitude: 39.9, longitude: 116.4, country: 'XX' })).toEqual([]);
  expect(size).toBeGreaterThan(200_000);
});
