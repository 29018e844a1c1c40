// docs/bulk.md: runs its commands as printed, and checks its figures except measurements. Rows, encodings and columns are tested in
// service/src/cli/batch/batch.test.ts and rows.test.ts, shards in bulk.slow.test.ts.

import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { parquetReadObjects } from 'hyparquet';
import { afterAll, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const PAGE = readFileSync(join(ROOT, 'docs/bulk.md'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'beichen-docs-bulk-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The command by its name, as it is installed. */
const beichen = join(folder, 'beichen');
writeFileSync(beichen, `#!/bin/sh\nexec "${process.execPath}" "${join(ROOT, 'service/dist/cli/beichen.js')}" "$@"\n`);
chmodSync(beichen, 0o755);

const run = (line: string) =>
  promisify(execFile)('bash', ['-c', line], {
    cwd: folder,
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
    maxBuffer: 2 ** 24,
  });

test('the first command casts the columns that the page names', { timeout: 120_000 }, async () => {
  const [, names] = /`(date,hour,minute,gender,cityId)`/.exec(PAGE)!;
  writeFileSync(join(folder, 'births.csv'), `id,${names}\n7,1990-07-23,8,30,male,beijing-1816670\n`);
  const [, line] = /```sh\n(beichen chart --batch .*)\n```/.exec(PAGE)!;
  await run(line!);
  const file = readFileSync(join(folder, 'charts.parquet'));
  const rows = await parquetReadObjects({
    file: file.buffer.slice(file.byteOffset, file.byteOffset + file.length) as ArrayBuffer,
  });
  expect(rows).toMatchObject([{ row: 2, id: '7', fault: null, mainStar_id: 'lianzhen+pojun' }]);
  const [, query] = /```sql\n([\s\S]*?)```/.exec(PAGE)!;
  for (const [, column] of query!.matchAll(/\b(\w+_\w+)\b/g)) expect(rows[0]).toHaveProperty(column!);
});

test('the list of columns has as many as the page says, and those that it names', { timeout: 120_000 }, async () => {
  const { stdout } = await run(`${/`(beichen chart --columns)`/.exec(PAGE)![1]}`);
  const names = stdout
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',')[0]!);
  const [, count] = /\| members of the chart \| (\d+) by default/.exec(PAGE)!;
  expect(names.filter((name) => name !== 'row' && name !== 'fault')).toHaveLength(Number(count));
  const named = [...PAGE.matchAll(/`([a-z]\w*_\w+)`/gi)]
    .map(([, name]) => name!)
    .filter((name) => !/^(?:name_2|shift_jis)$/.test(name));
  for (const name of named) expect(names).toContain(name);
});
