// Finds the variants that agree with the chart of another program, and the nearest if none does. The test compares documents member by member.

import { describe, expect, test } from 'vitest';
import { describeChart } from '../../presentation/documents/describe.ts';
import type { ChartDocument } from '../../presentation/documents/tables/document.generated.ts';
import { BRANCH_IDS } from '../cycle/branch.ts';
import { check } from '../input/input.ts';
import { PILLAR_IDS } from '../pillars/four-pillars.ts';
import { type Birth, GENDERS } from './birth.ts';
import { type Chart, castChart } from './chart.ts';
import { SHOWN_IDS, SHOWN_RULE, type ShownElsewhere, variantsShowing } from './matching-variants.ts';
import { chartVariants } from './variants.ts';

const KASHGAR = {
  longitude: 75.99,
  timeZone: 'Asia/Shanghai',
  countryCode: 'CN',
  otherTimeZones: ['Asia/Urumqi'],
} as const;
const born = (year: number, month: number, day: number, hour: number): Birth => ({
  date: { year, month, day },
  hour,
  gender: GENDERS[0],
  place: KASHGAR,
});

const branchWith = (palaces: ChartDocument['palaces'], star: string) =>
  palaces.find(({ majorStars, minorStars }) => [...majorStars, ...minorStars].some(({ id }) => id === star))!.branch.id;

const shownByCharts = new WeakMap<Chart, Required<ShownElsewhere>>();

/** All members that can be compared, from our own chart. */
function shownBy(chart: Chart): Required<ShownElsewhere> {
  const known = shownByCharts.get(chart) ?? read(chart);
  shownByCharts.set(chart, known);
  return known;
}

function read(chart: Chart): Required<ShownElsewhere> {
  const { mainStar, ziwei, fourPillars, birth, palaces } = describeChart(chart, { language: 'en' });
  const { stem, branch } = palaces.find(({ id }) => id === 'life')!;
  const { year, month, day, leapMonth } = birth.lunarDate;
  const [yearPillar, monthPillar, dayPillar, hourPillar] = PILLAR_IDS.map((id) => fourPillars[id].id);
  return {
    mainStar: mainStar.id,
    lifePalace: `${stem.id}-${branch.id}` as ShownElsewhere['lifePalace'] & string,
    bureau: ziwei.bureau.id,
    yearPillar: yearPillar!,
    monthPillar: monthPillar!,
    dayPillar: dayPillar!,
    hourPillar: hourPillar!,
    lunarDate: { year, month, day, leapMonth },
    stars: (['ziwei', 'wenchang'] as const).map((star) => ({ star, branch: branchWith(palaces, star) })),
  };
}

const missingIn = (chart: Chart, shown: ShownElsewhere) => {
  const own = shownBy(chart);
  return SHOWN_IDS.filter((id) => shown[id] !== undefined && JSON.stringify(shown[id]) !== JSON.stringify(own[id]));
};

// Far from the clock's meridian, near a new year, in a leap month, and where the calendars differ: variants in which every member differs.
const BIRTHS = [born(1990, 7, 17, 0), born(1985, 4, 1, 1), born(2024, 2, 4, 19), born(2025, 8, 13, 23)];

