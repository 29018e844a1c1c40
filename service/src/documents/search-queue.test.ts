import { describe, expect, test, vi } from 'vitest';
import { runSearch } from './search-queue.ts';

/** A search that works for some milliseconds, in steps of one. */
function* busyFor(ms: number, found = ''): Generator<void, string> {
  for (let n = 0; n < ms; n++) {
    const end = performance.now() + 1;
    while (performance.now() < end);
    yield;
  }
  return found;
}

describe('the queue of searches', () => {
  /** In which rounds of the event loop ten searches of four turns work, where a round of other work takes so many milliseconds. */
  async function roundsOfTurns(roundMs: number): Promise<readonly number[]> {
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
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
    const all = Promise.all(Array.from({ length: 10 }, () => runSearch(fourTurns()))).finally(() => {
      isDone = true;
    });
    while (!isDone) {
      await new Promise((next) => setImmediate(next));
      round++;
      now += roundMs;
    }
    await all;
    clock.mockRestore();
    return rounds;
  }
  const gaps = (rounds: readonly number[]) => rounds.slice(1).map((round, n) => round - rounds[n]!);

  test('works on one search for one turn, and lets 16 rounds of the event loop pass before the next', async () => {
    const rounds = await roundsOfTurns(0);
    expect(rounds).toHaveLength(40);
    for (const gap of gaps(rounds)) expect(gap).toBeGreaterThanOrEqual(15);
  });

  // Sixteen rounds took over a second under load, and a search of a millisecond was cut off after thirty seconds.
  test('goes on after 20 ms where others make the rounds long', async () => {
    const rounds = await roundsOfTurns(25);
    expect(rounds).toHaveLength(40);
    for (const gap of gaps(rounds)) expect(gap).toBeLessThanOrEqual(2);
  });

  test('gives a short search its answer before a long one that came first', async () => {
    const order: string[] = [];
    const note = (found: string) => void order.push(found);
    await Promise.all([runSearch(busyFor(60, 'long')).then(note), runSearch(busyFor(2, 'short')).then(note)]);
    expect(order).toEqual(['short', 'long']);
  });

  test('rejects what is more than 16 searches, and takes the next when they are done', async () => {
    const all = Array.from({ length: 16 }, (_, n) => runSearch(busyFor(1, `${n}`)));
    await expect(runSearch(busyFor(1))).rejects.toMatchObject({ code: 'overloaded' });
    expect(await Promise.all(all)).toEqual(Array.from({ length: 16 }, (_, n) => `${n}`));
    expect(await runSearch(busyFor(1, 'next'))).toBe('next');
  });

  test('ends a search whose client is gone', async () => {
    let isEnded = false;
    function* endless(): Generator<void, never> {
      try {
        for (;;) yield;
      } finally {
        isEnded = true;
      }
    }
    let isWanted = true;
    const found = runSearch(endless(), () => isWanted);
    setTimeout(() => {
      isWanted = false;
    }, 20);
    await expect(found).rejects.toMatchObject({ code: 'overloaded' });
    expect(isEnded).toBe(true);
  });

  test('a search that throws is rejected, and the others go on', async () => {
    function* faulty(): Generator<void, never> {
      yield;
      throw new RangeError('year');
    }
    const [first, second] = [runSearch(faulty()), runSearch(busyFor(8, 'found'))];
    await expect(first).rejects.toThrow('year');
    expect(await second).toBe('found');
  });
});
