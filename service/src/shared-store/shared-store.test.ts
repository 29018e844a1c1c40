// The address of the store leads to something that is no store. Nobody is refused for what it says.

import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { SharedStore } from './shared-store.ts';

test.each([['+OK'], [':1'], ['*0'], ['*1\r\n:1'], ['*3\r\n+a\r\n+b\r\n+c']])(
  'a store that answers everything with %j is away',
  async (answer) => {
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.on('data', (bytes) => {
        const commands = bytes.toString().match(/^\*\d+/gm) ?? [];
        socket.write(`${answer}\r\n`.repeat(commands.length));
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const reasons: string[] = [];
    const store = await SharedStore.open({
      urls: [`redis://127.0.0.1:${(server.address() as AddressInfo).port}`],
      watch: { gone: (reason) => reasons.push(reason), back: () => {} },
    });
    try {
      expect(await store.decide('a', 'chart', 20, 60_000)).toBeUndefined();
      expect(store.isThere).toBe(false);
      expect(reasons).toHaveLength(1);
    } finally {
      store.close();
      server.close();
    }
  },
);
