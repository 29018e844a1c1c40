import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reference } from './reference.mjs';

test('docs/engine.md is what the doc comments say: node engine/build/reference/write-reference.mjs writes it', () => {
  expect(readFileSync(new URL('../../../docs/engine.md', import.meta.url), 'utf8')).toBe(reference());
});

test('every function says what it does', () => {
  const silent = [...reference().matchAll(/^### (\w+)\n```ts\nfunction /gm)].map(([, name]) => name);
  expect(silent).toEqual([]);
});
