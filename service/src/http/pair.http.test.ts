// Two people over HTTP. Facts of the example: docs/rules/two-people.md H, births of 1940-10-09 18:30 in Liverpool and 1933-02-18 20:30 in Tokyo.

import { createHash } from 'node:crypto';
import { LANGUAGES } from 'beichen';
import { THEMES } from 'beichen/draw';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleOf } from '../../../test/setup/runs.ts';
import { PAIR_VERDICTS } from '../../../test/verdict-words.ts';
import { type RunningService, startService } from '../../test/running-service.ts';

const PAIR = '/api/public/pair';
const ONE = { date: '1940-10-09', hour: 18, minute: 30, gender: 'male', cityId: 'liverpool-2644210', name: 'Aldous' };
const OTHER = { date: '1933-02-18', hour: 20, minute: 30, gender: 'female', cityId: 'tokyo-1850147', name: 'Berenice' };

/** Births of a century, each with the next one: every month, every double hour, and places with long names among them. */
const BIRTHS = Array.from({ length: 36 }, (_, n) => ({
  date: `${1920 + 2 * n}-${String((n % 12) + 1).padStart(2, '0')}-${String(((5 * n) % 28) + 1).padStart(2, '0')}`,
  hour: (7 * n) % 24,
  minute: (11 * n) % 60,
  gender: n % 2 === 0 ? 'female' : 'male',
  cityId: ['liverpool-2644210', 'tokyo-1850147', 'shanghai-1796236'][n % 3],
}));
const PAIRS = [[ONE, OTHER], ...BIRTHS.slice(1).map((other, n) => [BIRTHS[n]!, other])] as const;

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const ask = (body: object, path = PAIR) => service.ask(path, { method: 'POST', body: JSON.stringify(body) });
const problemsOf = async (body: object) => {
  const { status, json } = await ask(body);
  expect(status).toBe(400);
  return json.errors.map(({ parameter, code }: { parameter: string; code: string }) => `${parameter} ${code}`);
};

describe('two people', () => {
  test('each in the board of the other, as in the example of the rules', async () => {
    const { json } = await ask({ one: ONE, other: OTHER });
    expect(json.ziwei.otherInOne.seat).toMatchObject({
      branch: { id: 'you' },
      id: 'wealth',
      opposite: { id: 'fortune' },
    });
    expect(json.ziwei.oneInOther.seat).toMatchObject({
      branch: { id: 'chen' },
      id: 'life',
      opposite: { id: 'travel' },
    });
    expect(json.fourPillars.dayStems).toMatchObject({
      one: { id: 'yi' },
      other: { id: 'yi' },
      relation: { id: 'sameStem' },
    });
    expect(json.fourPillars.together).toMatchObject([{ id: 'threeMeeting', element: { id: 'wood' } }]);
    expect(json.input).toMatchObject({ one: { name: 'Aldous' }, other: { cityId: 'tokyo-1850147' } });
  });

  test('in a moment of both lives', async () => {
    const { json } = await ask({ one: ONE, other: OTHER, at: '1969-03-20T10:00', fields: 'moment' });
    expect(json.moment.ziwei.one).toMatchObject({
      ages: { nominal: 30 },
      decade: { ordinal: 3, palace: { id: 'fortune' } },
    });
    expect(json.moment.luck).toMatchObject({
      one: { pillar: { hanzi: '戊子' } },
      other: { pillar: { hanzi: '戊午' } },
    });
  });

  test('as an object of JSON, as names with a dot, or as fields of a form', async () => {
    const { json: expected } = await ask({ one: ONE, other: { year: 1968 }, fields: 'ziwei' });
    const dotted = Object.fromEntries(Object.entries(ONE).map(([name, value]) => [`one.${name}`, `${value}`]));
    const bracketed = Object.fromEntries(Object.entries(ONE).map(([name, value]) => [`one[${name}]`, `${value}`]));
    for (const one of [dotted, bracketed, { one: JSON.stringify(ONE) }]) {
      const body = new URLSearchParams({ ...one, 'other.year': '1968', fields: 'ziwei' });
      expect((await service.ask(PAIR, { method: 'POST', body })).json).toEqual(expected);
    }
  });

  test('of whom one is known by the year alone or the day alone, with what is then not known left out', async () => {
    const { json } = await ask({ one: ONE, other: { year: 1968 } });
    expect(Object.keys(json.ziwei)).toEqual(['otherInOne', 'together']);
    expect(json.warnings.map(({ person, code }: { person: string; code: string }) => [person, code])).toEqual([
      ['other', 'year_assumed'],
      ['other', 'hour_unknown'],
      ['other', 'gender_unknown'],
    ]);
    const { hour: _hour, minute: _minute, ...day } = OTHER;
    const { json: ofDay } = await ask({ one: ONE, other: day });
    expect(ofDay.other).toMatchObject({ known: 'day', date: '1933-02-18', fourPillars: { day: { hanzi: '乙卯' } } });
    expect(ofDay.other.fourPillars.hour).toBeUndefined();
  });

  test.each(LANGUAGES)(
    'take at most 40 KB in %s with and without a moment, and 80 KB with all there is',
    async (lang) => {
      const sizeOf = async (body: object) => Buffer.byteLength((await ask({ ...body, lang })).text);
      for (const [one, other] of sampleOf(PAIRS, LANGUAGES.length, LANGUAGES.indexOf(lang))) {
        for (const at of [undefined, '2024-03-20T10:00'])
          expect(await sizeOf({ one, other, at }), JSON.stringify({ one, other, at })).toBeLessThanOrEqual(40 * 1024);
      }
      const all = { one: ONE, other: OTHER, fields: 'all', at: '1969-03-20T10:00' };
      expect(await sizeOf(all)).toBeLessThanOrEqual(80 * 1024);
    },
  );

  test.each(LANGUAGES)('as text in %s: every line of a fact names both people or one of them', async (lang) => {
    const { text } = await ask({ one: ONE, other: OTHER, lang, at: '1969-03-20T10:00' }, `${PAIR}.txt`);
    const lines = text.trimEnd().split('\n').slice(0, -1);
    expect(lines.length).toBeGreaterThan(18);
    const nameless = lines.filter((line) => !/Aldous|Berenice/.test(line));
    expect(nameless).toHaveLength(1); // the place and the time of the moment
    expect(text).not.toMatch(/undefined|[{}]/);
  });

  test.each(LANGUAGES)('judges nothing in %s', async (lang) => {
    const { text } = await ask({ one: ONE, other: OTHER, lang, at: '1969-03-20T10:00', fields: 'all' }, `${PAIR}.txt`);
    const { json } = await ask({ one: ONE, other: OTHER, lang, fields: 'all' });
    const { text: drawing } = await ask({ one: ONE, other: OTHER, lang, at: '1969-03-20T10:00' }, `${PAIR}.svg`);
    for (const message of [text, drawing, JSON.stringify(json.ziwei), JSON.stringify(json.fourPillars)])
      expect(message).not.toMatch(PAIR_VERDICTS);
  });
});

