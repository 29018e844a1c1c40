import { LANGUAGES } from 'beichen';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentDifferences, memberDifferences } from '../../../conformance/prove/src/document-differences.ts';
import { BIRTH, CHART, chartOf, target } from '../../test/births.ts';
import { type RunningService, startService } from '../../test/running-service.ts';
import { BLOCK_BYTES } from './answer-memory.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

describe('a chart', () => {
  test('is that of the example in the contract, from birthplace and clock time', async () => {
    const { status, json } = await service.ask(chartOf());
    expect(status).toBe(200);
    // The example of the contract, worked out before there was code: 1990-07-23 08:30, male, Beijing.
    expect(json.fourPillars.hanzi).toBe('庚午 癸未 己丑 戊辰');
    expect(json.mainStar.id).toBe('lianzhen+pojun');
    expect(json.ziwei.bureau).toEqual({ id: 'earth5', name: 'Earth Bureau 5', hanzi: '土五局' });
    expect(json.birth.correction).toMatchObject({ daylightSavingSeconds: -3600, longitudeSeconds: -865 });
    expect(json.luckPillars.startsAfter).toMatchObject({ years: 5, months: 3 });
    expect(json.input).toEqual({
      date: '1990-07-23',
      hour: 8,
      minute: 30,
      gender: 'male',
      calendar: 'solar',
      cityId: 'beijing-1816670',
      lang: 'en',
    });
    expect(json.birth.place).toMatchObject({ cityId: 'beijing-1816670', latitude: 39.9075, longitude: 116.39723 });
    expect(Object.keys(json)).toEqual([
      'input',
      'language',
      'birth',
      'mainStar',
      'palaces',
      'ziwei',
      'fourPillars',
      'dayMaster',
      'fiveElements',
      'luckPillars',
      'conventions',
      'warnings',
      'meta',
    ]);
  });

  test('is the same by GET, POST of JSON, POST of a form, POST of multipart fields, and a mixture', async () => {
    const { text } = await service.ask(chartOf());
    const post = (body: BodyInit, headers?: Record<string, string>) =>
      service.ask(CHART, { method: 'POST', body, ...(headers && { headers }) });
    const numbers = { ...BIRTH, hour: 8, minute: 30 };
    const multipart = new FormData();
    for (const [name, value] of Object.entries(BIRTH)) multipart.set(name, value);
    const { hour, ...rest } = BIRTH;
    const answers = [
      await post(JSON.stringify(BIRTH), { 'content-type': 'application/json' }),
      await post(JSON.stringify(numbers), { 'content-type': 'application/json; charset=utf-8' }),
      await post(`\ufeff\n${JSON.stringify(numbers)}`, { 'content-type': 'application/json' }),
      await post(JSON.stringify(numbers), { 'content-type': 'application/problem+json' }),
      await post(JSON.stringify(numbers), { 'content-type': 'text/plain' }), // a body that begins with { is JSON
      await post(JSON.stringify(numbers), { 'content-type': 'nonsense' }),
      await post(JSON.stringify(numbers), { 'content-type': 'application/x-www-form-urlencoded' }), // the Content-Type of `curl -d`
      await post(new URLSearchParams(BIRTH)),
      await post(multipart),
      await service.ask(target(CHART, rest), {
        method: 'POST',
        body: JSON.stringify({ hour }),
        headers: { 'content-type': 'application/json' },
      }),
      await service.ask(chartOf(), { method: 'POST' }),
      await service.ask(chartOf(), {
        method: 'POST',
        body: JSON.stringify(BIRTH),
        headers: { 'content-type': 'application/json' },
      }),
    ];
    for (const answer of answers) expect(documentDifferences(answer.text, text)).toEqual([]);
  });

  test('in Chinese and in English differs in texts and in the language that it names', async () => {
    const [en, zh, hant] = await Promise.all(
      ['en', 'zh', 'zh-Hant'].map((lang) => service.ask(chartOf({ lang, minute: undefined }))),
    );
    expect(memberDifferences(withoutTexts(zh!.json), withoutTexts(en!.json))).toEqual([]);
    expect(memberDifferences(withoutTexts(hant!.json), withoutTexts(en!.json))).toEqual([]);
    expect(zh!.json.palaces[0].name).toMatch(/[\u4e00-\u9fff]/);
    expect(zh!.json.meta.disclaimer).toMatch(/[\u4e00-\u9fff]/);
    expect(zh!.headers['content-language']).toBe('zh');
    expect(hant!.json.birth.zodiac.hanzi).toBe('馬');
  });

  test('understands names without regard to case, _ and -, aliases, spaces around values, and leading zeros', async () => {
    const { text } = await service.ask(chartOf());
    const same = {
      DATE: ' 1990-07-23 ',
      Hour: '08',
      minute: ' 30',
      GENDER: 'Male',
      city_id: 'beijing-1816670',
      lang: 'en-US',
      is_leap_month: 'false',
    };
    const answer = await service.ask(target(CHART, same));
    expect(answer.json).toEqual({ ...JSON.parse(text), input: { ...JSON.parse(text).input, leapMonth: false } });
  });

  test('counts null and empty optional values as not sent', async () => {
    const { text } = await service.ask(chartOf());
    const body = JSON.stringify({ ...BIRTH, calendar: null, lang: '', name: '  ', school: null, timeZone: '' });
    expect((await service.ask(CHART, { method: 'POST', body })).text).toBe(text);
    expect((await service.ask(`${chartOf()}&lang=&leap&name=+`)).text).toBe(text);
  });

  test('accepts one value sent twice, however it is written', async () => {
    const { text } = await service.ask(chartOf());
    expect((await service.ask(`${chartOf()}&hour=08&gender=MALE&cityid=beijing-1816670`)).text).toBe(text);
  });

  for (const [tag, language] of [
    ['zh-CN', 'zh'],
    ['zh_Hans_SG', 'zh'],
    ['ZH', 'zh'],
    ['zh-TW', 'zh-Hant'],
    ['zh_HK', 'zh-Hant'],
    ['zh-MO', 'zh-Hant'],
    ['zh-Hant-HK', 'zh-Hant'],
    ['zh-Hans-TW', 'zh'],
    ['en-GB', 'en'],
  ] as const) {
    test(`with lang=${tag} is in ${language}`, async () => {
      const { json, headers } = await service.ask(chartOf({ lang: tag }));
      expect(json.input.lang).toBe(language);
      expect(headers['content-language']).toBe(language);
    });
  }

  test('echoes a name and never refuses one', async () => {
    const named = async (name: string) => (await service.ask(chartOf({ name }))).json;
    expect((await named('李明')).input.name).toBe('李明');
    expect((await named(' a\u0000b\u001b[31m\n ')).input.name).toBe('ab[31m');
    const long = await named('名'.repeat(101));
    expect(long.input.name).toBe('名'.repeat(100));
    expect(codes(long)).toContain('name_shortened');
    const odd = await service.ask(`${chartOf()}&name=%ff%fe&name=other`);
    expect(odd.status).toBe(200);
    expect(codes(odd.json)).toContain('name_unreadable');
    for (const name of ['\u200b\u200b', '\u3164', '\u2800', '\ud800', 'Li\ud800', '\u0000']) {
      const { json } = await service.ask(CHART, { method: 'POST', body: JSON.stringify({ ...BIRTH, name }) });
      expect(codes(json), JSON.stringify(name)).toContain('name_unreadable');
      expect(json.input.name).toBe(name.startsWith('Li') ? 'Li' : undefined);
    }
    for (const name of [5, true, ['x'], { a: 1 }]) {
      const { status } = await service.ask(CHART, { method: 'POST', body: JSON.stringify({ ...BIRTH, name }) });
      expect(status).toBe(200);
    }
  });

  test('lets foreign parameters pass with a warning', async () => {
    const { status, json } = await service.ask(
      `${chartOf()}&utm_source=x&utm_medium=y&gclid=z&_=123&ref=a&__proto__=b&constructor=c`,
    );
    expect(status).toBe(200);
    expect(codes(json)).toEqual(Array(7).fill('unknown_parameter'));
    expect(json.warnings[0].detail).toContain('utm_source');
  });

  test('without a minute is cast for the full hour, with a warning', async () => {
    const { json } = await service.ask(chartOf({ minute: undefined }));
    expect(codes(json)).toContain('minute_assumed');
    expect(json.birth.clockTime).toBe('1990-07-23T08:00:00');
    expect(json.input).not.toHaveProperty('minute');
  });

  test('of a lunar 30th of month 2 exists', async () => {
    // test/truth/sky/lunar-years.csv: month 2 of 1990 has 30 days.
    const { status, json } = await service.ask(chartOf({ date: '1990-02-30', calendar: 'lunar' }));
    expect(status).toBe(200);
    expect(json.birth.lunarDate).toMatchObject({ year: 1990, month: 2, day: 30, leapMonth: false });
  });

  test('of a leap month is requested by leapMonth, isLeapMonth or leap', async () => {
    const base = { date: '1990-05-02', calendar: 'lunar' };
    const [a, b, c] = await Promise.all(
      ['leapMonth', 'isLeapMonth', 'leap'].map((name) => service.ask(chartOf({ ...base, [name]: 'true' }))),
    );
    expect(a!.json.birth.lunarDate).toMatchObject({ year: 1990, month: 5, day: 2, leapMonth: true });
    expect(b!.text).toBe(a!.text);
    expect(c!.text).toBe(a!.text);
  });

  test('is cast by the requested conventions, and names them', async () => {
    const { json } = await service.ask(
      chartOf({
        dayBoundary: 'midnight',
        yearBoundary: 'lichun',
        leapMonthRule: 'same',
        school: 'zhongzhou',
        calendarRegion: 'Korea',
        solarTime: 'mean',
      }),
    );
    expect(json.conventions).toEqual({
      dayBoundary: 'midnight',
      yearBoundary: 'lichun',
      leapMonthRule: 'same',
      school: 'zhongzhou',
      calendarRegion: 'korea',
      solarTime: 'mean',
      bySchool: ['dayBoundary'],
    });
  });

  test('in Xinjiang is read by either clock', async () => {
    const urumqi = (await service.ask(target('/api/public/cities', { q: 'Urumqi', limit: '1' }))).json.cities[0];
    expect(urumqi.timeZones).toEqual(['Asia/Shanghai', 'Asia/Urumqi']);
    const beijingTime = (await service.ask(chartOf({ cityId: urumqi.cityId }))).json;
    const localTime = (await service.ask(chartOf({ cityId: urumqi.cityId, timeZone: 'asia/urumqi' }))).json;
    expect(beijingTime.birth.utcOffsetSeconds).toBe(32400);
    expect(localTime.birth.utcOffsetSeconds).toBe(21600);
    expect(localTime.birth.place.timeZone).toBe('Asia/Urumqi');
    expect(codes(beijingTime)).toContain('two_time_zones');
  });

  test('of a repeated hour is the earlier, and the later on demand', async () => {
    // docs/rules/places.md section 4: in 1986 the clocks of China went from 02:00 back to 01:00 on 09-14.
    const repeated = { date: '1986-09-14', hour: '1', minute: '30' };
    expect((await service.ask(chartOf(repeated))).json.birth.utc).toBe('1986-09-13T16:30:00Z');
    expect((await service.ask(chartOf({ ...repeated, disambiguation: 'later' }))).json.birth.utc).toBe(
      '1986-09-13T17:30:00Z',
    );
  });

  test('answers HEAD like GET, without the body', async () => {
    const [get, head] = [await service.ask(chartOf()), await service.ask(chartOf(), { method: 'HEAD' })];
    expect(head.status).toBe(200);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
  });

  test('is stored by no cache and has at most 32 KB', async () => {
    const { headers, text } = await service.ask(chartOf({ minute: undefined, lang: 'zh', hour: '23' }));
    expect(headers['cache-control']).toBe('no-store');
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(32 * 1024);
  });

  // The longest of 300 charts, in English 37 KB. A chart without room in a block takes new memory, which triggers full garbage collections.
  test.each(LANGUAGES)('has room in a block of the pool of memory: %s', async (lang) => {
    const { text } = await service.ask(chartOf({ date: '2085-04-06', hour: '15', minute: '15', lang }));
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(BLOCK_BYTES);
  });

  test('is JSON whatever Accept asks for', async () => {
    for (const accept of ['text/html', 'image/png', 'application/xml;q=0.9', 'nonsense']) {
      expect((await service.ask(chartOf(), { headers: { accept } })).status).toBe(200);
    }
  });
});

const codes = (chart: { warnings: { code: string }[] }): string[] => chart.warnings.map(({ code }) => code);

// Names, sentences and the language they are in.
const TEXTS = new Set([
  'name',
  'hanzi',
  'text',
  'detail',
  'basis',
  'disclaimer',
  'country',
  'lang',
  'language',
  'fourPillars',
  'attribution',
]);
function withoutTexts(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return TEXTS.has(key) ? 'text' : value;
  if (Array.isArray(value)) return value.map((item) => withoutTexts(item, key));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withoutTexts(member, name)]));
  }
  return value;
}
