import { expect, test } from 'vitest';
import { BRANCH_HANZI, branch } from '../cycle/branch.ts';
import { boneWeight } from './bone-weight.ts';

const weigh = (year: number, month: number, day: number, hour: string, leapMonth = false) => {
  const { total, ...parts } = boneWeight({
    lunarDate: { year, month, day, leapMonth },
    hour: branch(BRANCH_HANZI.indexOf(hour)),
  });
  expect(total).toBe(parts.year + parts.month + parts.day + parts.hour);
  return [parts.year, parts.month, parts.day, parts.hour, total];
};

// The first two: as a calculator page and a code project print them. 癸巳, 戊戌 and 癸亥 weigh 7, 14 and 7, for which single programs have other numbers.
test.each([
  ['甲辰', weigh(2024, 1, 1, '子'), [8, 6, 5, 16, 35]],
  ['辛亥', weigh(1971, 1, 1, '子'), [17, 6, 5, 16, 44]],
  ['癸巳', weigh(1953, 3, 6, '戌'), [7, 18, 15, 6, 46]],
  ['戊戌', weigh(1958, 12, 30, '卯'), [14, 5, 6, 10, 35]],
  ['癸亥', weigh(2043, 9, 9, '酉'), [7, 18, 8, 9, 42]],
])('a birth of a year %s weighs %j', (_, found, expected) => {
  expect(found).toEqual(expected);
});

test('a leap month weighs as much as its number', () => {
  expect(weigh(2017, 6, 30, '亥', true)).toEqual(weigh(2017, 6, 30, '亥'));
});

// docs/rules/bazi-depth.md F2: sums of rows of the table, by hand, and the minimum and maximum that the book names.
test('the weights of the table add up to those of the book', () => {
  const sum = (count: number, weightOf: (n: number) => number) =>
    Array.from({ length: count }, (_, n) => weightOf(n)).reduce((total, each) => total + each, 0);
  expect(Array.from({ length: 6 }, (_, ten) => sum(10, (n) => weigh(1984 + 10 * ten + n, 1, 1, '子')[0]!))).toEqual([
    83, 108, 102, 98, 90, 100,
  ]);
  expect(sum(12, (n) => weigh(1984, n + 1, 1, '子')[1]!)).toBe(125);
  expect([0, 1, 2].map((ten) => sum(10, (n) => weigh(1984, 1, 10 * ten + n + 1, '子')[2]!))).toEqual([117, 116, 106]);
  expect(sum(12, (n) => weigh(1984, 1, 1, BRANCH_HANZI[n]!)[3]!)).toBe(111);
});

test('no birth weighs less than 21 qian or more than 71', () => {
  const each = (count: number, weightOf: (n: number) => number) => Array.from({ length: count }, (_, n) => weightOf(n));
  const parts = [
    each(60, (n) => weigh(1984 + n, 1, 1, '子')[0]!),
    each(12, (n) => weigh(1984, n + 1, 1, '子')[1]!),
    each(30, (n) => weigh(1984, 1, n + 1, '子')[2]!),
    each(12, (n) => weigh(1984, 1, 1, BRANCH_HANZI[n]!)[3]!),
  ];
  const sum = (of: (weights: readonly number[]) => number) => parts.reduce((total, weights) => total + of(weights), 0);
  expect([sum((weights) => Math.min(...weights)), sum((weights) => Math.max(...weights))]).toEqual([21, 71]);
});
