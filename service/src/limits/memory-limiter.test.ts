import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limiterConformance } from '../../test/limiter-conformance.ts';
import { MemoryLimiter } from './memory-limiter.ts';

limiterConformance('in memory', (policy) => {
  let now = 1_795_000_000_000;
  const limiter = new MemoryLimiter(policy, () => now);
  return {
    decide: (key, calls) => limiter.decide(key, calls),
    pass(ms) {
      now += ms;
    },
  };
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MINUTE = { name: 'chart', limit: 20, windowMs: 60_000 };

test('a client is forgotten when its calls are back, at most a minute after the last one, though no other call comes', () => {
  const limiter = new MemoryLimiter(MINUTE);
  for (let n = 0; n < 1000; n++) limiter.decide(`client ${n}`, (n % 20) + 1);
  expect(limiter.size).toBe(1000);
  vi.advanceTimersByTime(60_000);
  expect(limiter.size).toBe(0);
});

test('clients that are gone take no room while others come', () => {
  const limiter = new MemoryLimiter(MINUTE);
  for (let n = 0; n < 20_000; n++) {
    limiter.decide(`client ${n}`, 20);
    vi.advanceTimersByTime(60);
  }
  expect(limiter.size).toBeLessThanOrEqual(1010);
});

test('a client that has no call left is refused before its request is read, which costs nothing', () => {
  const limiter = new MemoryLimiter(MINUTE);
  limiter.decide('a', 19);
  expect(limiter.refusal('a', 1)).toBeUndefined();
  limiter.decide('a', 1);
  expect(limiter.refusal('a', 1)).toEqual({ allowed: false, remaining: 0, msToReset: 3000, msToRetry: 3000 });
  expect(limiter.refusal('a', 4)).toMatchObject({ msToReset: 3000, msToRetry: 12_000 });
  vi.advanceTimersByTime(3000);
  expect(limiter.refusal('a', 4)).toBeUndefined();
});

test.each([
  [1, 20, 10],
  [2, 10, 5],
  [4, 5, 2],
  [50, 1, 1],
])('a share of %i processes is %i calls, or %i pairs; one request at least', (instances, calls, pairs) => {
  const limiter = new MemoryLimiter(MINUTE);
  const allowed = (key: string, price: number) =>
    Array.from({ length: 30 }, () => limiter.decide(key, price, instances)).filter((one) => one.allowed).length;
  expect(allowed('a', 1)).toBe(calls);
  expect(allowed('b', 2)).toBe(pairs);
});
