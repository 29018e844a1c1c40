import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { endOfTurn } from './request-batches.ts';

/** Steps of several requests of one turn, in their order. */
async function stepsOf(requests: number): Promise<readonly string[]> {
  const steps: string[] = [];
  await Promise.all(
    Array.from({ length: requests }, async (_, n) => {
      await endOfTurn();
      steps.push(`${n} is cast`);
      await undefined;
      steps.push(`${n} is sent`);
    }),
  );
  return steps;
}

test('the requests of a turn take each step together', async () => {
  expect(await stepsOf(3)).toEqual(['0 is cast', '1 is cast', '2 is cast', '0 is sent', '1 is sent', '2 is sent']);
});

test('no more than 32 answers are held: the first of them are sent before the next is made', async () => {
  const steps = await stepsOf(150);
  expect(steps).toHaveLength(300);
  const held = steps.map((_, n) => {
    const until = steps.slice(0, n + 1);
    return until.filter((step) => step.endsWith('cast')).length - until.filter((step) => step.endsWith('sent')).length;
  });
  expect(Math.max(...held)).toBe(32);
  expect(steps.indexOf('0 is sent')).toBeLessThan(steps.indexOf('32 is cast'));
});

test('all of them go on in the turn they came in, and those of the next turn after them', async () => {
  let turns = 0;
  const counting = (async () => {
    for (;;) {
      await nextTurn();
      turns++;
      if (turns === 3) return;
    }
  })();
  await stepsOf(150);
  expect(turns).toBeLessThanOrEqual(1);
  expect(await stepsOf(1)).toEqual(['0 is cast', '0 is sent']);
  await counting;
});
