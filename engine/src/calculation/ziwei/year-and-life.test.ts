import { expect, test } from 'vitest';
import { branchOf } from '../cycle/branch.ts';
import { pairOf } from '../cycle/sexagenary.ts';
import { stemsOf } from '../cycle/stem.ts';
import { yearAndLife } from './year-and-life.ts';

// The first: a chart of an online service, Canh Thìn (born 2000-12-12 09:00), Mệnh in Mùi. The others: the four cases that seven programs spell out.
test.each([
  ['庚', '辰', '未', 'contrary'],
  ['甲', '子', '寅', 'accord'],
  ['甲', '子', '卯', 'contrary'],
  ['乙', '丑', '亥', 'accord'],
  ['乙', '丑', '戌', 'contrary'],
] as const)('year %s%s, Mệnh in %s: %s', (stem, branch, life, agreement) => {
  const year = pairOf(stemsOf(stem)[0]!, branchOf(branch));
  expect(yearAndLife({ year, lifeBranch: branchOf(life) }).agreement).toBe(agreement);
});
