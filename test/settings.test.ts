// Every setting of the service is documented.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { usageAnswer } from '../service/src/process/usage.ts';

const read = (path: string) => readFileSync(resolve(import.meta.dirname, '..', path), 'utf8');
/** Those of OpenTelemetry have a part of their own in docs/operations.md. */
const settings = [
  ...read('service/src/process/configuration.ts').matchAll(/\b(?:text|number)\('((?!OTEL_)[A-Z_]+)'/g),
].map(([, name]) => name!);

test('docs/operations.md names every setting, and none that does not exist', () => {
  const cells = read('docs/operations.md').match(/^\| `[A-Z_]+`(?:, `[A-Z_]+`)* \|/gm)!;
  const named = cells.flatMap((cell) => cell.match(/[A-Z_]+/g)!);
  expect(named.sort()).toEqual([...settings].sort());
});

test('beichen-service --help names every setting, and none that does not exist', () => {
  const named = usageAnswer(['--help'], '')!.text.match(/\b[A-Z]+(?:_[A-Z]+)+\b|\b(?:PORT|HOST)\b/g)!;
  expect([...new Set(named)].sort()).toEqual([...settings].sort());
});
