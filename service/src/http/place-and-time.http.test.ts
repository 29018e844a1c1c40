// A birthplace in words and a time in one piece: the same chart as by id, hour and minute, over every path that takes a birth.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BIRTH, CHART, target } from '../../test/births.ts';
import { type RunningService, startService } from '../../test/running-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const { cityId: CITY_ID, hour: _hour, minute: _minute, ...DAY_ALONE } = BIRTH;
const IN_WORDS = { ...DAY_ALONE, place: 'Beijing', time: '08:30' };
type Answer = Record<string, unknown> & { warnings: { code: string; detail: string }[] };

const chartOf = async (parameters: Readonly<Record<string, string>>): Promise<Answer> => {
  const { status, json } = await service.ask(target(CHART, parameters));
  expect(status).toBe(200);
  return json as Answer;
};
const problemsOf = async (path: string, parameters: Readonly<Record<string, string>>) => {
  const { status, json } = await service.ask(target(path, parameters));
  expect(status).toBe(400);
  const { errors } = json as {
    errors: { code: string; parameter: string; allowed?: string; suggestions?: unknown[] }[];
  };
  return errors;
};

describe('a birthplace in words', () => {
  test('is the place of its id, and a warning says which', async () => {
    const { warnings, ...inWords } = await chartOf(IN_WORDS);
    const { warnings: _, ...byId } = await chartOf({ ...DAY_ALONE, hour: '8', minute: '30', cityId: CITY_ID });
    expect(inWords).toEqual(byId);
    expect(warnings[0]).toMatchObject({ code: 'place_taken', detail: expect.stringContaining(`(${CITY_ID})`) });
  });

  test('may be coordinates in any form', async () => {
    const answer = await chartOf({ ...IN_WORDS, place: '39°54′N 116°24′E' });
    expect(answer.input).toMatchObject({ latitude: 39.9, longitude: 116.4 });
  });

  test('beside its own id has no warning; beside another the id counts', async () => {
    const codes = async (cityId: string) => (await chartOf({ ...IN_WORDS, cityId })).warnings.map(({ code }) => code);
    expect(await codes(CITY_ID)).not.toContain('place_ignored');
    expect(await codes('shanghai-1796236')).toContain('place_ignored');
  });

  test('that may be several places is refused with ids to choose from', async () => {
    const [error] = await problemsOf(CHART, { ...IN_WORDS, place: 'Springfield' });
    expect(error).toMatchObject({ code: 'ambiguous', parameter: 'place' });
    expect(error!.suggestions!.length).toBeGreaterThan(1);
  });

  test('beside a point is a conflict', async () => {
    const [error] = await problemsOf(CHART, { ...IN_WORDS, latitude: '31.2', longitude: '121.5' });
    expect(error).toMatchObject({ code: 'conflict', parameter: 'place' });
  });

  test.each(['chart.txt', 'chart.svg', 'transits', 'transits.txt', 'variants', 'transits/timeline'])(
    'leads to an answer of %s',
    async (path) => {
      const more = /timeline/.test(path) ? { list: 'decades' } : {};
      expect((await service.ask(target(`/api/public/${path}`, { ...IN_WORDS, ...more }))).status).toBe(200);
    },
  );

  test('is taken for a day, for births that fit, and for each of two people', async () => {
    const { time: _time, ...day } = IN_WORDS;
    expect((await service.ask(target('/api/public/day', day))).status).toBe(200);
    const births = { pillars: '庚午 癸未 己丑 戊辰', fromYear: '1950', toYear: '2000', place: 'Beijing' };
    expect((await service.ask(target('/api/public/births', births))).status).toBe(200);
    const pair = await service.ask('/api/public/pair', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ one: IN_WORDS, other: { ...IN_WORDS, place: 'Shanghai', time: '21:05' } }),
    });
    expect(pair.status).toBe(200);
    expect((pair.json as Answer).warnings.filter(({ code }) => code === 'place_taken')).toHaveLength(2);
  });
});

describe('a time in one piece', () => {
  test.each(['08:30', '8:30', '8:30 am', '08:30:00', '8h30', '上午8点30分', '8시30분'])('reads %s', async (time) => {
    const { input } = await chartOf({ ...IN_WORDS, time });
    expect(input).toMatchObject({ hour: 8, minute: 30 });
  });

  test('after noon', async () => {
    expect((await chartOf({ ...IN_WORDS, time: '8:30 pm' })).input).toMatchObject({ hour: 20, minute: 30 });
    expect((await chartOf({ ...IN_WORDS, time: '12:05 am' })).input).toMatchObject({ hour: 0, minute: 5 });
    expect((await chartOf({ ...IN_WORDS, time: 'noon' })).input).toMatchObject({ hour: 12, minute: 0 });
  });

  test('beside the same hour and minute is no fault, beside others it is', async () => {
    expect((await chartOf({ ...IN_WORDS, hour: '8', minute: '30' })).input).toMatchObject({ hour: 8, minute: 30 });
    const errors = await problemsOf(CHART, { ...IN_WORDS, hour: '9', minute: '31' });
    expect(errors.map(({ code, parameter }) => [code, parameter])).toEqual([
      ['conflict', 'hour'],
      ['conflict', 'minute'],
    ]);
  });

  test.each(['25:00', '08:60', 'tea', '8', '08:30:61', '13:00 pm', '٠٨:٣٠x'])(
    'refuses %s, and says how it is written',
    async (time) => {
      expect(await problemsOf(CHART, { ...IN_WORDS, time })).toMatchObject([
        { code: 'invalid_format', parameter: 'time', allowed: 'HH:MM, HH:MM:SS' },
      ]);
    },
  );

  test('is required where there is no hour, and does not belong to a day', async () => {
    const { time: _time, ...without } = IN_WORDS;
    expect(await problemsOf(CHART, without)).toMatchObject([{ code: 'required', parameter: 'hour' }]);
    expect(await problemsOf('/api/public/day', IN_WORDS)).toMatchObject([{ code: 'conflict', parameter: 'time' }]);
  });
});
