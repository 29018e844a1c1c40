// Births that fit, over HTTP. Every answer is checked against the contract, and a selection against its own schema.

import { BIRTHS as MEMBERS } from 'beichen/internal';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BIRTHS, birthsOf, chartOf } from '../../test/births.ts';
import { type RunningService, startService } from '../../test/running-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startService({ now: () => Date.parse('2026-11-22T00:30:15Z') });
});
afterAll(() => service.close());

type Conditions = Readonly<Record<string, string | undefined>>;

const faultsOf = async (known: Conditions) => {
  const { status, json } = await service.ask(birthsOf(known));
  expect(status).toBe(400);
  return json.errors.map(({ parameter, code }: { parameter: string; code: string }) => `${parameter} ${code}`);
};

const PILLARS = '乙未 己卯 癸酉 丁巳';
const BEIJING = 'beijing-1816670';

describe('births that fit', () => {
  test('are spans, by the Sun and by the clock of the birthplace, with the request that casts their chart', async () => {
    const { status, json, headers } = await service.ask(birthsOf({ pillars: PILLARS, cityId: BEIJING }));
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(Object.keys(json)).toEqual([
      'input',
      ...Object.keys(MEMBERS.members).filter((name) => name !== 'next' && name !== 'otherDayBoundary'),
      'warnings',
      'meta',
    ]);
    expect(json.input).toEqual({ pillars: PILLARS, cityId: BEIJING, lang: 'en' });
    expect(json).toMatchObject({
      count: 1,
      fromYear: 1900,
      toYear: 2099,
      place: { name: 'Beijing' },
      contradicts: [],
      warnings: [{ code: 'other_years', detail: expect.stringContaining('3 earlier') }],
    });
    const [birth] = json.births;
    expect(birth).toMatchObject({
      date: '1955-03-13',
      doubleHour: { id: 'si' },
      startsAtSolarTime: '1955-03-13T09:00:00',
      endsAtSolarTime: '1955-03-13T11:00:00',
      startsAtClock: '1955-03-13T09:24:16',
      request: { date: '1955-03-13', hour: 10, minute: 24 },
      fourPillars: { hanzi: PILLARS },
    });
    const requested = Object.fromEntries(Object.entries(birth.request).map(([name, value]) => [name, `${value}`]));
    const { json: chart } = await service.ask(chartOf({ ...requested, cityId: BEIJING }));
    expect([chart.fourPillars.hanzi, chart.mainStar.id, chart.ziwei.bureau, chart.birth.lunarDate]).toEqual([
      PILLARS,
      birth.mainStar.id,
      birth.bureau,
      birth.lunarDate,
    ]);
  });

  test('without a birthplace have no clock times', async () => {
    const { json } = await service.ask(birthsOf({ pillars: PILLARS }));
    expect([json.count, json.longitude, json.place]).toEqual([1, 120, undefined]);
    expect(Object.keys(json.births[0]).filter((name) => /Clock|startsAt$|endsAt$|request/.test(name))).toEqual([]);
  });

  test('are the same by GET, POST of JSON and of a form; HEAD has no body', async () => {
    const known = { pillars: PILLARS, cityId: BEIJING };
    const { text } = await service.ask(birthsOf(known));
    const json = { method: 'POST', body: JSON.stringify(known), headers: { 'content-type': 'application/json' } };
    expect((await service.ask(BIRTHS, json)).text).toBe(text);
    expect((await service.ask(BIRTHS, { method: 'POST', body: new URLSearchParams(known) })).text).toBe(text);
    expect((await service.ask(birthsOf(known), { method: 'HEAD' })).text).toBe('');
  });

  test.each([
    { pillars: 'yi-wei,ji-mao,gui-you,ding-si' },
    { pillars: '乙未 _ 癸酉 丁巳', monthPillar: '己卯' },
    {
      yearPillar: 'Yi-Wei',
      monthPillar: 'ji-_',
      dayPillar: '癸酉',
      hourPillar: '_巳',
      fromYear: '1955',
      toYear: '1955',
      lunarMonth: '2',
    },
    { dayPillar: 'gui-you', doubleHour: 'si', lunarMonth: '2', lunarDay: '20', fromYear: '1955', toYear: '1955' },
    {
      mainStar: 'empty>tianji+tianliang',
      bureau: 'earth5',
      lifeBranch: 'xu',
      bodyBranch: 'shen',
      lu: 'tianji',
      dayPillar: 'gui-you',
      fromYear: '1955',
      toYear: '1955',
    },
  ])('are found by %o', async (known) => {
    const { status, json } = await service.ask(birthsOf(known));
    expect(status).toBe(200);
    expect(json.births.map(({ date }: { date: string }) => date)).toContain('1955-03-13');
  });

  test('come in pages that follow each other', async () => {
    const known: Conditions = { star: 'ziwei@life,tianfu@life', pattern: 'zifuTonggong', clean: 'true', limit: '100' };
    const dates: string[] = [];
    let after: string | undefined;
    let count: number;
    do {
      const { json } = await service.ask(birthsOf({ ...known, after }));
      dates.push(...json.births.map(({ startsAtSolarTime }: { startsAtSolarTime: string }) => startsAtSolarTime));
      ({ next: after, count } = json);
    } while (after !== undefined);
    expect(dates.length).toBe(count);
    expect(count).toBeGreaterThan(500);
    expect([...new Set(dates)].sort()).toEqual(dates);
  });

  test.each(['en', 'zh', 'zh-Hant'])('in %s: a page fits into 64 KiB, and of a hundred into 128', async (lang) => {
    const { text } = await service.ask(birthsOf({ lunarDay: '3', cityId: BEIJING, lang }));
    expect(Buffer.byteLength(text)).toBeLessThan(64 * 1024);
    const { text: long } = await service.ask(birthsOf({ lunarDay: '3', cityId: BEIJING, lang, limit: '100' }));
    expect(Buffer.byteLength(long)).toBeLessThan(128 * 1024);
  });

  test('that cannot be are reported, with what contradicts what', async () => {
    const { status, json } = await service.ask(birthsOf({ yearPillar: '辛巳', monthPillar: '壬午', bureau: 'fire6' }));
    expect([status, json.count, json.births, json.next]).toEqual([200, 0, [], undefined]);
    expect(json.contradicts).toEqual([
      { parameter: 'yearPillar', given: 'xin-si' },
      { parameter: 'monthPillar', given: 'ren-wu' },
    ]);
    expect(json.warnings).toEqual([
      { code: 'contradiction', detail: expect.stringContaining('yearPillar=xin-si, monthPillar=ren-wu') },
    ]);
  });

  test('have solar time alone without a birthplace, and a warning of it unless standard time decides', async () => {
    const codesOf = async (more: Record<string, string>) =>
      (await service.ask(birthsOf({ pillars: PILLARS, ...more }))).json.warnings.map(
        ({ code }: { readonly code: string }) => code,
      );
    expect(await codesOf({})).toEqual(['other_years', 'solar_time_only']);
    expect(await codesOf({ solarTime: 'mean' })).toEqual(['other_years', 'solar_time_only']);
    expect(await codesOf({ solarTime: 'clock' })).toEqual(['other_years']);
    expect(await codesOf({ cityId: BEIJING })).toEqual(['other_years']);
  });

  test('are cast by the conventions that were requested', async () => {
    const known = { pillars: '丙寅 壬辰 戊申 甲子', fromYear: '1986', toYear: '1986' };
    expect((await service.ask(birthsOf(known))).json.contradicts).toHaveLength(2);
    const { json } = await service.ask(birthsOf({ ...known, dayBoundary: 'midnight' }));
    expect(json.conventions.dayBoundary).toBe('midnight');
    expect(json.births.map(({ startsAtSolarTime }: { startsAtSolarTime: string }) => startsAtSolarTime)).toEqual([
      '1986-05-04T23:00:00',
    ]);
  });

  test('answer the members that are requested', async () => {
    const { json } = await service.ask(birthsOf({ pillars: PILLARS, fields: 'count,births.date' }));
    expect(json).toEqual({ count: 1, births: [{ date: '1955-03-13' }] });
    expect((await service.ask(birthsOf({ pillars: PILLARS, fields: 'compact' }))).status).toBe(200);
  });

  test('are searched for in turns: a call that needs no search is answered while searches run', async () => {
    const searches = ['shaPoLang', 'riyueBingming', 'luMaJiaochi', 'wenxingChaoming'].map((pattern) =>
      service.ask(birthsOf({ pattern, fromYear: '1900', toYear: '2199', school: 'quanshu' })).then(() => 'search'),
    );
    const first = await Promise.race([service.ask('/healthz').then(() => 'health'), ...searches]);
    expect(first).toBe('health');
    await Promise.all(searches);
  });
});

