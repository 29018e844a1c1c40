// The almanac over HTTP: days, years, one day, a calendar to subscribe to, and every fault by its name.

import { describeAlmanac } from 'beichen';
import { almanacDay, almanacMonth, almanacYear } from 'beichen/almanac';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { target } from '../../test/births.ts';
import { type RunningService, startService } from '../../test/running-service.ts';

const ALMANAC = '/api/public/almanac';
const FEED = '/api/public/almanac.ics';

let service: RunningService;
beforeAll(async () => {
  service = await startService({ wallClock: () => Date.UTC(2026, 10, 22) });
});
afterAll(() => service.close());

const ask = (values: Record<string, string>) => service.ask(target(ALMANAC, values));

describe('the almanac', () => {
  test('of a month has its days, with terms and moons where they fall', async () => {
    const { status, json } = await ask({ month: '2026-11', lang: 'zh' });
    expect(status).toBe(200);
    expect(json.days).toHaveLength(30);
    expect(json.calendarRegion).toBe('china');
    expect('timeZone' in json || 'year' in json).toBe(false);
    const withTerm = json.days.filter(({ solarTerm }: { solarTerm?: object }) => solarTerm);
    expect(
      withTerm.map(({ date, solarTerm }: { date: string; solarTerm: { name: string; atClock: string } }) => [
        date,
        solarTerm.name,
        solarTerm.atClock.slice(0, 16),
      ]),
    ).toEqual([
      ['2026-11-07', '立冬', '2026-11-07T17:52'],
      ['2026-11-22', '小雪', '2026-11-22T15:23'],
    ]);
    const first = json.days.find(({ newMoon }: { newMoon?: object }) => newMoon);
    expect(first.lunarDate).toMatchObject({ month: 10, day: 1, text: '二〇二六年十月初一' });
  });

  test('of a year has its 24 terms, its moons and the months of its lunar year', async () => {
    const { json } = await ask({ year: '2025' });
    expect('days' in json).toBe(false);
    expect(json.year.solarTerms).toHaveLength(24);
    expect([json.year.newMoons.length, json.year.fullMoons.length]).toEqual([12, 12]);
    expect(json.year.lunarYear).toMatchObject({
      startsOn: '2025-01-29',
      leapMonthNumber: 6,
      days: 384,
      zodiac: { id: 'snake' },
    });
    expect(json.year.lunarYear.months).toHaveLength(13);
  });

  test('has the days and years that the library describes', async () => {
    const asJson = (value: object) => JSON.parse(JSON.stringify(value));
    const { days } = (await ask({ month: '2026-11', lang: 'ko' })).json;
    expect(asJson(describeAlmanac(almanacMonth(2026, 11), { language: 'ko' }))).toEqual(days);
    const date = { year: 2026, month: 11, day: 7 };
    expect(asJson(describeAlmanac(almanacDay(date), { language: 'ko' }))).toEqual(days[6]);
    const { year } = (await ask({ year: '2025', lang: 'ko' })).json;
    expect(asJson(describeAlmanac(almanacYear(2025), { language: 'ko' }))).toEqual(year);
  });

  test('of a date, and of a lunar date with its leap month, is one day', async () => {
    const { json } = await ask({ date: '2025-08-08' });
    expect(json.days).toHaveLength(1);
    expect(json.days[0].lunarDate).toMatchObject({ year: 2025, month: 6, day: 15, leapMonth: true });
    const lunar = await ask({ lunarDate: '2025-06-15', leapMonth: 'true' });
    expect(lunar.json.days).toEqual(json.days);
    expect((await ask({ lunarDate: '2025-06-15' })).json.days[0].date).toBe('2025-07-09');
  });

  test('goes by the clock and the calendar of a place, or of a zone', async () => {
    const { json } = await ask({ month: '2026-02', cityId: 'hanoi-1581130' });
    expect(json).toMatchObject({ calendarRegion: 'vietnam', timeZone: 'Asia/Bangkok', placeLabel: 'Hanoi, Vietnam' });
    expect(json.days[3].solarTerm.atClock).toBe('2026-02-04T03:02:07');
    const saigon = await ask({ lunarDate: '1970-01-01', timeZone: 'asia/ho_chi_minh' });
    expect(saigon.json).toMatchObject({ calendarRegion: 'vietnam', timeZone: 'Asia/Ho_Chi_Minh' });
    const korea = await ask({ year: '2026', timeZone: 'Asia/Seoul', calendarRegion: 'china' });
    expect(korea.json.calendarRegion).toBe('china');
    expect(korea.json.year.solarTerms[2].atClock).toBe('2026-02-04T05:02:07');
  });

  test('may be kept for a day, and is asked again by its tag', async () => {
    const { headers } = await ask({ month: '2026-11' });
    expect(headers['cache-control']).toBe('public, max-age=86400, stale-while-revalidate=604800');
    expect(headers['ratelimit-policy']).toBeUndefined();
    const again = await service.ask(target(ALMANAC, { month: '2026-11' }), {
      headers: { 'if-none-match': headers.etag! },
    });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await ask({ month: '2026-10' })).headers.etag).not.toBe(headers.etag);
    expect((await service.ask(target(ALMANAC, { month: '2026-11' }), { method: 'POST' })).status).toBe(405);
  });

  // biome-ignore format: one fault a row
  const FAULTS: readonly (readonly [sent: Record<string, string>, faults: readonly (readonly [parameter: string, code: string])[]])[] = [
    [{},                                                    [['month', 'required']]],
    [{ month: '2026-11', year: '2026' },                    [['year', 'conflict']]],
    [{ date: '2026-11-22', lunarDate: '2026-10-14' },       [['lunarDate', 'conflict']]],
    [{ month: '2026-13' },                                  [['month', 'invalid_format']]],
    [{ month: '2026' },                                     [['month', 'invalid_format']]],
    [{ month: '1645-01' },                                  [['month', 'out_of_range']]],
    [{ month: '2200-02' },                                  [['month', 'out_of_range']]],
    [{ year: '26' },                                        [['year', 'invalid_format']]],
    [{ year: '1645' },                                      [['year', 'out_of_range']]],
    [{ year: '2200' },                                      [['year', 'out_of_range']]],
    [{ date: '2026-02-29' },                                [['date', 'nonexistent_date']]],
    [{ date: '1645-01-27' },                                [['date', 'out_of_range']]],
    [{ lunarDate: '2200-01-01' },                           [['lunarDate', 'out_of_range']]],
    [{ lunarDate: '2026-13-01' },                           [['lunarDate', 'nonexistent_date']]],
    [{ lunarDate: '2026-02-30' },                           [['lunarDate', 'nonexistent_date']]],
    [{ lunarDate: '2026-06-01', leapMonth: 'true' },        [['leapMonth', 'nonexistent_date']]],
    [{ lunarDate: '2025-06-30', leapMonth: 'true' },        [['lunarDate', 'nonexistent_date']]],
    [{ month: '2026-11', leapMonth: 'true' },               [['leapMonth', 'conflict']]],
    [{ month: '2026-11', cityId: 'Beijing' },               [['cityId', 'not_found']]],
    [{ month: '2026-11', timeZone: 'Beijing' },             [['timeZone', 'not_allowed']]],
    [{ month: '2026-11', calendarRegion: 'tibet' },         [['calendarRegion', 'not_allowed']]],
    [{ month: '2026-11', cityId: 'beijing-1816670', timeZone: 'Asia/Tokyo' }, [['timeZone', 'not_allowed']]],
    [{ month: 'x', year: 'y', cityId: 'z' },                [['month', 'invalid_format'], ['year', 'invalid_format'], ['cityId', 'not_found'], ['year', 'conflict']]],
  ];
  test.each(FAULTS)('%j is refused by the name of what is wrong', async (sent, faults) => {
    const { status, json } = await ask(sent);
    expect(status).toBe(400);
    expect(json.errors.map(({ parameter, code }: { parameter: string; code: string }) => [parameter, code])).toEqual(
      faults,
    );
    for (const { detail } of json.errors) expect(detail).not.toMatch(/undefined|\{/);
  });
});

