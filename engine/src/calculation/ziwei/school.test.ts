// For each dispute: two charts that differ there and nowhere else (docs/rules/charts.md A12 and the tables that it names).

import { describe, expect, test } from 'vitest';
import { names as zh } from '../../presentation/words/zh/names.generated.ts';
import { castChartAt } from '../casting/chart.ts';
import { BRANCH_HANZI, branchOf } from '../cycle/branch.ts';
import { instant } from '../time/instant.ts';
import { solarTime } from '../time/solar-time.ts';
import { COMMON_BRIGHTNESS, VIETNAM_BRIGHTNESS } from './brightness.ts';
import { defineSchool, SCHOOLS, type School } from './school.ts';
import { TRANSFORMATION_IDS } from './transformations.ts';
import type { ZiweiChart } from './ziwei-chart.ts';

/** Born at noon on the 60th day of a year, well inside the lunar year of the same number. */
function bornIn(year: number, school: School, gender: 'male' | 'female' = 'male', conventions = {}): ZiweiChart {
  const local = Date.UTC(year, 2, 20, 12);
  return castChartAt(instant(local - 8 * 3_600_000), solarTime(local), gender, { ...conventions, school }).ziwei;
}
const placeOf = (chart: ZiweiChart, star: string) =>
  chart.palaces
    .filter(({ majorStars, minorStars, adjectiveStars }) =>
      [...majorStars, ...minorStars, ...adjectiveStars].some(({ id }) => id === star),
    )
    .map(({ branch }) => BRANCH_HANZI[branch])
    .join('');
const transformed = ({ transformations: four }: ZiweiChart) => four.map(({ star }) => zh.stars[star]).join(' ');
const YEARS = {
  甲: 1984,
  乙: 1985,
  丙: 1986,
  丁: 1987,
  戊: 1988,
  己: 1989,
  庚: 1990,
  辛: 1991,
  壬: 1992,
  癸: 1993,
} as const;

test('a school is offered under its id', () => {
  for (const [id, school] of Object.entries(SCHOOLS)) expect(school.id).toBe(id);
});

// docs/rules/charts.md A7.
describe('the four transformations by year stem', () => {
  // biome-ignore format: five a line
  const common = {
    甲: '廉贞 破军 武曲 太阳', 乙: '天机 天梁 紫微 太阴', 丙: '天同 天机 文昌 廉贞', 丁: '太阴 天同 天机 巨门', 戊: '贪狼 太阴 右弼 天机',
    己: '武曲 贪狼 天梁 文曲', 庚: '太阳 武曲 太阴 天同', 辛: '巨门 太阳 文曲 文昌', 壬: '天梁 紫微 左辅 武曲', 癸: '破军 巨门 太阴 贪狼',
  };
  const quanshu = { ...common, 壬: '天梁 紫微 天府 武曲' };
  const zhongzhou = { ...quanshu, 戊: '贪狼 太阴 太阳 天机', 庚: '太阳 武曲 天府 天同' };
  for (const [id, table] of Object.entries({ common, quanshu, zhongzhou })) {
    for (const [stem, four] of Object.entries(table)) {
      test(`${id}: ${stem} ${four}`, () => {
        const chart = bornIn(YEARS[stem as keyof typeof YEARS], SCHOOLS[id as keyof typeof SCHOOLS]);
        expect(transformed(chart)).toBe(four);
        const marked = chart.palaces.flatMap(({ majorStars, minorStars }) => [...majorStars, ...minorStars]);
        for (const [kind, star] of chart.transformations.entries()) {
          expect(marked.find(({ id }) => id === star.star)!.transformation).toBe(TRANSFORMATION_IDS[kind]);
          expect(BRANCH_HANZI[star.branch]).toBe(placeOf(chart, star.star));
        }
        expect(marked.filter(({ transformation }) => transformation !== undefined).length).toBe(4);
      });
    }
  }
});

/** The names of the palaces' facts in which two charts differ. */
function differences(a: ZiweiChart, b: ZiweiChart): string[] {
  const found = new Set<string>();
  for (const field of Object.keys(a) as (keyof ZiweiChart)[]) {
    if (field !== 'palaces' && JSON.stringify(a[field]) !== JSON.stringify(b[field])) found.add(field);
  }
  a.palaces.forEach((palace, i) => {
    for (const field of Object.keys(palace) as (keyof typeof palace)[]) {
      if (JSON.stringify(palace[field]) !== JSON.stringify(b.palaces[i]![field])) found.add(`palaces.${field}`);
    }
  });
  return [...found].sort();
}

