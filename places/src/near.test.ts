// The nearest places to a point.

import { expect, test } from 'vitest';
import { loadGazetteer } from './node.ts';

const { near, resolve } = await loadGazetteer();

test('the nearest place to the Forbidden City lies in Beijing', () => {
  const [first] = near(39.9163, 116.3972);
  expect(first?.admin1?.en ?? first?.name).toBe('Beijing');
});

test('places come nearest first', () => {
  const from = { latitude: 51.5, longitude: -0.12 };
  const distances = near(from.latitude, from.longitude, 20).map((place) =>
    Math.hypot(place.latitude - from.latitude, (place.longitude - from.longitude) * Math.cos((51.5 * Math.PI) / 180)),
  );
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
  expect(distances.length).toBe(20);
});

test('a place is nearest to its own point', () => {
  for (const id of ['suva-2198148', 'grindelwald-2660498', 'longyearbyen-2729907']) {
    const place = resolve(id)!;
    expect(near(place.latitude, place.longitude, 1)[0]?.cityId).toBe(id);
  }
});

test('the date line and the poles are no edges', () => {
  const suva = resolve('suva-2198148')!;
  const [across] = near(suva.latitude, 181.6 - 360, 50).filter(({ countryCode }) => countryCode === 'FJ');
  expect(across?.countryCode).toBe('FJ');
  expect(near(90, 0, 3).length).toBe(3);
  expect(near(-90, 180, 3).length).toBe(3);
});