describe('the almanac as a calendar', () => {
  const eventsOf = async (values: Record<string, string>) => {
    const { status, text, headers } = await service.ask(target(FEED, values));
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const calendar = new ICAL.Component(ICAL.parse(text));
    return { text, calendar, events: calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event)) };
  };

  test('has the terms, the months and the New Year as events of whole days', async () => {
    const { calendar, events } = await eventsOf({ year: '2025', lang: 'zh' });
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(events).toHaveLength(24 + 12);
    expect(
      events.every(
        ({ startDate, endDate }) => startDate.isDate && endDate.subtractDate(startDate).toSeconds() === 86_400,
      ),
    ).toBe(true);
    const on = (date: string) =>
      events.filter(({ startDate }) => startDate.toString() === date).map(({ summary }) => summary);
    expect(on('2025-02-03')).toEqual(['立春']);
    expect(on('2025-01-29')).toEqual(['农历新年 乙巳蛇年']);
    expect(on('2025-07-25')).toEqual(['农历闰六月初一']);
    const dates = events.map(({ startDate }) => startDate.toString());
    expect(dates).toEqual([...dates].sort());
    expect(events.find(({ summary }) => summary === '立春')!.description).toBe('22:10:28 · 2025-02-03 14:10:28 UTC');
  });

  test.each(['ja', 'ko', 'vi'])('has no date of ISO 8601 where the language writes others (%s)', async (lang) => {
    const { events } = await eventsOf({ year: '2025', lang });
    const said = events.flatMap(({ summary, description }) => [summary, description]);
    expect(said.some((text) => /14:10:28 UTC$/.test(text))).toBe(true);
    expect(said.filter((text) => /\d{4}-\d\d-\d\d/.test(text))).toEqual([]);
  });

  test('names its events for good: each once in a calendar, the same again, and others where the days are counted otherwise', async () => {
    const uids = async (values: Record<string, string>) => (await eventsOf(values)).events.map(({ uid }) => uid);
    const china = await uids({ year: '2026' });
    expect(new Set(china).size).toBe(china.length);
    expect(await uids({ year: '2026', lang: 'zh' })).toEqual(china);
    const others = [
      ...(await uids({ year: '2026', timeZone: 'America/New_York' })),
      ...(await uids({ year: '2026', calendarRegion: 'korea' })),
      ...(await uids({ year: '2027' })),
    ];
    expect(others.filter((uid) => china.includes(uid))).toEqual([]);
  });

  test('is the same text at any time, and may be cached for a day', async () => {
    const [one, other] = [
      await service.ask(target(FEED, { year: '2026' })),
      await service.ask(target(FEED, { year: '2026' })),
    ];
    expect(other.text).toBe(one.text);
    expect(one.headers['cache-control']).toBe('public, max-age=86400, stale-while-revalidate=604800');
    const stamps = new Set([...one.text.matchAll(/^DTSTAMP:(.*)$/gm)].map(([, stamp]) => stamp!.trim()));
    expect([...stamps]).toEqual(['20261120T000000Z']);
    const again = await service.ask(target(FEED, { year: '2026' }), {
      headers: { 'if-none-match': one.headers.etag! },
    });
    expect(again.status).toBe(304);
  });

  test('without a year has the current year and the next one', async () => {
    const [one, next, both] = [
      await eventsOf({ year: '2026' }),
      await eventsOf({ year: '2027' }),
      await eventsOf({}),
    ].map(({ events }) => events.map(({ uid }) => uid));
    expect(both).toEqual([...one!, ...next!]);
  });

  test('of a year that does not exist is refused', async () => {
    const { status, json } = await service.ask(target(FEED, { year: '2300' }));
    expect([status, json.errors[0].parameter, json.errors[0].code]).toEqual([400, 'year', 'out_of_range']);
  });
});

test('calls for the almanac, as a document or as a calendar, are counted with searches for places', async () => {
  const narrow = await startService({ environment: { CITIES_LIMIT: '3' } });
  try {
    const statuses: number[] = [];
    for (const path of [target(ALMANAC, { date: '2026-11-22' }), target(FEED, { year: '2026' }), target(ALMANAC, {})]) {
      statuses.push((await narrow.ask(path)).status);
    }
    const refused = await narrow.ask(target('/api/public/cities', { q: 'Paris' }));
    expect([...statuses, refused.status]).toEqual([200, 200, 400, 429]);
    expect(refused.json['violated-policies']).toEqual(['cities']);
  } finally {
    await narrow.close();
  }
});
