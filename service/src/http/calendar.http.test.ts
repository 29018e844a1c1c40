// Days compared with a birth over HTTP. The engine's tests cover the cases of test/truth/cases/days.json; these cover what the service adds.

import { LANGUAGES } from 'beichen';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_VERDICTS } from '../../../test/verdict-words.ts';
import { type RunningService, startService } from '../../test/running-service.ts';

const CALENDAR = '/api/public/calendar';
const DAY = { date: '1990-07-23', gender: 'male', cityId: 'beijing-1816670' };
const BIRTH = { ...DAY, hour: 8, minute: 30 };
const YEAR = { from: '2026-01-01', to: '2026-12-31' };

let service: RunningService;
beforeAll(async () => {
  service = await startService({ wallClock: () => Date.UTC(2026, 10, 23, 17) });
});
afterAll(() => service.close());

const ask = (body: object, path = CALENDAR) => service.ask(path, { method: 'POST', body: JSON.stringify(body) });
const problemsOf = async (body: object) => {
  const { status, json } = await ask(body);
  expect(status).toBe(400);
  return json.errors.map(({ parameter, code }: { parameter: string; code: string }) => `${parameter} ${code}`);
};

describe('days compared with a birth', () => {
  // find-01 and row-01 of the cases.
  test('are those that the filter leaves, with how many days each condition misses', async () => {
    const { json } = await ask({ ...BIRTH, ...YEAR, with: 'sixCombine:day', without: 'clash:month' });
    expect([json.range.days, json.count, json.days[0].date]).toEqual([365, 31, '2026-01-02']);
    expect(json.leftOut).toEqual([
      { parameter: 'with', given: 'sixCombine:day', days: 334 },
      { parameter: 'without', given: 'clash:month', days: 31 },
    ]);
    expect(json.input).toMatchObject({ date: '1990-07-23', hour: 8, cityId: 'beijing-1816670' });
  });

  test('have the facts of the almanac, of the natal pillars and of Zi Wei', async () => {
    const { json } = await ask({ ...BIRTH, from: '2026-11-23', to: '2026-11-23', fields: 'all' });
    expect(json.days[0]).toMatchObject({
      weekday: 1,
      startsAt: '2026-11-22T15:00:33Z',
      almanac: { fourPillars: { day: { hanzi: '辛丑' } }, officer: { id: 'man' }, mansion: { id: 'weiRoof' } },
      tenGod: { id: 'shishen' },
      growthPhase: { hanzi: '墓' },
      ziwei: { branch: { id: 'chen' }, palace: { id: 'parents' }, lunarMonth: 10 },
    });
    expect(json.days[0].ziwei.transformations.map(({ star }: { star: { id: string } }) => star.id)).toEqual([
      'jumen',
      'taiyang',
      'wenqu',
      'wenchang',
    ]);
  });

  // The default of the last day is derived from `from`, so an impossible date must be rejected first.
  test.each(['2026-13-01', '2026-00-00', '0000-00-00', '9999-99-99', '2026-02-29'])(
    'do not begin on %s, which does not exist',
    async (from) => {
      for (const to of [undefined, '2026-12-31']) {
        expect(await problemsOf({ ...BIRTH, from, to })).toEqual(['from nonexistent_date']);
      }
    },
  );

  test('end with the calendar where there are not thirty left', async () => {
    const { json } = await ask({ ...BIRTH, from: '2200-02-10', fields: 'range' });
    expect(json.range).toEqual({ from: '2200-02-10', to: '2200-02-14', days: 5 });
  });

  test('begin today at the place of the days, and are thirty', async () => {
    const { json } = await ask({ ...BIRTH, fields: 'range,placeAssumed' });
    expect(json).toEqual({ range: { from: '2026-11-24', to: '2026-12-23', days: 30 }, placeAssumed: true });
    const elsewhere = await ask({ ...BIRTH, atTimeZone: 'America/New_York', fields: 'range,placeAssumed' });
    expect(elsewhere.json).toEqual({
      range: { from: '2026-11-23', to: '2026-12-22', days: 30 },
      placeAssumed: false,
    });
  });

  test('have three natal pillars and no Zi Wei where the hour is not known', async () => {
    const { json } = await ask({ ...DAY, from: '2026-11-23', to: '2026-11-23' });
    expect([Object.keys(json.fourPillars), json.notKnown, 'levels' in json]).toEqual([
      ['year', 'month', 'day'],
      ['hour'],
      false,
    ]);
    expect(json.days[0]).not.toHaveProperty('ziwei');
    expect(json.input).not.toHaveProperty('hour');
  });

  test.each(LANGUAGES)('are in %s at most 72 KB by default', async (lang) => {
    const { headers, json } = await ask({ ...BIRTH, lang });
    expect(json.days).toHaveLength(30);
    expect(Buffer.byteLength(JSON.stringify(json))).toBeLessThan(72 * 1024);
    expect(headers['cache-control']).toContain('no-store');
  });

  test('are written as text, with the same number of lines in every language', async () => {
    const texts = await Promise.all(
      LANGUAGES.map(
        async (lang) => (await ask({ ...BIRTH, ...YEAR, with: 'monthBreak', lang }, `${CALENDAR}.txt`)).text,
      ),
    );
    for (const text of texts) {
      expect(text.split('\n')).toHaveLength(texts[0]!.split('\n').length);
      expect(text).not.toMatch(/undefined|[{}]/);
    }
    expect(texts[LANGUAGES.indexOf('en')]).toMatch(/^2026-\d\d-\d\d \w{3}: .*; .*clashes with the month/m);
  });
});

