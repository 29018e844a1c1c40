// Transits over HTTP. Every answer is checked against the contract, and a selection against its own schema.

import { LANGUAGES } from 'beichen';
import { drawTransitsText } from 'beichen/draw';
import { TRANSITS as MEMBERS } from 'beichen/internal';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BIRTH, chartOf, TIMELINE, TRANSITS, target, transitsOf } from '../../test/births.ts';
import { type RunningService, startService } from '../../test/running-service.ts';

const NOW = Date.parse('2026-11-22T00:30:15.678Z');
let service: RunningService;
beforeAll(async () => {
  service = await startService({ now: () => NOW });
});
afterAll(() => service.close());

const post = (body: BodyInit, headers?: Record<string, string>) =>
  service.ask(TRANSITS, { method: 'POST', body, ...(headers && { headers }) });
const JSON_BODY = { 'content-type': 'application/json' };
const faultsOf = async (changes: Readonly<Record<string, string | undefined>>) => {
  const { status, json } = await service.ask(transitsOf(changes));
  expect(status).toBe(400);
  return json.errors.map(({ parameter, code }: { parameter: string; code: string }) => `${parameter} ${code}`);
};

describe('what governs at a moment', () => {
  test('is of a birth and a moment', async () => {
    const { status, json, headers } = await service.ask(transitsOf());
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(Object.keys(json)).toEqual(['input', ...Object.keys(MEMBERS.members), 'meta']);
    expect(json.input).toEqual({
      date: '1990-07-23',
      hour: 8,
      minute: 30,
      gender: 'male',
      calendar: 'solar',
      cityId: 'beijing-1816670',
      lang: 'en',
      at: '2027-02-10T08:30',
    });
    expect(json.moment).toMatchObject({
      placeAssumed: true,
      place: { name: 'Beijing' },
      clockTime: '2027-02-10T08:30:00',
    });
    expect(json.ages).toEqual({ nominal: 38, solarYear: 38, completed: 36 });
    expect(json.ziwei.year).toMatchObject({ id: 'ding-wei', year: 2027, palace: { id: 'career' } });
    expect(json.fourPillars.luck).toMatchObject({ kind: 'running', ordinal: 4 });
    expect(json.meta.disclaimer).toMatch(/reflection/);
  });

  test('is the same by GET, POST of JSON, of a form, of multipart fields, and a mixture; HEAD has no body', async () => {
    const { text } = await service.ask(transitsOf());
    const sent = { ...BIRTH, at: '2027-02-10T08:30' };
    const multipart = new FormData();
    for (const [name, value] of Object.entries(sent)) multipart.set(name, value);
    for (const answer of [
      await post(JSON.stringify(sent), JSON_BODY),
      await post(new URLSearchParams(sent)),
      await post(multipart),
      await service.ask(target(TRANSITS, BIRTH), {
        method: 'POST',
        body: JSON.stringify({ at: sent.at }),
        headers: JSON_BODY,
      }),
    ]) {
      expect(answer.text).toBe(text);
    }
    expect((await service.ask(transitsOf(), { method: 'HEAD' })).text).toBe('');
    expect((await service.ask(TRANSITS, { method: 'OPTIONS' })).headers.allow).toBe('GET, HEAD, POST, OPTIONS');
  });

  test('without a moment it is now, by the whole second', async () => {
    const { json } = await service.ask(transitsOf({ at: undefined }));
    expect(json.moment).toMatchObject({
      form: 'instant',
      utc: '2026-11-22T00:30:15Z',
      clockTime: '2026-11-22T08:30:15',
    });
    expect(json.input).not.toHaveProperty('at');
    expect((await service.ask(transitsOf({ at: '' }))).json.moment.utc).toBe('2026-11-22T00:30:15Z');
  });

  test('in three scripts', async () => {
    const star = async (lang: string) =>
      (await service.ask(transitsOf({ lang, fields: 'ziwei.palaces.flowStars' }))).json.ziwei.palaces
        .flatMap(({ flowStars }: { flowStars: { id: string; name: string }[] }) => flowStars)
        .find(({ id }: { id: string }) => id === 'lucunYear').name;
    expect([await star('en'), await star('zh'), await star('zh-Hant')]).toEqual([
      'Liu Lu (Annual Stored Prosperity)',
      '流禄',
      '流祿',
    ]);
  });

  test('at a place by its id, by a zone and a longitude, and by a zone alone', async () => {
    const { momentOf } = {
      momentOf: async (changes: Record<string, string>) => (await service.ask(transitsOf(changes))).json,
    };
    const byId = await momentOf({ atCityId: 'new-york-city-5128581' });
    expect(byId.moment).toMatchObject({
      placeAssumed: false,
      utc: '2027-02-10T13:30:00Z',
      place: { cityId: 'new-york-city-5128581' },
    });
    expect(byId.input.atCityId).toBe('new-york-city-5128581');
    const byPoint = await momentOf({ atTimeZone: 'america/new_york', atLongitude: '-74.006' });
    expect(byPoint.moment.place).toEqual({ longitude: -74.006, timeZone: 'America/New_York' });
    expect(byPoint.moment.utc).toBe(byId.moment.utc);
    expect(byPoint.conventions.atSolarTime).toBe('apparent');
    const byBoth = await momentOf({
      atCityId: 'new-york-city-5128581',
      atTimeZone: 'America/New_York',
      atLongitude: '3',
    });
    expect(byBoth.moment).toEqual(byId.moment);
    expect(byBoth.warnings.map(({ code }: { code: string }) => code)).toContain('longitude_ignored');
    const byZone = await momentOf({ atTimeZone: 'America/New_York' });
    expect(byZone.conventions.atSolarTime).toBe('clock');
    expect(byZone.moment).not.toHaveProperty('trueSolarTime');
  });

  // Zones whose first clock was on the other side of the date line: each form answers, at each form of a moment, before and after.
  test.each(['Asia/Manila', 'America/Sitka', 'Pacific/Apia', 'Pacific/Chatham', 'Pacific/Tongatapu'])(
    'in the zone %s alone, in every form',
    async (atTimeZone) => {
      for (const path of [TRANSITS, `${TRANSITS}.txt`, `${TRANSITS}.svg`, TIMELINE]) {
        for (const at of ['1840-02-10T08:30', '1840-02-10', '2027-02-10T08:30', '2027-02-10T08:30Z', '2027-02-10']) {
          const list = path === TIMELINE ? { list: 'days' } : {};
          const { status } = await service.ask(transitsOf({ ...list, date: '1820-07-23', atTimeZone, at }, path));
          expect(status, `${path} ${at}`).toBe(200);
        }
      }
    },
  );

  test('in Hanoi by the clock of Hanoi, which was an hour ahead of that of Bangkok in 1950', async () => {
    const utcAt = async (place: Record<string, string>) =>
      (await service.ask(transitsOf({ date: '1940-07-23', at: '1950-06-01T12:00', ...place }))).json.moment;
    expect(await utcAt({ atCityId: 'hanoi-1581130' })).toMatchObject({
      utc: '1950-06-01T04:00:00Z',
      place: { timeZone: 'Asia/Bangkok', countryCode: 'VN' },
    });
    expect((await utcAt({ atTimeZone: 'Asia/Bangkok' })).utc).toBe('1950-06-01T05:00:00Z');
  });

  test('at an instant with an offset, whether its + was escaped or not, and at a date alone', async () => {
    for (const at of ['2027-02-10T08:30+08:00', '2027-02-10T00:30Z', '2027-02-10 00:30:00z']) {
      expect((await service.ask(transitsOf({ at }))).json.moment).toMatchObject({
        form: 'instant',
        utc: '2027-02-10T00:30:00Z',
      });
    }
    const { json } = await service.ask(`${transitsOf({ at: undefined })}&at=2027-02-10T08:30+08:00`);
    expect(json.moment.utc).toBe('2027-02-10T00:30:00Z');
    expect((await service.ask(transitsOf({ at: '2027-02-10 08:30' }))).json.moment.form).toBe('localTime');
    const date = (await service.ask(transitsOf({ at: '2027-02-10' }))).json;
    expect(date.moment.form).toBe('date');
    expect(date.ziwei).not.toHaveProperty('hour');
  });

  test('at a year or a month alone, which JSON may send as a number', async () => {
    for (const sent of ['2027', 2027]) {
      const { json } = await post(JSON.stringify({ ...BIRTH, at: sent }), JSON_BODY);
      expect([json.moment.form, json.moment.period, json.input.at]).toEqual(['year', '2027', '2027']);
      expect(json.ziwei.year.year).toBe(2027);
      expect(json.ziwei).not.toHaveProperty('month');
    }
    const text = (await service.ask(transitsOf({ at: '2027-06' }).replace('/transits?', '/transits.txt?'))).text;
    expect(text).toContain('2027-06 (a month alone, read on its middle day 2027-06-15)');
    expect(text).not.toMatch(/^(?:Daily|Hourly):/m);
    expect((await service.ask(target(TIMELINE, { ...BIRTH, at: '2027', list: 'days' }))).json.errors).toMatchObject([
      { parameter: 'at', code: 'not_allowed' },
    ]);
  });

  test('by the conventions that are requested', async () => {
    const conventions = {
      atYearBoundary: 'lichun',
      ageAdvance: 'birthday',
      childLimitRule: 'sequence',
      leapDayCount: 'halves',
      smallLuckRule: 'fixed',
      atSolarTime: 'mean',
      dayBoundary: 'midnight',
    };
    const { json } = await service.ask(transitsOf(conventions));
    expect(json.conventions).toMatchObject(conventions);
    expect(json.ages.nominal).toBe(37);
    expect(json.fourPillars.smallLuck.hanzi).toBe('癸卯'); // a man's 丙寅 at age 1, 37 on
  });

  test('has at most 34 KiB, whatever is asked, in every language', async () => {
    for (const lang of LANGUAGES) {
      // Every warning at once: no minute, two clocks, late in the hour of zi, a double hour and a leap month close by.
      const doubtful = { lang, date: '1990-06-23', hour: '3', minute: undefined, cityId: 'urumqi-1529102' };
      for (const at of ['2042-03-05T01:24', '2033-12-22T01:27']) {
        const { text } = await service.ask(transitsOf({ ...doubtful, at }));
        expect(Buffer.byteLength(text)).toBeLessThanOrEqual(34 * 1024);
      }
      for (const at of ['2026-11-22T23:30', '2027-02-04T09:46', '2060-05-20T12:00', '2033-12-23T01:00']) {
        const long = { lang, at, name: 'x'.repeat(100), minute: undefined, atCityId: 'llanfairpwllgwyngyll-2644080' };
        const { status, text } = await service.ask(transitsOf(long));
        if (status !== 200) throw new Error(text);
        expect(Buffer.byteLength(text)).toBeLessThanOrEqual(34 * 1024);
      }
    }
  });
});

