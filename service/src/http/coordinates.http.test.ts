// A birthplace by its coordinates: the same documents as by its id, the zone of the ground, faults.

import type { Gazetteer, Place } from 'beichen-places';
import { loadGazetteer } from 'beichen-places/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IS_FULL, sampleOf } from '../../../test/setup/runs.ts';
import { BIRTH, CHART, DAY, target } from '../../test/births.ts';
import { type RunningService, startService } from '../../test/running-service.ts';
import type { AnyKind } from '../kinds/kind.ts';
import { KINDS } from '../kinds/kinds.ts';

let service: RunningService;
let gazetteer: Gazetteer;
beforeAll(async () => {
  service = await startService();
  gazetteer = await loadGazetteer();
});
afterAll(() => service.close());

const { cityId: _, ...WITHOUT_PLACE } = BIRTH;
const at = (latitude: number | string, longitude: number | string, more: Readonly<Record<string, string>> = {}) =>
  service.ask(target(CHART, { ...WITHOUT_PLACE, latitude: `${latitude}`, longitude: `${longitude}`, ...more }));

/** Places all over the Earth: those nearest to the points of a grid. */
function placesOfTheWorld(): readonly Place[] {
  const places = new Map<string, Place>();
  const [down, across] = IS_FULL ? [1.5, 7] : [5, 13];
  for (let latitude = -54; latitude < 70; latitude += down)
    for (let longitude = -179; longitude < 180; longitude += across) {
      const [nearest] = gazetteer.near({ latitude, longitude, limit: 1 });
      if (nearest!.distanceKm < 300) places.set(nearest!.place.cityId, nearest!.place);
    }
  return [...places.values()];
}

describe('a birthplace by its coordinates and zone', () => {
  let places: readonly Place[];
  beforeAll(() => {
    places = placesOfTheWorld();
    expect(places.length).toBeGreaterThan(IS_FULL ? 1000 : 150);
  });

  test.each(['chart', 'day', 'transits', 'timeline', 'variants'] as const)(
    'has the %s of the place by its id',
    (name) => {
      const kind: AnyKind = KINDS[name];
      const context = { gazetteer, baseUrl: '' };
      const documentOf = (place: Readonly<Record<string, unknown>>, birth: object) => {
        const sent = Object.entries({ ...birth, ...place }).map(
          ([field, value]) => ({ name: field, in: 'query', sent: { kind: 'text', text: `${value}` } }) as const,
        );
        const answer = kind.castFor(kind.read.document(sent, gazetteer), context);
        const { input: _, birth: born, moment, warnings, ...rest } = answer.object() as Record<string, object>;
        const withoutPlace = (part: object | undefined) => part && { ...part, place: undefined };
        return {
          ...rest,
          born: withoutPlace(born),
          moment: withoutPlace(moment),
          codes: (warnings as { code: string }[]).map(({ code }) => code),
        };
      };
      const tried = sampleOf([...places.entries()], 3, Object.keys(KINDS).indexOf(name));
      for (const [n, { cityId, latitude, longitude, timeZone }] of tried) {
        const birth = {
          date: `${1905 + (n % 110)}-0${1 + (n % 9)}-${10 + (n % 19)}`,
          gender: n % 2 === 0 ? 'male' : 'female',
          ...(name !== 'day' && { hour: n % 24, minute: n % 60 }),
          ...((name === 'transits' || name === 'timeline') && { at: '2027-02-10T08:30' }),
        };
        const byPoint = documentOf({ latitude, longitude, timeZone }, birth);
        expect([cityId, byPoint]).toEqual([cityId, documentOf({ cityId }, birth)]);
      }
    },
    60_000,
  );
});

