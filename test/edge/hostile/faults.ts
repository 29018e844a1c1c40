// Faults of the system around the service. Each has a slow test of its own; here they are listed, by the part that fails, so
// that none is forgotten.

const CHAOS = 'test/hold/chaos.slow.test.ts';
const COUNTS = 'service/src/limits/daily-calls.redis.test.ts';
const DAILY = 'service/src/limits/daily-calls.test.ts';
const LOG = 'test/edge/log.slow.test.ts';
const SHORTAGE = 'test/edge/shortage.test.ts';
const SHARED = 'service/src/limits/shared-limiter.redis.test.ts';

export type FaultCase = readonly [
  what: 'disk' | 'descriptors' | 'log' | 'clock' | 'store' | 'process',
  file: string,
  title: string,
];

// biome-ignore format: one fault a row
export const FAULTS: readonly FaultCase[] = [
  ['disk',        DAILY,    'lives in memory, with one warning, where it cannot be written'],
  ['disk',        DAILY,    'leaves nothing half-written behind when the disk is full'],
  ['disk',        DAILY,    'begins anew, with a warning, where the file holds'],
  ['disk',        DAILY,    'begins anew, with a warning, from a file that holds something else'],
  ['disk',        'test/hold/stop.slow.test.ts', 'a process that dies leaves a whole file'],
  ['disk',        SHORTAGE, 'ready when all of its code is loaded, and then needs none of its files'],
  ['disk',        SHORTAGE, 'ends with a sentence when code that only some requests need cannot be loaded'],
  ['disk',        'test/edge/proxy-logs.test.ts', 'writes nothing of a request whose body finds no room'],
  ['descriptors', SHORTAGE, 'the service does not start, and says how many it needs'],
  ['descriptors', SHORTAGE, 'however many connections are held open'],
  ['descriptors', 'test/edge/proxy-logs.test.ts', 'writes nothing of a request for which it has no connection left'],
  ['log',         LOG,      'calls are answered and counted, the loss is reported on the error output and in the metrics'],
  ['log',         LOG,      'whose reader goes away, calls are answered, and the end is a good one'],
  ['log',         LOG,      'without a reader, a megabyte waits; read again, every line is there or counted'],
  ['log',         LOG,      'without a reader, the process ends as soon as it has the signal'],
  ['clock',       SHARED,   'a clock that was put back by an hour makes nobody wait longer than a minute'],
  ['clock',       'service/test/limiter-conformance.ts', 'gives each call back after its share of the window, and says when'],
  ['store',       CHAOS,    'is killed'],
  ['store',       CHAOS,    'is frozen'],
  ['store',       CHAOS,    'is slow'],
  ['store',       CHAOS,    'only reads, as a replica does'],
  ['store',       CHAOS,    'has no memory left'],
  ['store',       CHAOS,    'has too many clients'],
  ['store',       CHAOS,    'wants another password'],
  ['store',       CHAOS,    'is still loading its data'],
  ['store',       CHAOS,    'forgets everything'],
  ['store',       CHAOS,    'forgets the script'],
  ['store',       CHAOS,    'holds garbage at our keys'],
  ['store',       CHAOS,    'is refused at the start, callers notice nothing'],
  ['store',       SHARED,   'a store that answers everything with %j is away'],
  ['store',       SHARED,   'a Redis that was flushed gives a client that a process knows no second limit'],
  ['store',       SHARED,   'a key that holds %j is thrown away'],
  ['store',       SHARED,   'while it is frozen four processes allow no more than the limit'],
  ['store',       SHARED,   'what processes allow while it is away counts when it is back'],
  ['store',       SHARED,   'the time that an answer takes is no debt of the client'],
  ['store',       SHARED,   'a forgotten script is sent again'],
  ['store',       SHARED,   'a Redis without memory, one that only reads and one that wants a password are away'],
  ['store',       COUNTS,   'keeps what it counts while Redis is away, also when the process ends then'],
  ['store',       COUNTS,   'leaves out what others wrote beside it'],
  ['process',     'test/hold/stop.slow.test.ts', 'a process told to end says so to balancers'],
];