describe('the disputes, one by one', () => {
  const { common, quanshu, zhongzhou } = SCHOOLS;

  test('天魁 天钺 of 辛: 马虎 in common, 虎马 in 全书; nothing else moves', () => {
    const [a, b] = [bornIn(1991, common), bornIn(1991, quanshu)];
    expect([placeOf(a, 'tiankui'), placeOf(a, 'tianyue')]).toEqual(['午', '寅']);
    expect([placeOf(b, 'tiankui'), placeOf(b, 'tianyue')]).toEqual(['寅', '午']);
    expect(differences(a, b)).toEqual(['minorBranches', 'palaces.minorStars']);
  });

  test('全书 differs from common in 壬 and 辛 years only, but for the grades of eight minor stars', () => {
    const graded = defineSchool({ ...quanshu, id: 'own', gradesOfMinorStars: 'common' });
    for (const [stem, year] of Object.entries(YEARS)) {
      const differs = differences(bornIn(year, common), bornIn(year, graded)).length > 0;
      expect([stem, differs]).toEqual([stem, stem === '壬' || stem === '辛']);
    }
  });

  test('命主 by the branch of the life palace or of the year', () => {
    const only = defineSchool({ ...common, id: 'own', lifeRulerBy: 'yearBranch' });
    const [a, b] = [bornIn(1990, common), bornIn(1990, only)];
    expect(differences(a, b)).toEqual(['lifeRuler']);
    expect(b.lifeRuler).toBe('pojun'); // 午 year
  });

  test('天伤 天使 change places for yin men and yang women only', () => {
    const only = defineSchool({ ...common, id: 'own', woundAndEnvoy: 'byYinYang' });
    expect(differences(bornIn(1990, common, 'male'), bornIn(1990, only, 'male'))).toEqual([]); // 庚: yang man
    expect(differences(bornIn(1991, common, 'female'), bornIn(1991, only, 'female'))).toEqual([]); // 辛: yin woman
    const [a, b] = [bornIn(1990, common, 'female'), bornIn(1990, only, 'female')];
    expect(differences(a, b)).toEqual(['palaces.adjectiveStars']);
    expect([placeOf(a, 'tianshang'), placeOf(a, 'tianshi')]).toEqual([placeOf(b, 'tianshi'), placeOf(b, 'tianshang')]);
  });

  test('brightness moves no star', () => {
    const { gradesOfStars, gradesOfMinorStars } = zhongzhou;
    const only = defineSchool({ ...common, id: 'own', gradesOfStars, gradesOfMinorStars });
    expect(differences(bornIn(1990, common), bornIn(1990, only))).toEqual(['palaces.majorStars', 'palaces.minorStars']);
  });

  test('中州 shows 截空 and 副截 for 截路 空亡, and 龙德 大耗 劫煞; both show both 旬空', () => {
    const [a, b] = [bornIn(1990, common), bornIn(1990, zhongzhou)];
    expect([common.adjectives.length, zhongzhou.adjectives.length]).toEqual([39, 42]);
    // 庚午 year: 乙庚 午未, the yang year takes 午; 甲子旬 leaves out 戌亥, the yang one is the main one.
    expect([placeOf(a, 'jielu'), placeOf(a, 'kongwang'), placeOf(a, 'jiekong')]).toEqual(['午', '未', '']);
    expect([placeOf(b, 'jielu'), placeOf(b, 'kongwang'), placeOf(b, 'jiekong')]).toEqual(['', '', '午']);
    for (const own of [a, b]) expect([placeOf(own, 'xunkong'), placeOf(own, 'xunkongSide')]).toEqual(['戌', '亥']);
    expect(placeOf(b, 'jiekongSide')).toBe('未');
    // yb+7, yb+6+1 for a yang year, 寅午戌 亥.
    expect([placeOf(b, 'longde'), placeOf(b, 'dahaoYear'), placeOf(b, 'jieshaYear')]).toEqual(['丑', '丑', '亥']);
  });

  test('a school changes no palace, ring, limit or date', () => {
    for (const school of Object.values(SCHOOLS)) {
      for (const year of Object.values(YEARS)) {
        const moved = differences(bornIn(year, common, 'female'), bornIn(year, school, 'female'));
        const may = [
          'lifeRuler',
          'bodyRuler',
          'minorBranches',
          'palaces.adjectiveStars',
          'palaces.majorStars',
          'palaces.minorStars',
          'transformations',
        ];
        expect(moved.filter((field) => !may.includes(field))).toEqual([]);
      }
    }
  });
});

