// Members of a chart on request. One chart read member by member; the rules themselves are tested where they are.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { castChart } from '../../../calculation/casting/chart.ts';
import type { ConventionOptions } from '../../../calculation/casting/conventions.ts';
import { partDescriber } from '../describe.ts';
import { selectPart } from '../vocabulary/select.ts';
import type { ChartDocument } from './document.generated.ts';
import { ChartFacts } from './facts.ts';
import { CHART_ALL, FULL_CHART } from './full-chart.ts';

const BIRTH = {
  date: { year: 1990, month: 7, day: 23 },
  hour: 8,
  minute: 30,
  gender: 'male',
  place: { longitude: 116.39723, timeZone: 'Asia/Shanghai' },
} as const;

const requested = (fields: string, language: 'en' | 'zh' | 'zh-Hant' = 'en', conventions?: ConventionOptions) =>
  partDescriber(
    selectPart(FULL_CHART, fields),
    language,
  )(new ChartFacts(castChart(BIRTH, conventions))) as object as ChartDocument;

describe('on request a chart of 庚午 癸未 己丑 戊辰 holds', () => {
  const all = requested(CHART_ALL);

  // Xiaoshu 1990-07-07 17:00 in China, fifteen days and fourteen hours before the birth, which was at 07:30 without summer time. 未: 丁9 乙3 己18.
  test('the command of the month, by the table that was requested', () => {
    const { monthCommand } = all.fourPillars;
    expect(monthCommand).toMatchObject({ id: 'ji', hanzi: '己', table: 'ziping', day: 16 });
    expect(monthCommand!.termAt.slice(0, 16)).toBe('1990-07-07T09:00');
    expect(Date.parse(monthCommand!.startsAt) - Date.parse(monthCommand!.termAt)).toBe(12 * 86_400_000);
    expect(monthCommand!.endsAt.slice(0, 10)).toBe('1990-08-07');
    expect(monthCommand!.secondsAfter).toBe(1_348_171); // to 1990-07-22T23:30:00Z
    const other = requested('fourPillars.monthCommand.table,conventions.monthCommandTable', 'en', {
      monthCommandTable: 'sanming',
    });
    expect(other).toEqual({
      fourPillars: { monthCommand: { table: 'sanming' } },
      conventions: { monthCommandTable: 'sanming' },
    });
  });

  test('roots with tags, and where hidden stems are shown', () => {
    const { year, day } = all.fourPillars;
    expect(year.stem.roots!.map(({ pillar, stem, role, same }) => [pillar, stem.id, role, same])).toEqual([
      ['day', 'xin', 'residual', false],
    ]);
    expect(year.stem.roots![0]!.tags).toEqual([{ id: 'store', name: 'Storehouse', hanzi: '墓库' }]);
    expect(day.branch.hiddenStems.map(({ id, shownIn }) => [id, shownIn])).toEqual([
      ['ji', ['day']],
      ['gui', ['month']],
      ['xin', []],
    ]);
  });

  test('season, support, pattern and structures as facts', () => {
    expect(all.fiveElements.elements.map(({ id, season }) => `${id} ${season!.id}`)).toEqual([
      'wood qiu',
      'fire xiu',
      'earth wang',
      'metal xiang',
      'water si',
    ]);
    expect(all.dayMaster.support).toEqual({
      inSeason: { state: { id: 'wang', name: 'Prosperous', hanzi: '旺' }, supports: true },
      rootedIn: ['year', 'month', 'day', 'hour'],
      helpingStems: ['hour'],
      helpingBranches: ['year', 'month', 'day', 'hour'],
      helpers: 5,
      others: 2,
    });
    const { byMonth, byExposure, candidates, luMonth, bladeMonth } = all.fourPillars.monthPattern!;
    expect([byMonth.id, byMonth.rule, luMonth, bladeMonth]).toEqual(['yuejie', 'peer', false, false]);
    expect(byExposure).toMatchObject({
      id: 'yuejie',
      name: 'Rob Wealth Month Pattern',
      hanzi: '月劫格',
      rule: 'noneShown',
      by: [{ id: 'ji' }],
    });
    expect(candidates.map(({ id, tenGod, kinIn }) => [id, tenGod.id, kinIn])).toEqual([
      ['ji', 'bijian', ['hour']],
      ['ding', 'pianyin', []],
      ['yi', 'qisha', []],
    ]);
    expect(all.fourPillars.structures).toEqual([]);
  });

  // The second day of month 6 of 庚午, in the hour of 辰. A Monday, as all days of 心危毕张 are; 丑 in the month of 未.
  test('bone weight and the almanac of its day', () => {
    expect(all.boneWeight).toEqual({ year: 9, month: 16, day: 10, hour: 9, total: 44 });
    expect(all.birth.dayAlmanac).toEqual({
      officer: { id: 'po', name: 'Break', hanzi: '破' },
      mansion: { id: 'weiRoof', name: 'Rooftop', hanzi: '危' },
      clash: { id: 'goat', name: 'Goat', hanzi: '羊', side: 'east' },
    });
    const { officer, mansion } = requested('birth.dayAlmanac', 'zh-Hant').birth.dayAlmanac!;
    expect([officer.name, mansion.name]).toEqual(['破', '危']);
  });

  test('structures with their conditions, where one is near: 庚辰 甲申 己亥 己巳', () => {
    const chart = castChart({ ...BIRTH, date: { year: 2000, month: 8, day: 9 }, hour: 10 });
    const part = selectPart(FULL_CHART, 'fourPillars.structures');
    const { structures } = (partDescriber(part, 'zh')(new ChartFacts(chart)) as object as ChartDocument).fourPillars;
    expect(structures!.map(({ id, name, with: partner, element }) => [id, name, partner, element!.id])).toEqual([
      ['transform', '化气格', 'month', 'earth'],
    ]);
    expect(structures![0]!.conditions.map(({ hanzi, met, pillars }) => [hanzi, met, pillars.join(' ')])).toEqual([
      ['月令化神', false, 'month'],
      ['无争合', false, 'hour'],
      ['无妒合', true, ''],
      ['化神透干', true, 'hour'],
      ['无根', false, 'year month hour'],
      ['干无克化神', true, ''],
    ]);
  });
});

