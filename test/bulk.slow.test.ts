// deploy/bulk: shards of births in Parquet. DuckDB is in a folder of its own (`npm ci --prefix deploy/bulk`), without which these tests are skipped and named.

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const BULK = resolve(import.meta.dirname, '../deploy/bulk');
const hasDuckDB = existsSync(join(BULK, 'node_modules'));
if (!hasDuckDB) console.warn('DuckDB is not here, and no shards are cast: npm ci --prefix deploy/bulk');

const run = promisify(execFile);
const query = async (sql: string) =>
  JSON.parse((await run(process.execPath, [join(BULK, 'duckdb.mjs'), sql, '--rows'])).stdout);

const folder = mkdtempSync(join(tmpdir(), 'beichen-bulk-'));
const [births, charts] = [join(folder, 'births'), join(folder, 'charts')];
afterAll(() => rmSync(folder, { recursive: true }));

const SHARDS = 3;
const BIRTHS_A_SHARD = 400;
/** The third birth of each shard is on a day that does not exist. */
const shard = (n: number) => `
  COPY (
    SELECT ${n * BIRTHS_A_SHARD} + i AS id, 'Li, "Ming"' AS note, i % 24 AS hour, 30 AS minute, 'female' AS gender, 'london-2643743' AS cityId,
      CASE WHEN i = 2 THEN '1990-02-30' ELSE CAST(DATE '1901-03-01' + CAST(i * 83 + ${n} AS INTEGER) AS VARCHAR) END AS date,
      'earlier' AS disambiguation
    FROM range(${BIRTHS_A_SHARD}) AS births(i)
  ) TO '${births}/part-${n}.parquet' (FORMAT parquet)`;

const bulk = (...options: string[]) => [join(BULK, 'bulk.mjs'), births, charts, '--processes', '1', ...options];
const finished = () => readdirSync(charts).filter((name) => !name.startsWith('.'));

describe.skipIf(!hasDuckDB)('shards of births (npm ci in deploy/bulk)', () => {
  beforeAll(async () => {
    for (const each of [births, charts]) mkdirSync(each);
    for (let n = 0; n < SHARDS; n++) await query(shard(n));
  });

  test('that were killed are resumed: no birth is lost, none is there twice', { timeout: 180_000 }, async () => {
    const killed = spawn(process.execPath, bulk(), { stdio: 'ignore', detached: true });
    const exit = once(killed, 'exit');
    await expect.poll(() => finished().length, { timeout: 90_000, interval: 20 }).toBeGreaterThan(0);
    process.kill(-killed.pid!, 'SIGKILL'); // and the programs that it started
    await exit;
    const before = finished();
    expect(before.length).toBeLessThan(SHARDS);
    const { stderr } = await run(process.execPath, bulk());
    expect(stderr).toContain(`${SHARDS} shards, ${before.length} of them finished before`);
    const counts = 'count(*), count(DISTINCT id), count(fault), count(mainStar_id), min(note)';
    const [row] = await query(`SELECT ${counts} FROM '${charts}/*.parquet'`);
    const all = SHARDS * BIRTHS_A_SHARD;
    expect(row).toEqual([`${all}`, `${all}`, `${SHARDS}`, `${all - SHARDS}`, 'Li, "Ming"']);
    expect(readdirSync(charts).sort()).toEqual(readdirSync(births).sort());
  });

  test('have columns with types', { timeout: 60_000 }, async () => {
    const columns = ['birth_lunarDate_leapMonth', 'mainStar_rarity_oneIn', 'birth_lunarDate_day', 'birth_clockTime'];
    const types = columns.map((column) => `typeof(${column})`).join();
    const [row] = await query(`SELECT ${types} FROM '${charts}/part-0.parquet' WHERE id = '1'`);
    expect(row).toEqual(['BOOLEAN', 'DOUBLE', 'INTEGER', 'VARCHAR']);
  });
});

test('a Job of Kubernetes says of each pod how many there are', () => {
  const { spec } = parse(readFileSync(join(BULK, 'job.yaml'), 'utf8'));
  const [container] = spec.template.spec.containers;
  expect(spec.completionMode).toBe('Indexed');
  expect(container.env).toEqual([{ name: 'JOB_COMPLETIONS', value: `${spec.completions}` }]);
});
