import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isThere, REDIS_PROGRAMS, RedisServer } from '../../test/redis-server.ts';
import { DailyCalls } from './daily-calls.ts';
import { RedisStore } from './redis-store.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const SILENT = { gone: () => {}, back: () => {} };
const silent = () => {
  throw new Error('a warning that nothing called for');
};

for (const program of REDIS_PROGRAMS) {
  describe.skipIf(!isThere(program))(`the count of several processes, over ${program}`, () => {
    let server: RedisServer;
    let folder: string;
    let file: string;
    const stores: RedisStore[] = [];
    beforeAll(async () => {
      server = await RedisServer.start(program);
    });
    afterAll(() => server.remove());
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'beichen-'));
      file = join(folder, 'calls.json');
    });
    afterEach(async () => {
      for (const store of stores.splice(0)) store.close();
      await rm(folder, { recursive: true, force: true });
    });

    async function open(countFile = file, url = server.url) {
      const store = await RedisStore.open({ url, watch: SILENT, prefix: folder, answerWithinMs: 10_000 });
      stores.push(store);
      return { store, calls: await DailyCalls.open(countFile, silent, store) };
    }

    test('is the sum of what each counted, and their files hold nothing', async () => {
      const [a, b] = [await open(), await open(join(folder, 'b.json'))];
      for (let n = 0; n < 3; n++) a.calls.count('chart', 200, NOON);
      b.calls.count('chart', 429, NOON);
      await Promise.all([a.calls.flush(), b.calls.flush()]);
      const totals = { '2026-11-20': { chart: { '2xx': 3, '429': 1 } } };
      expect(await a.calls.totals()).toEqual(totals);
      expect(await b.calls.totals()).toEqual(totals);
      expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({});
    });

    test('is in Redis a second after a call', async () => {
      const { store, calls } = await open();
      calls.count('chart', 200, NOON);
      await expect.poll(() => store.counts(), { timeout: 10_000 }).toEqual({ '2026-11-20 chart 2xx': '1' });
    });

    test('continues from the file of a process that counted alone', async () => {
      await writeFile(file, JSON.stringify({ '2026-11-19': { chart: { '2xx': 7 } } }));
      const { calls } = await open();
      calls.count('chart', 200, NOON);
      await calls.flush();
      const totals = { '2026-11-19': { chart: { '2xx': 7 } }, '2026-11-20': { chart: { '2xx': 1 } } };
      expect(await calls.totals()).toEqual(totals);
      expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({}); // or it would be counted again at the next start
    });

    test('keeps what it counts while Redis is away, also when the process ends then', async () => {
      const { calls: first } = await open(file, 'redis://127.0.0.1:1');
      first.count('cities', 200, NOON);
      expect(await first.totals()).toEqual({ '2026-11-20': { cities: { '2xx': 1 } } });
      await first.flush();
      const { calls } = await open();
      await calls.flush();
      await calls.flush();
      expect(await calls.totals()).toEqual({ '2026-11-20': { cities: { '2xx': 1 } } });
    });

    test('leaves out what others wrote beside it', async () => {
      const { calls } = await open();
      const admin = server.client();
      await admin.hset(`${folder}:calls`, { '__proto__ x y': 5, foo: 'bar', '2026-11-20 cities 2xx': 1.5 });
      admin.disconnect();
      calls.count('chart', 200, NOON);
      await calls.flush();
      expect(await calls.totals()).toEqual({ '2026-11-20': { chart: { '2xx': 1 } } });
      expect(Object.keys(Object.prototype)).toEqual([]);
    });
  });
}
