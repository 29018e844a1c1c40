import { expect, test } from 'vitest';
import { editDistance } from './input.ts';

test('the distance of two words counts insertions, deletions, replacements and swapped neighbours', () => {
  // Damerau, A technique for computer detection and correction of spelling errors (1964): the four single errors.
  for (const [a, b, distance] of [
    ['', 'abc', 3],
    ['gender', 'gender', 0],
    ['gendre', 'gender', 1],
    ['gendr', 'gender', 1],
    ['gennder', 'gender', 1],
    ['xender', 'gender', 1],
    ['kitten', 'sitting', 3],
    ['ca', 'abc', 3],
  ] as const) {
    expect(editDistance(a, b)).toBe(distance);
  }
});