describe.each(BIRTHS)('of the birth on $date.year-$date.month-$date.day', (birth) => {
  const variants = chartVariants(castChart(birth));
  const charts = variants.variants.map(({ chart }) => chart);

  test('all that a variant shows finds it first, and no variant that shows it otherwise', () => {
    for (const other of charts) {
      const shown = shownBy(other);
      const found = variantsShowing(variants, shown);
      expect(found.missing).toEqual(missingIn(variants.chart, shown));
      expect(found.variants.map(({ chart }) => chart)).toEqual(
        charts.filter((chart) => missingIn(chart, shown).length === 0),
      );
      expect(found.variants.length).toBeGreaterThan(0);
      expect(found.nearest).toBeUndefined();
    }
  });

  test.each(SHOWN_IDS)('%s alone finds the variants that show it', (id) => {
    for (const other of [variants.chart, ...charts]) {
      const shown: ShownElsewhere = { [id]: shownBy(other)[id] };
      const { missing, variants: showing } = variantsShowing(variants, shown);
      expect(missing).toEqual(missingIn(variants.chart, shown));
      expect(showing.map(({ chart }) => chart)).toEqual(charts.filter((chart) => missingIn(chart, shown).length === 0));
    }
  });

  test('a life palace by its branch finds it with any stem', () => {
    for (const branch of BRANCH_IDS) {
      const { missing, variants: showing } = variantsShowing(variants, { lifePalace: branch });
      const hasIt = (chart: Chart) => BRANCH_IDS[chart.ziwei.lifeBranch] === branch;
      expect(missing).toEqual(hasIt(variants.chart) ? [] : ['lifePalace']);
      expect(showing.map(({ chart }) => chart)).toEqual(charts.filter(hasIt));
    }
  });

  test('a lunar date without its leap month finds either, and each part of it counts', () => {
    for (const chart of charts) {
      const { leapMonth: _either, ...date } = shownBy(chart).lunarDate;
      const isSame = (other: Chart) => {
        const own = shownBy(other).lunarDate;
        return own.year === date.year && own.month === date.month && own.day === date.day;
      };
      expect(variantsShowing(variants, { lunarDate: date }).variants.map((each) => each.chart)).toEqual(
        charts.filter(isSame),
      );
      for (const part of ['year', 'month', 'day'] as const)
        expect(variantsShowing(variants, { lunarDate: { ...date, [part]: date[part] + 40 } }).variants).toEqual([]);
    }
  });

  test('where none shows all, the first of those that show most is the nearest, unless the chart shows as much', () => {
    let near = 0;
    for (const other of charts) {
      // No chart has this year together with all other facts of the variant.
      for (const shown of [
        { ...shownBy(other), yearPillar: 'gui-you' as const },
        { mainStar: shownBy(other).mainStar, dayPillar: shownBy(other).dayPillar, yearPillar: 'gui-you' as const },
      ]) {
        const own = missingIn(variants.chart, shown);
        const missing = charts.map((chart) => missingIn(chart, shown));
        const least = Math.min(...missing.map(({ length }) => length));
        const first = missing.findIndex(({ length }) => length === least);
        const found = variantsShowing(variants, shown);
        expect(found.variants).toEqual([]);
        expect(found.missing).toEqual(own);
        if (own.length <= least) {
          expect(found).not.toHaveProperty('nearest');
          continue;
        }
        near++;
        expect(found.nearest!.variant).toBe(variants.variants[first]);
        expect(found.nearest!.missing).toEqual(missing[first]);
      }
    }
    expect(near).toBeGreaterThan(0);
  });
});

test('where the chart itself shows all, nothing is missing, and the variants that show it too differ in stars alone', () => {
  const variants = chartVariants(castChart(BIRTHS[0]!));
  const found = variantsShowing(variants, shownBy(variants.chart));
  expect(found.missing).toEqual([]);
  expect(found).not.toHaveProperty('nearest');
  for (const { differs } of found.variants) for (const id of SHOWN_IDS) expect(differs).not.toContain(id);
});

test('where the chart shows all and no variant does, there is no nearest', () => {
  const { chart, variants } = chartVariants(castChart(BIRTHS[0]!));
  const others = variants.filter((variant) => variant.differs.includes('mainStar'));
  expect(others.length).toBeGreaterThan(0);
  const found = variantsShowing({ chart, variants: others, withoutEffect: [] }, { mainStar: chart.ziwei.mainStar.id });
  expect(found).toEqual({ missing: [], variants: [] });
});

test.each([
  [{ mainStar: 'tanlan' }, 'mainStar "tanlan": not allowed'],
  [{ lifePalace: 'jia-chou' }, 'lifePalace "jia-chou": not allowed'],
  [{ bureau: 'fire7' }, 'bureau "fire7": not allowed'],
  [{ yearPillar: 'jia' }, 'yearPillar "jia": not allowed'],
  [{ monthPillar: 'jia-chou' }, 'monthPillar "jia-chou": not allowed'],
  [{ dayPillar: 1 }, 'dayPillar 1: wrong type'],
  [{ hourPillar: 'zi' }, 'hourPillar "zi": not allowed'],
  [{ lunarDate: {} }, 'year undefined: missing'],
  [{ lunarDate: { year: 2000, month: '1', day: 1 } }, 'month "1": wrong type'],
  [{ lunarDate: { year: 2000, month: 1, day: null } }, 'day null: wrong type'],
  [{ lunarDate: { year: 2000, month: 1, day: 1, leapMonth: 1 } }, 'leapMonth 1: wrong type'],
  [{ lunarDate: { year: 2000, month: 1, day: 1, leap: true } }, 'lunarDate "leap": unknown member'],
])('what no program shows is named: %j', (shown, message) => {
  expect(() => check('shown', shown, SHOWN_RULE)).toThrow(message);
});

test('each thing may be shown by itself, and nothing need be', () => {
  const all = shownBy(castChart(BIRTHS[0]!));
  expect(() => check('shown', {}, SHOWN_RULE)).not.toThrow();
  for (const id of SHOWN_IDS) expect(() => check('shown', { [id]: all[id] }, SHOWN_RULE)).not.toThrow();
});
