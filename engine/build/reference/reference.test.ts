import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const SCRIPT = resolve(import.meta.dirname, 'write-reference.mjs');
const reference = execFileSync(process.execPath, [SCRIPT, '-'], { encoding: 'utf8' });

test('docs/engine.md names only what public entries have', () => {
  const tasks = readFileSync(resolve(import.meta.dirname, '../../../docs/engine.md'), 'utf8');
  const names = [...tasks.matchAll(/`(\w+)`/g)]
    .map(([, name]) => name!)
    .filter((name) => name !== 'fields' && name !== 'beichen');
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !reference.includes(`\n### ${name}\n`))).toEqual([]);
});

test('every type that an export mentions is exported too, by one of the entries', () => {
  const dist = resolve(import.meta.dirname, '../../dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.d.ts'));
  const known = new Set(
    files.flatMap((name) =>
      [
        ...readFileSync(resolve(dist, name), 'utf8').matchAll(/^export (?:declare )?(?:interface|type|class) (\w+)/gm),
      ].map(([, type]) => type!),
    ),
  );
  const entries = reference.split(/^### /m).slice(1);
  const exported = new Set(entries.map((entry) => /^\w+/.exec(entry)![0]));
  const mentioned = entries.flatMap((entry) => {
    const code = (/```ts\n([\s\S]*?)```/.exec(entry)?.[1] ?? '').replace(/\/\*[\s\S]*?\*\/|\/\/.*$|'[^'\n]*'/gm, '');
    return code.match(/\b[A-Z]\w+\b/g) ?? [];
  });
  expect(mentioned).toContain('BirthPlace');
  expect([...new Set(mentioned)].filter((name) => known.has(name) && !exported.has(name))).toEqual([]);
});

test('every function says what it does', () => {
  const silent = [...reference.matchAll(/^### (\w+)\n```ts\nfunction /gm)].map(([, name]) => name);
  expect(silent).toEqual([]);
});
