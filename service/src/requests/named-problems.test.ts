// A problem names a parameter of the caller's own table, and its hint names the right value, or is absent.

import { LANGUAGES } from 'beichen';
import { describe, expect, test } from 'vitest';
import type { AnyKind } from '../kinds/kind.ts';
import { ALL_KINDS, KINDS } from '../kinds/kinds.ts';
import { jsonFields } from './json-fields.ts';
import { NO_PLACES } from './no-places.ts';
import { ProblemError } from './problems/problem-error.ts';
import { problemLines } from './problems/problem-lines.ts';

const HINTS = { findPlaces: 'find_birthplace, q = ', chart: 'cast_chart', day: 'cast_day', glossary: '/docs/glossary' };

type Body = Readonly<Record<string, unknown>>;

/** The problems of a request; empty if it can be answered. */
function problemsOf(kind: AnyKind, entrance: 'tool' | 'document', body: Body) {
  try {
    kind.read[entrance](jsonFields(JSON.stringify(body))!, NO_PLACES);
    return [];
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return error.details.problems ?? [];
  }
}

const linesOf = (kind: AnyKind, body: Body): string => {
  const problems = problemsOf(kind, 'tool', body);
  const error = new ProblemError('invalid_parameters', { problems });
  return problemLines(error, { language: 'en', hints: HINTS, nameOf: (name) => name }).join('\n');
};

const POINT = { latitude: 39.9, longitude: 116.4, timeZone: 'Asia/Shanghai' };
const BIRTH = { date: '1990-07-23', hour: 8, minute: 30, gender: 'male', ...POINT };

describe('pillars that are no pairs', () => {
  // The kinds of text that people type for four pillars.
  test.each([
    ['xx yy zz ww', 'xx'],
    ['geng wu ji chou', 'geng'],
    ['甲 _ _ _', '甲'],
    ['_ xx _ _', 'xx'],
    ['Geng-Wu Gui-Wei Ji-Chou Wu-Chenn', 'wu-chen'],
    ['jia-chou _ _ _', 'jia-chou'],
  ])('%s are a problem of pillars in the tool and over HTTP', (pillars, said) => {
    for (const entrance of ['tool', 'document'] as const) {
      const problems = problemsOf(KINDS.births, entrance, { pillars });
      expect(problems.length).toBeGreaterThan(0);
      for (const { parameter } of problems) expect(parameter).toBe('pillars');
    }
    expect(linesOf(KINDS.births, { pillars })).toContain(said);
  });

  test.each([
    '庚午年 癸未月 己丑日 戊辰时',
    '庚午癸未己丑戊辰',
    '庚午年癸未月己丑日戊辰時',
    '庚午 癸未 己丑 戊辰',
    ['庚午', '癸未', '己丑', '戊辰'],
  ])('%s are read, by births and by variants', (pillars) => {
    for (const entrance of ['tool', 'document'] as const) {
      const births = KINDS.births.read[entrance](jsonFields(JSON.stringify({ pillars }))!, NO_PLACES);
      expect(births.known).toMatchObject({
        yearPillar: { stem: 'geng', branch: 'wu' },
        monthPillar: { stem: 'gui', branch: 'wei' },
        dayPillar: { stem: 'ji', branch: 'chou' },
        hourPillar: { stem: 'wu', branch: 'chen' },
      });
    }
    expect(problemsOf(KINDS.variants, 'document', { ...BIRTH, matchPillars: pillars })).toEqual([]);
  });
});

describe('no parameter of a tool', () => {
  const WRONG = [
    'xx',
    '',
    '紫微',
    'xx yy zz ww',
    -1,
    1e9,
    true,
    [],
    {},
    ['a'],
    'a:b',
    'a@b',
    '1990-02-30',
    '２０２６',
  ] as const;
  for (const kind of ALL_KINDS.filter(({ tool }) => tool !== undefined))
    test(`${kind.name} has a problem of one that it does not have`, () => {
      for (const name of Object.keys(kind.parameters.tool))
        for (const value of WRONG)
          for (const { parameter } of problemsOf(kind, 'tool', { ...BIRTH, [name]: value })) {
            const isSent = parameter === name || parameter in BIRTH;
            expect(isSent || parameter in kind.parameters.tool || ['one', 'other'].includes(parameter), parameter).toBe(
              true,
            );
          }
    });
});

