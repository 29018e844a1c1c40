import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inTurns } from './turns.ts';

/** A clock that only the work of these tests moves, so that a busy machine changes nothing. */
let now = 0;
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Work of some milliseconds, in steps of one. */
function* busyFor(ms: number, found = ''): Generator<void, string> {
  for (let n = 0; n < ms; n++) {
    now++;
    yield;
  }
  return found;
}

describe('work in turns', () => {
  /** Rounds of the event loop in which ten pieces of work have their second to fourth turns, if other work takes `roundMs` a round. */
  async function roundsOfTurns(roundMs: number): Promise<readonly number[]> {
    const rounds: number[] = [];
    let round = 0;
    function* fourTurns(): Generator<void, undefined> {
      for (let n = 0; n < 4; n++) {
        rounds.push(round);
        now += 6; // longer than a turn
        yield;
      }
    }
    let isDone = false;
    const all = Promise.all(Array.from({ length: 10 }, () => inTurns(fourTurns()))).finally(() => {
      isDone = true;
    });
    while (!isDone) {
      await new Promise((next) => setImmediate(next));
      round++;
      now += roundMs;
    }
    await all;
    expect(rounds.slice(0, 10)).toEqual(Array(10).fill(0)); // the first turns
    return rounds.slice(10);
  }
  const gaps = (rounds: readonly number[]) => rounds.slice(1).map((round, n) => round - rounds[n]!);

  test('goes on for one turn, and lets 16 rounds of the event loop pass before the next', async () => {
    const rounds = await roundsOfTurns(0);
    expect(rounds).toHaveLength(30);
    for (const gap of gaps(rounds)) expect(gap).toBeGreaterThanOrEqual(15);
  });

  // Under load sixteen rounds can take over a second, so that work of a millisecond would reach the timeout of thirty seconds.
  test('goes on after 20 ms where others make the rounds long', async () => {
    const rounds = await roundsOfTurns(25);
    expect(rounds).toHaveLength(30);
    for (const gap of gaps(rounds)) expect(gap).toBeLessThanOrEqual(2);
  });

  test('gives short work its answer before long work that came first', async () => {
    const order: string[] = [];
    const note = (found: string) => void order.push(found);
    await Promise.all([inTurns(busyFor(60, 'long')).then(note), inTurns(busyFor(2, 'short')).then(note)]);
    expect(order).toEqual(['short', 'long']);
  });

  test('rejects what is more than 32 pieces at once, and takes the next when they are done', async () => {
    const all = Array.from({ length: 32 }, (_, n) => inTurns(busyFor(4, `${n}`)));
    await expect(inTurns(busyFor(4))).rejects.toMatchObject({ code: 'overloaded' });
    expect(await Promise.all(all)).toEqual(Array.from({ length: 32 }, (_, n) => `${n}`));
    expect(await inTurns(busyFor(4, 'next'))).toBe('next');
  });

  test('never refuses what is done in its first turn', async () => {
    const all = Array.from({ length: 32 }, (_, n) => inTurns(busyFor(4, `${n}`)));
    expect(await inTurns(busyFor(1, 'short'))).toBe('short');
    expect(await inTurns('at once')).toBe('at once');
    await Promise.all(all);
  });

  test('ends where its client is gone', async () => {
    let isEnded = false;
    function* endless(): Generator<void, never> {
      try {
        for (; ; now++) yield;
      } finally {
        isEnded = true;
      }
    }
    let isWanted = true;
    const found = inTurns(endless(), () => isWanted);
    setTimeout(() => {
      isWanted = false;
    }, 20);
    await expect(found).rejects.toMatchObject({ code: 'overloaded' });
    expect(isEnded).toBe(true);
  });

  test('is rejected where it throws, and other work goes on', async () => {
    function* faulty(): Generator<void, never> {
      yield;
      throw new RangeError('year');
    }
    const [first, second] = [inTurns(faulty()), inTurns(busyFor(8, 'found'))];
    await expect(first).rejects.toThrow('year');
    expect(await second).toBe('found');
  });
});