describe('without a zone', () => {
  test('has that of the nearest place, which is named with its distance', async () => {
    const { json } = await at(39.95, 116.3);
    expect(json.birth.place).toMatchObject({
      latitude: 39.95,
      longitude: 116.3,
      timeZone: 'Asia/Shanghai',
      countryCode: 'CN',
    });
    expect(json.birth.place.zoneFrom).toMatchObject({ cityId: expect.any(String), distanceKm: expect.any(Number) });
    expect(json.birth.place.zoneFrom.distanceKm).toBeLessThan(10);
    expect(json.input).toMatchObject({ latitude: 39.95, longitude: 116.3 });
    expect(json.input).not.toHaveProperty('cityId');
  });

  // Towns beside a line between two zones, by the IANA database and the maps of their countries.
  test.each([
    [47.5667, 7.5833, 'Europe/Zurich'], // Basel, at the corner of France and Germany
    [31.7619, -106.485, 'America/Denver'], // El Paso
    [42.8628, 130.366, 'Asia/Shanghai'], // Hunchun, with Korea and Russia near by
    [1.4655, 103.7578, 'Asia/Kuala_Lumpur'], // Johor Bahru, Singapore across the strait
    [49.0069, 8.4037, 'Europe/Berlin'], // Karlsruhe
    [43.4722, -80.5449, 'America/Toronto'], // Waterloo
    [-31.9523, 115.8613, 'Australia/Perth'],
  ])('%d, %d is in %s', async (latitude, longitude, timeZone) => {
    expect((await at(latitude, longitude)).json.birth.place.timeZone).toBe(timeZone);
  });

  test.each([
    [0, -30],
    [-90, 0],
    [89.9, 179.9],
    [-48.87, -123.39], // the point of the sea that is farthest from land
  ])('%d, %d, far from every place, is answered with a warning', async (latitude, longitude) => {
    const { status, json } = await at(latitude, longitude);
    expect(status).toBe(200);
    expect(json.warnings).toContainEqual(
      expect.objectContaining({ code: 'zone_from_afar', detail: expect.stringMatching(/\d km/) }),
    );
    const byZone = await at(latitude, longitude, { timeZone: 'Pacific/Honolulu' });
    expect(byZone.json.birth.place).not.toHaveProperty('zoneFrom');
    expect(byZone.json.warnings.map(({ code }: { code: string }) => code)).not.toContain('zone_from_afar');
  });

  // Points within 15 km of a border. The nearest place has another zone than geo-tz 8.1.9 has for the point.
  test.each([
    [42.2435, 128.7496, 'Asia/Shanghai'],
    [20.6986, 100.1896, 'Asia/Yangon'],
    [41.504, 42.1558, 'Europe/Istanbul'],
    [40.1475, 69.7308, 'Asia/Bishkek'],
    [41.4969, 71.6926, 'Asia/Tashkent'],
    [38.9507, 48.1165, 'Asia/Tehran'],
    [20.9507, -87.5879, 'America/Merida'],
    [29.6046, -108.6892, 'America/Hermosillo'],
    [44.2211, -100.4869, 'America/Chicago'],
    [-28.2797, 153.2895, 'Australia/Sydney'],
    [-11.9697, -50.5102, 'America/Araguaina'],
    [66.0141, 24.1249, 'Europe/Helsinki'],
    [25.124, 61.5895, 'Asia/Tehran'],
  ])('%d, %d: the chart by the clock of %s is beside it', async (latitude, longitude, timeZone) => {
    const [first, second] = await Promise.all([
      at(latitude, longitude, { date: '2024-01-10', fields: 'warnings' }),
      at(latitude, longitude, { date: '2024-01-10', timeZone, fields: 'warnings,fourPillars.hanzi' }),
    ]);
    const { alternative } = first.json.warnings.find(({ code }: { code: string }) => code === 'zone_border_near');
    expect(alternative.request).toEqual({ timeZone });
    expect(alternative.fourPillars.hanzi).toBe(second.json.fourPillars.hanzi);
    expect(second.json.warnings.map(({ code }: { code: string }) => code)).not.toContain('zone_border_near');
  });
});

describe('the faults of coordinates', () => {
  const faultsOf = async (values: Readonly<Record<string, string>>) => {
    const { status, json } = await service.ask(target(CHART, { ...WITHOUT_PLACE, ...values }));
    expect(status).toBe(400);
    return json.errors.map(({ parameter, code }: { parameter: string; code: string }) => `${parameter} ${code}`);
  };

  test.each([
    [{}, ['cityId required']],
    [{ latitude: '39.9' }, ['longitude required']],
    [{ longitude: '116.4' }, ['latitude required']],
    [{ latitude: '39.9', longitude: '116.4', cityId: 'shanghai-1796236' }, ['cityId conflict']],
    [{ latitude: '91', longitude: '116.4' }, ['latitude out_of_range']],
    [{ latitude: '39.9', longitude: '-180.1' }, ['longitude out_of_range']],
    [{ latitude: 'north', longitude: '116.4' }, ['latitude invalid_format']],
    [{ latitude: '39.9', longitude: '116.4', timeZone: 'Beijing' }, ['timeZone not_allowed']],
  ])('%j: %j', async (values, faults) => {
    expect(await faultsOf(values as Record<string, string>)).toEqual(faults);
  });

  test('a decimal comma is read, and the coordinates of the place beside its id are no fault', async () => {
    expect((await at('39,9075', '116,39723')).status).toBe(200);
    expect((await at('39.9075', '116.39723', { cityId: 'beijing-1816670' })).json.input).toMatchObject({
      cityId: 'beijing-1816670',
    });
  });

  test('a day by its coordinates has no hour to request', async () => {
    const { hour, minute, ...day } = WITHOUT_PLACE as Record<string, string>;
    expect((await service.ask(target(DAY, { ...day, latitude: '39.9', longitude: '116.4' }))).status).toBe(200);
    expect([hour, minute]).toBeDefined();
  });
});
