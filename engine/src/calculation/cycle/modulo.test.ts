import { expect, test } from 'vitest';
import { mod } from './modulo.ts';

test('a circle goes round in both directions', () => {
  expect([-13, -12, -1, 0, 11, 12].map((n) => mod(n, 12))).toEqual([11, 0, 11, 0, 11, 0]);
});

// In JavaScript -12 % 12 is -0, which toEqual and Object.is distinguish from 0, and which V8 can only store as a double.
test('a whole turn backward is 0, not -0', () => {
  for (const n of [5, 10, 12, 24, 60]) expect(Object.is(mod(-n, n), 0)).toBe(true);
});
