import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isThere, REDIS_PROGRAMS, RedisServer } from '../../test/redis-server.ts';
import { type Batch, SharedStore } from '../shared-store/shared-store.ts';
import { SharedCalls } from './shared-calls.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const SILENT = { gone: () => {}, back: () => {} };
const silent = () => {
  throw new Error('a warning that nothing called for');
};

for (const program of REDIS_PROGRAMS) {
  describe.skipIf(!isThere(program))(`the count of many processes, over ${program}`, () => {
    let server: RedisServer;
    let folder: string;
    let file: string;
    let prefix: string;
    const stores: SharedStore[] = [];
    beforeAll(async () => {
      server = await RedisServer.start(program);
    });
    afterAll(() => server.remove());
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'beichen-'));
      file = join(folder, 'calls.json');
      prefix = folder;
    });
    afterEach(async () => {
      for (const store of stores.splice(0)) store.close();
      await rm(folder, { recursive: true, force: true });
    });

    async function process(countFile = file) {
      const store = await SharedStore.open({ urls: [server.url], watch: SILENT, prefix });
      stores.push(store);
      return { store, calls: await SharedCalls.open(store, countFile, silent) };
    }

    test('is the sum of what each counted, and nothing stands in their files', async () => {
      const [a, b] = [await process(), await process(join(folder, 'b.json'))];
      for (let n = 0; n < 3; n++) a.calls.count('chart', 200, NOON);
      b.calls.count('chart', 429, NOON);
      await Promise.all([a.calls.flush(), b.calls.flush()]);
      const totals = { '2026-11-20': { chart: { '2xx': 3, '429': 1 } } };
      expect(await a.calls.totals()).toEqual(totals);
      expect(await b.calls.totals()).toEqual(totals);
      await expect(readFile(file)).rejects.toThrow('ENOENT');
    });

    test('is in the store a second after a call, without being asked', async () => {
      const { store, calls } = await process();
      calls.count('chart', 200, NOON);
      await expect.poll(() => store.counts(), { timeout: 5000 }).toEqual({ '2026-11-20 chart 2xx': '1' });
    });

    test('goes on from the file of a process that counted alone', async () => {
      await writeFile(file, JSON.stringify({ '2026-11-19': { chart: { '2xx': 7 } } }));
      const { calls } = await process();
      calls.count('chart', 200, NOON);
      await calls.flush();
      expect(await calls.totals()).toEqual({
        '2026-11-19': { chart: { '2xx': 7 } },
        '2026-11-20': { chart: { '2xx': 1 } },
      });
      expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({}); // or it would be counted again at the next start
    });

    test('loses nothing while the store is away, nor when the process ends then', async () => {
      const away = await SharedStore.open({ urls: ['redis://127.0.0.1:1'], watch: SILENT, prefix });
      stores.push(away);
      const first = await SharedCalls.open(away, file, silent);
      first.count('cities', 200, NOON);
      expect(await first.totals()).toEqual({ '2026-11-20': { cities: { '2xx': 1 } } });
      await first.flush();
      const { calls } = await process();
      await calls.flush();
      await calls.flush();
      expect(await calls.totals()).toEqual({ '2026-11-20': { cities: { '2xx': 1 } } });
    });

    test('does not count a batch twice of which it was not known whether it had arrived', async () => {
      const { store } = await process();
      let deliveries = 0;
      const forgetful = {
        counts: () => store.counts(),
        addCounts: async (batch: Batch) => (await store.addCounts(batch)) && ++deliveries > 1,
      };
      const calls = await SharedCalls.open(forgetful, file, silent);
      calls.count('chart', 200, NOON);
      await calls.flush();
      expect(deliveries).toBe(1);
      calls.count('chart', 200, NOON);
      await calls.flush();
      expect(await calls.totals()).toEqual({ '2026-11-20': { chart: { '2xx': 2 } } });
    });

    test('counts beside what others wrote into the book, and tells nothing of that', async () => {
      const { calls } = await process();
      const admin = server.client();
      await admin.hset(`{${prefix}}:calls`, {
        '__proto__ x y': 5,
        foo: 'bar',
        '2026-11-20 chart 2xx': 'garbage',
        '2026-11-20 cities 2xx': 1.5,
      });
      admin.disconnect();
      calls.count('chart', 200, NOON);
      await calls.flush();
      expect(await calls.totals()).toEqual({ '2026-11-20': { chart: { '2xx': 1 } } });
      expect(Object.keys(Object.prototype)).toEqual([]);
    });

    test('throws a book away that is none', async () => {
      const { calls } = await process();
      const admin = server.client();
      await admin.set(`{${prefix}}:calls`, 'garbage');
      admin.disconnect();
      calls.count('chart', 200, NOON);
      await calls.flush();
      expect(await calls.totals()).toEqual({ '2026-11-20': { chart: { '2xx': 1 } } });
    });
  });
}
