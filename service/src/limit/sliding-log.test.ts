import { expect, test } from 'vitest';
import { limiterConformance } from '../../test/limiter-conformance.ts';
import { SlidingLog } from './sliding-log.ts';

limiterConformance('in memory', (quota) => ({ limiter: new SlidingLog(quota) }));

test('the log in memory forgets a key when its last call has left the window, and not before', () => {
  const log = new SlidingLog({ limit: 20, windowMs: 60_000 });
  for (let n = 0; n < 1000; n++) log.decide(`key ${n}`, n);
  log.decide('key 0', 5000);
  log.forgetIdle(60_500);
  expect(log.size).toBe(500); // keys 501 to 999, and key 0 again
  log.forgetIdle(65_000);
  expect(log.size).toBe(0);
});

test('the log in memory does not grow with clients that are long gone', () => {
  const log = new SlidingLog({ limit: 20, windowMs: 1000 });
  for (let n = 0; n < 20_000; n++) log.decide(`key ${n}`, n);
  expect(log.size).toBeLessThanOrEqual(1000);
});
