// Every setting of the service is documented.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { usageAnswer } from '../service/src/process/usage.ts';

const read = (path: string) => readFileSync(resolve(import.meta.dirname, '..', path), 'utf8');
/** The settings of OpenTelemetry have their own section in docs/operations.md. */
const settings = [
  ...read('service/src/process/configuration.ts').matchAll(/\b(?:text|number)\('((?!OTEL_)[A-Z_]+)'/g),
].map(([, name]) => name!);

/** The settings of the first column of a table. */
const settingsOf = (page: string): string[] =>
  (page.match(/^\| `[A-Z_]+`(?:, `[A-Z_]+`)* \|/gm) ?? []).flatMap((cell) => cell.match(/[A-Z_]+/g)!).sort();

test('docs/operations.md names every setting, and none that does not exist', () => {
  const page = read('docs/operations.md');
  expect(settingsOf(page)).toEqual([...settings].sort());
  // A row that is missing, and one of a setting that does not exist, would be found.
  expect(settingsOf(page.replace('| `LOG_LEVEL` |', '| |'))).not.toContain('LOG_LEVEL');
  expect(settingsOf(`${page}\n| \`PORT_GONE\` | 1 | |\n`)).toContain('PORT_GONE');
});

test('beichen-service --help names every setting, and none that does not exist', () => {
  const named = usageAnswer(['--help'], '')!.text.match(/\b[A-Z]+(?:_[A-Z]+)+\b|\b(?:PORT|HOST)\b/g)!;
  expect([...new Set(named)].sort()).toEqual([...settings].sort());
});
