// Each word of the language of conditions, on boards made for the test: a row places the stars.

import { describe, expect, test } from 'vitest';
import { type Branch, branch, branchOf } from '../../cycle/branch.ts';
import { STEM_HANZI, type Stem } from '../../cycle/stem.ts';
import { gradedStarOf } from '../star-hanzi.ts';
import { type Board, type StarSet, starSet, transformedSet } from './board.ts';
import { addEvidence, holds } from './condition.ts';
import { readCondition } from './read-condition.ts';

const OTHERS = {
  天刑: starSet('tianxing'),
  旬空: starSet('xunkong'),
  副旬: starSet('xunkongSide'),
  截路: starSet('jielu'),
  '空亡(星)': starSet('kongwang'),
  截空: starSet('jiekong'),
  化禄: transformedSet('lu'),
  化权: transformedSet('quan'),
  化科: transformedSet('ke'),
  化忌: transformedSet('ji'),
} as const;

const setNamed = (name: string): StarSet => {
  const graded = gradedStarOf(name);
  return graded === undefined ? OTHERS[name as keyof typeof OTHERS] : starSet(graded);
};

/** A board from a line such as `子 紫微 天府, 午 太阳`, and the other facts of a birth that conditions use. */
function boardWith(
  line: string,
  { life = '寅', body = '寅', year = '甲', hour = '子', bright = '', dark = '', fallen = '' } = {},
): Board {
  const stars = new Int32Array(24);
  for (const part of line === '' ? [] : line.split(', ')) {
    const [at, ...names] = part.split(' ');
    for (const { first, second } of names.map(setNamed)) {
      stars[2 * branchOf(at!)]! |= first;
      stars[2 * branchOf(at!) + 1]! |= second;
    }
  }
  const bits = (names: string) =>
    names.split(' ').reduce((all, name) => (name === '' ? all : all | setNamed(name).first), 0);
  return {
    life: branchOf(life),
    body: branchOf(body),
    yearStem: STEM_HANZI.indexOf(year) as Stem,
    hour: branchOf(hour),
    stars,
    bright: bits(bright),
    dark: bits(dark),
    fallen: bits(fallen),
  };
}

const PALACES = '子丑寅卯辰巳午未申酉戌亥';
/** The palaces in which a condition holds. */
const where = (condition: string, board: Board): string =>
  Array.from(PALACES)
    .filter((hanzi) => holds(readCondition(condition), board, branchOf(hanzi)))
    .join('');

const evidence = (condition: string, board: Board, here: string): string[] => {
  const stars: { id: string; palace: Branch }[] = [];
  addEvidence(stars as never, readCondition(condition), board, branchOf(here));
  return stars.map(({ id, palace }) => `${id} ${PALACES[palace]}`);
};

