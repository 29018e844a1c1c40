// Line ends of a picture. Hanzi may be split anywhere but before punctuation, other words only at spaces.

import { expect, test } from 'vitest';
import { linesOf } from './share-picture.ts';

/** Width of a line: one for a letter, two for a Hanzi. */
const widthOf = (line: string) => line.replace(/\p{Script=Han}|[，：]/gu, '__').length;

test.each([
  ['true solar time: what a sundial showed', 16, ['true solar time:', 'what a sundial', 'showed']],
  ['十五日及以前归本月，以后归下月', 18, ['十五日及以前归本', '月，以后归下月']],
  ['23:00，子初换日', 12, ['23:00，子初', '换日']],
  ['đến ngày 15 thuộc tháng đó', 12, ['đến ngày 15', 'thuộc tháng', 'đó']],
  ['음력 설날', 6, ['음력 설날']],
  ['Unbreakablehere and', 5, ['Unbreakablehere', 'and']],
])('%s', (text, width, lines) => {
  expect(linesOf(text, width, widthOf)).toEqual(lines);
});