test('what is not requested is not calculated', () => {
  const chart = castChart(BIRTH);
  const facts = new ChartFacts({
    ...chart,
    get moment(): never {
      return expect.unreachable('nobody asked for the moment');
    },
  });
  const part = selectPart(FULL_CHART, 'fourPillars.monthPattern,dayMaster.support,fiveElements');
  expect(() => partDescriber(part, 'en')(facts)).not.toThrow();
  expect(() => partDescriber(selectPart(FULL_CHART, 'boneWeight'), 'en')(facts)).toThrow();
});

interface JapaneseBirth {
  readonly id: string;
  readonly born: string;
  /** Pillars of year, month, day and hour; null for one that the source does not print. */
  readonly pillars?: readonly (string | null)[];
  readonly stems?: readonly (string | null)[];
  readonly gods?: readonly (string | null)[];
  readonly differs?: readonly string[];
}
const { cases: births } = JSON.parse(
  readFileSync(new URL('../../../../../test/truth/cases/japanese-births.json', import.meta.url), 'utf8'),
) as { readonly cases: readonly JapaneseBirth[] };

// 月律分野 and 元命: the ten god of the stem of the month.
test.each(births)('the stems of the branches are those that $id prints', ({ born, differs = [], ...printed }) => {
  const [year, month, day, hour = 12, minute = 0] = born.split(/\D/).map(Number);
  const chart = castChart(
    {
      date: { year: year!, month: month!, day: day! },
      hour,
      minute,
      gender: 'male',
      place: { longitude: 139.69, timeZone: 'Asia/Tokyo' },
    },
    { solarTime: 'clock', dayBoundary: 'midnight', monthCommandTable: 'korean' },
  );
  const part = selectPart(FULL_CHART, CHART_ALL);
  const { fourPillars } = partDescriber(part, 'ja')(new ChartFacts(chart)) as object as ChartDocument;
  for (const [n, pillar] of (['year', 'month', 'day', 'hour'] as const).entries()) {
    const { hanzi, command } = fourPillars[pillar];
    const isSame = !differs.includes(pillar);
    if (printed.pillars?.[n]) expect([pillar, hanzi]).toEqual([pillar, printed.pillars[n]]);
    if (printed.stems?.[n]) expect([pillar, command!.hanzi === printed.stems[n]]).toEqual([pillar, isSame]);
    if (printed.gods?.[n]) expect([pillar, command!.tenGod.name === printed.gods[n]]).toEqual([pillar, isSame]);
  }
});
