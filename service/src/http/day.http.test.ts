// Every chart of a birth without an hour, over HTTP. Every answer is checked against the contract, and a selection against its own schema.

import { DAY as MEMBERS } from 'beichen/internal';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BIRTH, chartOf, DAY, dayOf } from '../../test/births.ts';
import { type RunningService, startService } from '../../test/running-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startService({ now: () => Date.parse('2026-11-22T00:30:15Z') });
});
afterAll(() => service.close());

const faultsOf = async (changes: Readonly<Record<string, string | undefined>>) => {
  const { status, json } = await service.ask(dayOf(changes));
  expect(status).toBe(400);
  return json.errors.map(({ parameter, code }: { parameter: string; code: string }) => `${parameter} ${code}`);
};

describe('a birth without an hour', () => {
  test('is answered with every chart of its day', async () => {
    const { status, json, headers } = await service.ask(dayOf());
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(Object.keys(json)).toEqual(['input', ...Object.keys(MEMBERS.members), 'meta']);
    expect(json.input).toEqual({
      date: '1990-07-23',
      gender: 'male',
      calendar: 'solar',
      cityId: 'beijing-1816670',
      lang: 'en',
    });
    expect(json.birth).toMatchObject({ date: '1990-07-23', place: { name: 'Beijing' } });
    expect([json.count, json.charts.length]).toEqual([13, 13]);
    expect(json.meta.disclaimer).toMatch(/reflection/);
  });

  test('each chart is the one that its parameters cast, and begins where the one before ends', async () => {
    const { charts } = (await service.ask(dayOf({ date: '2024-02-04' }))).json;
    for (const [n, row] of charts.entries()) {
      const hour = Object.fromEntries(Object.entries(row.request).map(([name, value]) => [name, `${value}`]));
      const { json: chart } = await service.ask(chartOf({ date: '2024-02-04', minute: undefined, ...hour }));
      expect([row.doubleHour, row.lunarDate, row.fourPillars.hanzi, row.bureau]).toEqual([
        { id: chart.birth.doubleHour.id, name: chart.birth.doubleHour.name, hanzi: chart.birth.doubleHour.hanzi },
        chart.birth.lunarDate,
        chart.fourPillars.hanzi,
        chart.ziwei.bureau,
      ]);
      expect(row.mainStar.id).toBe(chart.mainStar.id);
      if (n > 0) expect(row.startsAt).toBe(charts[n - 1].endsAt);
    }
  });

  test('is the same by GET, POST of JSON and of a form; HEAD has no body', async () => {
    const { hour: _hour, minute: _minute, ...birth } = BIRTH;
    const { text } = await service.ask(dayOf());
    const body = JSON.stringify(birth);
    const json = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
    expect((await service.ask(DAY, json)).text).toBe(text);
    expect((await service.ask(DAY, { method: 'POST', body: new URLSearchParams(birth) })).text).toBe(text);
    expect((await service.ask(dayOf(), { method: 'HEAD' })).text).toBe('');
  });

  test.each(['en', 'zh', 'zh-Hant'])('in %s fits into 22 KiB', async (lang) => {
    const { text } = await service.ask(dayOf({ lang }));
    expect(Buffer.byteLength(text)).toBeLessThan(22 * 1024);
  });

  test('of which something is known leaves the charts that fit, and says of how many', async () => {
    const { json: all } = await service.ask(dayOf());
    for (const known of [
      { mainStar: all.charts[4].mainStar.id },
      { bureau: all.charts[4].bureau.id },
      { star: `ziwei:${all.charts[4].ziweiBranch.id}` },
      { star: 'Tianliang@life, tiantong@LIFE', bureau: 'water2' },
    ]) {
      const { json } = await service.ask(dayOf(known));
      expect(json.count).toBe(13);
      expect(json.charts.length).toBeGreaterThan(0);
      expect(json.charts.length).toBeLessThan(13);
      expect(json.input).toMatchObject(known);
      for (const row of json.charts) expect(all.charts).toContainEqual({ ...row, warningCodes: expect.any(Array) });
    }
    const [pattern] = (await service.ask(dayOf({ fields: 'charts.patterns.id' }))).json.charts[4].patterns;
    const { json: withPattern } = await service.ask(
      dayOf({ pattern: pattern.id.toUpperCase(), fields: 'default,charts.patterns' }),
    );
    expect([withPattern.count, withPattern.input.pattern]).toEqual([13, pattern.id.toUpperCase()]);
    expect(withPattern.charts.length).toBeGreaterThan(0);
    for (const { patterns } of withPattern.charts) expect(patterns).toContainEqual(expect.objectContaining(pattern));
    const none = await service.ask(dayOf({ star: 'ziwei@life,qisha@life,pojun@life' }));
    expect([none.status, none.json.charts, none.json.same.majorStars]).toEqual([200, [], []]);
  });

  test('takes a main star with a plus sign that nobody encoded', async () => {
    const { json } = await service.ask(`${dayOf()}&mainStar=lianzhen+pojun`);
    expect(json.charts.map(({ mainStar }: { mainStar: { id: string } }) => mainStar.id)).toEqual(['lianzhen+pojun']);
  });

  test('is cast by every convention that is requested, and says by which', async () => {
    const requested = {
      dayBoundary: 'midnight',
      yearBoundary: 'lichun',
      leapMonthRule: 'next',
      school: 'quanshu',
      calendarRegion: 'korea',
      solarTime: 'mean',
      pillarStars: 'classical',
      monthCommandTable: 'sanming',
    };
    const { json } = await service.ask(dayOf({ ...requested, fields: 'all' }));
    expect(json.conventions).toEqual({ ...requested, bySchool: ['leapMonthRule'] });
  });

  test('answers the members that are requested', async () => {
    const { json } = await service.ask(dayOf({ fields: 'same.fourPillars.day,charts.mainStar.id' }));
    expect(Object.keys(json)).toEqual(['same', 'charts']);
    expect(json.charts[0]).toEqual({ mainStar: { id: expect.any(String) } });
    expect((await service.ask(dayOf({ fields: 'compact' }))).status).toBe(200);
  });

  test('holds patterns where they are requested, and only there', async () => {
    const [plain, all] = [await service.ask(dayOf()), await service.ask(dayOf({ fields: 'all' }))];
    expect(plain.json.charts.filter((row: object) => 'patterns' in row)).toEqual([]);
    expect(all.json.meta.onRequest).toContain('charts.patterns');
    for (const { patterns } of all.json.charts) expect(patterns).toEqual(expect.any(Array));
  });

  test('is plain text, with the name that was sent and the patterns that were requested', async () => {
    const path = dayOf({ name: 'Li\u202eMing', lang: 'zh', fields: 'charts.patterns' }).replace(DAY, `${DAY}.txt`);
    const { status, headers, text } = await service.ask(path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/plain; charset=utf-8',
      'no-store',
    ]);
    expect(text).toMatch(
      /^时辰不详 · LiMing\n出生：1990年7月23日，中国北京，Asia\/Shanghai\n各盘相同：年柱 庚午；月柱 癸未\n/,
    );
    expect(text.match(/；格局 /g)).toHaveLength(13);
    const { hour: _hour, minute: _minute, ...birth } = BIRTH;
    const posted = await service.ask(`${DAY}.txt`, { method: 'POST', body: new URLSearchParams(birth) });
    expect(posted.text).toBe((await service.ask(dayOf().replace(DAY, `${DAY}.txt`))).text);
  });
});

