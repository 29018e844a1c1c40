// `fields`: the members of a chart's document. Every answer is checked against the schema of its selection (running-service.ts).

import {
  castChart,
  castDay,
  castTimeline,
  castTransits,
  chartVariants,
  describeBirths,
  describeChart,
  describeDay,
  describeTimeline,
  describeTransits,
  describeVariants,
} from 'beichen';
import { birthsThatFit } from 'beichen/births';
import { CHART } from 'beichen/document';
import { placeDocument } from 'beichen-places';
import { loadGazetteer } from 'beichen-places/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  BIRTH,
  birthsOf,
  chartOf,
  dayOf,
  CHART as PATH,
  timelineOf,
  transitsOf,
  variantsOf,
} from '../../test/births.ts';
import { type RunningService, startService } from '../../test/running-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const post = (body: object) =>
  service.ask(PATH, {
    method: 'POST',
    body: JSON.stringify({ ...BIRTH, ...body }),
    headers: { 'content-type': 'application/json' },
  });

const at = (document: unknown, path: string): unknown =>
  path.split('.').reduce((value, name) => {
    const own: unknown = Array.isArray(value) ? value[0] : value; // the first item stands for a list
    return (own as Record<string, unknown> | undefined)?.[name];
  }, document);

describe('fields', () => {
  test('choose the members of a chart, by GET and by POST alike', async () => {
    const fields = 'mainStar,fourPillars.hanzi,palaces.majorStars.name';
    const whole = (await service.ask(chartOf())).json;
    const { status, text, json } = await service.ask(chartOf({ fields }));
    expect(status).toBe(200);
    expect(json).toEqual({
      mainStar: whole.mainStar,
      palaces: whole.palaces.map(({ majorStars }: { majorStars: { name: string }[] }) => ({
        majorStars: majorStars.map(({ name }) => ({ name })),
      })),
      fourPillars: { hanzi: '庚午 癸未 己丑 戊辰' },
    });
    expect((await post({ fields })).text).toBe(text);
    const form = new URLSearchParams({ ...BIRTH, fields });
    expect((await service.ask(PATH, { method: 'POST', body: form })).text).toBe(text);
  });

  test("in three languages, and the service's own members as the engine's", async () => {
    for (const lang of ['en', 'zh', 'zh-Hant']) {
      const { json } = await service.ask(chartOf({ lang, fields: 'input.lang,dayMaster.name,meta.disclaimer' }));
      const whole = (await service.ask(chartOf({ lang }))).json;
      expect(json).toEqual({
        input: { lang },
        dayMaster: { name: whole.dayMaster.name },
        meta: { disclaimer: whole.meta.disclaimer },
      });
    }
  });

  test('default is what a call without it gives, all more, compact a small part of it', async () => {
    const whole = (await service.ask(chartOf())).text;
    expect((await service.ask(chartOf({ fields: 'default' }))).text).toBe(whole);
    const all = await service.ask(chartOf({ fields: 'all' }));
    expect(all.json).toMatchObject(JSON.parse(whole));
    const facts = all.json.meta.onRequest.filter((path: string) => path !== 'sources'); // the rules are named by themselves
    for (const path of facts) expect([path, at(all.json, path)]).toEqual([path, expect.anything()]);
    for (const path of all.json.meta.onRequest) expect(at(JSON.parse(whole), path)).toBeUndefined();
    expect(all.text.length).toBeLessThanOrEqual(60 * 1024);
    const compact = await service.ask(chartOf({ fields: 'compact' }));
    expect(Object.keys(compact.json)).toEqual(['input', ...Object.keys(CHART.members), 'meta']);
    expect(compact.text.length).toBeLessThan(whole.length / 3);
  });

  test('what comes on request stands beside the rest, by the convention that was requested', async () => {
    const chosen = 'default,fourPillars.day.stars,fourPillars.relations,conventions.pillarStars';
    const whole = (await service.ask(chartOf())).json;
    const { json } = await service.ask(chartOf({ fields: chosen, pillarStars: 'classical', lang: 'zh' }));
    expect(json.conventions).toEqual({ ...whole.conventions, pillarStars: 'classical' });
    expect(json.fourPillars.year.stars).toBeUndefined();
    expect(json.fourPillars.day.stars).toContainEqual({
      id: 'taiji',
      name: '太极贵人',
      hanzi: '太极贵人',
      basis: ['dayStem'],
    });
    expect(json.fourPillars.relations).toContainEqual({
      id: 'sixClash',
      name: '六冲',
      hanzi: '六冲',
      pillars: ['month', 'day'],
      branches: [
        { id: 'wei', name: '未', hanzi: '未' },
        { id: 'chou', name: '丑', hanzi: '丑' },
      ],
      adjacent: true,
    });
    expect((await service.ask(chartOf({ pillarStars: 'modern' }))).json.errors).toEqual([
      expect.objectContaining({ parameter: 'pillarStars', code: 'not_allowed' }),
    ]);
  });

  test('the month in depth is that of the table that was requested', async () => {
    const fields =
      'fourPillars.monthCommand,fourPillars.monthPattern.byMonth.id,boneWeight,birth.dayAlmanac.mansion.hanzi';
    const { json } = await service.ask(chartOf({ fields, monthCommandTable: 'sanming', lang: 'zh-Hant' }));
    expect(json).toEqual({
      birth: { dayAlmanac: { mansion: { hanzi: '危' } } },
      fourPillars: {
        monthCommand: {
          id: 'ji',
          name: '己',
          hanzi: '己',
          element: { id: 'earth', name: '土', hanzi: '土' },
          table: 'sanming',
          termAt: '1990-07-07T09:00:28Z',
          secondsAfter: 1_348_171,
          day: 16,
          startsAt: '1990-07-19T09:00:28Z',
          endsAt: '1990-08-07T18:45:31Z',
        },
        monthPattern: { byMonth: { id: 'yuejie' } },
      },
      boneWeight: { year: 9, month: 16, day: 10, hour: 9, total: 44 },
    });
    expect((await service.ask(chartOf({ monthCommandTable: 'yuanhai' }))).json.errors).toEqual([
      expect.objectContaining({ parameter: 'monthCommandTable', code: 'not_allowed' }),
    ]);
  });

  test('give the rules of the selected members; alone, those of a whole chart', async () => {
    const { json, headers } = await service.ask(chartOf({ fields: 'fourPillars.hour.hanzi,sources' }));
    expect(Object.keys(json)).toEqual(['fourPillars', 'sources']);
    expect(headers.link).toBe('</docs/rules/>; rel="describedby"');
    expect(json.sources).toEqual({
      fourPillars: ['time.axes', 'cycle.sixty'],
      'fourPillars.hour': ['pillars.hour', 'time.day.zi', 'time.solar.apparent'],
    });
    const midnight = await post({ dayBoundary: 'midnight', fields: 'sources' });
    expect(Object.keys(midnight.json)).toEqual(['sources']);
    expect(midnight.json.sources).toMatchObject({
      'palaces.majorStars#ziwei': ['ziwei.star.ziwei'],
      'fourPillars.day': ['pillars.day', 'time.day.midnight', 'time.solar.apparent'],
    });
    expect((await post({ fields: 'default,sources' })).json.sources).not.toHaveProperty(['input']);
  });

  test('more than are kept are answered all the same', async () => {
    const names = Object.keys(CHART.members);
    const pairs = names.flatMap((one) => names.slice(0, 4).map((other) => `${one},${other}`)).slice(0, 40); // 32 are kept
    for (const fields of [...pairs, pairs[0]!]) {
      const { json } = await service.ask(chartOf({ fields }));
      expect(Object.keys(json)).toEqual(names.filter((name) => fields.split(',').includes(name)));
    }
  });

  test('a path that leads nowhere is a fault beside all others, with the nearest one', async () => {
    const { status, json } = await service.ask(chartOf({ fields: 'mainStar,palaces.majorStar', hour: '24' }));
    expect(status).toBe(400);
    expect(json.errors).toEqual([
      expect.objectContaining({ parameter: 'hour', code: 'out_of_range' }),
      expect.objectContaining({
        parameter: 'fields',
        in: 'query',
        code: 'unknown_field',
        detail: 'There is no member "palaces.majorStar". Did you mean palaces.majorStars?',
        allowed: 'palaces.majorStars',
      }),
    ]);
    const inChinese = await post({ fields: 'mainStr', lang: 'zh' });
    expect(inChinese.json.errors[0]).toMatchObject({
      pointer: '#/fields',
      detail: '没有名为“mainStr”的字段。是否想写 mainStar？',
    });
  });

  test('add lines to the text, and remove none', async () => {
    const textOf = async (fields?: string) =>
      (
        await service.ask(chartOf({ lang: 'zh', ...(fields && { fields }) }).replace('chart?', 'chart.txt?'))
      ).text.split('\n');
    const before = await textOf();
    for (const nothingMore of ['default', 'compact', 'mainStar']) expect(await textOf(nothingMore)).toEqual(before);
    const added = (await textOf('boneWeight,fourPillars.monthCommand')).filter((line) => !before.includes(line));
    expect(added).toEqual(['人元司令：己，节后第 16 日，依子平真诠', '称骨：4 两 4 钱']);
    const all = await textOf('all');
    expect(before.filter((line) => !all.includes(line))).toEqual([]);
    expect(all.length).toBeGreaterThan(before.length + 10);
    expect((await service.ask(chartOf({ fields: 'mainStr' }).replace('chart?', 'chart.txt?'))).status).toBe(400);
  });

  test('a text has a member on request whole, where some of its own members are named', async () => {
    const textOf = async (fields: string) => {
      const { status, text } = await service.ask(chartOf({ fields }).replace('chart?', 'chart.txt?'));
      return [status, text];
    };
    for (const member of ['patterns', 'flights', 'fourPillars.relations', 'fourPillars.day.stars', 'birth.dayAlmanac'])
      expect(await textOf(`mainStar.id, ${member}.id`.replace('dayAlmanac.id', 'dayAlmanac.officer'))).toEqual(
        await textOf(member),
      );
  });

  test('are no parameter of a drawing', async () => {
    const drawing = await service.ask(chartOf({ fields: 'mainStar' }).replace('chart?', 'chart.svg?'));
    expect(drawing.status).toBe(200);
    expect(drawing.text).toContain('<svg');
  });
});

