import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CITIES, chartOf, target } from '../../test/births.ts';
import { type RunningService, startService } from '../../test/running-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const search = async (values: Readonly<Record<string, string>>) => (await service.ask(target(CITIES, values))).json;

describe('a search for a birthplace', () => {
  test('leads from 北京 to a chart', async () => {
    const { cities } = await search({ q: '北京' });
    expect(cities[0]).toMatchObject({
      cityId: 'beijing-1816670',
      latitude: 39.9075,
      longitude: 116.39723,
      timeZone: 'Asia/Shanghai',
    });
    expect((await service.ask(chartOf({ cityId: cities[0].cityId }))).status).toBe(200);
  });

  test('answers in the requested language', async () => {
    const [en, zh, hant] = await Promise.all(
      ['en', 'zh', 'zh-Hant'].map((lang) => search({ q: 'Lanzhou', lang, limit: '1' })),
    );
    expect(en.cities[0]).toMatchObject({ name: 'Lanzhou', country: 'China' });
    expect(zh.cities[0]).toMatchObject({ name: zh.cities[0].hanzi, country: '中国' });
    expect(hant.cities[0]).toMatchObject({ country: '中國', cityId: en.cities[0].cityId });
  });

  test('is the same under every name of its parameter', async () => {
    const { text } = await service.ask(target(CITIES, { q: 'Beijing' }));
    for (const name of [
      'query',
      'name',
      'search',
      'city',
      'place',
      'birthplace',
      'keyword',
      'location',
      'term',
      'text',
      'Q',
    ]) {
      expect((await service.ask(target(CITIES, { [name]: 'Beijing' }))).text).toBe(text);
    }
  });

  test('keeps to a country and a limit', async () => {
    const { cities, count } = await search({ q: 'springfield', country: 'us', limit: '5' });
    expect(count).toBe(5);
    expect(cities.every((city: { countryCode: string }) => city.countryCode === 'US')).toBe(true);
  });

  test('looks one up by its id', async () => {
    const { cities, count, query, warnings } = await search({ cityId: 'beijing-1816670', q: 'Shanghai' });
    expect(count).toBe(1);
    expect(query).toBe('beijing-1816670');
    expect(cities[0]).toMatchObject({ cityId: 'beijing-1816670', match: 'exact' });
    expect(warnings).toEqual([expect.objectContaining({ code: 'q_ignored' })]);
  });

  // Distances in kilometres within which the five nearest places lie.
  test.each([
    ['39.9163,116.3972', 'CN', 10],
    [' 40.758 , -73.9855 ', 'US', 5],
    ['-33.86,151.21', 'AU', 5],
    ['+64.15,-21.94', 'IS', 5],
  ])('around %s gives the nearest places, nearest first, with their distance', async (near, country, kilometres) => {
    const { cities, count, query } = await search({ near, limit: '5' });
    expect([count, query]).toEqual([5, near.trim()]);
    expect(cities[0]).toMatchObject({ countryCode: country, match: 'near' });
    const far = cities.map(({ distanceKm }: { distanceKm: number }) => distanceKm);
    expect(far).toEqual([...far].sort((a: number, b: number) => a - b));
    expect(far[0]).toBeLessThan(kilometres);
  });

  test('around a point keeps to a country, and comes before a name', async () => {
    const { cities, warnings } = await search({ near: '39.9,116.4', country: 'MN', q: 'Paris', limit: '1' });
    expect(cities[0].countryCode).toBe('MN');
    expect(warnings).toEqual([expect.objectContaining({ code: 'q_ignored' })]);
    const view = await search({ near: '39.9,116.4', cityId: 'beijing-1816670' });
    expect(view.cities[0].distanceKm).toBeUndefined();
    expect(view.warnings).toEqual([expect.objectContaining({ code: 'near_ignored' })]);
    const abroad = await search({ country: 'US', cityId: 'beijing-1816670' });
    expect(abroad.cities[0].countryCode).toBe('CN');
    expect(abroad.warnings).toEqual([expect.objectContaining({ code: 'country_ignored' })]);
  });

  test('around a point far from every place says so, and so does a point as a name', async () => {
    const requested = await search({ near: '-45,-120', lang: 'en' });
    expect(requested.warnings).toEqual([
      expect.objectContaining({ code: 'places_are_far', detail: expect.stringMatching(/\d{3,4} km away/) }),
    ]);
    expect((await search({ q: '-45, -120' })).warnings).toEqual([expect.objectContaining({ code: 'places_are_far' })]);
    expect((await search({ near: '39.9,116.4' })).warnings).toEqual([]);
  });

  test('by a name that is a point leads to the places nearest to it', async () => {
    const { cities, query } = await search({ q: '北纬39.9 东经116.4' });
    expect(query).toBe('北纬39.9 东经116.4');
    expect(cities[0]).toMatchObject({ countryCode: 'CN', match: 'near', distanceKm: expect.any(Number) });
    expect(cities).toEqual((await search({ near: '39.9,116.4' })).cities);
  });

  // Forms of the same point; the decimals are the degrees and minutes worked out by hand (31° 12′ = 31.2, 121° 30′ = 121.5).
  test.each(['3.12e1,1.215e2', '31n12 121e30', '31,2; 121,5', '31°12′N 121°30′E', 'geo:31.2,121.5', '31.2 121.5'])(
    'around %s is around 31.2,121.5',
    async (near) => {
      expect((await search({ near })).cities).toEqual((await search({ near: '31.2,121.5' })).cities);
      const { json } = await service.ask('/api/public/openapi.json');
      const { schema } = json.paths[CITIES].get.parameters.find(({ name }: { name: string }) => name === 'near');
      expect(near).toMatch(new RegExp(schema.pattern, 'u'));
    },
  );

  test.each([
    ['abc', 'invalid_format'],
    ['39.9', 'invalid_format'],
    ['39.9,116.4,5', 'invalid_format'],
    ['39,9,116,4', 'invalid_format'],
    ['0x10,0', 'invalid_format'],
    ['NaN,0', 'invalid_format'],
    ['1e400,0', 'out_of_range'],
    ['116.4,39.9', 'out_of_range'],
    ['0,180.1', 'out_of_range'],
    ['-90.5,0', 'out_of_range'],
  ])('around %s is refused as %s', async (near, code) => {
    const { status, json } = await service.ask(target(CITIES, { near }));
    expect(status).toBe(400);
    expect(json.errors).toEqual([expect.objectContaining({ parameter: 'near', code })]);
  });

  test('that finds nothing is a success with an empty list and a hint', async () => {
    const { status, json } = await service.ask(target(CITIES, { q: 'qqqqqxxxxx zzzzz', lang: 'zh' }));
    expect(status).toBe(200);
    expect(json).toMatchObject({ count: 0, cities: [] });
    expect(json.hint).toMatch(/[\u4e00-\u9fff]/);
  });

  test('of any text is answered', async () => {
    const odd = ['北', 'a', '😀', 'مكة', '𠮷野家', 'é'.repeat(80), '%', '"\\', "'; DROP TABLE places", '１２３'];
    for (const q of odd) expect((await service.ask(target(CITIES, { q }))).status, q).toBe(200);
  });

  test.each([
    ['zero width spaces', '\u200b\u2060'],
    ['the filler of hangul', '\u3164'],
    ['the blank of Braille', '\u2800'],
    ['control characters', '\u0000\u0001'],
  ])('of %s is refused, since it has no visible character', async (_, q) => {
    const { status, json } = await service.ask(target(CITIES, { q }));
    expect(status).toBe(400);
    expect(json.errors).toEqual([expect.objectContaining({ parameter: 'q', code: 'invalid_format' })]);
    expect(json.errors[0].detail).toMatch(/visible/);
  });

  test.each([
    ['not London', 'London', 'GB'],
    ['Leeds or Bradford', 'Bradford', 'GB'],
    ['a village near Kyoto', 'Kyoto', 'JP'],
    ['Xyzzy Hospital, Houston', 'Houston', 'US'],
  ])('%s says that only %s was used', async (q, used, country) => {
    const { cities, warnings } = await search({ q, lang: 'en' });
    expect(cities[0].countryCode).toBe(country);
    expect(warnings).toEqual([{ code: 'q_partly_used', detail: `Only "${used}" of q was used.` }]);
  });

  test('that was used whole has no warning', async () => {
    for (const q of [
      'London',
      'born in London',
      'Springfield, Illinois',
      '陕西省渭南市蒲城县',
      'Tampereella',
      'Millan',
    ])
      expect((await search({ q })).warnings, q).toEqual([]);
  });

  test('may be kept by caches, and is not sent again to who has it', async () => {
    const { headers } = await service.ask(target(CITIES, { q: 'Beijing' }));
    expect(headers['cache-control']).toBe('public, max-age=86400, stale-while-revalidate=604800');
    expect(headers.ratelimit).toBeUndefined();
    for (const tag of [headers.etag!, headers.etag!.slice(2), `"other", ${headers.etag}`, '*']) {
      const again = await service.ask(target(CITIES, { q: 'Beijing' }), { headers: { 'if-none-match': tag } });
      expect(again.status).toBe(304);
      expect(again.headers.etag).toBe(headers.etag);
    }
    const other = await service.ask(target(CITIES, { q: 'Shanghai' }), { headers: { 'if-none-match': headers.etag! } });
    expect(other.status).toBe(200);
  });
});
