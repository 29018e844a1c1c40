// How much memory does the service hold under load, however it is started?

import { expect, test } from 'vitest';
import { chartRequests } from '../../bench/src/wire/chart-requests.ts';
import { someCityIds } from '../../bench/src/wire/constant-answer.ts';
import { load } from '../../bench/src/wire/load.ts';
import { ServiceProcess } from '../hold/service-process.ts';

test('asked for as many charts as it can cast, from 50,000 addresses, it holds less than 200 MB, of which new objects have 16', async () => {
  const service = await ServiceProcess.start({ TRUSTED_PROXIES: '127.0.0.1/32' });
  try {
    const cityIds = await someCityIds(service.port);
    for (const coding of [undefined, 'gzip, br']) {
      const next = chartRequests(cityIds, 50_000, { method: 'GET', ...(coding && { coding }) });
      await load({ port: service.port, connections: 64, seconds: 10, next });
    }
    expect(await service.metric('nodejs_heap_space_size_total_bytes{space="new"}')).toBeLessThan(17_500_000);
    expect(await service.metric('process_resident_memory_bytes')).toBeLessThan(200_000_000);
  } finally {
    await service.remove();
  }
});
