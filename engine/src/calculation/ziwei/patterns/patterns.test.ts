import { describe, expect, test } from 'vitest';
import { names as zh } from '../../../presentation/words/zh/names.generated.ts';
import { castChart, castChartAt } from '../../casting/chart.ts';
import { instant } from '../../time/instant.ts';
import { solarTime } from '../../time/solar-time.ts';
import { defineSchool, SCHOOLS, type School } from '../school.ts';
import { GRADED_STAR_HANZI, gradedStarOf } from '../star-hanzi.ts';
import { GRADED_STAR_IDS } from '../star-ids.ts';
import { palaceIdAt, type ZiweiOfSchool } from '../ziwei-chart.ts';
import { PATTERN_IDS, type PatternId, type PatternStar, patternRarities, patternsOf } from './patterns.ts';

const castAt = (text: string, school: School = SCHOOLS.common) => {
  const [year, month, day, hour] = text.split(/\D/).map(Number) as [number, number, number, number];
  const place = { longitude: 120, timeZone: 'Asia/Shanghai' };
  return castChart({ date: { year, month, day }, hour, gender: 'male', place }, { school });
};

const toldStars = (chart: ZiweiOfSchool, stars: readonly PatternStar[]) =>
  stars.map((star) => [star.id, palaceIdAt(chart.ziwei, star.branch), star.transformation].join(' ').trimEnd());

/** A pattern of a chart in a few words. */
function output(text: string, id: PatternId, school?: School) {
  const chart = castAt(text, school);
  const { branch: palace, forms, stars, brokenBy } = patternsOf(chart).find((each) => each.id === id)!;
  return {
    palace: palaceIdAt(chart.ziwei, palace),
    forms,
    stars: toldStars(chart, stars),
    brokenBy: brokenBy.map((flag) => [flag.id, ...toldStars(chart, flag.stars)]),
  };
}

// Read by hand from the charts of these births.
describe('a pattern lists', () => {
  test('its stars where they stand, all forms that hold, and what spoils it with the stars that do', () => {
    // iztro-docs, page 格局, example chart 9: 太阳 in 巳, 太阴 in 酉, life in 丑; 擎羊 and 铃星 with 太阴 of the 丁 year
    expect(output('1997-04-29 06', 'riyueBingming')).toMatchObject({
      palace: 'life',
      forms: ['main', 'classic'],
      stars: ['taiyang career', 'taiyin wealth'],
    });
  });

  test('borrowed stars at the palace where they really stand', () => {
    expect(output('1978-05-01 04', 'jiYueTongLiang')).toEqual({
      palace: 'life',
      forms: ['lend'],
      stars: ['tiantong travel', 'tianliang travel'],
      brokenBy: [['meetsMalefic', 'qingyang career']],
    });
  });

  test('a transformation by the star that has it', () => {
    expect(output('1981-02-06 19', 'sanqiJiahui')).toMatchObject({
      stars: ['jumen life lu', 'taiyang travel quan', 'wenqu wealth ke'],
      brokenBy: [['meetsMalefic', 'wenchang wealth ji']],
    });
  });

  test('a star that is named for itself and for its transformation once', () => {
    expect(output('2018-05-21 04', 'jujiTonglin')).toEqual({
      palace: 'life',
      forms: ['main'],
      stars: ['tianji life', 'jumen life'],
      brokenBy: [['jiHere', 'tianji life ji']],
    });
    // 巨机化酉, sit(天机 巨门 化忌), in a 戊 year
    expect(output('1978-09-01 22', 'jujiHuayou').stars).toEqual(['tianji life ji', 'jumen life']);
  });

  test('the hour of birth without stars', () => {
    expect(output('1961-12-24 17', 'rizhaoLeimen').brokenBy).toEqual([
      ['nightBirth'],
      ['meetsMalefic', 'lingxing career'],
    ]);
  });

  test('each palace where it is, by its role there', () => {
    expect(output('1957-02-22 19', 'xingjiJiayin')).toMatchObject({
      palace: 'siblings',
      stars: ['tianxiang siblings', 'jumen spouse ji', 'tianliang life'],
    });
  });
});

