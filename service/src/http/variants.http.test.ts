// The variants of a chart, over HTTP. Every answer is checked against the contract, and a selection against its own schema.

import { VARIANTS as MEMBERS } from 'beichen/internal';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BIRTH, chartOf, VARIANTS, variantsOf } from '../../test/births.ts';
import { type RunningService, startService } from '../../test/running-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startService({ now: () => Date.parse('2026-11-22T00:30:15Z') });
});
afterAll(() => service.close());

const faultsOf = async (changes: Readonly<Record<string, string | undefined>>) => {
  const { status, json } = await service.ask(variantsOf(changes));
  expect(status).toBe(400);
  return json.errors.map(({ parameter, code }: { parameter: string; code: string }) => `${parameter} ${code}`);
};

/** The late hour of zi, in Kashgar, which has two clocks, by a lunar date whose month is repeated as a leap month. */
const DOUBTFUL = {
  calendar: 'lunar',
  date: '2023-02-20',
  hour: '23',
  minute: '3',
  cityId: 'kashgar-1280849',
  solarTime: 'clock',
};

describe('the variants of a chart', () => {
  test('are answered with what is compared, and the request as it was understood', async () => {
    const { status, json, headers } = await service.ask(variantsOf());
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    const { match: _match, ...members } = MEMBERS.members;
    expect(Object.keys(json)).toEqual(['input', ...Object.keys(members), 'meta']);
    expect(json.input).toEqual({
      date: '1990-07-23',
      hour: 8,
      minute: 30,
      gender: 'male',
      calendar: 'solar',
      cityId: 'beijing-1816670',
      lang: 'en',
    });
    expect(json.birth).toMatchObject({ clockTime: '1990-07-23T08:30:00', place: { name: 'Beijing' } });
    expect([json.chart.mainStar.id, json.chart.palaces]).toEqual(['lianzhen+pojun', undefined]);
    expect([json.count, json.match]).toEqual([json.variants.length, undefined]);
  });

  test.each([
    {},
    DOUBTFUL,
    { date: '2024-02-04', hour: '16', minute: '26' },
    { date: '1988-07-01', hour: '7', minute: '20' },
  ])('of %j are each the chart that its parameters cast', async (birth) => {
    const { json } = await service.ask(variantsOf(birth));
    expect(json.variants.length).toBeGreaterThan(0);
    for (const { choices, differs, otherStars: _otherStars, ...members } of json.variants) {
      for (const { request } of choices) {
        const requested = Object.fromEntries(Object.entries(request).map(([name, value]) => [name, `${value}`]));
        const { status, json: chart } = await service.ask(chartOf({ ...birth, ...requested }));
        expect(status).toBe(200);
        const { calendarRegion: _region, ...lunarDate } = chart.birth.lunarDate;
        const [yearPillar, monthPillar, dayPillar, hourPillar] = chart.fourPillars.hanzi.split(' ');
        const life = chart.palaces.find(({ id }: { id: string }) => id === 'life');
        const shown = {
          yearPillar: members.fourPillars?.year?.hanzi ?? yearPillar,
          monthPillar: members.fourPillars?.month?.hanzi ?? monthPillar,
          dayPillar: members.fourPillars?.day?.hanzi ?? dayPillar,
          hourPillar: members.fourPillars?.hour?.hanzi ?? hourPillar,
          lunarDate: members.lunarDate ?? lunarDate,
          lifePalace: members.lifePalace?.pair.hanzi ?? life.stem.hanzi + life.branch.hanzi,
          bureau: members.bureau ?? chart.ziwei.bureau,
          mainStar: members.mainStar?.id ?? chart.mainStar.id,
        };
        expect(shown, JSON.stringify(request)).toEqual({
          yearPillar,
          monthPillar,
          dayPillar,
          hourPillar,
          lunarDate,
          lifePalace: life.stem.hanzi + life.branch.hanzi,
          bureau: chart.ziwei.bureau,
          mainStar: chart.mainStar.id,
        });
      }
      const { fourPillars = {}, ...others } = members;
      const pillars = Object.keys(fourPillars).map((id) => `${id}Pillar`);
      expect(differs).toEqual(expect.arrayContaining([...pillars, ...Object.keys(others)]));
    }
  });

  test('are the same by GET, POST of JSON and of a form; HEAD has no body', async () => {
    const { text } = await service.ask(variantsOf());
    const body = JSON.stringify(BIRTH);
    const json = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
    expect((await service.ask(VARIANTS, json)).text).toBe(text);
    expect((await service.ask(VARIANTS, { method: 'POST', body: new URLSearchParams(BIRTH) })).text).toBe(text);
    expect((await service.ask(variantsOf(), { method: 'HEAD' })).text).toBe('');
  });

  test.each(['en', 'zh', 'zh-Hant'])('in %s fit into 27 KiB', async (lang) => {
    const { text } = await service.ask(variantsOf({ ...DOUBTFUL, lang }));
    expect(Buffer.byteLength(text)).toBeLessThan(27 * 1024);
  });

  test('that show what another program shows are left, in Hanzi or by ids', async () => {
    const { json: all } = await service.ask(variantsOf(DOUBTFUL));
    const { json: other } = await service.ask(chartOf({ ...DOUBTFUL, solarTime: 'apparent' }));
    const life = other.palaces.find(({ id }: { id: string }) => id === 'life');
    const { year, month, day } = other.birth.lunarDate;
    for (const shown of [
      { matchPillars: other.fourPillars.hanzi },
      { matchPillars: other.fourPillars.hanzi.replaceAll(' ', '') },
      { matchPillars: `_,_,_,${other.fourPillars.text.split(' ')[3].toLowerCase()}`, matchMainStar: other.mainStar.id },
      { matchLifePalace: life.stem.hanzi + life.branch.hanzi, matchBureau: other.ziwei.bureau.id },
      { matchLifePalace: life.branch.id, matchBureau: other.ziwei.bureau.id },
      {
        matchLunarDate: `${year}-${`${month}`.padStart(2, '0')}-${`${day}`.padStart(2, '0')}`,
        matchLeapMonth: 'false',
        matchPillars: other.fourPillars.hanzi,
      },
    ]) {
      const { json } = await service.ask(variantsOf({ ...DOUBTFUL, ...shown }));
      expect(json.count).toBeGreaterThan(all.count); // rare conventions are tried too, to match the facts of another program
      expect([json.match.count, json.variants.length > 0]).toEqual([json.variants.length, true]);
      expect(json.match.missingHere.length).toBeGreaterThan(0);
      expect(json.variants[0].choices[0], JSON.stringify(shown)).toEqual({
        of: ['solarTime'],
        request: { solarTime: 'apparent' },
      });
      const choicesOf = ({ choices }: { choices: unknown }) => JSON.stringify(choices);
      const known = all.variants.filter((each: never) => json.variants.map(choicesOf).includes(choicesOf(each)));
      expect(known.length).toBeGreaterThan(0);
      for (const variant of known) expect(json.variants).toContainEqual(variant);
    }
    const { json: byMonth } = await service.ask(chartOf({ ...BIRTH, tianma: 'month' }));
    const at = byMonth.palaces.find(({ minorStars }: { minorStars: { id: string }[] }) =>
      minorStars.some(({ id }) => id === 'tianma'),
    );
    const { json } = await service.ask(variantsOf({ matchStar: `tianma:${at.branch.id}` }));
    expect(json.variants[0].choices[0]).toEqual({ of: ['tianma'], request: { tianma: 'month' } });
  });

  test('that nothing gives are reported, with the one that comes nearest', async () => {
    const { json: other } = await service.ask(chartOf({ ...DOUBTFUL, solarTime: 'apparent' }));
    const matchPillars = `甲子 ${other.fourPillars.hanzi.slice(3)}`;
    const { json } = await service.ask(variantsOf({ ...DOUBTFUL, matchPillars }));
    expect([json.variants, json.match.count]).toEqual([[], 0]);
    const { missing, variant } = json.match.nearest;
    expect([missing, variant.choices[0].request]).toEqual([['yearPillar'], { solarTime: 'apparent' }]);
    const nothing = await service.ask(variantsOf({ matchPillars: '甲子 _ _ _' }));
    expect([nothing.status, nothing.json.match]).toEqual([200, { count: 0, missingHere: ['yearPillar'] }]);
  });

  test('take a main star with a plus sign that nobody encoded', async () => {
    const { json } = await service.ask(`${variantsOf()}&matchMainStar=lianzhen+pojun`);
    expect([json.match.missingHere, json.input.matchMainStar]).toEqual([[], 'lianzhen+pojun']);
  });

  test('hold the members that are requested', async () => {
    const { json } = await service.ask(variantsOf({ fields: 'chart.mainStar.id,variants.choices.request' }));
    expect(Object.keys(json)).toEqual(['chart', 'variants']);
    expect(json.chart).toEqual({ mainStar: { id: 'lianzhen+pojun' } });
    expect((await service.ask(variantsOf({ fields: 'compact' }))).status).toBe(200);
    expect((await service.ask(variantsOf({ fields: 'all' }))).json.meta.onRequest).toBeDefined();
  });

  test('are plain text, with the name that was sent', async () => {
    const path = variantsOf({ ...DOUBTFUL, name: 'Li\u202eMing', lang: 'zh' }).replace(VARIANTS, `${VARIANTS}.txt`);
    const { status, headers, text } = await service.ask(path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/plain; charset=utf-8',
      'no-store',
    ]);
    expect(text).toMatch(/^同一生辰的其他命盘 · LiMing\n出生：2023年3月11日 23:03，中国喀什/);
    expect(text).toContain('\n真太阳时（solarTime=apparent） 或 平太阳时（solarTime=mean）：日柱 己巳 → 戊辰；');
    const posted = await service.ask(`${VARIANTS}.txt`, { method: 'POST', body: new URLSearchParams(BIRTH) });
    expect(posted.text).toBe((await service.ask(variantsOf().replace(VARIANTS, `${VARIANTS}.txt`))).text);
  });
});

