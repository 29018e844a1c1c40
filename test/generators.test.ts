// Third-party generators of clients, each with its defaults: their output for our OpenAPI document compiles under `strict`, and casts a chart. `npm test` tries one.
// They are in a separate folder with its own lock, because they need a compiler and 500 packages: `npm ci` there, as .ci/run does.

import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ServiceProcess, sharedService } from './service-process.ts';
import { IS_FULL } from './setup/runs.ts';

const FOLDER = resolve(import.meta.dirname, 'generators');
const MADE = join(FOLDER, 'dist');
const isInstalled = existsSync(join(FOLDER, 'node_modules/orval'));

const run = async (program: string, ...args: readonly string[]) =>
  (await promisify(execFile)(program, args, { cwd: FOLDER, maxBuffer: 2 ** 24 })).stdout;
const installed = (program: string) => join(FOLDER, 'node_modules/.bin', program);

describe.skipIf(!isInstalled)('generators of clients (npm ci in test/generators)', () => {
  let service: ServiceProcess;
  beforeAll(async () => {
    service = await sharedService();
    rmSync(MADE, { recursive: true, force: true });
    mkdirSync(MADE);
    const api = join(MADE, 'openapi.json');
    writeFileSync(api, await (await fetch(`${service.url}/api/public/openapi.json`)).text());
    await run(process.execPath, 'generate.mjs', api, MADE, ...(IS_FULL ? [] : ['zod']));
  }, 300_000);
  afterAll(async () => {
    rmSync(MADE, { recursive: true, force: true });
  });

  /** Runs a program, and returns its output. */
  async function runBundled(source: string, ...args: readonly string[]): Promise<string> {
    const program = join(MADE, source.replace('.ts', '.mjs'));
    await run(
      installed('esbuild'),
      source,
      '--bundle',
      '--packages=external',
      '--format=esm',
      `--outfile=${program}`,
      '--log-level=warning',
    );
    return run(process.execPath, program, ...args);
  }

  // For all other generators tsc checks the members of requests (requests.ts).
  test('openapi-zod-client reads the members of a birth, and those of the request itself', async () => {
    const refused: Record<string, readonly string[]> = JSON.parse(await runBundled('parse.ts'));
    const birth = ['cityId', 'date', 'gender', 'lang'];
    const whole = ['cityId', 'date', 'fields', 'gender', 'lang'];
    expect(refused).toMatchObject({
      ChartRequest: whole,
      ChartDrawingRequest: birth,
      DayDocumentRequest: whole,
      TransitsRequest: whole,
      TransitsDrawingRequest: birth,
      TimelineRequest: whole,
      VariantsRequest: whole,
      CalendarRequest: whole,
      PairRequest: ['fields', 'lang'],
    });
  });

  if (!IS_FULL) return;

  test('write no two files that Windows and macOS take for one', () => {
    const files = readdirSync(MADE, { recursive: true, encoding: 'utf8' }).map((file) => file.toLowerCase());
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file, n) => files.indexOf(file) !== n)).toEqual([]);
  });

  test('make clients that compile under strict, and cast a chart', { timeout: 240_000 }, async () => {
    expect(await run(installed('tsc'), '--project', '.')).toBe('');
    expect(JSON.parse(await runBundled('use.ts', service.url))).toEqual({
      openapiFetch: 'lianzhen+pojun',
      cities: 'beijing-1816670',
      heyApi: 'lianzhen+pojun',
      kubb: 'lianzhen+pojun',
      later: 'starOfALaterVersion',
      orval: 'lianzhen+pojun',
    });
  });
});