// docs/rules/languages.md section 4, from Tử Vi Đẩu Số Tân Biên.
describe('the school of Vietnam', () => {
  const { common, vietnam } = SCHOOLS;
  /** Born on 20 March of a year, at an hour of the Sun's clock. */
  const born = (year: number, hour: number, gender: 'male' | 'female') => {
    const local = Date.UTC(year, 2, 20, hour);
    return (school: School) => castChartAt(instant(local - 8 * 3_600_000), solarTime(local), gender, { school }).ziwei;
  };
  const HOURS = Array.from({ length: 12 }, (_, n) => 2 * n);

  test('Khôi and Việt of 庚 stand with those of 辛, in 午 and 寅', () => {
    const places = (year: number, school: School) =>
      placeOf(bornIn(year, school), 'tiankui') + placeOf(bornIn(year, school), 'tianyue');
    expect([places(YEARS.庚, vietnam), places(YEARS.辛, vietnam), places(YEARS.庚, common)]).toEqual([
      '午寅',
      '午寅',
      '丑未',
    ]);
    for (const year of Object.values(YEARS).filter((each) => each !== YEARS.庚)) {
      expect(places(year, vietnam)).toBe(places(year, common));
    }
  });

  // 1990 is 庚午, yang, of the trine 寅午戌: Hỏa begins in 丑, Linh in 卯. 1991 is 辛未, yin, of 亥卯未: 酉 and 戌.
  test.each([
    [1990, 'male', '寅寅'], // the hour of 丑: Hỏa one on, Linh one back
    [1990, 'female', '子辰'],
    [1991, 'male', '申亥'],
    [1991, 'female', '戌酉'],
  ] as const)('Hỏa and Linh of %i, %s, at the hour of 丑: %s', (year, gender, places) => {
    const chart = born(year, 2, gender)(vietnam);
    expect(placeOf(chart, 'huoxing') + placeOf(chart, 'lingxing')).toBe(places);
  });
  test('one of Hỏa and Linh moves, and in the hours of 子 and 午 neither', () => {
    for (const year of Object.values(YEARS)) {
      for (const hour of HOURS) {
        const cast = born(year, hour, 'male');
        const moved = ['huoxing', 'lingxing'].filter(
          (star) => placeOf(cast(vietnam), star) !== placeOf(cast(common), star),
        );
        expect(moved.length, `${year} ${hour}`).toBe(hour % 12 === 0 ? 0 : 1);
      }
    }
  });

  test('Thiên Quý is counted back: from Văn Khúc, a day back and one palace on', () => {
    const chart = born(1990, 2, 'male')(vietnam); // lunar day 24, hour of 丑: Văn Khúc in 巳
    expect([chart.day, placeOf(chart, 'wenqu'), placeOf(chart, 'tiangui')]).toEqual([24, '巳', '未']);
  });

  test('Tuần and Triệt are alike in both of their palaces', () => {
    const chart = bornIn(YEARS.庚, vietnam); // 庚午: 戌亥 are void; the 截路 of 庚 is in 午未
    expect([placeOf(chart, 'xunkong'), placeOf(chart, 'jiekong')]).toEqual(['戌亥', '午未']);
    for (const star of ['xunkongSide', 'jielu', 'kongwang']) expect(placeOf(chart, star)).toBe('');
  });

  test('adds eight stars and leaves out six', () => {
    const chart = born(1990, 2, 'male')(vietnam); // 庚: Lộc Tồn in 申; month 2; branch 午; hour 丑
    // biome-ignore format: a table
    const places = {
      lucun: '申', guoyin: '辰', tangfu: '丑', liunianWenxing: '亥', tianyao: '寅', tianyiMedic: '寅', dijieRelief: '申', tianluo: '辰', diwang: '戌',
      doujun: '午', jieshaYear: '亥', fengge: '辰', nianjie: '辰',
    };
    expect(Object.fromEntries(Object.keys(places).map((star) => [star, placeOf(chart, star)]))).toEqual(places);
    for (const star of ['jieshen', 'tianwu', 'tianyueIllness', 'yinsha', 'feilian', 'longde'])
      expect(placeOf(chart, star)).toBe('');
  });

  test('has its own names for six of the ring of the year', () => {
    expect(vietnam.yearSpirits.map((id) => zh.yearSpirits[id]).join(' ')).toBe(
      '太岁 少阳 丧门 少阴 官符 死符 岁破 龙德 白虎 福德 吊客 直符',
    );
  });

  test('gives years of 子 the ruler of the body 铃星, and all others the common one', () => {
    expect([bornIn(1984, vietnam).bodyRuler, bornIn(1984, common).bodyRuler]).toEqual(['lingxing', 'huoxing']);
    expect(bornIn(1990, vietnam).bodyRuler).toBe('huoxing');
    for (let year = 1985; year < 1996; year++) {
      expect(bornIn(year, vietnam).bodyRuler).toBe(bornIn(year, common).bodyRuler);
    }
  });

  test('grades the fourteen major stars in five grades, and no other star', () => {
    const grades = new Set(Object.values(VIETNAM_BRIGHTNESS).flat());
    expect([...grades].sort()).toEqual(['de', 'miao', 'ping', 'wang', 'xian']);
    expect(Object.keys(VIETNAM_BRIGHTNESS)).toHaveLength(14);
    // 103 of 168 cells differ from the common table, with 得 and 利 as one grade and 不 as 陷; 34 change between bright and dim.
    const five = (grade: string | undefined) => ({ li: 'de', bu: 'xian' })[grade!] ?? grade;
    const isBright = (grade: string | undefined) => ['miao', 'wang', 'de'].includes(grade!);
    const cells = Object.entries(VIETNAM_BRIGHTNESS).flatMap(([star, row]) =>
      row.map((grade, at) => [grade, five(COMMON_BRIGHTNESS[star as 'ziwei']![at])] as const),
    );
    expect(cells.filter(([grade, other]) => grade !== other)).toHaveLength(103);
    expect(cells.filter(([grade, other]) => isBright(grade) !== isBright(other))).toHaveLength(34);
  });

  test('moves no major star, so that its main stars are as rare as those of any school', () => {
    for (const year of Object.values(YEARS)) {
      for (const hour of HOURS) {
        const cast = born(year, hour, 'female');
        expect(cast(vietnam).mainStar).toEqual(cast(common).mainStar);
      }
    }
  });
});

