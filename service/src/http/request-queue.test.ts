import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { RequestQueue } from './request-queue.ts';

/** Queues several requests at once, each of another client, and returns their steps in order. */
async function stepsOf(requests: number, queue = new RequestQueue()): Promise<readonly string[]> {
  const steps: string[] = [];
  await Promise.all(
    Array.from({ length: requests }, async (_, n) => {
      await queue.turn(`${n}`, 'quick');
      steps.push(`${n} is cast`);
      await undefined;
      steps.push(`${n} is sent`);
    }),
  );
  return steps;
}

/** Number of responses that are made but not sent, after each step. */
const unsentAfter = (steps: readonly string[]): readonly number[] => {
  let unsent = 0;
  return steps.map((step) => {
    unsent += step.endsWith('cast') ? 1 : -1;
    return unsent;
  });
};

const busyFor = (ms: number): void => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

test('the requests of a batch take each step together', async () => {
  expect(await stepsOf(3)).toEqual(['0 is cast', '1 is cast', '2 is cast', '0 is sent', '1 is sent', '2 is sent']);
});

test('batches of quick requests grow to 32, and no more answers are held', async () => {
  const unsent = unsentAfter(await stepsOf(500));
  expect(unsent).toHaveLength(1000);
  expect(Math.max(...unsent.slice(0, 10))).toBe(4);
  expect(Math.max(...unsent)).toBe(32);
});

test('who comes while others have sent many slow requests waits for a few of them', async () => {
  const queue = new RequestQueue();
  const order: string[] = [];
  const send = async (client: string, kind = 'slow') => {
    await queue.turn(client, kind);
    order.push(client);
    busyFor(6);
  };
  for (let n = 0; n < 5; n++) await send('before'); // so that the queue knows how long they take
  order.length = 0;
  const crowd = ['a', 'b'].flatMap((client) => Array.from({ length: 20 }, () => send(client)));
  await nextRound();
  await send('c');
  expect(order.indexOf('c')).toBeLessThanOrEqual(6);
  await Promise.all(crowd);
  const ofCrowd = order.filter((client) => client !== 'c');
  expect(ofCrowd.slice(0, 4)).toEqual(['a', 'b', 'a', 'b']);
  expect(order).toHaveLength(41);
});

test('a quick request goes before slow ones of others that came first', async () => {
  const queue = new RequestQueue();
  const order: string[] = [];
  const send = async (client: string, kind: string, ms: number) => {
    await queue.turn(client, kind);
    order.push(client);
    busyFor(ms);
  };
  for (let n = 0; n < 5; n++) {
    await send('before', 'slow', 12);
    await send('before', 'quick', 0.1);
  }
  order.length = 0;
  const crowd = Array.from({ length: 10 }, (_, n) => send(`${n}`, 'slow', 12));
  await send('visitor', 'quick', 0.1);
  expect(order).toEqual(['visitor']);
  await Promise.all(crowd);
});

test('a slow request waits for a second at most while quick ones never end', async () => {
  const queue = new RequestQueue();
  const send = async (client: string, kind: string, ms: number) => {
    await queue.turn(client, kind);
    busyFor(ms);
  };
  for (let n = 0; n < 5; n++) {
    await send('before', 'slow', 12);
    await send('before', 'quick', 0.1);
  }
  let isDone = false;
  let clients = 0;
  const visitors = Array.from({ length: 4 }, async () => {
    while (!isDone) await send(`${clients++}`, 'quick', 0.1);
  });
  const startMs = performance.now();
  await send('slow one', 'slow', 12);
  isDone = true;
  const waitedMs = performance.now() - startMs;
  await Promise.all(visitors);
  expect(clients).toBeGreaterThan(50); // that many quick requests were handled before the slow one
  expect(waitedMs).toBeLessThan(2000);
});

test('connections that arrive are accepted before the next batch, for at most 50 ms', async () => {
  const queue = new RequestQueue();
  let rounds = 0;
  const arriving = (async () => {
    for (; rounds < 50; rounds++) {
      queue.accepted();
      await nextRound();
    }
  })();
  await queue.turn('a', 'quick');
  expect(rounds).toBeGreaterThanOrEqual(49);
  await arriving;

  let hasGone = false;
  const gone = queue.turn('a', 'quick').then(() => {
    hasGone = true;
  });
  while (!hasGone) {
    queue.accepted();
    await nextRound();
  }
  await gone;
});
