// Simulation of the limiter and its store under a number of charts a day. A minute at the busiest time of a day is gone through call by
// call, with the limiter itself: the keys of clients, the log of each process before the shared one, and the nodes on which keys of a
// cluster lie.
//
//     npm run simulate -w beichen-service -- --charts-per-day 1e9 --regions 3 --nodes 6

import { parseArgs } from 'node:util';
import slotOf from 'cluster-key-slot';
import { clientKeys } from '../dist/limit/client-key.js';
import { SharedLog } from '../dist/limit/shared-log.js';
import { SlidingLog } from '../dist/limit/sliding-log.js';

const DEFAULTS = { 'charts-per-day': '1e6', peak: '3', regions: '1', nodes: '1', limit: '20', seed: '1' };

// Measured (docs/operations.md tells by what): of one process, of the answer that most clients take, and of what a client takes with so
// many calls in its log, in Redis 7.0 and in the heap of Node 20. In between they go along a straight line.
const CHARTS_PER_SECOND = 2400; // in gzip
const BUSY_AT_MOST = 0.5;
const ANSWER_BYTES = 7300;
const STORE_BYTES = { one: 290, each: 9.7 };
const HEAP_BYTES = { one: 190, each: 1.5 };

// Who calls: people who cast some charts and go, programs that call steadily within the limit, and some that do not heed it.
const KINDS = [
  { share: 0.7, callsAMinute: 3, minutes: 1 },
  { share: 0.2, callsAMinute: 12, minutes: 60 },
  { share: 0.1, callsAMinute: 60, minutes: 60 },
];

const WINDOW_MS = 60_000;
const SLOTS = 16_384;

const rounded = (figure) => Math.round(figure * 1000) / 1000;

/** Mulberry32: the same numbers in every run with the same seed. */
function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Goes through two minutes of one region, and tells of the second. */
async function simulate({ chartsPerDay, peak, regions, nodes, limit, seed }) {
  const random = randomFrom(seed);
  const perSecond = (chartsPerDay / 86_400 / regions) * peak;
  const processes = Math.max(
    regions > 1 || chartsPerDay > 1e5 ? 2 : 1,
    Math.ceil(perSecond / (CHARTS_PER_SECOND * BUSY_AT_MOST)),
  );
  const policy = { name: 'chart', limit, windowMs: WINDOW_MS };
  let now = 0;
  const stores = Array.from({ length: nodes }, () => new SlidingLog(policy));
  const commands = new Array(nodes).fill(0);
  const nodeOf = (client) => Math.floor((slotOf(`beichen:{${client}}:chart`) * nodes) / SLOTS);
  const store = {
    async decide(client) {
      const node = nodeOf(client);
      commands[node]++;
      return stores[node].decide(client, now);
    },
  };
  const logs = Array.from({ length: processes }, () => new SharedLog(policy, store));

  // So many clients of each kind are there at a time that together they make so many calls; those of people are others each minute.
  const keyOf = clientKeys('a secret that all processes share');
  const clients = KINDS.map(({ share, callsAMinute }) =>
    Math.max(1, Math.round((perSecond * 60 * share) / callsAMinute)),
  );
  const keys = new Map();
  const keyOfClient = (kind, minute, n) => {
    const id = `${kind} ${KINDS[kind].minutes > 1 ? 0 : minute} ${n}`;
    let key = keys.get(id);
    if (key === undefined) {
      key = keyOf([10, keys.size >> 16, (keys.size >> 8) & 255, keys.size & 255].join('.'));
      keys.set(id, key);
    }
    return key;
  };
  const kindOf = (at) => (at < KINDS[0].share ? 0 : at < KINDS[0].share + KINDS[1].share ? 1 : 2);

  const admitted = new Map();
  const told = { calls: 0, admitted: 0, tooMany: 0 };
  for (let at = 0; at < 2 * WINDOW_MS; at += (-Math.log(1 - random()) * 1000) / perSecond) {
    const minute = Math.floor(at / WINDOW_MS);
    if (minute === 1 && Math.floor(now / WINDOW_MS) === 0) commands.fill(0);
    now = Math.floor(at);
    const kind = kindOf(random());
    const key = keyOfClient(kind, minute, Math.floor(random() * clients[kind]));
    const { allowed } = await logs[Math.floor(random() * processes)].decide(key, now);
    if (minute === 1) told.calls++;
    if (!allowed) continue;
    if (minute === 1) told.admitted++;
    // Counted once more by itself: no window may hold more than the limit.
    const times = (admitted.get(key) ?? []).filter((time) => time > now - WINDOW_MS);
    times.push(now);
    admitted.set(key, times);
    if (times.length > limit) told.tooMany++;
  }

  const remembered = [...admitted.values()]
    .map((times) => times.filter((time) => time > now - WINDOW_MS).length)
    .filter((count) => count > 0);
  const bytesOf = ({ one, each }) => remembered.reduce((sum, count) => sum + one + each * (count - 1), 0);
  const asked = commands.reduce((sum, count) => sum + count, 0);
  return {
    'charts a day': chartsPerDay,
    regions,
    'calls a second at the peak, in a region': rounded(perSecond),
    'of these let through': told.calls === 0 ? 1 : rounded(told.admitted / told.calls),
    'let through beyond the limit': told.tooMany,
    'clients in a minute': remembered.length,
    processes: processes * regions,
    'nodes of the store': nodes * regions,
    'commands a second, in a region': rounded(asked / 60),
    'share of the busiest node': rounded(Math.max(...commands) / Math.max(1, asked)),
    'MB of the store, in a region': rounded(bytesOf(STORE_BYTES) / 1e6),
    // Each process has the log of its own part of the calls; a client of many calls is in all of them.
    'MB of limits in a process, at most': rounded(bytesOf(HEAP_BYTES) / 1e6),
    'GB sent a day': rounded((chartsPerDay * ANSWER_BYTES) / 1e9),
    'Mbit a second at the peak, in a region': rounded((perSecond * ANSWER_BYTES * 8) / 1e6),
  };
}

const numbers = parseNumbers();
const result = await simulate(numbers);
process.stdout.write(
  `${Object.entries(result)
    .map(([what, figure]) => `| ${what} | ${figure.toLocaleString('en')} |`)
    .join('\n')}\n`,
);

function parseNumbers() {
  const options = Object.fromEntries(
    Object.entries(DEFAULTS).map(([name, value]) => [name, { type: 'string', default: value }]),
  );
  try {
    const { values } = parseArgs({ options });
    const read = (name, most) => {
      const value = Number(values[name]);
      if (value >= 1 && value <= most && (name === 'peak' || Number.isInteger(value))) return value;
      throw new Error(
        `--${name} is "${values[name]}", but must be ${name === 'peak' ? 'a' : 'a whole'} number from 1 to ${most}.`,
      );
    };
    return {
      chartsPerDay: read('charts-per-day', 1e10),
      peak: read('peak', 100),
      regions: read('regions', 100),
      nodes: read('nodes', 1000),
      limit: read('limit', 100_000),
      seed: read('seed', 2 ** 32),
    };
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
}