describe('the disputes about dates', () => {
  const at = (iso: string) => {
    const local = Date.parse(`${iso}:00Z`);
    return [instant(local - 8 * 3_600_000), solarTime(local), 'male'] as const;
  };
  test('the Zi Wei year from the lunar New Year or from Lichun, without an effect on the pillars', () => {
    // issue-195-1959 of the published charts: between Lichun (02-04) and New Year (02-08) the year is 戊戌, by Lichun 己亥.
    const byNewYear = castChartAt(...at('1959-02-07T08:00'));
    const byLichun = castChartAt(...at('1959-02-07T08:00'), { yearBoundary: 'lichun' });
    expect([byNewYear.ziwei.year % 12, byLichun.ziwei.year % 12]).toEqual([branchOf('戌'), branchOf('亥')]);
    expect(byLichun.pillars).toEqual(byNewYear.pillars);
  });
  test('a leap month split after day 15, or counted to one month as a whole', () => {
    // 2025 leap month 6 began on 07-25 (tiger-2025-leap of the published charts).
    const months = (iso: string) =>
      (['split', 'next', 'same'] as const).map(
        (leapMonthRule) => castChartAt(...at(iso), { leapMonthRule }).ziwei.month,
      );
    expect(months('2025-07-25T12:00')).toEqual([6, 7, 6]);
    expect(months('2025-08-08T22:30')).toEqual([6, 7, 6]); // day 15
    expect(months('2025-08-08T23:30')).toEqual([7, 7, 6]); // day 16 by the hour of 子
  });
});
