import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DailyCalls } from './daily-calls.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'beichen-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const silent = () => {
  throw new Error('a warning that nothing called for');
};
const NOON = Date.UTC(2026, 10, 20, 12);
const inFile = async (file: string) => JSON.parse(await readFile(file, 'utf8'));

describe('the daily count', () => {
  test('counts by day, endpoint and status class, with 429 apart', async () => {
    const calls = await DailyCalls.open(join(folder, 'calls.json'), silent);
    for (const status of [200, 200, 304, 400, 404, 429, 500]) calls.count('chart', status, NOON);
    calls.count('cities', 200, NOON);
    calls.count('chart', 200, NOON + 86_400_000);
    expect(await calls.totals()).toEqual({
      '2026-11-20': { chart: { '2xx': 2, '3xx': 1, '4xx': 2, '429': 1, '5xx': 1 }, cities: { '2xx': 1 } },
      '2026-11-21': { chart: { '2xx': 1 } },
    });
  });

  test('goes on where the process before it ended, in a folder that it makes itself', async () => {
    const file = join(folder, 'var', 'deep', 'calls.json');
    const first = await DailyCalls.open(file, silent);
    first.count('chart', 200, NOON);
    await first.flush();
    const second = await DailyCalls.open(file, silent);
    second.count('chart', 200, NOON);
    await second.flush();
    expect(await inFile(file)).toEqual({ '2026-11-20': { chart: { '2xx': 2 } } });
    expect(await readdir(dirname(file))).toEqual(['calls.json']); // no temporary file is left
  });

  test('is written within ten seconds of a call', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      const file = join(folder, 'calls.json');
      const calls = await DailyCalls.open(file, silent);
      calls.count('chart', 200, NOON);
      vi.advanceTimersByTime(10_000);
      await calls.flush();
      expect(await inFile(file)).toEqual({ '2026-11-20': { chart: { '2xx': 1 } } });
    } finally {
      vi.useRealTimers();
    }
  });

  for (const [title, content] of [
    ['the name of a member of every object', '{"__proto__":{"a":{"b":1}}}'],
    ['no date', '{"foo":{"chart":{"2xx":1}}}'],
    ['no day of the calendar', '{"2026-99-99":{"chart":{"2xx":1}}}'],
    ['no day of its month', '{"2026-02-30":{"chart":{"2xx":1}}}'],
    ['no class of answers', '{"2026-11-20":{"chart":{"ok":1}}}'],
    ['less than none', '{"2026-11-20":{"chart":{"2xx":-5}}}'],
    ['part of a call', '{"2026-11-20":{"chart":{"2xx":0.5}}}'],
    ['no JSON', '{'],
  ]) {
    test(`begins anew, with a warning, where the file holds ${title}`, async () => {
      const warnings: string[] = [];
      const file = join(folder, 'calls.json');
      await writeFile(file, content!);
      const calls = await DailyCalls.open(file, (sentence) => warnings.push(sentence));
      expect(warnings).toHaveLength(1);
      expect(await calls.totals()).toEqual({});
      expect(Object.keys(Object.prototype)).toEqual([]);
    });
  }

  test('lives in memory, with one warning, where it cannot be written', async () => {
    const warnings: string[] = [];
    const blocked = join(folder, 'file');
    await writeFile(blocked, '');
    const calls = await DailyCalls.open(join(blocked, 'calls.json'), (sentence) => warnings.push(sentence));
    warnings.length = 0; // the start has already logged that it cannot be read
    for (let n = 0; n < 3; n++) {
      calls.count('chart', 200, NOON);
      await calls.flush();
    }
    expect(await calls.totals()).toEqual({ '2026-11-20': { chart: { '2xx': 3 } } });
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('in memory');
  });

  test('leaves nothing half-written behind when the disk is full, and throws away what ended processes left', async () => {
    const file = join(folder, 'calls.json');
    const gone = spawnSync(process.execPath, ['-e', '']).pid;
    for (const name of [`calls.json.${gone}.new`, 'calls.json.notes', `other.${gone}.new`])
      await writeFile(join(folder, name), '');
    await writeFile(join(folder, `calls.json.${process.ppid}.new`), ''); // another process that is writing
    const calls = await DailyCalls.open(file, () => {});
    await mkdir(file); // a file cannot replace a folder
    calls.count('chart', 200, NOON);
    await calls.flush();
    const left = ['calls.json', `calls.json.${process.ppid}.new`, 'calls.json.notes', `other.${gone}.new`];
    expect((await readdir(folder)).sort()).toEqual(left.sort());
  });

  test('begins anew, with a warning, from a file that holds something else', async () => {
    for (const content of ['', '{', '[]', '"x"', '{"2026-11-20": 5}', '{"2026-11-20": {"chart": {"2xx": "many"}}}']) {
      const file = join(folder, 'calls.json');
      await writeFile(file, content);
      const warnings: string[] = [];
      const calls = await DailyCalls.open(file, (sentence) => warnings.push(sentence));
      expect(warnings, content).toHaveLength(1);
      expect(await calls.totals()).toEqual({});
    }
  });
});
