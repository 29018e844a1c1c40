import { expect, test } from 'vitest';
import { EN } from './en/language.generated.ts';
import { timeAway } from './time-away.ts';

test.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '1 minute 1 second'],
  [189, '3 minutes 9 seconds'],
  [600, '10 minutes'],
])('%i seconds are %s', (time, words) => {
  expect(timeAway(time, EN.phrases)).toBe(words);
});
