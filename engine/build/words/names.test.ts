import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
// @ts-expect-error A build script without types.
import { casterFiles } from './casters.mjs';
// @ts-expect-error A build script without types.
import { nameFiles } from './names.mjs';
// @ts-expect-error A build script without types.
import { traditionalFiles } from './traditional.mjs';

test.each(Object.entries<string>(nameFiles()))('%s is generated from docs/rules: node engine/build/words/write-names.mjs', (file, text) => {
  expect(readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8')).toBe(text);
});

test.each(Object.entries<string>(traditionalFiles()))('%s is zh in traditional characters: node engine/build/words/write-names.mjs', (file, text) => {
  expect(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')).toBe(text);
});

test.each(Object.entries<string>(casterFiles()))('%s is that of English: node engine/build/words/write-names.mjs', (file, text) => {
  expect(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')).toBe(text);
});
