import { describe, expect, test } from 'vitest';
import { almanacDay, almanacMonth, almanacYear } from '../../calculation/almanac/almanac.ts';
import { castChart } from '../../calculation/casting/chart.ts';
import { castDay } from '../../calculation/casting/day.ts';
import { drawText } from '../draw/text/chart.ts';
import { describeAlmanac, describeChart, describeDay } from './describe.ts';
import type { ChartDocument } from './tables/document.generated.ts';
import { FULL_CHART } from './tables/full-chart.ts';
import type { AnyPart } from './vocabulary/member.ts';
import { UnknownField } from './vocabulary/select.ts';

const day = {
  date: { year: 1990, month: 7, day: 23 },
  gender: 'male',
  place: { longitude: 116.39723, timeZone: 'Asia/Shanghai' },
} as const;
const chart = castChart({ ...day, hour: 8, minute: 30 });

describe('fields', () => {
  const whole = describeChart(chart, { language: 'en' });

  test('select members by paths, separated by commas or in a list', () => {
    const wanted = { mainStar: whole.mainStar, fourPillars: { hanzi: '庚午 癸未 己丑 戊辰' } };
    expect(describeChart(chart, { language: 'en', fields: 'mainStar, fourPillars.hanzi' })).toEqual(wanted);
    expect(describeChart(chart, { language: 'en', fields: ['mainStar', 'fourPillars.hanzi'] })).toEqual(wanted);
  });

  test('select by groups, and without them a document has its default members', () => {
    expect(describeChart(chart, { language: 'en', fields: 'default' })).toEqual(whole);
    expect(describeChart(chart, { language: 'en', fields: undefined })).toEqual(whole);
    expect(describeChart(chart, { language: 'en', fields: 'all' })).toMatchObject(whole);
    expect(Object.keys(describeChart(chart, { language: 'en', fields: 'compact' }))).toEqual(Object.keys(whole));
  });

  test('add what comes on request only, in the language of each call', () => {
    const withPatterns = (language: 'en' | 'zh'): ChartDocument =>
      describeChart(chart, { language, fields: 'default,patterns,boneWeight' });
    // 称骨: 庚午九钱, 六月一两六钱, 初二一两, 辰时九钱; 四两四钱.
    expect(withPatterns('en').boneWeight).toMatchObject({ year: 9, month: 16, day: 10, hour: 9, total: 44 });
    expect(withPatterns('zh').patterns).not.toEqual(withPatterns('en').patterns);
    expect(withPatterns('zh').patterns!.map(({ id }) => id)).toEqual(withPatterns('en').patterns!.map(({ id }) => id));
    expect(drawText(withPatterns('zh'))).toContain(withPatterns('zh').patterns![0]!.name);
  });

  test('have the types of the members', () => {
    const some = describeChart(chart, { language: 'en', fields: 'palaces.majorStars.name' });
    const names: readonly (string | undefined)[] = some.palaces.flatMap(({ majorStars }) =>
      majorStars!.map(({ name }) => name),
    );
    expect(names).toContain('Lian Zhen (Chaste Virtue)');
    // @ts-expect-error a member of a member that is named may be absent
    expect(some.palaces[0]!.majorStars.length).toBe(0);
    // @ts-expect-error no member of a chart
    expect(some.pallaces).toBeUndefined();
    // @ts-expect-error a member that is not named
    expect(some.mainStar).toBeUndefined();
  });

  test('that are a literal are there, and nothing is known of any other text', () => {
    const { mainStar, patterns } = describeChart(chart, { language: 'en', fields: 'mainStar, patterns' });
    expect([mainStar.id, patterns[0]?.id]).toEqual(['lianzhen+pojun', expect.any(String)]);
    const more = describeChart(chart, { language: 'en', fields: 'default,patterns,flights' });
    expect([more.mainStar.id, more.flights.length, more.patterns.length > 0]).toEqual(['lianzhen+pojun', 12, true]);
    // @ts-expect-error a member on request that is not named
    expect(() => more.boneWeight.total).toThrow(TypeError);
    const given: string = 'mainStar';
    expect(describeChart(chart, { language: 'en', fields: given }).mainStar?.id).toBe(mainStar.id);
    // @ts-expect-error the text may name other members
    expect(describeChart(chart, { language: 'en', fields: given }).mainStar.id).toBe(mainStar.id);
    const one = given === '' ? 'mainStar' : 'dayMaster';
    // @ts-expect-error one of two literals
    expect(describeChart(chart, { language: 'en', fields: one }).dayMaster.id).toBe('ji');
  });

  // By the type of a document, a member on request is present if `fields` names it.
  test('of a whole chart that are there on request only are never missing when they are named', () => {
    const optional = Object.entries((FULL_CHART as AnyPart).members).filter(([, { node }]) =>
      ['optional', 'onRequest'].includes(node.kind),
    );
    expect(optional.map(([name]) => name)).toEqual(expect.arrayContaining(['patterns', 'boneWeight', 'flights']));
    for (const [name, { node }] of optional) expect([name, node.kind]).toEqual([name, 'onRequest']);
  });

  test('of which one does not exist are refused by its name, with the nearest', () => {
    const unknown = (fields: string | readonly string[]) => () => describeChart(chart, { language: 'en', fields });
    expect(unknown('mainStar,patern')).toThrow(UnknownField);
    expect(unknown('mainStar,patern')).toThrow('fields "patern": no such member; nearest: patterns');
    expect(unknown(['palaces.majorStar'])).toThrow(
      'fields "palaces.majorStar": no such member; nearest: palaces.majorStars',
    );
    expect(unknown('')).toThrow('fields "": no such member');
    expect(() => describeDay(castDay(day), { language: 'en', fields: 'charts.mainstar' })).toThrow(
      'nearest: charts.mainStar',
    );
    expect(() => describeChart(chart, { language: 'en', fields: 5 as never })).toThrow(
      'fields 5: wrong type; allowed: paths of members, separated by commas or in a list',
    );
  });
});

describe('describeAlmanac', () => {
  test('gives names to the numbers of a day, of days and of a year', () => {
    // 香港天文台: 2026-02-04 is 立春, day 17 of month 12 of 乙巳.
    const lichun = describeAlmanac(almanacDay({ year: 2026, month: 2, day: 4 }), { language: 'en' });
    expect(lichun).toMatchObject({
      date: '2026-02-04',
      lunarDate: { month: 12, day: 17 },
      solarTerm: { id: 'lichun' },
    });
    expect(describeAlmanac(almanacMonth(2026, 2), { language: 'en' })[3]).toEqual(lichun);
    expect(describeAlmanac(almanacYear(2026), { language: 'zh' }).lunarYear).toMatchObject({ startsOn: '2026-02-17' });
  });

  test('refuses what is no almanac', () => {
    expect(() => describeAlmanac({} as never, { language: 'en' })).toThrow(
      /^almanac an object: not allowed; allowed: the result of almanacDay/,
    );
    expect(() => describeAlmanac([{}] as never, { language: 'en' })).toThrow(/^almanac a list/);
    expect(() => describeAlmanac(almanacYear(2026), { language: 'xx' as never })).toThrow(/^language "xx"/);
  });
});
