import { loadGazetteer } from 'beichen-places/node';
import { expect, test } from 'vitest';
import { FAMOUS } from './famous-births.ts';

const places = await loadGazetteer();

test.each(Object.entries(FAMOUS))('the birthplace of %s is at its point, with its zone', (_, { request, point }) => {
  const place = places.resolve(request.cityId)!;
  const rounded = (degrees: readonly (number | string)[]) => degrees.map((each) => Number(each).toFixed(2));
  expect(rounded([place.latitude, place.longitude])).toEqual(rounded(point.cityId.split(',')));
  expect(place.timeZone).toBe(point.timeZone);
});
