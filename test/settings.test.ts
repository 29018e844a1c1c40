// Is every setting of the service written down where people look for it?

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { usageAnswer } from '../service/src/usage.ts';

const read = (path: string) => readFileSync(resolve(import.meta.dirname, '..', path), 'utf8');
const settings = [...read('service/src/configuration.ts').matchAll(/\b(?:text|number)\('([A-Z_]+)'/g)].map(
  ([, name]) => name!,
);

test.each(['README.md', 'docs/operations.md'])('%s names every setting, and none that does not exist', (path) => {
  const cells = read(path).match(/^\| `[A-Z_]+`(?:, `[A-Z_]+`)* \|/gm)!;
  const named = cells.flatMap((cell) => cell.match(/[A-Z_]+/g)!);
  expect(named.sort()).toEqual([...settings].sort());
});

test('beichen-service --help names every setting, and none that does not exist', () => {
  const named = usageAnswer(['--help'], '')!.text.match(/\b[A-Z]+(?:_[A-Z]+)+\b|\b(?:PORT|HOST)\b/g)!;
  expect([...new Set(named)].sort()).toEqual([...settings].sort());
});