describe('the text of transits', () => {
  const TXT = `${TRANSITS}.txt`;

  test('is what the documents of chart and transits hold, in three scripts, for births and moments of every kind', async () => {
    for (const lang of ['en', 'zh', 'zh-Hant']) {
      for (const changes of [
        { lang },
        { lang, name: '李明', atCityId: 'new-york-city-5128581', at: '2025-08-12' },
        { lang, at: '1992-03-01', ageAdvance: 'birthday' },
        { lang, at: '2120-01-01T23:30', atTimeZone: 'Asia/Tokyo' },
      ]) {
        const { status, headers, text } = await service.ask(transitsOf(changes, TXT));
        expect([status, headers['content-type'], headers['cache-control'], headers['content-language']]).toEqual([
          200,
          'text/plain; charset=utf-8',
          'no-store',
          lang,
        ]);
        const {
          at: _,
          atCityId: __,
          atTimeZone: ___,
          ageAdvance: ____,
          ...ofChart
        } = { at: '', atCityId: '', atTimeZone: '', ageAdvance: '', ...changes };
        const chart = (await service.ask(chartOf(ofChart))).json;
        const transits = (await service.ask(transitsOf(changes))).json;
        const { name } = transits.input;
        expect(text).toBe(drawTransitsText(chart, transits, name === undefined ? {} : { name }));
      }
    }
  });

  test('is the same by GET and by POST of JSON and of a form; HEAD has no body, and what is wrong is a problem', async () => {
    const { text } = await service.ask(transitsOf({}, TXT));
    expect(text).toContain('Annual Wealth Palace = natal ');
    const sent = { ...BIRTH, at: '2027-02-10T08:30' };
    for (const [body, headers] of [
      [JSON.stringify(sent), JSON_BODY],
      [new URLSearchParams(sent), {}],
    ] as const) {
      expect((await service.ask(TXT, { method: 'POST', body, headers })).text).toBe(text);
    }
    expect((await service.ask(transitsOf({}, TXT), { method: 'HEAD' })).text).toBe('');
    expect((await service.ask(TXT, { method: 'OPTIONS' })).headers.allow).toBe('GET, HEAD, POST, OPTIONS');
    const { status, json } = await service.ask(transitsOf({ at: '1990-07-22', hour: '24', lang: 'zh' }, TXT));
    expect(status).toBe(400);
    expect(json.errors).toMatchObject([{ parameter: 'hour', code: 'out_of_range' }]);
    expect((await service.ask(transitsOf({ at: '1990-07-22' }, TXT))).json.errors).toMatchObject([
      { parameter: 'at', code: 'before_birth' },
    ]);
  });

  test('counts under the limit of charts', async () => {
    const limited = await startService({ environment: { CHART_LIMIT: '1' }, now: () => NOW });
    try {
      expect((await limited.ask(transitsOf({}, TXT))).status).toBe(200);
      for (const requested of [transitsOf({}, TXT), transitsOf(), chartOf()]) {
        const { status, headers } = await limited.ask(requested);
        expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
      }
    } finally {
      await limited.close();
    }
  });

  test('has no members to choose, and says so', async () => {
    const { text } = await service.ask(transitsOf({ fields: 'ages' }, TXT));
    expect(text).toMatch(/^Note: .*fields/m);
  });
});

