import { LANGUAGES } from 'beichen';
import type { Gazetteer } from 'beichen-places';
import { loadGazetteer } from 'beichen-places/node';
import { beforeAll, describe, expect, test } from 'vitest';
import { ALL_KINDS } from '../kinds/kinds.ts';
import { ALMANAC_PARAMETERS } from '../requests/parameters/almanac.ts';
import { BIRTHDAY_PARAMETERS } from '../requests/parameters/birthday.ts';
import { CITIES_PARAMETERS } from '../requests/parameters/cities.ts';
import type { Parameter } from '../requests/parameters/parameter.ts';
import { callTool, TOOLS } from './tools.ts';

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await loadGazetteer();
});

const BIRTH = { date: '1990-07-23', hour: 8, minute: 30, gender: 'male' };

async function call(named: string, args: object) {
  const tool = TOOLS.find(({ name }) => name === named)!;
  const unlimited = { check() {}, spend: async () => undefined };
  return callTool(tool, args, { gazetteer, baseUrl: '' }, () => unlimited);
}
const cast = (args: object) => call('cast_chart', args);
const variants = (args: object) => call('cast_variants', args);
const transits = (args: object) => call('cast_transits', { at: '2027-02-10T08:30', ...args });

/** The ids in a text, in order. */
const idsIn = (text: string): string[] => Array.from(text.matchAll(/→ (\S+) \(/g), ([, id]) => id!);

describe('a birthplace in words', () => {
  test.each([
    ['Beijing', 'beijing-1816670'],
    ['北京市', 'beijing-1816670'],
    ['陕西省渭南市蒲城县', 'pucheng-cn610526'],
    ['Springfield, Illinois', 'springfield-4250542'],
    ['beijing-1816670', 'beijing-1816670'],
  ])('is taken where it means one place: %s', async (place, cityId) => {
    const { document } = await cast({ ...BIRTH, place });
    expect(document).toMatchObject({
      input: { cityId },
      warnings: expect.arrayContaining([
        expect.objectContaining({ code: 'place_taken', detail: expect.stringContaining(`(${cityId})`) }),
      ]),
    });
  });

  test('is not taken where two may be meant: the answer is ids to choose from, and no chart', async () => {
    const { text, document } = await cast({ ...BIRTH, place: 'Pucheng' });
    expect(document).toBeUndefined();
    expect(text).toContain('- place: "Pucheng" can mean several places.');
    expect(idsIn(text)).toEqual(expect.arrayContaining(['pucheng-1799832', 'pucheng-cn610526']));
    const chosen = await cast({ ...BIRTH, cityId: idsIn(text)[1] });
    expect(chosen.document).toMatchObject({
      input: { cityId: idsIn(text)[1] },
      warnings: expect.not.arrayContaining([expect.objectContaining({ code: 'place_taken' })]),
    });
  });

  test.each(['Guangdong', 'Pekin Chin', 'Atlantis Polis Nowhere'])('is never guessed: %s', async (place) => {
    const { text, document } = await cast({ ...BIRTH, place });
    expect(document).toBeUndefined();
    expect(text).toContain('can mean several places');
  });

  test.each(['39.9, 116.4', '39°54′N 116°24′E', '31n13 121e28'])('may be a point: %s', async (place) => {
    const { document } = await cast({ ...BIRTH, place, fields: 'input,birth.place' });
    expect(document).toMatchObject({
      input: { latitude: expect.any(Number), longitude: expect.any(Number) },
      birth: { place: { timeZone: 'Asia/Shanghai', zoneFrom: { cityId: expect.any(String) } } },
    });
  });

  test('beside a cityId is not looked at, which is said', async () => {
    const { document } = await cast({ ...BIRTH, place: 'Paris', cityId: 'beijing-1816670' });
    expect(document).toMatchObject({ input: { cityId: 'beijing-1816670' }, warnings: [{ code: 'place_ignored' }] });
  });

  test('is reported as wrong together with all else that is', async () => {
    const { text } = await cast({ ...BIRTH, hour: 24, place: 'Springfield', fields: 'palace' });
    expect(
      text
        .split('\n')
        .slice(1)
        .map((line) => line.split(':')[0]),
    ).toEqual(['- hour', '- place', '- fields']);
    const nowhere = await cast({ ...BIRTH, lang: 'zh' });
    expect(nowhere.text).toContain('缺少必填参数 cityId');
  });
});

describe('births that fit', () => {
  const PILLARS = '乙未 己卯 癸酉 丁巳';

  test('are a line each, by the clock of a birthplace in words, and as the members that an assistant needs', async () => {
    const { text, document } = await call('find_births', { pillars: PILLARS, place: '北京', lang: 'zh' });
    expect(text.split('\n')).toEqual([
      '共 1 个时辰 · 1900–2099 年 · 按北京的钟表时间',
      expect.stringMatching(/^1955-03-13 \| 09:24–11:24 \| 巳 \| 乙未 己卯 癸酉 丁巳 \| 农历：一九五五年二月二十 \| /),
      expect.stringContaining('（1645 年起）3 个'), // outside the years of the search
      expect.stringContaining('beijing-1816670'),
    ]);
    expect(document).toMatchObject({ count: 1, births: [{ date: '1955-03-13', request: { hour: 10, minute: 24 } }] });
  });

  test('need no birthplace, and come ten at a time with the way to the next', async () => {
    const { text, document } = await call('find_births', { mainStar: 'ziwei+tianfu', lu: 'taiyang' });
    expect(text).toMatch(/^Double hours: \d+ · 1900–2099 · by solar time at 120° east\n/);
    expect(text.split('\n')).toHaveLength(13);
    const { next } = document as { next: string };
    expect(text).toContain(`Next page: ${next}`);
    const second = await call('find_births', { mainStar: 'ziwei+tianfu', lu: 'taiyang', after: next });
    expect(second.text.split('\n')[1]).not.toBe(text.split('\n')[1]);
  });

  test.each([
    ['en', 'not clock time'],
    ['zh', '不是钟表时间'],
    ['zh-Hant', '不是鐘錶時間'],
    ['ja', '時計の時刻ではありません'],
    ['ko', '시계 시각이 아닙니다'],
    ['vi', 'không phải giờ đồng hồ'],
  ])(
    'in %s: without a birthplace the text and the members say that no clock shows these times',
    async (lang, words) => {
      const { text, document } = await call('find_births', { pillars: PILLARS, lang });
      const warning = { code: 'solar_time_only', detail: expect.stringContaining(words) };
      const others = { code: 'other_years' };
      expect(document).toMatchObject({ longitude: 120, warnings: [others, warning] });
      expect(text.split('\n').at(-1)).toContain(words);
      const { document: somewhere } = await call('find_births', { pillars: PILLARS, cityId: 'beijing-1816670', lang });
      expect(somewhere).toMatchObject({ warnings: [others] });
      const { document: none } = await call('find_births', { pillars: '辛巳 壬午 _ _', lang });
      expect(none).toMatchObject({ warnings: [{ code: 'contradiction' }] });
    },
  );

  test('that cannot be are reported, and what is wrong with a call is named', async () => {
    const none = await call('find_births', { pillars: '辛巳 壬午 _ _' });
    expect(none.text).toContain('yearPillar=xin-si, monthPillar=ren-wu');
    const { text } = await call('find_births', { place: 'Pucheng', star: 'tanlang', lu: 'wealth' });
    const result = text.split('\n').map((line) => line.split(':')[0]);
    expect(result).toEqual(expect.arrayContaining(['- place', '- star', '- lu']));
    expect((await call('find_births', {})).text).toContain('At least one known fact');
  });
});

describe('the place of a moment in words', () => {
  test('is taken where it means one place, beside the birthplace', async () => {
    const { text, document } = await transits({ ...BIRTH, place: 'Beijing', atPlace: 'Springfield, Illinois' });
    expect(document).toMatchObject({
      input: { cityId: 'beijing-1816670' },
      moment: { placeAssumed: false, place: { name: 'Springfield', timeZone: 'America/Chicago' } },
      warnings: [
        { code: 'place_taken', detail: expect.stringContaining('(beijing-1816670)') },
        { code: 'at_place_taken', detail: expect.stringContaining('(springfield-4250542)') },
      ],
    });
    expect(text).toContain('The place of the moment "Springfield, Illinois" was taken to be Springfield');
  });

  test('is not taken where two may be meant, nor looked at beside an id; without it the birthplace is taken', async () => {
    const { text, document } = await transits({ ...BIRTH, place: 'Beijing', atPlace: 'Pucheng' });
    expect(document).toBeUndefined();
    expect(text).toContain('- atPlace: "Pucheng" can mean several places.');
    expect(idsIn(text)).toContain('pucheng-cn610526');
    const both = await transits({ ...BIRTH, place: 'Beijing', atPlace: 'Paris', atCityId: 'shanghai-1796236' });
    expect(both.document).toMatchObject({
      moment: { place: { name: 'Shanghai' } },
      warnings: [{ code: 'place_taken' }, { code: 'at_place_ignored' }],
    });
    const none = await transits({ ...BIRTH, place: 'Beijing' });
    expect(none.document).toMatchObject({ moment: { placeAssumed: true } });
  });

  test('is reported as wrong together with all else that is', async () => {
    const { text } = await transits({
      ...BIRTH,
      hour: 24,
      place: 'Springfield',
      atPlace: 'Pucheng',
      at: 'x',
      fields: 'y',
    });
    const result = text
      .split('\n')
      .slice(1)
      .map((line) => line.split(':')[0]);
    expect(result.sort()).toEqual(['- at', '- atPlace', '- fields', '- hour', '- place']);
  });
});

describe('a birth without an hour', () => {
  const BORN = { date: '1990-07-23', gender: 'male' };

  test('takes a birthplace in words where they mean one place, and asks which where they do not', async () => {
    const { text, document } = await call('cast_day', { ...BORN, place: '北京', lang: 'zh' });
    expect(document).toMatchObject({
      input: { cityId: 'beijing-1816670' },
      count: 13,
      warnings: [{ code: 'place_taken' }],
    });
    expect(text).toMatch(/^时辰不详\n出生：1990年7月23日，中国北京，Asia\/Shanghai\n/);
    expect(text).toContain('注意：出生地“北京”取作');
    const two = await call('cast_day', { ...BORN, place: 'Pucheng' });
    expect([two.document, idsIn(two.text).length > 1]).toEqual([undefined, true]);
    const none = await call('cast_day', BORN);
    expect(none.text).toContain('cityId is required');
  });

  test('has patterns in text and structure where they are requested', async () => {
    const { text, document } = await call('cast_day', {
      ...BORN,
      place: 'Beijing',
      pattern: 'huotan',
      fields: 'charts.patterns.id',
    });
    expect(text).toContain('Fire and Wolf');
    expect(document).toEqual({ charts: [{ patterns: expect.arrayContaining([{ id: 'huotan' }]) }] });
  });

  test('is reported as wrong with an hour, together with all else that is; a chart without an hour names this tool', async () => {
    const { text } = await call('cast_day', {
      ...BORN,
      hour: 8,
      place: 'Springfield',
      mainStar: 'tanlan',
      fields: 'y',
    });
    const result = text
      .split('\n')
      .slice(1)
      .map((line) => line.split(':')[0]);
    expect(result.sort()).toEqual(['- fields', '- hour', '- mainStar', '- place']);
    const chart = await cast({ ...BORN, place: 'Beijing' });
    expect(chart.text).toContain('cast_day gives every chart of the day');
  });
});

test('what governs a moment is complete: every level with palace, bounds and transformations, luck and pillars', async () => {
  const { text, document } = await transits({ ...BIRTH, place: '北京', lang: 'zh', at: '2026-11-22T08:30' });
  for (const result of [
    /^大限：大限命宫＝本命田宅宫；壬午；第 4 个大限；虚岁 35–44；2024年2月9日 23:28:34 – 2034年2月18日 23:28:14$/m,
    /^下一大限：2034年2月18日 23:28:14 起；第 5 个大限；虚岁 45–54；大限命宫＝本命官禄宫$/m,
    /^流年四化：天同化禄（流年命宫＝本命田宅宫）、/m,
    /^本命兄弟宫 （太阳、巨门）：大限财帛宫、流年财帛宫、流月命宫$/m,
    /^流日四化：太阳化禄（本命交友宫）、/m,
    /^下一步大运：2035年10月29日 14:32 起；戊子；虚岁 46–55$/m,
    /^流年柱：丙午 正印；落空亡；/m,
    /^注意：出生地“北京”取作/m,
    /传统象征体系/,
  ]) {
    expect(text).toMatch(result);
  }
  expect(document).toMatchObject({ ages: { nominal: 37 }, ziwei: { nextDecade: { palace: { name: '官禄宫' } } } });
  const whole = await transits({ ...BIRTH, place: 'Beijing', fields: 'ages' });
  expect(whole.document).toEqual({ ages: { nominal: 38, solarYear: 38, completed: 36 } });
});

test('why another program shows another chart is answered by the choices that give it', async () => {
  const requested = { ...BIRTH, hour: 9, minute: 10, place: 'Beijing', matchPillars: '_ _ _ 己巳' };
  const { text, document } = await variants(requested);
  expect(text).toContain('solarTime=clock date=1990-07-23 hour=10 minute=10 or ');
  expect(document).toMatchObject({
    input: { gender: 'male', cityId: 'beijing-1816670' },
    match: { missingHere: ['hourPillar'] },
    variants: expect.arrayContaining([
      expect.objectContaining({
        choices: expect.arrayContaining([{ request: expect.objectContaining({ solarTime: 'clock', hour: 10 }) }]),
        fourPillars: { hour: { hanzi: '己巳' } },
      }),
    ]),
  });
  const wrong = await variants({ ...BIRTH, place: 'Pucheng', matchBureau: 'wood2' });
  expect(wrong.document).toBeUndefined();
  expect(wrong.text).toMatch(/^- place: /m);
  expect(wrong.text).toMatch(/^- matchBureau: /m);
});

// A token counts as four characters.
describe('what an assistant has to read', () => {
  // Births with the most warnings, and the longest names of places and stars.
  const LONG = [
    { date: '1822-03-11', hour: 1, gender: 'female', cityId: 'shule-1279987', calendar: 'lunar' },
    { date: '1705-04-27', hour: 23, gender: 'female', cityId: 'springfield-4250542', calendar: 'lunar' },
    { date: '2014-09-13', hour: 1, gender: 'female', cityId: 'urumqi-1529102', calendar: 'lunar' },
    { date: '1990-07-23', hour: 8, gender: 'male', place: 'San Francisco, California, United States' },
  ];

  test.each(LANGUAGES)('of a chart in %s is at most 1,350 tokens of text, or 1,550 of structure', async (lang) => {
    for (const birth of LONG) {
      const { text, document } = await cast({ ...birth, lang, name: 'A name of a usual length' });
      expect(text.length / 4).toBeLessThan(1350);
      expect(JSON.stringify(document).length / 4).toBeLessThan(1550);
    }
  });

  // Births and moments with the most warnings, of 2,400.
  const LONG_MOMENTS = [
    {
      date: '1792-06-04',
      hour: 23,
      gender: 'female',
      place: 'San Francisco, California, United States',
      at: '1881-02-19T23:44',
    },
    {
      date: '1789-05-26',
      hour: 23,
      gender: 'female',
      cityId: 'urumqi-1529102',
      at: '1859-06-07T23:58',
      atPlace: '陕西省渭南市蒲城县',
    },
    { date: '1768-09-14', hour: 23, minute: 32, gender: 'female', cityId: 'urumqi-1529102', at: '1805-08-12T13:01' },
    {
      date: '1767-05-17',
      hour: 1,
      gender: 'female',
      place: 'San Francisco, California, United States',
      calendar: 'lunar',
      at: '1845-01-11T00:07',
      atPlace: 'San Francisco, California, United States',
    },
  ];

  test.each(LANGUAGES)('of a moment in %s is at most 1,200 tokens of text, or 1,700 of structure', async (lang) => {
    for (const moment of LONG_MOMENTS) {
      const { text, document } = await transits({ ...moment, lang, name: 'A name of a usual length' });
      expect(text.length / 4).toBeLessThan(1200);
      expect(JSON.stringify(document).length / 4).toBeLessThan(1700);
    }
  });

  test.each(['en', 'zh', 'zh-Hant'])(
    'of the variants of a chart in %s is at most 1,550 tokens of text, or 2,400 of structure',
    async (lang) => {
      for (const birth of LONG) {
        const { text, document } = await variants({ ...birth, lang, name: 'A name of a usual length' });
        expect(text.length / 4).toBeLessThan(1550);
        expect(JSON.stringify(document).length / 4).toBeLessThan(2400);
      }
    },
  );

  // The two longest pairs, of 750 with a moment.
  const LONG_PAIRS = [
    [
      {
        date: '1964-01-07',
        hour: 22,
        gender: 'male',
        place: 'San Francisco, California, United States',
        name: 'Li Ming',
      },
      { date: '1957-12-25', hour: 10, gender: 'female', place: 'Beijing', name: 'A name of a usual length' },
    ],
    [
      { date: '1964-01-07', hour: 22, gender: 'male', place: 'San Francisco, California, United States' },
      { year: 1957, name: 'Wang Fang' },
    ],
  ];

  test.each(LANGUAGES)('of two people in %s is at most 1,300 tokens of text, or 2,400 of structure', async (lang) => {
    for (const [one, other] of LONG_PAIRS) {
      const { text, document } = await call('compare_births', { one, other, at: '2027-02-10T08:30', lang });
      expect(text.length / 4).toBeLessThan(1300);
      expect(JSON.stringify(document).length / 4).toBeLessThan(2400);
    }
  });

  // The longest days, of 400; a solar term falls on one of them.
  const LONG_DAYS = [
    { date: '2024-02-04', gender: 'female', place: 'San Francisco, California, United States' },
    { date: '1808-08-01', gender: 'male', place: 'San Francisco, California, United States' },
    { date: '1990-07-23', gender: 'male', place: '陕西省渭南市蒲城县' },
  ];

  test.each(['en', 'zh', 'zh-Hant'])(
    'of a birth without an hour in %s is at most 1,200 tokens of text, or 1,500 of structure',
    async (lang) => {
      for (const day of LONG_DAYS) {
        const { text, document } = await call('cast_day', { ...day, lang, name: 'A name of a usual length' });
        expect(text.length / 4).toBeLessThan(1200);
        expect(JSON.stringify(document).length / 4).toBeLessThan(1500);
      }
    },
  );

  test('of a chart in text is all that a reading needs', async () => {
    const { text } = await cast({ ...BIRTH, place: 'Beijing', lang: 'zh' });
    for (const result of [
      '庚午 癸未 己丑 戊辰',
      '命宫主星：廉贞 破军',
      '太阳[得、化禄]',
      '身宫',
      '北京',
      '顺行',
      '正月初一换年',
      '传统象征体系',
    ]) {
      expect(text).toContain(result);
    }
  });

  test.each(['decades', 'luckPillars', 'years', 'months', 'days'])(
    'of a list of %s is at most 600 tokens of text, in which a star marks the row of the moment',
    async (list) => {
      for (const lang of LANGUAGES) {
        const { text, document } = await call('cast_timeline', {
          ...BIRTH,
          place: 'Beijing',
          at: '2027-02-10T08:30',
          list,
          lang,
        });
        expect(text.length / 4).toBeLessThan(600);
        expect(text.match(/^\*/gm)?.length).toBeGreaterThan(0);
        expect(JSON.stringify(document).length / 4).toBeLessThan(2400);
      }
    },
  );

  test('of the almanac has a line for each day with its pillar, and the terms of a year', async () => {
    const month = await call('get_almanac', { month: '2026-11' });
    expect(month.text.split('\n').filter((row) => /^11-\d\d /.test(row))).toHaveLength(30);
    expect(month.text).toMatch(/^11-22 .*Jia-Shen|^11-07 .*Start of Winter/m);
    expect((month.document as { days: unknown[] }).days).toHaveLength(30);
    const year = await call('get_almanac', { year: 2026, lang: 'zh' });
    expect(year.text).toContain('立春');
    expect(year.text.length / 4).toBeLessThan(900);
  });

  test('of the almanac names what a day has', async () => {
    const { text } = await call('get_almanac', { date: '2026-11-28' });
    expect(text).toContain('Lunar: Day 20 of month 10, 2026');
    expect(text).toContain('Day pillar: Bing-Wu\nOfficer: Danger\nMansion: Stomach');
    const month = await call('get_almanac', { month: '2026-11', lang: 'zh' });
    expect(month.text).toMatch(/^日期 +星期 +农历 +日柱 +建除 +星宿 +年柱 +月柱$/m);
  });

  test('of lunar birthdays has a line for each year', async () => {
    const { text, document } = await call('list_lunar_birthdays', {
      lunarMonth: 6,
      lunarDay: 2,
      fromYear: 2026,
      toYear: 2028,
    });
    expect(text).toMatch(/^Lunar birthday: month 6, day 2 · China's calendar\n\n2026 {2}2026-07-15 /);
    expect(text.trimEnd().split('\n')).toHaveLength(2 + 3);
    expect((document as { birthdays: unknown[] }).birthdays).toHaveLength(3);
  });

  // A client that loads tools one by one has no other schema; Gemini rejects a list of objects without properties.
  test('of a tool is complete: a sentence for each argument, members of each object, values of each choice', () => {
    for (const { name, input, description } of TOOLS) {
      expect([name, JSON.stringify({ name, input, description }).length / 4]).toEqual([
        name,
        expect.toSatisfy((tokens) => tokens < 1300),
      ]);
      for (const [path, schema] of schemasIn(input, name)) {
        const { type, properties, items, description: sentence, enum: values } = schema;
        expect([path, type]).toEqual([path, expect.stringMatching(/^(string|integer|number|boolean|object|array)$/)]);
        expect([path, Object.keys(properties ?? {}).length > 0]).toEqual([path, type === 'object']);
        expect([path, items !== undefined]).toEqual([path, type === 'array']);
        if (path !== name) expect([path, sentence]).toEqual([path, expect.stringMatching(/^(?!See ).{10,300}$/)]);
        if (values !== undefined) expect([path, values.length > 1]).toEqual([path, true]);
      }
    }
    const tables = Object.fromEntries([
      ...ALL_KINDS.map(({ tool, parameters }) => [tool?.name, parameters.tool]),
      ['find_birthplace', CITIES_PARAMETERS],
      ['get_almanac', ALMANAC_PARAMETERS],
      ['list_lunar_birthdays', BIRTHDAY_PARAMETERS],
    ]);
    for (const { name, input } of TOOLS) {
      const choices = Object.entries<Parameter>(tables[name]!).filter(
        ([parameter, { shape }]) =>
          (shape.kind === 'choice' || shape.kind === 'language') && propertyOf(input, parameter),
      );
      expect(choices.length).toBeGreaterThan(0);
      for (const [parameter] of choices)
        expect([name, parameter, propertyOf(input, parameter)!.enum]).toEqual([name, parameter, expect.any(Array)]);
    }
  });

  test('of a tool includes every parameter of its document', () => {
    for (const { tool, parameters } of ALL_KINDS) {
      if (tool === undefined) continue;
      expect(Object.keys(parameters.tool)).toEqual(expect.arrayContaining(Object.keys(parameters.document)));
    }
  });
});

interface ArgumentSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, ArgumentSchema>>;
  readonly items?: ArgumentSchema;
  readonly description?: string;
  readonly enum?: readonly string[];
}

/** A schema and all schemas in it, by their paths. */
function schemasIn(schema: ArgumentSchema, path: string): readonly (readonly [string, ArgumentSchema])[] {
  const members = Object.entries(schema.properties ?? {});
  return [[path, schema], ...members.flatMap(([name, member]) => schemasIn(member, `${path}.${name}`))];
}

/** The schema of a parameter such as `one.gender`. */
const propertyOf = (schema: ArgumentSchema, parameter: string): ArgumentSchema | undefined =>
  parameter.split('.').reduce<ArgumentSchema | undefined>((at, name) => at?.properties?.[name], schema);

describe('coordinates, a zone and a time', () => {
  const point = { latitude: 39.9, longitude: 116.4, timeZone: 'Asia/Shanghai' };
  const { hour: _hour, minute: _minute, ...day } = BIRTH;
  const PILLARS = 'Geng-Wu Gui-Wei Ji-Chou Wu-Chen';

  test.each<[string, object]>([
    ['cast_chart', { ...day, time: '08:30', ...point }],
    ['cast_day', { ...day, ...point }],
    ['cast_transits', { ...day, time: '8:30', ...point, at: '2027', atLongitude: 116.4, atTimeZone: 'Asia/Shanghai' }],
    ['cast_timeline', { ...day, time: '08:30', ...point, at: '2027' }],
    ['cast_variants', { ...day, time: '08:30', ...point, matchPillars: PILLARS }],
    ['list_days', { ...day, time: '08:30', ...point, from: '2027-01-01', to: '2027-01-03' }],
    ['find_births', { pillars: PILLARS, ...point }],
    ['compare_births', { one: { ...day, time: '08:30', ...point }, other: { year: 1990 } }],
  ])('are read by %s', async (name, args) => {
    const { text, document } = await call(name, args);
    expect([document !== undefined, text]).toEqual([true, expect.any(String)]);
    expect((document as { warnings?: { code: string }[] }).warnings ?? []).not.toContainEqual(
      expect.objectContaining({ code: 'unknown_parameter' }),
    );
  });

  test('are described in one sentence where a half is missing', async () => {
    const { text } = await cast({ ...BIRTH, latitude: 39.9 });
    expect(text.split('\n')).toHaveLength(2);
    expect(text).toContain('longitude');
  });
});

describe('days compared with a birth', () => {
  const BORN = { ...BIRTH, cityId: 'beijing-1816670' };
  const bytesOf = ({ text, document }: { readonly text: string; readonly document?: object }) =>
    Buffer.byteLength(text) + Buffer.byteLength(JSON.stringify(document));
  type ListedDays = {
    readonly days: readonly { readonly date: string }[];
    readonly warnings: readonly { readonly code: string; readonly detail: string }[];
  };

  // All members of 400 days are a megabyte, which no model reads and for which all other clients would wait.
  test.each([
    ['all', '2026-04-10', 100],
    [undefined, '2027-02-04', 400],
  ])('are at most 64 KB, and go on where they end: fields=%s', async (fields, to, count) => {
    const found: string[] = [];
    let from = '2026-01-01';
    for (let call = 0; call < 20; call++) {
      const result = await askFrom(from, to, fields);
      const { days, warnings } = result.document as unknown as ListedDays;
      expect(bytesOf(result)).toBeLessThanOrEqual(65_536);
      found.push(...days.map(({ date }) => date));
      const left = warnings.find(({ code }) => code === 'days_left_out');
      if (left === undefined) break;
      expect(bytesOf(result)).toBeGreaterThan(50_000);
      expect(result.text).toContain(left.detail);
      from = /from=(\d{4}-\d\d-\d\d)/.exec(left.detail)![1]!;
    }
    expect([found.length, new Set(found).size, found[0], found.at(-1)]).toEqual([count, count, '2026-01-01', to]);
  });
  const askFrom = (from: string, to: string, fields?: string) =>
    call('list_days', { ...BORN, from, to, ...(fields && { fields }) });

  test.each(LANGUAGES)('say in %s how to go on', async (lang) => {
    const { document } = await call('list_days', {
      ...BORN,
      from: '2026-01-01',
      to: '2027-02-04',
      fields: 'all',
      lang,
    });
    const { days, warnings } = document as unknown as ListedDays;
    const { detail } = warnings.find(({ code }) => code === 'days_left_out')!;
    expect(detail).toContain(`${days.length}`);
    expect(detail).toContain('400');
    expect(detail).toMatch(/from=2026-\d\d-\d\d/);
  });
});
