import { expect, test } from 'vitest';
import { BRANCH_HANZI, branch, branchOf } from '../cycle/branch.ts';
import { nightCry } from './night-cry.ts';

// Dạ Đề of a Vietnamese program by lunar month: Ngọ ×3, Dậu ×3, Tý ×3, Mão ×3 (getPhamGio, its own numbers of the branches from Thân = 0:
// 10, 10, 10, 1, 1, 1, 4, 4, 4, 7, 7, 7).
test('the hour of the night cry is that of a Vietnamese program in each lunar month', () => {
  const printed = [10, 10, 10, 1, 1, 1, 4, 4, 4, 7, 7, 7].map((n) => branch(n + branchOf('申')));
  const hours = printed.map((_, n) => nightCry({ month: n + 1, hour: branch(0) }).doubleHour);
  expect(hours.map((hour) => BRANCH_HANZI[hour])).toEqual(printed.map((hour) => BRANCH_HANZI[hour]));
});

test.each([
  [1, '午', true],
  [4, '酉', true],
  [9, '子', true],
  [12, '卯', true],
  [12, '午', false],
] as const)('born in lunar month %i in the hour of %s: %s', (month, hour, isHourOfBirth) => {
  expect(nightCry({ month, hour: branchOf(hour) }).isHourOfBirth).toBe(isHourOfBirth);
});
