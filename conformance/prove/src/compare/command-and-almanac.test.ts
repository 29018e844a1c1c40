import { expect, test } from 'vitest';
import { proveAlmanacOfBirths, proveAlmanacOfBirthsAgain } from '../prove/pillars.ts';

test('2,000 births: the command of the month but for its counting, officer and mansion are those of tyme4ts 1.5.2', () => {
  const { rows, unexplained } = proveAlmanacOfBirths(2000, 51);
  expect(unexplained.slice(0, 10)).toEqual([]);
  expect(rows[0]![1]).toBe('2,000');
  // For one birth in thirty, whole days result in another stem than seconds since the jie.
  expect(Number(rows[1]![1])).toBeGreaterThan(20);
  expect(Number(rows[1]![1])).toBeLessThan(200);
});

test('1,000 births: officer and mansion, conception, fetal breath and both palaces are those of lunar-typescript 1.8.6', () => {
  const { rows, unexplained } = proveAlmanacOfBirthsAgain(1000, 52);
  expect(unexplained.slice(0, 10)).toEqual([]);
  expect(rows[0]![1]).toBe('1,000');
});
