import { describe, expect, test } from 'vitest';
import { BRANCH_HANZI, branch, branchOf } from '../cycle/branch.ts';
import { flankingOf, hiddenOf, oppositeOf, trinesOf } from './palace-relations.ts';
import { PALACE_IDS, roleOf } from './palaces.ts';

// iztro-docs, page 宫位, sections 暗合宫 and 三方四正; the neighbours by its previous and next palace.
//                   子丑寅卯辰巳午未申酉戌亥
const OPPOSITE = '午未申酉戌亥子丑寅卯辰巳';
const HIDDEN = '丑子亥戌酉申未午巳辰卯寅';
const BEFORE = '亥子丑寅卯辰巳午未申酉戌';
const AFTER = '丑寅卯辰巳午未申酉戌亥子';
const TRINES = ['申子辰', '亥卯未', '寅午戌', '巳酉丑'];

describe.each([...BRANCH_HANZI])('with the life palace in %s', (lifeHanzi) => {
  const life = branchOf(lifeHanzi);
  const at = (hanzi: string) => PALACE_IDS[roleOf(life, branchOf(hanzi))]!;

  test.each([...BRANCH_HANZI])('the palace in %s has its relations', (hanzi) => {
    const palace = branchOf(hanzi);
    const role = roleOf(life, palace);
    const trine = [...TRINES.find((three) => three.includes(hanzi))!].filter((each) => each !== hanzi);
    expect(oppositeOf(role)).toBe(at(OPPOSITE[palace]!));
    expect([...trinesOf(role)].sort()).toEqual(trine.map(at).sort());
    expect(flankingOf(role)).toEqual([at(BEFORE[palace]!), at(AFTER[palace]!)]);
    expect(hiddenOf(life, palace)).toBe(at(HIDDEN[palace]!));
  });
});

test('the life palace has its relations in the order of a document', () => {
  expect(oppositeOf(0)).toBe('travel');
  expect(trinesOf(0)).toEqual(['wealth', 'career']);
  expect(flankingOf(0)).toEqual(['siblings', 'parents']);
  expect(hiddenOf(branch(0), branch(0))).toBe('parents'); // 子 and 丑
});
