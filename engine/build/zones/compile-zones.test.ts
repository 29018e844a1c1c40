import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ZONES_VERSION } from '../../src/calculation/time/zone-history.ts';

const ZONEINFO = '/usr/share/zoneinfo';
const script = fileURLToPath(new URL('compile-zones.mjs', import.meta.url));
const table = readFileSync(new URL('../../src/calculation/time/zone-table.generated.ts', import.meta.url), 'utf8');

const compile = (folder: string, date: string): string =>
  execFileSync(process.execPath, [script, folder, date], { encoding: 'utf8', maxBuffer: 1e7, stdio: 'pipe' });

test("the committed table is what the generator makes of this system's database", ({ skip }) => {
  const list = join(ZONEINFO, 'tzdata.zi');
  skip(!existsSync(list), `no compiled database in ${ZONEINFO}`);
  const zones = readFileSync(list, 'utf8');
  const version = /^# version (\S+)/.exec(zones)?.[1];
  skip(version !== ZONES_VERSION, `${ZONEINFO} holds ${version}, the table ${ZONES_VERSION}`);
  skip(!zones.includes('\nZ Europe/Stockholm '), `${ZONEINFO} was compiled without its pre-1970 part`);
  const date = / on (\d{4}-\d\d-\d\d) /.exec(table)![1]!;
  expect(compile(ZONEINFO, date) === table).toBe(true);
});

test('a database compiled without its pre-1970 part is refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zoneinfo-'));
  try {
    writeFileSync(
      join(folder, 'tzdata.zi'),
      '# version 2026f\nZ Europe/Berlin 0:53:28 - LMT 1893 Ap\n1 c CE%sT\nL Europe/Berlin Europe/Stockholm\n',
    );
    expect(() => compile(folder, '2026-11-20')).toThrow('Europe/Stockholm is no zone of its own');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
