import { expect, test } from 'vitest';
import { BRANCH_HANZI } from '../cycle/branch.ts';
import { pairFromHanzi, type Sexagenary } from '../cycle/sexagenary.ts';
import { STEM_HANZI } from '../cycle/stem.ts';
import { type SmallLuckRule, smallLuckOf } from './small-luck.ts';

const hanzi = (pair: Sexagenary) => STEM_HANZI[pair % 10]! + BRANCH_HANZI[pair % 12]!;
const smallLuck = (rule: SmallLuckRule, age: number, hour: string, forward: boolean, male: boolean) =>
  hanzi(smallLuckOf(rule, age, { hour: pairFromHanzi(hour), forward, male }));

// 《三命通会》论小运: 醉醒子's rule counts from the pillar of the hour, its neighbour first; 男一岁起丙寅顺行, 女一岁起壬申逆行 is the old one.
test('by the hour, age 1 has the pair beside the pillar of the hour, forward or backward as the luck runs', () => {
  expect([1, 2, 3, 60].map((age) => smallLuck('hour', age, '丙辰', true, true))).toEqual([
    '丁巳',
    '戊午',
    '己未',
    '丙辰',
  ]);
  expect([1, 2, 3, 60].map((age) => smallLuck('hour', age, '丙辰', false, true))).toEqual([
    '乙卯',
    '甲寅',
    '癸丑',
    '丙辰',
  ]);
  expect(smallLuck('hour', 8, '丙辰', true, false)).toBe(smallLuck('hour', 8, '丙辰', true, true)); // men and women alike
});

test('by the old rule men count from 丙寅 forward and women from 壬申 backward, whatever the hour and the luck', () => {
  for (const hour of ['丙辰', '癸亥']) {
    for (const forward of [true, false]) {
      expect([1, 2, 8, 61].map((age) => smallLuck('fixed', age, hour, forward, true))).toEqual([
        '丙寅',
        '丁卯',
        '癸酉',
        '丙寅',
      ]);
      expect([1, 2, 8, 61].map((age) => smallLuck('fixed', age, hour, forward, false))).toEqual([
        '壬申',
        '辛未',
        '乙丑',
        '壬申',
      ]);
    }
  }
});