test.each(LANGUAGES)('no line of 400 days in %s, and no name in them, is a verdict', async (lang) => {
  const range = { from: '2026-01-01', to: '2027-02-04' };
  const { text } = await ask({ ...BIRTH, ...range, lang }, `${CALENDAR}.txt`);
  const lines = text.split('\n').filter((line) => /^.{0,20}\d+.*[:：]/.test(line));
  expect(lines.length).toBeGreaterThan(400);
  expect(lines.filter((line) => DAY_VERDICTS[lang].test(line))).toEqual([]);
  const { json } = await ask({ ...BIRTH, ...range, lang, fields: 'all' });
  const names = [...JSON.stringify(json.days).matchAll(/"name":"([^"]*)"/g)].map(([, name]) => name!);
  const ofTransformation = '化忌'; // a name of Zi Wei, no advice
  const others = [...new Set(names)].filter((name) => name !== ofTransformation);
  expect(others.filter((name) => DAY_VERDICTS[lang].test(name))).toEqual([]);
});

test.each([
  ['en', 'A lucky day for moving'],
  ['zh', '宜出行'],
  ['zh-Hant', '大凶'],
  ['ja', '引っ越しは避けましょう'],
  ['ko', '행운의 날'],
  ['vi', 'Ngày tốt để cưới'],
] as const)('a planted verdict in %s is found', (lang, planted) => expect(planted).toMatch(DAY_VERDICTS[lang]));

describe('what cannot be listed', () => {
  test.each([
    [{ ...BIRTH, from: '2026-01-01', to: '2027-02-05' }, ['to out_of_range']],
    [{ ...BIRTH, from: '2026-02-02', to: '2026-02-01' }, ['to out_of_range']],
    [{ ...BIRTH, from: '1990-07-22', to: '1990-08-22' }, ['from before_birth']],
    [{ ...BIRTH, from: '2026-02-30' }, ['from nonexistent_date']],
    [{ ...BIRTH, from: 'tomorrow' }, ['from invalid_format']],
    [{ ...BIRTH, with: 'goodDay', without: 'clash:spouse' }, ['with not_allowed', 'without not_allowed']],
    [{ ...BIRTH, with: 'clash', without: 'CLASH' }, ['without conflict']],
    [
      { ...BIRTH, officer: 'lucky', weekday: '8', lunarDay: 'one' },
      ['officer not_allowed', 'lunarDay out_of_range', 'weekday out_of_range'],
    ],
    [{ ...DAY, with: 'clash:hour', dayPalace: 'life' }, ['with not_allowed', 'dayPalace not_allowed']],
    [{ ...DAY, minute: 30 }, ['hour required']],
    [{ ...BIRTH, atLongitude: 116 }, ['atLongitude conflict']],
    [{ date: '1990-07-23' }, ['gender required', 'cityId required']],
  ])('%j', async (body, problems) => {
    expect(await problemsOf(body)).toEqual(problems);
  });

  test('names the nearest fact', async () => {
    const { json } = await ask({ ...BIRTH, with: 'sixCombin:day' });
    expect(json.errors[0].detail).toContain('sixCombine');
  });

  test('there is no GET: a birth does not belong in an address', async () => {
    const { status, headers } = await service.ask(`${CALENDAR}?date=1990-07-23`);
    expect([status, headers.allow]).toEqual([405, 'POST, OPTIONS']);
  });
});
