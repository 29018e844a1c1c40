import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const SCRIPT = resolve(import.meta.dirname, 'write-reference.mjs');
const reference = execFileSync(process.execPath, [SCRIPT, '-'], { encoding: 'utf8' });

test('docs/engine.md is what the doc comments say: node engine/build/reference/write-reference.mjs writes it', () => {
  expect(readFileSync(resolve(import.meta.dirname, '../../../docs/engine.md'), 'utf8')).toBe(reference);
});

test('every function says what it does', () => {
  const silent = [...reference.matchAll(/^### (\w+)\n```ts\nfunction /gm)].map(([, name]) => name);
  expect(silent).toEqual([]);
});