describe('what is wrong is named', () => {
  test('nothing that is known', async () => {
    expect(await faultsOf({})).toEqual(['pillars required']);
    expect(await faultsOf({ gender: 'male', fromYear: '1990' })).toEqual(['pillars required']);
  });

  test('a pillar that does not exist, or of which two parameters differ', async () => {
    expect(await faultsOf({ pillars: '甲丑 丙寅 戊辰 壬子' })).toEqual(['pillars not_allowed']);
    expect(await faultsOf({ pillars: '甲子 丙寅' })).toEqual(['pillars invalid_format']);
    expect(await faultsOf({ dayPillar: 'dragon', hourPillar: '_' })).toEqual([
      'dayPillar invalid_format',
      'hourPillar invalid_format',
    ]);
    expect(await faultsOf({ pillars: '丙寅 _ _ _', yearPillar: '丁卯' })).toEqual(['yearPillar conflict']);
  });

  test('a star, a pattern, a form or an id that does not exist', async () => {
    expect(await faultsOf({ mainStar: 'tanlan', star: 'tanlang', lu: 'wealth', bureau: 'wood2' })).toEqual([
      'bureau not_allowed',
      'lu not_allowed',
      'mainStar not_allowed',
      'star invalid_format',
    ]);
    expect(await faultsOf({ pattern: 'zifu,huotan:narrow' })).toEqual(['pattern not_allowed', 'pattern not_allowed']);
    expect(await faultsOf({ clean: 'true', lunarDay: '3' })).toEqual(['clean conflict']);
    expect(await faultsOf({ pattern: Array(9).fill('zifu').join() })).toEqual(['pattern out_of_range']);
  });

  test('years, a page, a place or a zone that does not exist', async () => {
    expect(await faultsOf({ lunarDay: '31' })).toEqual(['lunarDay out_of_range']);
    expect(await faultsOf({ lunarDay: '3', fromYear: '1644', toYear: '2200' })).toEqual([
      'fromYear out_of_range',
      'toYear out_of_range',
    ]);
    expect(await faultsOf({ lunarDay: '3', fromYear: '1700', toYear: '2000' })).toEqual(['toYear out_of_range']);
    expect(await faultsOf({ lunarDay: '3', fromYear: '2000', toYear: '1999' })).toEqual(['toYear out_of_range']);
    expect(await faultsOf({ lunarDay: '3', limit: '101', after: 'page-2' })).toEqual([
      'limit out_of_range',
      'after invalid_format',
    ]);
    expect(await faultsOf({ lunarDay: '3', cityId: 'nowhere-1' })).toEqual(['cityId not_found']);
    expect(await faultsOf({ lunarDay: '3', timeZone: 'Asia/Shanghai' })).toEqual(['timeZone conflict']);
    expect(await faultsOf({ lunarDay: '3', cityId: BEIJING, timeZone: 'Asia/Tokyo' })).toEqual([
      'timeZone not_allowed',
    ]);
    expect(await faultsOf({ lunarDay: '3', fields: 'births.hour' })).toEqual(['fields unknown_field']);
  });

  test('one that is known without an end of the years has the usual one, or as many years as there may be', async () => {
    const yearsOf = async (fromYear: string) => {
      const { json } = await service.ask(
        birthsOf({ lunarDay: '3', lunarMonth: '4', doubleHour: 'zi', fromYear, limit: '1' }),
      );
      return [json.fromYear, json.toYear];
    };
    expect(await yearsOf('1990')).toEqual([1990, 2099]);
    expect(await yearsOf('1700')).toEqual([1700, 1999]);
    expect(await yearsOf('2100')).toEqual([2100, 2199]);
  });
});