describe('where a condition holds', () => {
  // condition, stars of the board, palaces where it holds
  test.each([
    ['sit(紫微)', '子 紫微', '子'],
    ['sit(紫微 天府)', '子 紫微 天府', '子'],
    ['sit(紫微 天府)', '子 紫微, 丑 天府', ''],
    ['sit(天刑)', '子 天刑', '子'],
    ['sit(紫微 天刑)', '子 紫微, 丑 天刑', ''],
    ['sit(紫微 天刑)', '子 紫微 天刑', '子'],
    ['any(紫微 天府)', '子 紫微, 丑 天府', '子丑'],
    ['any(四煞)', '子 擎羊, 丑 陀罗, 寅 火星, 卯 铃星, 辰 地空, 巳 地劫, 午 化忌', '子丑寅卯'],
    ['any(六煞)', '子 擎羊, 丑 陀罗, 寅 火星, 卯 铃星, 辰 地空, 巳 地劫, 午 化忌', '子丑寅卯辰巳'],
    ['any(煞忌)', '子 擎羊, 丑 陀罗, 寅 火星, 卯 铃星, 辰 地空, 巳 地劫, 午 化忌, 未 化禄', '子丑寅卯辰巳午'],
    ['any(六吉)', '子 左辅, 丑 右弼, 寅 文昌, 卯 文曲, 辰 天魁, 巳 天钺, 午 化禄, 未 禄存', '子丑寅卯辰巳'],
    ['any(三奇)', '子 化禄, 丑 化权, 寅 化科, 卯 化忌', '子丑寅'],
    [
      'any(吉星)',
      '子 左辅, 丑 右弼, 寅 文昌, 卯 文曲, 辰 天魁, 巳 天钺, 午 化禄, 未 化权, 申 化科, 酉 化忌',
      '子丑寅卯辰巳午未申',
    ],
    ['any(空亡)', '子 旬空, 丑 副旬, 寅 截路, 卯 空亡(星), 辰 截空, 巳 地空, 午 天刑', '子寅卯辰'],
    ['any(擎羊 天刑)', '子 擎羊, 丑 天刑', '子丑'],
    ['meet(紫微)', '子 紫微', '子辰午申'],
    ['meet(紫微 天府)', '子 紫微, 辰 天府', '子辰申'],
    ['meetAny(紫微 天府)', '子 紫微, 丑 天府', '子丑辰巳午未申酉'],
    ['arch(紫微)', '子 紫微', '辰午申'],
    ['arch(紫微 天府)', '子 紫微, 辰 天府', '申'],
    ['face(紫微)', '子 紫微', '午'],
    ['hidden(紫微)', '子 紫微', '丑'],
    ['hidden(紫微)', '辰 紫微', '酉'],
    ['follows(天马)', '巳 天马', '午'],
    ['follows(天马)', '亥 天马', '子'],
    ['flank(太阳, 太阴)', '子 太阳, 寅 太阴', '丑'],
    ['flank(太阳, 太阴)', '子 太阴, 寅 太阳', '丑'],
    ['flank(太阳, 太阴)', '子 太阴 太阳', ''],
    ['flank(太阳, 太阴)', '亥 太阴, 丑 太阳', '子'],
    ['flank(化忌, 天梁 擎羊)', '子 化忌, 寅 擎羊', '丑'],
    ['flank(三奇, 三奇)', '子 化禄, 寅 化科', '丑'],
    ['flank(三奇, 三奇)', '子 化禄', ''],
    ['lend(天同 天梁)', '寅 天同 天梁', '寅申'],
    ['lend(天同 天梁)', '寅 天同 天梁, 申 天机', '寅'],
    ['lend(天同 天梁)', '寅 天同 天梁, 申 文昌', '寅申'],
    ['lend(天同 天梁)', '寅 天同, 申 天梁', ''],
    ['alone(太阳)', '子 太阳 文昌, 午 太阴', '子'],
    ['alone(太阳)', '子 太阳 太阴', ''],
    ['empty', '子 破军, 丑 紫微, 寅 文昌', '寅卯辰巳午未申酉戌亥'],
    ['branch(子午)', '', '子午'],
    ['in(life, 紫微)', '寅 紫微', PALACES],
    ['in(siblings, 紫微)', '丑 紫微', PALACES],
    ['in(career, 紫微)', '午 紫微', PALACES],
    ['in(wealth, 紫微)', '戌 紫微', PALACES],
    ['in(wealth, 紫微)', '午 紫微', ''],
    ['at(巳, 太阳)', '巳 太阳', PALACES],
    ['at(巳, 太阳)', '午 太阳', ''],
    ['is(life)', '', '寅'],
    ['is(parents)', '', '卯'],
    ['sit(紫微) and sit(天府)', '子 紫微 天府, 丑 紫微', '子'],
    ['sit(紫微) or sit(天府)', '子 紫微, 丑 天府', '子丑'],
    ['branch(子) or branch(丑) and sit(天府)', '子 紫微', '子'],
    ['(branch(子) or branch(丑)) and sit(紫微)', '子 紫微', '子'],
    ['(branch(子) or branch(丑)) and sit(天府)', '子 紫微', ''],
    ['branch(子丑) and not sit(紫微)', '子 紫微', '丑'],
    ['not (branch(子丑) or sit(紫微))', '寅 紫微', '卯辰巳午未申酉戌亥'],
  ])('%s, with %s', (condition, line, palaces) => {
    expect(where(condition, boardWith(line))).toBe(palaces);
  });

  test('the body is a role of its own', () => {
    const board = boardWith('午 廉贞', { life: '寅', body: '午' });
    expect(where('is(body)', board)).toBe('午');
    expect(where('in(body, 廉贞)', board)).toBe(PALACES);
    expect(where('in(life, 廉贞)', board)).toBe('');
  });

  test('a star is bright, dark or fallen where it stands, whichever palace that is', () => {
    const board = boardWith('子 太阳 太阴 破军', { bright: '太阳', dark: '太阴 破军', fallen: '破军' });
    expect(where('bright(太阳)', board)).toBe(PALACES);
    expect(where('bright(太阳 太阴)', board)).toBe('');
    expect(where('dark(太阴 破军)', board)).toBe(PALACES);
    expect(where('dark(太阳)', board)).toBe('');
    expect(where('fallen(破军)', board)).toBe(PALACES);
    expect(where('fallen(太阴)', board)).toBe('');
    expect(where('brightAny(太阳 太阴)', board)).toBe('子');
    expect(where('brightAny(太阴 破军)', board)).toBe('');
    expect(where('fallenAny(太阴 破军)', board)).toBe('子');
    expect(where('fallenAny(四煞)', boardWith('丑 擎羊, 寅 陀罗', { fallen: '陀罗' }))).toBe('寅');
  });

  test('a stem of the year, day and night', () => {
    expect(where('year(辛)', boardWith('', { year: '辛' }))).toBe(PALACES);
    expect(where('year(辛)', boardWith('', { year: '壬' }))).toBe('');
    const hoursOf = (word: string) =>
      Array.from(PALACES)
        .filter((hour) => where(word, boardWith('', { hour })) !== '')
        .join('');
    expect(hoursOf('day')).toBe('卯辰巳午未申');
    expect(hoursOf('night')).toBe('子丑寅酉戌亥');
  });
});