describe('what is wrong is named', () => {
  test('an hour, which casts one chart', async () => {
    expect(await faultsOf({ hour: '8', Minute: '30' })).toEqual(['hour conflict', 'minute conflict']);
    const { json } = await service.ask(dayOf({ hour: '8' }));
    expect(json.errors[0].detail).toContain('/api/public/chart');
    const { json: chart } = await service.ask(chartOf({ hour: undefined }));
    expect(chart.errors[0].detail).toContain('/api/public/day');
  });

  test('a star, a main star, a branch or a palace that does not exist', async () => {
    expect(await faultsOf({ mainStar: 'tanlan' })).toEqual(['mainStar not_allowed']);
    expect(await faultsOf({ star: 'tanlan@life,tanlang:dragon' })).toEqual(['star not_allowed', 'star not_allowed']);
    expect(await faultsOf({ star: 'tanlang' })).toEqual(['star invalid_format']);
    expect(await faultsOf({ bureau: 'wood2' })).toEqual(['bureau not_allowed']);
    expect(await faultsOf({ pattern: 'huotan,huotann,lingtann' })).toEqual([
      'pattern not_allowed',
      'pattern not_allowed',
    ]);
    expect(await faultsOf({ fields: 'chart' })).toEqual(['fields unknown_field']);
    const { json } = await service.ask(dayOf({ mainStar: 'tanlan' }));
    expect(json.errors[0]).toMatchObject({ allowed: 'tanlang', detail: expect.stringContaining('tanlang') });
  });

  test('a birth that cannot be, and a day that its place left out', async () => {
    expect(await faultsOf({ date: '1990-02-30', gender: undefined, cityId: 'nowhere-1' })).toEqual([
      'gender required',
      'date nonexistent_date',
      'cityId not_found',
    ]);
    expect(await faultsOf({ date: '2011-12-30', cityId: 'apia-4035413' })).toEqual(['date nonexistent_local_time']);
  });
});