describe('fields of transits', () => {
  test('choose its members', async () => {
    const { json } = await service.ask(
      transitsOf({ fields: 'ages,ziwei.year.palace.id,fourPillars.luck.pillar.name,meta.engine' }),
    );
    expect(json).toEqual({
      ages: { nominal: 38, solarYear: 38, completed: 36 },
      ziwei: { year: { palace: { id: 'career' } } },
      fourPillars: { luck: { pillar: { name: 'Ding-Hai' } } },
      meta: { engine: expect.any(String) },
    });
  });

  test('default is the whole, all more, compact a third of it', async () => {
    const whole = (await service.ask(transitsOf())).text;
    expect((await service.ask(transitsOf({ fields: 'default' }))).text).toBe(whole);
    const all = await service.ask(transitsOf({ fields: 'all' }));
    expect(all.json).toMatchObject(JSON.parse(whole));
    expect(all.text.length).toBeLessThanOrEqual(45 * 1024);
    const { luck, hour } = all.json.fourPillars;
    for (const pillar of [luck.pillar, hour]) {
      expect(pillar.stars.length).toBeGreaterThan(0);
      for (const relation of pillar.relations) expect(relation.pillars).toContain('moment');
    }
    const compact = await service.ask(transitsOf({ fields: 'compact' }));
    expect(compact.text.length).toBeLessThan(whole.length / 2);
    const child = await service.ask(transitsOf({ fields: 'compact', at: '1991-01-01' }));
    expect(child.json.fourPillars.luck.kind).toBe('before');
  });

  test('an unknown path is a fault with a suggestion', async () => {
    const { json } = await service.ask(transitsOf({ fields: 'ziwei.yaer' }));
    expect(json.errors).toEqual([
      expect.objectContaining({ parameter: 'fields', code: 'unknown_field', allowed: 'ziwei.year' }),
    ]);
  });
});

