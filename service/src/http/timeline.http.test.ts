// Timelines around a moment, over HTTP. Every answer is checked against the contract, and a selection against its own schema.

import { TIMELINE as MEMBERS, TIMELINE_LISTS } from 'beichen/internal';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BIRTH, TIMELINE, target, timelineOf, transitsOf } from '../../test/births.ts';
import { type RunningService, startService } from '../../test/running-service.ts';
import { TIMELINE as KIND } from '../kinds/timeline/kind.ts';
import { EXAMPLES } from '../openapi/example-answers.ts';

const NOW = Date.parse('2026-11-22T00:30:15.678Z');
let service: RunningService;
beforeAll(async () => {
  service = await startService({ now: () => NOW });
});
afterAll(() => service.close());

const post = (body: BodyInit, headers?: Record<string, string>) =>
  service.ask(TIMELINE, { method: 'POST', body, ...(headers && { headers }) });
const JSON_BODY = { 'content-type': 'application/json' };

interface Row {
  readonly holdsMoment: boolean;
  readonly startsAt: string;
  readonly endsAt: string;
}
const held = <R extends Row>(rows: readonly R[]): R => rows.find(({ holdsMoment }) => holdsMoment)!;

describe('a list around a moment', () => {
  test.each(TIMELINE_LISTS)('of %s has its rows, and nothing of the other lists', async (list) => {
    const { status, json, headers } = await service.ask(timelineOf(list));
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['ratelimit-policy']).toMatch(/^"chart";/);
    const others = TIMELINE_LISTS.filter((other) => other !== list) as readonly string[];
    const members = Object.keys(MEMBERS.members).filter((name) => !others.includes(name));
    expect(Object.keys(json)).toEqual(['input', ...members, 'meta']);
    expect(json.input).toMatchObject({ ...BIRTH, hour: 8, minute: 30, at: '2027-02-10T08:30', list });
    expect(json.list).toBe(list);
    expect(json.warnings.map(({ code }: { code: string }) => code)).toContain('moment_place_assumed');
    expect(json.meta.disclaimer).toMatch(/reflection/);
  });

  test('is of decades where none is requested, and around now without a moment', async () => {
    const { json } = await service.ask(timelineOf('decades', { list: undefined, at: undefined }));
    expect(json).toMatchObject({ list: 'decades', moment: { utc: '2026-11-22T00:30:15Z' } });
    expect(held(json.decades)).toMatchObject({ palace: { id: 'property' }, fromAge: 35, toAge: 44 });
  });

  test('has in the row of the moment what the transits have', async () => {
    const at = '2025-08-10T12:00'; // in the second half of a leap month
    const { json: transits } = await service.ask(transitsOf({ at }));
    const rowsOf = async (list: string) => (await service.ask(timelineOf(list, { at }))).json[list];
    const bare = (level: Record<string, unknown> & { transformations: Record<string, string>[] }) => {
      const { doujun: _, transformations, ...rest } = level;
      return { ...rest, transformations: transformations.map(({ levelPalace: __, ...lands }) => lands) };
    };
    expect(held(await rowsOf('decades'))).toMatchObject(bare(transits.ziwei.decade));
    const years = await rowsOf('years');
    expect(held(years.ziwei)).toMatchObject({ ...bare(transits.ziwei.year), age: transits.ages.nominal });
    const pillarOf = ({ id, name, hanzi, stem, inNatalVoid }: (typeof transits)['fourPillars']['year']) => ({
      id,
      name,
      hanzi,
      tenGod: stem.tenGod,
      inNatalVoid,
    });
    const { luck, year, month, day, smallLuck } = transits.fourPillars;
    const { startsAt, endsAt } = year;
    expect(held(years.fourPillars)).toMatchObject({
      ...pillarOf(year),
      startsAt,
      endsAt,
      smallLuck: { id: smallLuck.id },
    });
    const months = await rowsOf('months');
    expect(held(months.ziwei)).toMatchObject(bare(transits.ziwei.month));
    expect(held(months.fourPillars)).toMatchObject({ ...pillarOf(month), jie: month.jie, startsAt: month.startsAt });
    expect(held(await rowsOf('days'))).toMatchObject({
      ...bare(transits.ziwei.day),
      tenGod: day.stem.tenGod,
      id: day.id,
    });
    expect(held(await rowsOf('luckPillars'))).toMatchObject({ pillar: pillarOf(luck.pillar), startsAt: luck.startsAt });
  });

  test('is the same by GET, POST of JSON, of a form, of multipart fields; HEAD has no body', async () => {
    const { text } = await service.ask(timelineOf('years'));
    const sent = { ...BIRTH, at: '2027-02-10T08:30', list: 'years' };
    const multipart = new FormData();
    for (const [name, value] of Object.entries(sent)) multipart.set(name, value);
    const bodies = [post(JSON.stringify(sent), JSON_BODY), post(new URLSearchParams(sent)), post(multipart)];
    for (const answer of await Promise.all(bodies)) expect(answer.text).toBe(text);
    expect((await service.ask(timelineOf('years'), { method: 'HEAD' })).text).toBe('');
    expect((await service.ask(TIMELINE, { method: 'OPTIONS' })).headers.allow).toBe('GET, HEAD, POST, OPTIONS');
  });

  test('in three scripts', async () => {
    const tenGod = async (lang: string) =>
      held((await service.ask(timelineOf('days', { lang }))).json.days as (Row & { tenGod: { name: string } })[]).tenGod
        .name;
    expect([await tenGod('en'), await tenGod('zh'), await tenGod('zh-Hant')]).toEqual([
      'Hurting Officer',
      '伤官',
      '傷官',
    ]);
  });

  test('at a place by its id, by whose clock the rows are', async () => {
    const { json } = await service.ask(timelineOf('days', { atCityId: 'new-york-city-5128581' }));
    expect(json.moment).toMatchObject({ placeAssumed: false, place: { cityId: 'new-york-city-5128581' } });
    expect(held(json.days)).toMatchObject({ startsAtClock: expect.stringMatching(/^2027-02-09T23:1\d/) });
  });

  // The longest warnings, names and lists. With the year from Lichun the list of months is as long as the list of days.
  test('has at most 25 KiB, days and the months of a year from Lichun at most 40, whatever is asked, in every language', async () => {
    const doubtful = {
      date: '1990-06-23',
      hour: '3',
      minute: undefined,
      cityId: 'urumqi-1529102',
      name: '名'.repeat(100),
    };
    for (const lang of ['en', 'zh', 'zh-Hant']) {
      for (const list of TIMELINE_LISTS) {
        for (const at of ['2042-03-05T01:24', '2033-12-22T01:27', '2025-08-10T12:00', '1992-05-20T12:00']) {
          for (const rules of [{}, { ageAdvance: 'birthday', yearBoundary: 'lichun' }, { ageAdvance: 'birthday' }]) {
            const { status, text } = await service.ask(timelineOf(list, { ...doubtful, lang, at, ...rules }));
            expect(status).toBe(200);
            const isLong = list === 'days' || (list === 'months' && 'yearBoundary' in rules);
            expect(Buffer.byteLength(text), `${list} ${at}`).toBeLessThanOrEqual((isLong ? 40 : 25) * 1024);
          }
        }
      }
    }
  });

  // Found by casting timelines near the end of the sky tables: the decade ends at a Lichun that no table has.
  test('of a birth of 2191 with the year from Lichun is answered, as its transits are', async () => {
    const late = { date: '2191-11-11', at: '2199-06-01', yearBoundary: 'lichun' };
    for (const list of TIMELINE_LISTS) expect((await service.ask(timelineOf(list, late))).status).toBe(200);
    const { status, json } = await service.ask(transitsOf(late));
    expect(status).toBe(200);
    expect(json.ziwei.decade).not.toHaveProperty('endsAt');
  });
});

