import { describe, expect, test } from 'vitest';
import { BRANCH_HANZI, type Branch, branch } from '../cycle/branch.ts';
import { pairFromHanzi } from '../cycle/sexagenary.ts';
import { elementOfStem, STEM_HANZI, stem, stemsOf } from '../cycle/stem.ts';
import { type SeenPillars, seenPillars } from './four-pillars.ts';
import { isBlade, isLu, rootsOf, shownIn } from './roots.ts';

const ALL_BRANCHES = Array.from(BRANCH_HANZI, (_, n) => branch(n));
const ALL_STEMS = Array.from(STEM_HANZI, (_, n) => stem(n));

const seen = (hanzi: string): SeenPillars => {
  const [year, month, day, hour] = hanzi.split(' ').map(pairFromHanzi);
  return seenPillars({ year: year!, month: month!, day: day!, hour: hour! });
};

/** Four pillars on a branch. */
function allOn(at: Branch): SeenPillars {
  const pair = pairFromHanzi((at % 2 === 0 ? '甲' : '乙') + BRANCH_HANZI[at]);
  return seenPillars({ year: pair, month: pair, day: pair, hour: pair });
}

/** The branches in which a stem has a root with a tag. */
const branchesWith = (tag: string, hanzi: string): string =>
  ALL_BRANCHES.filter((at) => rootsOf(stemsOf(hanzi)[0]!, allOn(at))[0]?.tags.some((each) => each === tag))
    .map((at) => BRANCH_HANZI[at])
    .join('');

describe('the roots of a stem', () => {
  // docs/rules/bazi-depth.md D1; the 禄 as 三命通会 卷三 论十干禄 has them, the 刃 of yang stems as 渊海子平 论阳刃.
  // biome-ignore format: a table
  test.each([
    ['甲', '寅', '卯', '亥', '未'], ['乙', '卯', '', '', '未'],
    ['丙', '巳', '午', '寅', '戌'], ['丁', '午', '', '', '戌'],
    ['戊', '巳', '午', '寅', ''],   ['己', '午', '', '', ''],
    ['庚', '申', '酉', '巳', '丑'], ['辛', '酉', '', '', '丑'],
    ['壬', '亥', '子', '申', '辰'], ['癸', '子', '', '', '辰'],
  ])('%s has its 禄 in %s, its 刃 in %s, is born in %s and stored in %s', (hanzi, ...tagged) => {
    expect(['lu', 'blade', 'birth', 'store'].map((tag) => branchesWith(tag, hanzi))).toEqual(tagged);
    const own = stemsOf(hanzi)[0]!;
    expect(ALL_BRANCHES.filter((at) => isLu(own, at)).map((at) => BRANCH_HANZI[at])).toEqual([tagged[0]]);
    expect(ALL_BRANCHES.filter((at) => isBlade(own, at)).map((at) => BRANCH_HANZI[at]).join('')).toBe(tagged[1]);
  });

  // 地支藏干, docs/rules/charts.md C2.
  // biome-ignore format: a table
  test.each([
    ['木', '寅卯辰未亥'], ['火', '寅巳午未戌'], ['土', '丑寅辰巳午未申戌'], ['金', '丑巳申酉戌'], ['水', '子丑辰申亥'],
  ])('of %s are in %s', (element, branches) => {
    for (const own of ALL_STEMS.filter((each) => elementOfStem(each) === '木火土金水'.indexOf(element))) {
      const rooted = ALL_BRANCHES.filter((at) => rootsOf(own, allOn(at)).length === 4);
      expect(rooted.map((at) => BRANCH_HANZI[at]).join('')).toBe(branches);
    }
  });

  test('name the pillar, the hidden stem with its role, and whether it is the very stem', () => {
    const pillars = seen('壬申 甲辰 戊午 丙辰'); // the worked example of docs/rules/charts.md C6
    expect(rootsOf(stemsOf('壬')[0]!, pillars)).toEqual([
      { pillar: 'year', stem: 8, role: 'middle', same: true, tags: ['birth'] },
      { pillar: 'month', stem: 9, role: 'residual', same: false, tags: ['store'] },
      { pillar: 'hour', stem: 9, role: 'residual', same: false, tags: ['store'] },
    ]);
    expect(rootsOf(stemsOf('庚')[0]!, pillars).map(({ pillar }) => pillar)).toEqual(['year']);
  });
});

test('a hidden stem is shown where the very stem stands', () => {
  const pillars = seen('戊戌 壬戌 丙子 戊戌');
  expect(shownIn(stemsOf('戊')[0]!, pillars)).toEqual(['year', 'hour']);
  expect(shownIn(stemsOf('丙')[0]!, pillars)).toEqual(['day']);
  expect(shownIn(stemsOf('丙')[0]!, pillars, ['year', 'month', 'hour'])).toEqual([]);
  expect(shownIn(stemsOf('己')[0]!, pillars)).toEqual([]);
});
