// The board of a chart has its stars where the chart has them. Every star that conditions name, on charts of every
// school.

import { describe, expect, test } from 'vitest';
import { castChart } from '../../casting/chart.ts';
import { branch } from '../../cycle/branch.ts';
import { stemOf } from '../../cycle/sexagenary.ts';
import { SCHOOL_IDS, SCHOOLS } from '../school.ts';
import { GRADED_STAR_HANZI, gradedStarOf } from '../star-hanzi.ts';
import type { StarId } from '../star-ids.ts';
import type { ZiweiChart } from '../ziwei-chart.ts';
import { boardOf } from './board.ts';
import { holds } from './condition.ts';
import { readCondition } from './read-condition.ts';

const PALACES = Array.from({ length: 12 }, (_, palace) => branch(palace));
const VOIDS: readonly StarId[] = ['xunkong', 'jielu', 'kongwang', 'jiekong'];

/** The palaces of a chart in which one of some stars is. */
const standing = ({ palaces }: ZiweiChart, ids: readonly StarId[]) =>
  PALACES.filter((palace) => {
    const { majorStars, minorStars, adjectiveStars } = palaces[palace]!;
    return [...majorStars, ...minorStars, ...adjectiveStars].some(({ id }) => ids.includes(id));
  });

describe.each(SCHOOL_IDS)('in the school %s', (id) => {
  const charts = Array.from({ length: 40 }, (_, n) =>
    castChart(
      {
        date: { year: 1950 + n, month: 1 + ((n * 5) % 12), day: 1 + ((n * 7) % 28) },
        hour: (n * 5) % 24,
        gender: n % 2 === 0 ? 'male' : 'female',
        place: { longitude: 120, timeZone: 'Asia/Shanghai' },
      },
      { school: SCHOOLS[id] },
    ),
  );
  const where = (ziwei: ZiweiChart, condition: string) => {
    const [board, when] = [boardOf(ziwei), readCondition(condition)];
    return PALACES.filter((palace) => holds(when, board, palace));
  };

  test('every star stands where the chart has it', () => {
    for (const { ziwei } of charts) {
      for (const hanzi of GRADED_STAR_HANZI)
        expect([hanzi, where(ziwei, `sit(${hanzi})`)]).toEqual([hanzi, standing(ziwei, [gradedStarOf(hanzi)!])]);
      expect(where(ziwei, 'sit(天刑)')).toEqual(standing(ziwei, ['tianxing']));
      expect(where(ziwei, 'any(空亡)')).toEqual(standing(ziwei, VOIDS));
      expect(where(ziwei, 'empty')).toEqual(PALACES.filter((palace) => ziwei.palaces[palace]!.majorStars.length === 0));
    }
  });

  test('a transformation stands where its star stands, and is as bright', () => {
    for (const { ziwei } of charts) {
      for (const [place, hanzi] of ['化禄', '化权', '化科', '化忌'].entries()) {
        const { star, branch: palace } = ziwei.transformations[place]!;
        const name = GRADED_STAR_HANZI.find((each) => gradedStarOf(each) === star)!;
        expect(where(ziwei, `sit(${hanzi} ${name})`)).toEqual([palace]);
        for (const grade of ['bright', 'dark', 'fallen'])
          expect(where(ziwei, `${grade}(${hanzi})`)).toEqual(where(ziwei, `${grade}(${name})`));
      }
    }
  });

  test('a star is bright in 庙 and 旺, dark in 不 and 陷, fallen in 陷, and nothing of it without a grade', () => {
    for (const { ziwei } of charts) {
      for (const { majorStars, minorStars } of ziwei.palaces) {
        for (const { id: star, brightness } of [...majorStars, ...minorStars]) {
          const name = GRADED_STAR_HANZI.find((each) => gradedStarOf(each) === star)!;
          const is = (grade: string) => where(ziwei, `${grade}(${name})`).length === 12;
          expect([star, brightness, is('bright'), is('dark'), is('fallen')]).toEqual([
            star,
            brightness,
            brightness === 'miao' || brightness === 'wang',
            brightness === 'bu' || brightness === 'xian',
            brightness === 'xian',
          ]);
        }
      }
    }
  });

  test('life, body, hour and the stem of the year are those of the chart', () => {
    for (const { ziwei } of charts) {
      const { life, body, hour, yearStem } = boardOf(ziwei);
      expect([life, body, hour, yearStem]).toEqual([
        ziwei.lifeBranch,
        ziwei.bodyBranch,
        ziwei.hour,
        stemOf(ziwei.year),
      ]);
    }
  });
});