describe('fields of a list', () => {
  test('choose its members', async () => {
    const { json } = await service.ask(timelineOf('years', { fields: 'list,years.ziwei.year,years.ziwei.palace.id' }));
    expect(json.list).toBe('years');
    expect(Object.keys(json)).toEqual(['list', 'years']);
    expect(json.years.ziwei[0]).toEqual({ year: 2024, palace: { id: 'parents' } });
    expect(json.years).not.toHaveProperty('fourPillars');
  });

  test('default is the whole, all names the conventions of depth too, compact is less for every list', async () => {
    for (const list of TIMELINE_LISTS) {
      const whole = (await service.ask(timelineOf(list))).text;
      expect((await service.ask(timelineOf(list, { fields: 'default' }))).text).toBe(whole);
      const all = (await service.ask(timelineOf(list, { fields: 'all' }))).json;
      expect(all).toMatchObject(JSON.parse(whole));
      expect(all.meta.onRequest).toEqual(['conventions.monthCommandTable', 'conventions.pillarStars', 'sources']);
      const compact = await service.ask(timelineOf(list, { fields: 'compact' }));
      expect(compact.json[list]).toBeDefined();
      expect(compact.text.length).toBeLessThan((whole.length * 3) / 4);
    }
  });
});

describe('a faulty request for a list names every fault', () => {
  test.each([
    ['a list that there is not', { list: 'hours' }, ['list not_allowed']],
    ['a moment before the birth', { at: '1990-07-22' }, ['at before_birth']],
    ['a path that leads nowhere', { fields: 'yaers' }, ['fields unknown_field']],
    [
      'everything at once',
      { list: 'x', hour: '24', at: 'y', fields: 'z' },
      ['at invalid_format', 'fields unknown_field', 'hour out_of_range', 'list not_allowed'],
    ],
  ] as const)('%s', async (_, changes, faults) => {
    const { status, json } = await service.ask(timelineOf('years', changes));
    expect(status).toBe(400);
    const found = json.errors.map(({ parameter, code }: { parameter: string; code: string }) => `${parameter} ${code}`);
    expect(found.sort()).toEqual(faults);
  });

  test('and says which lists there are', async () => {
    const { json } = await service.ask(timelineOf('hours'));
    expect(json.errors[0].allowed).toBe('decades, luckPillars, years, months, days');
  });

  test('a list for the transits of a moment is an unknown parameter', async () => {
    const { status, json } = await service.ask(transitsOf({ list: 'years' }));
    expect(status).toBe(200);
    expect(json.warnings.map(({ code }: { code: string }) => code)).toContain('unknown_parameter');
  });
});

describe('the description of the lists', () => {
  test('has parameter examples that make one good request all together', async () => {
    const examples = Object.entries(KIND.parameters.document).map(([name, { example }]) => [name, `${example}`]);
    expect((await service.ask(target(TIMELINE, Object.fromEntries(examples)))).status).toBe(200);
  });

  test('shows the answer that the service gives to its example', async () => {
    const { components } = service.document as {
      components: {
        responses: Record<string, { content: Record<string, { examples: { example: { value: unknown } } }> }>;
      };
    };
    const { json } = await post(JSON.stringify(EXAMPLES.list.value), JSON_BODY);
    const shown = components.responses.Timeline!.content['application/json']!.examples.example.value;
    expect(json).toEqual(JSON.parse(JSON.stringify(shown)));
  });
});
