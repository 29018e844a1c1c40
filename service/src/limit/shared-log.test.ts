import { describe, expect, test } from 'vitest';
import type { DecisionStore } from './shared-log.ts';
import { SharedLog } from './shared-log.ts';

const POLICY = { name: 'chart', limit: 20, windowMs: 60_000 };
const LATE: DecisionStore = { decide: async () => 'late' };

describe('while the store is late', () => {
  test('all instances together admit no more than the limit', async () => {
    let late = 0;
    const logs = Array.from({ length: 4 }, () => new SharedLog(POLICY, LATE, 4, { late: () => late++ }));
    const decisions = await Promise.all(Array.from({ length: 400 }, (_, n) => logs[n % 4]!.decide('a', n)));
    expect(decisions.filter(({ allowed }) => allowed)).toHaveLength(20);
    expect(late).toBe(400);
  });

  test('a client has one call at least, also where there are more instances than calls', async () => {
    const log = new SharedLog(POLICY, LATE, 50);
    expect(await log.decide('a', 0)).toEqual({ allowed: true, remaining: 0, msToReset: 60_000 });
    expect(await log.decide('a', 1)).toEqual({ allowed: false, remaining: 0, msToReset: 59_999 });
    expect((await log.decide('b', 1)).allowed).toBe(true);
  });

  test('calls that the store let through before count', async () => {
    let answer: Awaited<ReturnType<DecisionStore['decide']>> = { allowed: true, remaining: 9, msToReset: 60_000 };
    const log = new SharedLog(POLICY, { decide: async () => answer }, 2);
    for (let n = 0; n < 9; n++) await log.decide('a', n);
    answer = 'late';
    expect((await log.decide('a', 10)).allowed).toBe(true);
    expect((await log.decide('a', 11)).allowed).toBe(false);
  });
});
