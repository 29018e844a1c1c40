// One process of many that share a limit: makes calls as fast as it can, and prints the result of each.
// Arguments: port of Redis, or 0 for the limiter in memory; calls; addresses; limit; window in ms. Each line it prints is one call
// that was decided: address, 1 when allowed, when it was made and when it was decided, in milliseconds since 1970.

import { MemoryLimiter } from '../../service/dist/limits/memory-limiter.js';
import { RedisStore } from '../../service/dist/limits/redis-store.js';
import { SharedLimiter } from '../../service/dist/limits/shared-limiter.js';

const [port, calls, addresses, limit, windowMs] = process.argv.slice(2).map(Number);
const AT_ONCE = 100;

const policy = { name: 'chart', limit, windowMs };
let faults = 0;
const watch = { gone: () => faults++, back() {} };
// Redis has as much time as it needs; other tests cover a slow Redis.
const settings = { url: `redis://127.0.0.1:${port}`, watch, answerWithinMs: 10_000 };
const store = port === 0 ? undefined : await RedisStore.open(settings);

// `performance.timeOrigin` is wrong by milliseconds in a process that waited for a processor when it was read. So both clocks are read repeatedly for
// some milliseconds: their difference is greatest where the system clock had just advanced and nothing came between the two reads.
let origin = 0;
for (const until = performance.now() + 20; performance.now() < until; ) {
  origin = Math.max(origin, Date.now() - performance.now());
}
const now = () => origin + performance.now();
while (store && !store.isThere) await new Promise((next) => setTimeout(next, 20));
faults = 0; // ignores faults of a start on a busy machine
const limiter = store ? new SharedLimiter(policy, store, 1, now) : new MemoryLimiter(policy, now);

process.once('message', async () => {
  const began = now();
  let made = 0;
  const lines = [];
  const caller = async () => {
    while (made < calls) {
      // Few addresses are called often, so that many calls are refused; each process begins elsewhere.
      const address = (made++ * 7919 + process.pid) % addresses;
      const sent = now();
      const decision = limiter.decide(`${address}`, 1);
      const { allowed } = decision instanceof Promise ? await decision : decision;
      lines.push(`${address} ${allowed ? 1 : 0} ${sent} ${now()}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, caller));
  const seconds = (now() - began) / 1000;
  process.send({ lines, seconds, faults }, () => process.exit(0));
});
process.send('ready');