describe('the library describes with the same fields the same members', async () => {
  const place = (await loadGazetteer()).resolve(BIRTH.cityId)!;
  const day = { date: { year: 1990, month: 7, day: 23 }, gender: 'male', place } as const;
  const chart = castChart({ ...day, hour: 8, minute: 30 });
  const given = { place: placeDocument(place, 'ja') };
  const MOMENT = { at: '2027-02-10T08:30', lang: 'ja' };
  const [transits, decades] = [castTransits(chart, MOMENT.at), castTimeline(chart, MOMENT.at, 'decades')];
  const found = birthsThatFit({ mainStar: 'ziwei+tianfu', lunarDay: 3 }, { fromYear: 1990, toYear: 1999 });
  const years = { mainStar: 'ziwei+tianfu', lunarDay: '3', fromYear: '1990', toYear: '1999' };
  type Describe = (fields: string | readonly string[]) => object;

  test.each<[string, string, string, Describe]>([
    [
      'chart',
      chartOf({ lang: 'ja' }),
      'patterns,boneWeight,palaces.majorStars.name',
      (fields) => describeChart(chart, { language: 'ja', fields, ...given }),
    ],
    [
      'day',
      dayOf({ lang: 'ja' }),
      'same,charts.patterns.name',
      (fields) => describeDay(castDay(day), { language: 'ja', fields, ...given }),
    ],
    [
      'transits',
      transitsOf(MOMENT),
      'ages,ziwei.decade.name,fourPillars.year.relations',
      (fields) => describeTransits(transits, { language: 'ja', fields, ...given }),
    ],
    [
      'timeline',
      timelineOf('decades', MOMENT),
      'list,decades.name',
      (fields) => describeTimeline(decades, { language: 'ja', fields, ...given }),
    ],
    [
      'variants',
      variantsOf({ lang: 'ja' }),
      'variants.differs,chart.mainStar',
      (fields) => describeVariants(chartVariants(chart), { language: 'ja', fields, ...given }),
    ],
    [
      'births',
      birthsOf({ ...years, lang: 'ja' }),
      'count,births.date',
      (fields) => describeBirths(found, { language: 'ja', fields }),
    ],
  ])('of %s', async (kind, path, some, describeWith) => {
    for (const fields of [some, 'default', 'compact', 'all', `default,${some}`]) {
      const { status, json } = await service.ask(`${path}&fields=${fields}`);
      expect([fields, status]).toEqual([fields, 200]);
      for (const ofTheService of ['input', 'meta', ...(kind === 'births' ? ['warnings'] : [])])
        delete json[ofTheService];
      expect(JSON.parse(JSON.stringify(describeWith(fields)))).toEqual(json);
      expect(describeWith(fields.split(','))).toEqual(describeWith(fields));
    }
  });
});
