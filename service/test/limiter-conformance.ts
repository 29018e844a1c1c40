// Rules that every limiter follows, wherever it counts. The one in memory and the one that many processes share run the same
// suite.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Limiter, Quota } from '../src/limit/limiter.ts';

/** A limiter under test, and a clock that the suite moves. */
export interface UnderTest {
  readonly limiter: Limiter;
  /** Moves the limiter's own clock, where it has one. */
  pass?(ms: number): Promise<void>;
}

/** The suite. `make` gives a limiter without any calls. */
export function limiterConformance(name: string, make: (quota: Quota) => UnderTest | Promise<UnderTest>): void {
  const MINUTE = { limit: 20, windowMs: 60_000 };
  const START = 1_795_000_000_000;

  async function clocked(quota: Quota) {
    const { limiter, pass } = await make(quota);
    let now = START;
    return {
      call: (key = 'a') => limiter.decide(key, now),
      async wait(ms: number) {
        now += ms;
        await pass?.(ms);
      },
    };
  }

  describe(`the limiter ${name}`, () => {
    test('admits as many calls as the quota has, counting down, and no more', async () => {
      const { call } = await clocked(MINUTE);
      for (let left = 19; left >= 0; left--) expect(await call()).toMatchObject({ allowed: true, remaining: left });
      expect(await call()).toMatchObject({ allowed: false, remaining: 0 });
    });

    test('tells how long it is until one more is let through, and keeps its word', async () => {
      const { call, wait } = await clocked({ limit: 2, windowMs: 1000 });
      expect(await call()).toEqual({ allowed: true, remaining: 1, msToReset: 1000 });
      await wait(300);
      expect(await call()).toEqual({ allowed: true, remaining: 0, msToReset: 700 });
      await wait(100);
      expect(await call()).toEqual({ allowed: false, remaining: 0, msToReset: 600 });
      await wait(599);
      expect(await call()).toEqual({ allowed: false, remaining: 0, msToReset: 1 });
      await wait(1);
      expect(await call()).toEqual({ allowed: true, remaining: 0, msToReset: 300 });
    });

    test('does not let twice the quota through around the edge of a minute, as fixed windows do', async () => {
      const { call, wait } = await clocked(MINUTE);
      await wait(59_000);
      for (let n = 0; n < 20; n++) await call();
      await wait(2000);
      expect(await call()).toMatchObject({ allowed: false });
    });

    test('does not hold refused calls against anyone', async () => {
      const { call, wait } = await clocked({ limit: 1, windowMs: 1000 });
      await call();
      for (let n = 0; n < 50; n++) {
        await wait(10);
        await call();
      }
      await wait(500);
      expect(await call()).toMatchObject({ allowed: true });
    });

    test('counts each key by itself', async () => {
      const { call } = await clocked({ limit: 1, windowMs: 1000 });
      expect(await call('a')).toMatchObject({ allowed: true });
      expect(await call('b')).toMatchObject({ allowed: true });
      expect(await call('a')).toMatchObject({ allowed: false });
    });

    test('admits exactly the quota of many calls made at once', async () => {
      const { call } = await clocked(MINUTE);
      const decisions = await Promise.all(Array.from({ length: 200 }, () => call()));
      expect(decisions.filter(({ allowed }) => allowed)).toHaveLength(20);
    });

    test('never has more than the quota in any window, and never refuses wrongly', async () => {
      const waits = fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 80 });
      await fc.assert(
        fc.asyncProperty(waits, fc.integer({ min: 1, max: 5 }), async (pauses, limit) => {
          const { call, wait } = await clocked({ limit, windowMs: 1000 });
          const admitted: number[] = [];
          let at = 0;
          for (const pause of pauses) {
            await wait(pause);
            at += pause;
            const inWindow = admitted.filter((earlier) => earlier > at - 1000).length;
            const { allowed } = await call();
            expect(allowed).toBe(inWindow < limit);
            if (allowed) admitted.push(at);
          }
        }),
        { numRuns: 30 },
      );
    });
  });
}