describe('what is wrong is named', () => {
  test('a main star, a palace, a bureau, pillars or a member that does not exist', async () => {
    expect(await faultsOf({ matchMainStar: 'tanlan' })).toEqual(['matchMainStar not_allowed']);
    expect(await faultsOf({ matchLifePalace: 'dragon' })).toEqual(['matchLifePalace not_allowed']);
    expect(await faultsOf({ matchBureau: 'wood2' })).toEqual(['matchBureau not_allowed']);
    expect(await faultsOf({ matchStar: 'tianma' })).toEqual(['matchStar invalid_format']);
    expect(await faultsOf({ matchStar: 'tianmo:si' })).toEqual(['matchStar not_allowed']);
    expect(await faultsOf({ matchPillars: '甲丑 甲子 甲子 甲子' })).toEqual(['matchPillars invalid_format']);
    expect(await faultsOf({ matchPillars: '甲子 甲子' })).toEqual(['matchPillars invalid_format']);
    expect(await faultsOf({ matchPillars: '_ _ _ _' })).toEqual(['matchPillars invalid_format']);
    expect(await faultsOf({ matchLunarDate: '1990-6-2x' })).toEqual(['matchLunarDate invalid_format']);
    expect(await faultsOf({ fields: 'charts' })).toEqual(['fields unknown_field']);
    const { json } = await service.ask(variantsOf({ matchMainStar: 'tanlan' }));
    expect(json.errors[0]).toMatchObject({ allowed: 'tanlang', detail: expect.stringContaining('tanlang') });
  });

  test('a leap month without its date, and all of it at once with the birth', async () => {
    expect(await faultsOf({ matchLeapMonth: 'true' })).toEqual(['matchLeapMonth conflict']);
    expect(await faultsOf({ hour: '24', matchPillars: 'x', matchMainStar: 'y' })).toEqual([
      'hour out_of_range',
      'matchMainStar not_allowed',
      'matchPillars invalid_format',
    ]);
    expect(
      await faultsOf({ date: '2024-03-10', hour: '2', cityId: 'san-francisco-5391959', disambiguation: 'reject' }),
    ).toEqual(['hour nonexistent_local_time']);
  });
});
