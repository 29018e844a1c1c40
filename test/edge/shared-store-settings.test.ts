// deploy/valkey.conf agrees with the operations page. A real server runs with it, in another folder: counts survive a restart, and no key is evicted if the
// memory is full.

import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isThere, REDIS_PROGRAMS, RedisServer } from '../../service/test/redis-server.ts';
import { ServiceProcess } from '../hold/service-process.ts';

const CONF = resolve(import.meta.dirname, '../../deploy/valkey.conf');
const CHART = '/api/public/chart?date=1990-07-23&hour=8&gender=male&cityId=beijing-1816670';

for (const program of REDIS_PROGRAMS) {
  describe.skipIf(!isThere(program))(`${program} with deploy/valkey.conf`, () => {
    let server: RedisServer;
    let file: string;
    let service: ServiceProcess;
    const start = () => ServiceProcess.start({ REDIS_URL: server.url, DRAIN_SECONDS: '0' });

    beforeAll(async () => {
      server = await RedisServer.prepare(program);
      file = join(server.folder, 'valkey.conf');
      await writeFile(file, (await readFile(CONF, 'utf8')).replace('dir /data', `dir ${server.folder}`));
      await server.start([], file);
      service = await start();
    });
    afterAll(async () => {
      await service.remove();
      await server.remove();
    });

    async function chartsTold(): Promise<number> {
      const { days } = (await (await fetch(`${service.origin}/api/public/stats`)).json()) as {
        days: { charts: number }[];
      };
      return days.reduce((sum, { charts }) => sum + charts, 0);
    }

    test('refuses what does not fit, and keeps what it has', async () => {
      const admin = server.client();
      try {
        expect(await admin.config('GET', 'maxmemory-policy')).toEqual(['maxmemory-policy', 'noeviction']);
        expect(await admin.config('GET', 'maxmemory')).toEqual(['maxmemory', `${200 * 1024 * 1024}`]);
      } finally {
        admin.disconnect();
      }
    });

    test('counts outlive a restart', async () => {
      for (let n = 0; n < 3; n++) expect((await fetch(service.origin + CHART)).status).toBe(200);
      await service.end(); // sends its counts
      await service.remove();
      await server.kill('SIGTERM');
      await server.start([], file);
      service = await start();
      expect(await service.limiter()).toBe('redis');
      expect(await chartsTold()).toBe(3);
    });
  });
}