describe('the stars that make a condition true', () => {
  test.each([
    ['sit(紫微 天府)', '子 紫微 天府', '子', ['ziwei 子', 'tianfu 子']],
    ['meet(太阳 太阴) and bright(太阳 太阴)', '辰 太阳, 申 太阴', '子', ['taiyang 辰', 'taiyin 申']],
    ['meetAny(煞忌)', '辰 火星, 午 化忌, 丑 擎羊', '子', ['huoxing 辰', 'ji 午']],
    ['arch(左辅 右弼)', '子 左辅, 辰 左辅, 申 右弼', '子', ['zuofu 辰', 'youbi 申']],
    ['any(擎羊 天刑)', '子 天刑', '子', ['tianxing 子']],
    ['any(空亡)', '子 旬空 截路 空亡(星)', '子', ['xunkong 子', 'jielu 子', 'kongwang 子']],
    ['any(空亡)', '子 副旬 截空', '子', ['jiekong 子']],
    ['in(career, 武曲)', '午 武曲', '子', ['wuqu 午']],
    ['at(巳, 太阳)', '巳 太阳', '子', ['taiyang 巳']],
    ['flank(太阳, 太阴)', '子 太阴, 寅 太阳', '丑', ['taiyin 子', 'taiyang 寅']],
    ['flank(太阳, 太阴)', '子 太阳, 寅 太阴', '丑', ['taiyang 子', 'taiyin 寅']],
    ['flank(太阳, 太阴)', '亥 太阳, 丑 太阴', '子', ['taiyang 亥', 'taiyin 丑']],
    ['flank(化忌, 天梁 擎羊)', '亥 擎羊 天梁, 丑 化忌', '子', ['tianliang 亥', 'qingyang 亥', 'ji 丑']],
    ['hidden(化禄)', '丑 化禄', '子', ['lu 丑']],
    ['follows(天马)', '亥 天马', '子', ['tianma 亥']],
    ['lend(天同 天梁)', '寅 天同 天梁', '寅', ['tiantong 寅', 'tianliang 寅']],
    ['lend(天同 天梁)', '寅 天同 天梁', '申', ['tiantong 寅', 'tianliang 寅']],
    ['alone(太阳)', '子 太阳 文昌', '子', ['taiyang 子']],
    ['sit(紫微) or sit(天府)', '子 天府', '子', ['tianfu 子']],
    ['sit(紫微) or sit(天府)', '子 紫微 天府', '子', ['ziwei 子']],
    ['sit(天府) and not any(空亡)', '子 天府', '子', ['tianfu 子']],
    ['sit(化权 化科)', '子 化权 化科 化忌', '子', ['quan 子', 'ke 子']],
  ] as const)('%s, with %s, in %s', (condition, line, here, stars) => {
    const board = boardWith(line, { life: '寅', bright: '太阳 太阴' });
    expect(holds(readCondition(condition), board, branchOf(here))).toBe(true);
    expect(evidence(condition, board, here)).toEqual(stars);
  });

  test('of several stars, only the fallen ones for fallenAny', () => {
    expect(evidence('fallenAny(四煞)', boardWith('子 擎羊 陀罗', { fallen: '陀罗' }), '子')).toEqual(['tuoluo 子']);
  });

  test.each(['empty', 'branch(子)', 'is(travel)', 'year(甲)', 'night', 'not day', 'bright(太阳)'])(
    'none for %s',
    (condition) => {
      const board = boardWith('辰 太阳', { life: '午', bright: '太阳' });
      expect(holds(readCondition(condition), board, branch(0))).toBe(true);
      expect(evidence(condition, board, '子')).toEqual([]);
    },
  );
});
