// Points as people copy them from maps and write them by hand.

import { expect, test } from 'vitest';
import { pointOf } from './point.ts';

test.each([
  ['39.9, 116.4', 39.9, 116.4],
  ['39.9,116.4', 39.9, 116.4],
  ['39.9 116.4', 39.9, 116.4],
  ['（39.9， 116.4）', 39.9, 116.4],
  ['３９．９，１１６．４', 39.9, 116.4],
  ['-33.87, 151.21', -33.87, 151.21],
  ['−33.87, 151.21', -33.87, 151.21],
  ['40.7128° N, 74.0060° W', 40.7128, -74.006],
  ['N39.9 E116.4', 39.9, 116.4],
  ['116.4E, 39.9N', 39.9, 116.4],
  ['39°54′N 116°24′E', 39.9, 116.4],
  ['33°52′12″S 151°12′36″E', -33.87, 151.21],
  ['北纬39.9 东经116.4', 39.9, 116.4],
  ['東經116.4度，北緯39.9度', 39.9, 116.4],
  ['39.9°, 116.4°', 39.9, 116.4],
])('%s is a point', (text, latitude, longitude) => {
  const point = pointOf(text);
  expect(point?.latitude).toBeCloseTo(latitude, 6);
  expect(point?.longitude).toBeCloseTo(longitude, 6);
});

test.each([
  '',
  '39.9',
  '91.0, 116.4',
  '39.9, 181',
  'N39.9 N40',
  '39.9 E116.4',
  '100 200',
  '12 34',
  'Paris 75008',
  '-39.9S, 116E',
  '1.2.3, 4',
])('%s is no point', (text) => expect(pointOf(text)).toBeUndefined());