describe('the drawing of two people', () => {
  const draw = (body: object) => ask(body, `${PAIR}.svg`);
  const palacesIn = (svg: string) => svg.split('class="palace').length - 1;

  test.each(LANGUAGES)('is one picture in %s, painted by its own style alone, with both names', async (lang) => {
    const theme = LANGUAGES.indexOf(lang) % 2 === 0 ? 'light' : 'dark';
    const { status, headers, text } = await draw({ one: ONE, other: OTHER, lang, theme, at: '1969-03-20T10:00' });
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
      'no-store',
    ]);
    const [style] = text.match(/(?<=<style>).*?(?=<\/style>)/s)!;
    expect(headers['content-security-policy']).toContain(createHash('sha256').update(style).digest('base64'));
    expect(text).not.toMatch(/\sstyle=|<script|\son\w+=/);
    expect(style).toContain(THEMES[theme].paper);
    expect(text).toMatch(/Aldous.*Berenice/s);
    expect(palacesIn(text)).toBe(24);
  });

  test('has the board that is requested, and none of a person without an hour', async () => {
    expect(palacesIn((await draw({ one: ONE, other: OTHER, boards: 'other' })).text)).toBe(12);
    expect(palacesIn((await draw({ one: ONE, other: { year: 1968 }, pillarOrder: 'hourFirst' })).text)).toBe(12);
    expect(palacesIn((await draw({ one: { year: 1970 }, other: { year: 1968 }, boards: 'both' })).text)).toBe(0);
    const { status, json } = await draw({ one: ONE, other: { year: 1968 }, boards: 'other' });
    expect([status, json.errors.map(({ parameter, code }: Record<string, string>) => `${parameter} ${code}`)]).toEqual([
      400,
      ['boards conflict'],
    ]);
    expect((await service.ask(`${PAIR}.svg`)).status).toBe(405);
  });
});

describe('two people are refused', () => {
  test('where one is missing, twice the same is a warning', async () => {
    expect(await problemsOf({ one: ONE })).toEqual(['other required']);
    expect(await problemsOf({ one: 3, other: [] })).toEqual(['one required', 'other required']);
    const { json } = await ask({ one: ONE, other: ONE, fields: 'warnings' });
    expect(json.warnings.map(({ code }: { code: string }) => code)).toEqual(['same_person']);
  });

  test('with what belongs to both or to nobody inside a person, and with a date beside a year', async () => {
    expect(await problemsOf({ one: { ...ONE, school: 'quanshu' }, other: { year: 1968, month: 5 } })).toEqual([
      'one.school unknown_parameter',
      'other.month unknown_parameter',
    ]);
    expect(await problemsOf({ one: ONE, other: { year: 1968, date: '1968-05-01' } })).toEqual(['other.date conflict']);
    expect(await problemsOf({ one: ONE, other: { beforeNewYear: true } })).toEqual(['other.year required']);
    expect(await problemsOf({ one: ONE, other: { year: 1968 }, school: 'common,quanshu' })).toEqual([
      'school not_allowed',
    ]);
  });

  test('before 1645, before the later birth, and by clock times that are rejected', async () => {
    expect(await problemsOf({ one: { ...ONE, date: '1644-12-31' }, other: { year: 1600 } })).toEqual([
      'other.year out_of_range',
      'one.date out_of_range',
    ]);
    expect(await problemsOf({ one: ONE, other: OTHER, at: '1935' })).toEqual(['at before_birth']);
    const repeated = { ...ONE, date: '1990-09-16', hour: 1, cityId: 'beijing-1816670', disambiguation: 'reject' };
    expect(await problemsOf({ one: repeated, other: OTHER })).toEqual(['one.hour ambiguous']);
    expect(await problemsOf({ one: OTHER, other: { ...ONE, cityId: 'nowhere-0' } })).toEqual([
      'other.cityId not_found',
    ]);
  });

  test('by GET, with the reason', async () => {
    const { status, headers, json } = await service.ask(PAIR);
    expect([status, headers.allow]).toEqual([405, 'POST, OPTIONS']);
    expect(json.detail).toBe(
      'Allowed here: POST, OPTIONS. Birth data does not belong in a URL: send it in the body of a POST.',
    );
  });
});
