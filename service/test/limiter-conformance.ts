// Rules that every limiter follows. The one in memory and the script of Redis run the same suite.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Decision, Policy } from '../src/limits/limiter.ts';

/** A limiter under test, with a clock that the suite moves. */
export interface UnderTest {
  decide(key: string, calls: number): Decision | Promise<Decision>;
  pass(ms: number): void | Promise<void>;
}

/** Maximum time that passes by itself while a test runs. */
const DRIFT_MS = 1400;

/** The tests that every limiter passes. `make` returns a limiter without any calls. */
export function limiterConformance(name: string, make: (policy: Policy) => UnderTest | Promise<UnderTest>): void {
  const MINUTE = { name: 'chart', limit: 20, windowMs: 60_000 };
  const EVERY_MS = 3000; // a call becomes available

  const inTime = (ms: number, expectedMs: number) => {
    expect(ms).toBeLessThanOrEqual(expectedMs);
    expect(ms).toBeGreaterThan(expectedMs - DRIFT_MS);
  };

  describe(`the limiter ${name}`, () => {
    test('allows a fresh client the whole limit at once, counting down, and no more', async () => {
      const { decide } = await make(MINUTE);
      for (let left = 19; left >= 0; left--) {
        expect(await decide('a', 1)).toMatchObject({ allowed: true, remaining: left, msToRetry: 0 });
      }
      expect(await decide('a', 1)).toMatchObject({ allowed: false, remaining: 0 });
    });

    test('gives each call back after its share of the window, and says when', async () => {
      const { decide, pass } = await make(MINUTE);
      for (let call = 0; call < 20; call++) await decide('a', 1);
      for (let minute = 0; minute < 3; minute++) {
        for (let call = 0; call < 20; call++) {
          const { allowed, msToReset, msToRetry } = await decide('a', 1);
          expect(allowed).toBe(false);
          inTime(msToReset, EVERY_MS);
          expect(msToRetry).toBe(msToReset);
          await pass(msToRetry);
          expect(await decide('a', 1)).toMatchObject({ allowed: true, remaining: 0 });
        }
      }
    });

    test('counts all calls of a request or none, and says when all of them are there', async () => {
      const { decide, pass } = await make(MINUTE);
      expect(await decide('a', 13)).toMatchObject({ allowed: true, remaining: 7 });
      const { allowed, remaining, msToReset, msToRetry } = await decide('a', 10);
      expect([allowed, remaining]).toEqual([false, 7]);
      inTime(msToReset, EVERY_MS);
      inTime(msToRetry, 3 * EVERY_MS);
      expect(await decide('a', 7)).toMatchObject({ allowed: true, remaining: 0 });
      const again = await decide('a', 10);
      inTime(again.msToRetry, 10 * EVERY_MS);
      await pass(again.msToRetry);
      expect(await decide('a', 10)).toMatchObject({ allowed: true, remaining: 0 });
    });

    test('takes more calls than the limit has for the whole limit', async () => {
      const { decide } = await make({ ...MINUTE, limit: 3 });
      expect(await decide('a', 8)).toMatchObject({ allowed: true, remaining: 0 });
      expect((await decide('a', 8)).msToRetry).toBeLessThanOrEqual(60_000);
    });

    test('does not hold refused requests against anyone', async () => {
      const { decide, pass } = await make({ ...MINUTE, limit: 1 });
      await decide('a', 1);
      for (let n = 0; n < 50; n++) await decide('a', 1);
      await pass(60_000);
      expect(await decide('a', 1)).toMatchObject({ allowed: true });
    });

    test('counts each client by itself', async () => {
      const { decide } = await make({ ...MINUTE, limit: 1 });
      expect(await decide('a', 1)).toMatchObject({ allowed: true });
      expect(await decide('b', 1)).toMatchObject({ allowed: true });
      expect(await decide('a', 1)).toMatchObject({ allowed: false });
    });

    test.each([
      [1, 200, 20],
      [2, 40, 10],
      [3, 40, 6],
    ])('allows of requests of %i calls, %i at once, exactly %i', async (calls, requests, due) => {
      const { decide } = await make(MINUTE);
      const decisions = await Promise.all(Array.from({ length: requests }, () => decide('a', calls)));
      expect(decisions.filter(({ allowed }) => allowed)).toHaveLength(due);
    });

    test('decides any mixture of requests and pauses as a count does from which a call is taken each share of the window', async () => {
      const steps = fc.array(
        fc.record({ shares: fc.integer({ min: 0, max: 4 }), calls: fc.integer({ min: 1, max: 6 }) }),
        {
          maxLength: 40,
        },
      );
      await fc.assert(
        fc.asyncProperty(steps, fc.constantFrom(5, 6, 10), async (sequence, limit) => {
          const { decide, pass } = await make({ ...MINUTE, limit });
          let used = 0;
          for (const { shares, calls } of sequence) {
            if (shares > 0) await pass((shares * 60_000) / limit);
            used = Math.max(0, used - shares);
            const cost = Math.min(calls, limit);
            const allowed = used + cost <= limit;
            if (allowed) used += cost;
            expect(await decide('a', calls)).toMatchObject({ allowed });
          }
        }),
        { numRuns: 30 },
      );
    });
  });
}
