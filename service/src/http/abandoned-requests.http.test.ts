import { connect } from 'node:net';
import { setTimeout as waited } from 'node:timers/promises';
import { loadGazetteer } from 'beichen-places/node';
import { expect, test } from 'vitest';
import { BIRTH, CHART, chartOf } from '../../test/births.ts';
import { startService } from '../../test/running-service.ts';

const body = JSON.stringify(BIRTH);
const GET = `GET ${chartOf()} HTTP/1.1\r\nHost: x\r\n\r\n`;
const POST = `POST ${CHART} HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

test('no chart is cast, counted or limited for clients that are gone before their turn', async () => {
  const gazetteer = await loadGazetteer();
  let cast = 0;
  const counting = {
    ...gazetteer,
    resolve(id: string) {
      cast++;
      return gazetteer.resolve(id);
    },
  };
  const service = await startService({ gazetteer: counting, environment: { CHART_LIMIT: '10' } });
  const before = cast; // those of the examples in the OpenAPI document
  for (const bytes of [GET, POST]) {
    for (let i = 0; i < 50; i++) {
      await new Promise((gone) => {
        const socket = connect(service.port, '127.0.0.1', () => {
          socket.write(bytes);
          socket.resetAndDestroy();
        });
        socket.on('close', gone).on('error', gone);
      });
    }
  }
  await waited(100);
  expect(cast - before).toBe(0);
  expect(service.log.filter((line) => line.includes('a fault of ours'))).toEqual([]);
  expect((await service.ask(chartOf())).headers['x-ratelimit-remaining']).toBe('9');
  await service.close();
});