// Names of 紫微 and other stars in six languages, simplified and traditional, with and without the word for their kind.
// biome-ignore format: a row each
const MEANT = [
  ['day', 'mainStar', '紫微', 'ziwei'], ['day', 'mainStar', '紫微星', 'ziwei'], ['day', 'mainStar', '廉贞', 'lianzhen'], ['day', 'mainStar', '廉貞', 'lianzhen'],
  ['day', 'mainStar', '廉贞破军', 'lianzhen+pojun'], ['day', 'mainStar', '破軍廉貞', 'lianzhen+pojun'], ['day', 'mainStar', '廉贞+破军', 'lianzhen+pojun'],
  ['day', 'mainStar', 'Tử Vi', 'ziwei'], ['day', 'mainStar', 'tu vi', 'ziwei'], ['day', 'mainStar', '자미', 'ziwei'], ['day', 'mainStar', 'Zi Wei', 'ziwei'],
  ['day', 'mainStar', 'tanlan', 'tanlang'], ['day', 'pattern', '杀破狼', 'shaPoLang'], ['day', 'pattern', '殺破狼', 'shaPoLang'], ['day', 'pattern', '살파랑', 'shaPoLang'],
  ['day', 'star', '破军@life', 'pojun'], ['day', 'star', 'pojun@命宫', 'life'], ['day', 'star', 'pojun@命宮', 'life'], ['day', 'star', 'pojun@命', 'life'], ['day', 'star', 'pojun@명궁', 'life'],
  ['day', 'star', 'pojun@Cung Mệnh', 'life'], ['day', 'star', 'pojun:life', 'pojun@life'], ['day', 'star', 'pojun@zi', 'pojun:zi'], ['day', 'star', 'ziwei:午', 'wu'],
  ['day', 'bureau', '火六局', 'fire6'], ['day', 'bureau', '火六', 'fire6'], ['day', 'bureau', 'Hỏa Lục Cục', 'fire6'], ['day', 'bureau', '화육국', 'fire6'],
  ['births', 'lifeBranch', '辰', 'chen'], ['births', 'lifeBranch', '辰宫', 'chen'], ['births', 'lu', '天同', 'tiantong'],
  ['variants', 'matchLifePalace', '丑宫', 'chou'], ['variants', 'matchMainStar', '廉贞破军', 'lianzhen+pojun'],
  ['timeline', 'list', 'decade', 'decades'], ['timeline', 'list', 'year', 'years'], ['timeline', 'list', '大运', 'luckPillars'], ['timeline', 'list', '大限', 'decades'],
  ['chart', 'school', '中州', 'zhongzhou'], ['chart', 'school', '文墨天机', 'wenmo'], ['chart', 'plate', '地盘', 'earth'],
  ['chart', 'transformationsOfGeng', '府同', 'taiyang-wuqu-tianfu-tiantong'], ['chart', 'transformationsOfGeng', '太阳武曲天同天相', 'taiyang-wuqu-tiantong-tianxiang'],
  ['chart', 'yearBoundary', '立春', 'lichun'], ['chart', 'solarTime', 'true', 'apparent'], ['chart', 'calendarRegion', 'vn', 'vietnam'],
  ['chart', 'calendar', 'nongli', 'lunar'], ['chart', 'leapMonth', '是', 'true'], ['chart', 'gender', '女', 'female'],
  ['chart', 'fields', 'pillars', 'fourPillars'], ['chart', 'fields', 'luck', 'luckPillars'], ['chart', 'fields', 'palaces.majorStar', 'palaces.majorStars'],
  ['calendar', 'officer', '成', undefined],
] as const;

describe('a value by its name', () => {
  test.each(MEANT)('%s: %s=%s means %s', (name, parameter, value, meant) => {
    if (meant === undefined) return; // the engine reads it later
    const [problem] = problemsOf(KINDS[name], 'document', {
      ...BIRTH,
      ...(name === 'day' && { hour: undefined, minute: undefined }),
      [parameter]: value,
    });
    expect(problem?.values?.suggestion).toBe(meant);
    expect(problem?.allowed).toContain(meant);
  });

  test.each([
    ['day', 'mainStar', 'xyzzy', 'tanlang'],
    ['chart', 'fields', 'zzz', 'fourPillars'],
    ['timeline', 'list', 'abc', 'luckPillars'],
    ['chart', 'gender', 'nonbinary', 'female'],
  ] as const)('%s: %s=%s means nothing, and all that there are are listed', (name, parameter, value, one) => {
    const [problem] = problemsOf(KINDS[name], 'document', {
      ...BIRTH,
      ...(name === 'day' && { hour: undefined, minute: undefined }),
      [parameter]: value,
    });
    expect(problem?.values?.suggestion).toBeUndefined();
    expect(problem?.allowed).toContain(one);
  });
});

describe('an assistant and a terminal', () => {
  // The birth of the examples, which a model would take for the correction.
  test.each([
    [{ ...BIRTH, date: 'March 5, 1985' }],
    [{ ...BIRTH, hour: '22h' }],
    [{ ...BIRTH, hour: '酉' }],
    [{ ...BIRTH, minute: 'half' }],
    [{ ...BIRTH, gender: 'nonbinary' }],
    [{ date: '1985-03-05' }],
  ])('read no example of a birth for %o', (body) => {
    const lines = linesOf(KINDS.chart, body);
    expect(lines).not.toMatch(/→|1990-07-23|beijing|1816670/);
  });

  test('read the same in six languages without a gap', () => {
    const problems = problemsOf(KINDS.chart, 'tool', { date: 'x', hour: '8:30', gender: 'x', isLunar: true });
    for (const language of LANGUAGES) {
      const error = new ProblemError('invalid_parameters', { problems, language });
      const lines = problemLines(error, { language, hints: HINTS, nameOf: (name) => name });
      expect(lines.join('\n')).not.toMatch(/[{}]|undefined/);
    }
  });
});