describe('the palaces of life and body', () => {
  const shaPoLang = (text: string) => patternsOf(castAt(text)).filter(({ id }) => id === 'shaPoLang');

  test('are tried both', () => {
    const { ziwei } = castAt('1971-04-08 09');
    expect(shaPoLang('1971-04-08 09').map(({ branch: palace }) => palace)).toEqual([
      ziwei.lifeBranch,
      ziwei.bodyBranch,
    ]);
  });

  test('are one palace in the hours of 子 and 午', () => {
    expect(shaPoLang('1986-01-05 12')).toHaveLength(1);
  });
});

test('a chart may have no pattern at all', () => {
  expect(patternsOf(castAt('1956-07-11 06'))).toEqual([]);
});

test('the patterns come in the order of the table', () => {
  const places = patternsOf(castAt('2004-04-20 18')).map(({ id }) => PATTERN_IDS.indexOf(id));
  expect(places.length).toBeGreaterThan(8);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('a chart without a clock has the same patterns', () => {
  const chart = castAt('2004-04-20 18');
  const { moment } = chart;
  const same = castChartAt(instant(moment.instant), solarTime(moment.solarTime), 'male');
  expect(patternsOf(same)).toEqual(patternsOf(chart));
});

describe('the school decides', () => {
  test('which stars are transformed: 化科 of a 壬 year is 左辅 or 天府', () => {
    const keWith = (school: School) => {
      const births = Array.from({ length: 336 }, (_, n) => `1992-05-${1 + (n % 28)} ${2 * (n % 12)}`);
      const stars = births.flatMap((birth) => patternsOf(castAt(birth, school)).flatMap((pattern) => pattern.stars));
      return new Set(stars.filter(({ transformation }) => transformation === 'ke').map(({ id }) => id));
    };
    expect(keWith(SCHOOLS.common)).toEqual(new Set(['zuofu']));
    expect(keWith(SCHOOLS.quanshu)).toEqual(new Set(['tianfu']));
  });

  test('the rarity of a pattern: 紫府朝垣 depends on brightness', () => {
    const percentIn = (school: 'common' | 'zhongzhou') => patternRarities(school)!.zifuChaoyuan.main!.percent;
    expect([percentIn('common'), percentIn('zhongzhou')]).toEqual([7.652, 5.1094]);
  });

  test('and of one of one’s own no births were counted', () => {
    const own = defineSchool({ ...SCHOOLS.common, id: 'my-school' });
    const patterns = patternsOf(castAt('2004-04-20 18', own));
    const common = patternsOf(castAt('2004-04-20 18'));
    expect(patterns).toEqual(common.map((pattern) => ({ ...pattern, rarity: undefined })));
    expect(common.every(({ rarity }) => rarity !== undefined)).toBe(true);
  });
});

test('the rarity of a pattern is that of the first of its forms', () => {
  const { forms, rarity } = patternsOf(castAt('1983-02-18 02')).find(({ id }) => id === 'riyueJiaming')!;
  expect(forms).toEqual(['wide']);
  expect(rarity).toEqual(patternRarities('common')!.riyueJiaming.wide);
  expect(rarity).toEqual({ percent: 2.7686, oneIn: 36.1, cleanPercent: 0.2109 }); // docs/rules/ziwei-patterns.md A3: 2.77
});

test('what is no chart is an error that says so', () => {
  expect(() => patternsOf({} as never)).toThrow(
    'chart an object: not allowed; allowed: a chart made by castChart or castChartAt',
  );
});

test('the stars are written as the words of the house have them', () => {
  expect(GRADED_STAR_IDS.map((id) => zh.stars[id])).toEqual(GRADED_STAR_HANZI);
  expect(gradedStarOf('紫微')).toBe('ziwei');
  expect(gradedStarOf('紫薇')).toBeUndefined();
});
