// How much memory does the service hold under load, however it is started?

import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Load } from '../hold/load.ts';
import { ServiceProcess } from '../hold/service-process.ts';

test('new objects have 16 MB, and the service holds less than 200', async () => {
  const service = await ServiceProcess.start({ CHART_LIMIT: '100000' });
  try {
    const load = new Load(
      400,
      () => service.port,
      (n) => `10.0.${(n >> 8) & 255}.${n & 255}`,
    );
    await pause(10_000);
    await load.stop();
    expect(await service.metric('nodejs_heap_space_size_total_bytes{space="new"}')).toBeLessThan(17_500_000);
    expect(await service.metric('process_resident_memory_bytes')).toBeLessThan(200_000_000);
  } finally {
    await service.remove();
  }
});