describe('a faulty request for transits names every fault', () => {
  test.each([
    ['a moment in words', { at: 'tomorrow' }, ['at invalid_format']],
    ['a month of no year', { at: '2027-13' }, ['at nonexistent_date']],
    ['a day that does not exist', { at: '2027-02-30' }, ['at nonexistent_date']],
    ['an hour that does not exist', { at: '2027-02-10T24:00' }, ['at out_of_range']],
    ['a year past the calendar', { at: '2201-01-01' }, ['at out_of_range']],
    ['the first day past it', { at: '2200-02-14T23:59' }, ['at out_of_range']],
    ['a moment before the birth', { at: '1990-07-23T08:29' }, ['at before_birth']],
    ['a day before the birth', { at: '1990-07-22' }, ['at before_birth']],
    ['a place that there is not', { atCityId: 'Beijing' }, ['atCityId not_found']],
    ['a zone that there is not', { atTimeZone: 'Beijing' }, ['atTimeZone not_allowed']],
    [
      'a zone that the place has not',
      { atCityId: 'beijing-1816670', atTimeZone: 'Asia/Tokyo' },
      ['atTimeZone not_allowed'],
    ],
    ['a longitude without a zone', { atLongitude: '116.4' }, ['atLongitude conflict']],
    [
      'a longitude in degrees and minutes',
      { atTimeZone: 'Asia/Tokyo', atLongitude: '139°41′' },
      ['atLongitude invalid_format'],
    ],
    ['a longitude off the Earth', { atTimeZone: 'Asia/Tokyo', atLongitude: '190' }, ['atLongitude out_of_range']],
    ['the Sun without a longitude', { atTimeZone: 'Asia/Tokyo', atSolarTime: 'apparent' }, ['atSolarTime conflict']],
    ['a rule that there is not', { childLimitRule: 'none' }, ['childLimitRule not_allowed']],
    [
      'a time that was skipped',
      { atCityId: 'new-york-city-5128581', at: '2027-03-14T02:30', atDisambiguation: 'reject' },
      ['at nonexistent_local_time'],
    ],
    [
      'a time that came twice',
      { atCityId: 'new-york-city-5128581', at: '2027-11-07T01:30', atDisambiguation: 'reject' },
      ['at ambiguous'],
    ],
    [
      'birth and moment at once',
      { hour: '24', at: 'x', atTimeZone: 'y', fields: 'z' },
      ['hour out_of_range', 'fields unknown_field', 'atTimeZone not_allowed', 'at invalid_format'],
    ],
    ['a misspelt parameter', { atCityld: 'beijing-1816670' }, ['atCityld unknown_parameter']],
  ] as const)('%s', async (_, changes, faults) => {
    expect((await faultsOf(changes)).sort()).toEqual([...faults].sort());
  });

  test('and each fault has its sentence in three scripts, and what is allowed', async () => {
    for (const lang of ['en', 'zh', 'zh-Hant']) {
      for (const changes of [
        { at: '1990-07-22' },
        { at: 'x' },
        { at: '2300-01-01' },
        { atLongitude: '3' },
        { atTimeZone: 'Asia/Tokyo', atSolarTime: 'mean' },
        { atCityId: 'new-york-city-5128581', at: '2027-03-14T02:30', atDisambiguation: 'reject' },
      ]) {
        const { json } = await service.ask(transitsOf({ ...changes, lang }));
        expect(json.errors).toHaveLength(1);
        expect(json.errors[0].detail).not.toMatch(/[{}]|undefined/);
      }
    }
  });

  test('a moment that is a number of JSON is no instant', async () => {
    const { json } = await post(JSON.stringify({ ...BIRTH, at: 1_800_000_000_000 }), JSON_BODY);
    expect(json.errors[0]).toMatchObject({ parameter: 'at', code: 'invalid_format' });
    const { status } = await post(
      JSON.stringify({ ...BIRTH, at: '2027-01-01', atTimeZone: 'Asia/Tokyo', atLongitude: 139.7 }),
      JSON_BODY,
    );
    expect(status).toBe(200);
  });

  test('a birth in the future has no now', async () => {
    expect(await faultsOf({ date: '2026-11-23', at: undefined })).toEqual(['at before_birth']);
  });
});
