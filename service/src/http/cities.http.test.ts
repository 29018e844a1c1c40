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

  test('answers in the language asked for', async () => {
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

  test('that finds nothing is a success with an empty list and a hint', async () => {
    const { status, json } = await service.ask(target(CITIES, { q: 'qqqqqxxxxx zzzzz', lang: 'zh' }));
    expect(status).toBe(200);
    expect(json).toMatchObject({ count: 0, cities: [] });
    expect(json.hint).toMatch(/[\u4e00-\u9fff]/);
  });

  test('of any text is answered', async () => {
    const odd = [
      '北',
      'a',
      '😀',
      'مكة',
      '\u0000\u0001',
      '𠮷野家',
      'é'.repeat(80),
      '%',
      '"\\',
      "'; DROP TABLE places",
      '１２３',
    ];
    for (const q of odd) expect((await service.ask(target(CITIES, { q }))).status, q).toBe(200);
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
