import { describe, expect, test } from 'vitest';
import { castChart } from '../casting/chart.ts';
import { branch } from '../cycle/branch.ts';
import { SCHOOLS } from '../ziwei/school.ts';
import { MAJOR_STAR_IDS } from '../ziwei/star-ids.ts';
import { TRANSFORMATION_IDS } from '../ziwei/transformations.ts';
import { palaceIdAt } from '../ziwei/ziwei-chart.ts';
import { layOver } from './board.ts';

const castAt = (year: number, month: number, day: number, hour: number, school = SCHOOLS.common) =>
  castChart(
    { date: { year, month, day }, hour, gender: 'male', place: { longitude: 120, timeZone: 'Asia/Shanghai' } },
    { school },
  );

/** The chart of 甲 years of test/truth/cases/ziwei-patterns.json (iztro 2.6.1, run): life in 子, 紫微 in 酉. */
const FIRST = castAt(1984, 3, 19, 6);
/** 1990-07-23 8 h, of the service's own example: 庚 year, life in 亥, 廉贞 and 破军 there. */
const SECOND = castAt(1990, 7, 23, 8);

const CHARTS = Array.from({ length: 200 }, (_, n) =>
  castAt(
    1930 + (n % 120),
    1 + (n % 12),
    1 + ((n * 7) % 28),
    (n * 5) % 24,
    n % 2 === 0 ? SCHOOLS.common : SCHOOLS.zhongzhou,
  ),
);
const PAIRS = CHARTS.flatMap((one, n) =>
  [1, 13, 37].map((step) => [one, CHARTS[(n + step) % CHARTS.length]!] as const),
);

// 庚: 太阳 禄, 武曲 权, 太阴 科, 天同 忌 (docs/rules/charts.md, 全书). From 紫微 in 酉 backwards 太阳 is in 午, 武曲 in 巳, 天同 in 辰; 天府 is across the
// line of 寅 and 申, in 未, and 太阴 next to it in 申. The roles run against the branches from 子 on.
test('what the year of the second chart transforms stands where the first chart has the star', () => {
  expect(layOver(FIRST, SECOND).transformations).toEqual([
    { transformation: 'lu', star: 'taiyang', branch: 6, palace: 'travel' },
    { transformation: 'quan', star: 'wuqu', branch: 5, palace: 'friends' },
    { transformation: 'ke', star: 'taiyin', branch: 8, palace: 'wealth' },
    { transformation: 'ji', star: 'tiantong', branch: 4, palace: 'career' },
  ]);
});

test('a palace has both roles of its branch, and the second chart’s stars there', () => {
  const { palaces } = layOver(FIRST, SECOND);
  expect(palaces.map(({ branch }) => branch)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(palaces[FIRST.ziwei.life]!.palace).toBe('life');
  expect(palaces[SECOND.ziwei.life]!.other).toBe('life');
  expect(palaces[SECOND.ziwei.life]!.majorStars).toEqual(SECOND.ziwei.palaces[SECOND.ziwei.life]!.majorStars);
});

describe('for any two charts', () => {
  test('each of the fourteen major stars falls once, and the roles of both count around the board', () => {
    for (const [one, other] of PAIRS) {
      const { palaces } = layOver(one, other);
      expect(palaces.flatMap(({ majorStars }) => majorStars.map(({ id }) => id)).sort()).toEqual(
        [...MAJOR_STAR_IDS].sort(),
      );
      for (const key of ['palace', 'other'] as const) expect(new Set(palaces.map((each) => each[key])).size).toBe(12);
      for (const { branch: at, palace } of palaces) expect(palaceIdAt(one.ziwei, at)).toBe(palace);
    }
  });

  test('the four transformations keep their order and their stars, and each star is in the palace that is named', () => {
    for (const [one, other] of PAIRS) {
      const { transformations } = layOver(one, other);
      expect(transformations.map(({ transformation }) => transformation)).toEqual(TRANSFORMATION_IDS);
      expect(transformations.map(({ star }) => star)).toEqual(other.ziwei.transformed.map(({ star }) => star));
      for (const { star, branch: at } of transformations) {
        const { majorStars, minorStars } = one.ziwei.palaces[at]!;
        expect([...majorStars, ...minorStars].map(({ id }) => id)).toContain(star);
      }
    }
  });

  test('both directions have the same pairs of palaces, seen from either side', () => {
    for (const [one, other] of PAIRS) {
      const turned = layOver(other, one).palaces.map(({ branch, palace, other }) => ({
        branch,
        palace: other,
        other: palace,
      }));
      expect(layOver(one, other).palaces.map(({ branch, palace, other }) => ({ branch, palace, other }))).toEqual(
        turned,
      );
    }
  });

  test('a chart laid over itself has its own stars and transformations', () => {
    for (const chart of CHARTS) {
      const { palaces, transformations } = layOver(chart, chart);
      for (const { branch: at, palace, other, majorStars } of palaces) {
        expect([other, majorStars]).toEqual([palace, chart.ziwei.palaces[at]!.majorStars]);
      }
      expect(
        transformations.map(({ transformation, star, branch }) => ({ transformation, star, palace: branch })),
      ).toEqual(chart.ziwei.transformed);
    }
  });
});

test('what is no chart is named', () => {
  expect(() => layOver({} as never, SECOND)).toThrow(/"?chart"?/);
  expect(() => layOver(FIRST, branch(3) as never)).toThrow(/"?other"?/);
});
