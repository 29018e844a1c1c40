import { castChartAt, instant, SCHOOLS, solarTime } from 'beichen';
import { BRANCH_HANZI } from 'beichen/glossary';
import { stemOf } from 'beichen/internal';
import { beforeAll, describe, expect, test } from 'vitest';
import { IS_FULL } from '../../../../test/setup/runs.ts';
import { type IztroQuestion, memoizeIztro } from '../adapters.ts';
import { birthText, countedDay, randomBirths, type SundialBirth, sundialOf } from '../births/births.ts';
import { civilDayOf } from '../births/civil-day.ts';
import { compare } from '../facts/comparison.ts';
import { list } from '../facts/facts.ts';
import { ziweiFacts } from '../facts/ziwei-facts.ts';
import { compareFlightsWithIztro } from './flights.ts';
import { compareWithIztro, iztroFacts } from './with-iztro.ts';
import { compareTransitsWithIztro } from './ziwei-at-moments.ts';

const DEFAULTS = { leapMonthRule: 'split', yearBoundary: 'lunarNewYear', school: 'common' } as const;

const questions: readonly IztroQuestion[] = [...randomBirths(12, 5)].map(({ civilDay, doubleHour, gender }, i) => ({
  ...DEFAULTS,
  civilDay,
  hour: doubleHour % 12,
  gender,
  school: i % 2 === 0 ? 'common' : 'zhongzhou',
}));
let slowly: readonly unknown[];

beforeAll(() => {
  slowly = questions.map(iztroFacts);
  memoizeIztro();
});

test('iztro gives the same facts with a cache of its answers as without', () => {
  for (const question of questions) iztroFacts(question); // fills the cache
  expect(questions.map(iztroFacts)).toEqual(slowly);
});

const BIRTHS = IS_FULL ? 2500 : 400;

test(`${BIRTHS} births 1900-2099: stars, rings, limits, brightness, transformations, rulers and palaces are those of iztro 2.6.1`, () => {
  const { charts, facts, named, unexplained } = compareWithIztro(BIRTHS, 20261120);
  expect(unexplained.slice(0, 10)).toEqual([]);
  expect(charts).toBe(BIRTHS);
  expect(facts).toBe(BIRTHS * (6 + 12 * 13));
  expect(Object.keys(named).filter((name) => !['month 7 of 2097', 'day of Lichun'].includes(name))).toEqual([]);
});

test('200 births, each with a moment: age, six levels with palace, pair, roles, transformations and flow stars, rings of the year are those of iztro 2.6.1', () => {
  const { charts, facts, unexplained } = compareTransitsWithIztro(200, 20261120);
  expect(unexplained.slice(0, 10)).toEqual([]);
  expect(charts).toBe(200);
  expect(facts).toBe(200 * (3 + 6 * 4 + 5 * 12));
});

test('200 births: the 48 flights and the self-transformations, outward and inward, are those of iztro 2.6.1', () => {
  memoizeIztro();
  const { charts, facts, unexplained } = compareFlightsWithIztro(200, 20261120);
  expect(unexplained.slice(0, 10)).toEqual([]);
  expect(charts).toBe(200);
  expect(facts).toBe(200 * 36);
});

describe('where iztro says otherwise', () => {
  // docs/rules/charts.md A13, 4: Lichun 2025 fell on 02-03 at 22:10 of UTC+8, and the year 乙巳 began there.
  test('at 08:00 of the day of Lichun 2025 iztro is in the year 乙巳, we are in 甲辰 for 14 hours more', () => {
    const morning = solarTime(Date.UTC(2025, 1, 3, 8));
    const ours = castChartAt(instant(morning - 8 * 3_600_000), morning, 'male', { yearBoundary: 'lichun' });
    const theirs = iztroFacts({
      ...DEFAULTS,
      civilDay: civilDayOf('2025-02-03'),
      hour: 4,
      gender: 'male',
      yearBoundary: 'lichun',
    });
    expect(ours.ziwei.year).toBe(40); // 甲辰
    expect(theirs.origin).toBe('酉'); // 乙酉: the stem of the palace of origin is the year's
    expect(BRANCH_HANZI[ours.ziwei.originBranch]).toBe('戌'); // 甲戌
  });

  // docs/rules/calendar.md section 4, "Disputed dates": conjunction 2097-08-08 00:01:49.
  test('iztro begins month 7 of 2097 on 08-07, we on 08-08', () => {
    const zuofu = (hanzi: string, facts: Readonly<Record<string, string>>) =>
      facts[`${hanzi}.minor`]!.includes('zuofu');
    const noon = solarTime(Date.UTC(2097, 7, 7, 12));
    const { moment } = castChartAt(instant(noon - 8 * 3_600_000), noon, 'male');
    const theirs = iztroFacts({ ...DEFAULTS, civilDay: civilDayOf('2097-08-07'), hour: 6, gender: 'male' });
    expect(moment.lunarDate).toMatchObject({ month: 6, day: 30 });
    expect(zuofu('戌', theirs)).toBe(true); // 左辅 of month 7; of month 6 it is 酉
  });

  // docs/rules/charts.md A6, A7, A4: three points of 中州派 that iztro's algorithm of that name leaves as they are.
  test('its Zhongzhou algorithm keeps the common 四化 of 戊 庚 壬, the common brightness, and one 旬空 and 截空', () => {
    const school = SCHOOLS.zhongzhou;
    const chartOf = (birth: SundialBirth) => {
      const at = sundialOf(birth);
      return castChartAt(instant(at - 8 * 3_600_000), at, birth.gender, { school, dayBoundary: 'zi' }).ziwei;
    };
    const { named, unexplained } = compare<SundialBirth>({
      questions: randomBirths(120, 9),
      ours: (birth) => ziweiFacts(chartOf(birth), school),
      theirs: (birth) =>
        iztroFacts({ ...DEFAULTS, ...countedDay(birth, 'zi'), gender: birth.gender, school: 'zhongzhou' }),
      textOfQuestion: birthText,
      named: [
        {
          name: '四化',
          reason: 'A7',
          explains: (birth, { fact }) =>
            fact.endsWith('.transformation') && [4, 6, 8].includes(stemOf(chartOf(birth).year)),
        },
        { name: '庙旺', reason: 'A6', explains: (_, { fact }) => fact.endsWith('.brightness') },
        {
          name: '副旬 副截',
          reason: 'A4',
          explains: (_, { fact, ours, theirs }) =>
            fact.endsWith('.adjective') &&
            list(ours.split(', ').filter((star) => !star.endsWith('kongSide'))) === theirs,
        },
      ],
    });
    expect(unexplained).toEqual([]);
    expect(named).toEqual({ 四化: expect.any(Number), 庙旺: 120, '副旬 副截': 120 });
  });
});
