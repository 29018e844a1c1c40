import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ZONES_VERSION } from 'beichen/internal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FINDINGS, type FindingId, findingsOf, levelOf, type Machine } from './doctor-checks.ts';

const REDIS = { LIMIT_SECRET: 'x'.repeat(32) };
/** No server listens there. */
const NOWHERE = 'redis://127.0.0.1:1';

let folder: string;
let beichen: Server;
let other: Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'beichen-doctor-'));
  beichen = createServer((_, response) => response.end('{"status":"ok"}'));
  other = createServer((_, response) => response.end('hello'));
  for (const server of [beichen, other]) await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  beichen.close();
  other.close();
  await rm(folder, { recursive: true });
});
const portOf = (server: Server): string => `${(server.address() as AddressInfo).port}`;

/** A machine on which nothing is wrong. */
const machine = (more: Partial<Machine> = {}): Machine => ({
  nodeVersion: '24.21.0',
  zones: ZONES_VERSION,
  nowMs: Date.UTC(2026, 10, 26),
  memoryBytes: 2 ** 30,
  descriptors: async () => 8192,
  loadPlaces: async () => ({ version: '2026.11', size: 232_415 }),
  ...more,
  environment: { PORT: '0', COUNT_FILE: join(folder, 'var/calls.json'), ...more.environment },
});

/** One fault for each finding that is not a success: the change of the machine, and the text that the finding must contain. */
// biome-ignore format: one finding a row
const PLANTS: readonly (readonly [FindingId, () => Partial<Machine>, RegExp])[] = [
  ['node.old',            () => ({ nodeVersion: '20.18.3' }), /20\.18\.3/],
  ['settings.wrong',      () => ({ environment: { CHART_LIMIT: 'many' } }), /CHART_LIMIT is .*many/],
  ['settings.misspelt',   () => ({ environment: { CHART_LIMITS: '5' } }), /CHART_LIMITS.*CHART_LIMIT\b/],
  ['settings.unchecked',  () => ({ environment: { LIMIT_SECRET: 'short' } }), /proxies, limits, files, redis, port, counts/],
  ['proxies.none',        () => ({ environment: { PUBLIC_BASE_URL: 'https://charts.example' } }), /charts\.example/],
  ['proxies.everyone',    () => ({ environment: { TRUSTED_PROXIES: '0.0.0.0/0' } }), /\{\}/],
  ['limits.noShare',      () => ({ environment: { ...REDIS, REDIS_URL: NOWHERE, CHART_LIMIT: '3', LIMIT_INSTANCES: '4' } }), /"4"/],
  ['files.fewer',         () => ({ descriptors: async () => 1024 }), /"960".*"2064"/],
  ['files.tooFew',        () => ({ descriptors: async () => 256 }), /"512"/],
  ['clock.past',          () => ({ nowMs: 0 }), /1970/],
  ['zones.other',         () => ({ zones: '2019a' }), /2019a/],
  ['redis.none',          () => ({}), /\{\}/],
  ['redis.away',          () => ({ environment: { ...REDIS, REDIS_URL: NOWHERE } }), /ECONNREFUSED/],
  ['places.unreadable',   () => ({ loadPlaces: () => Promise.reject(new Error('cut off')) }), /cut off/],
  ['port.running',        () => ({ environment: { PORT: portOf(beichen) } }), /127\.0\.0\.1/],
  ['port.taken',          () => ({ environment: { PORT: portOf(other) } }), /EADDRINUSE/],
  ['counts.notWritable',  () => ({ environment: { COUNT_FILE: '/dev/null/calls.json' } }), /ENOTDIR/],
  ['memory.little',       () => ({ memoryBytes: 300 * 2 ** 20 }), /"300"/],
  ['memory.tooLittle',    () => ({ memoryBytes: 128 * 2 ** 20 }), /"128"/],
];

const idsOf = async (more?: Partial<Machine>) => (await findingsOf(machine(more))).map(({ id }) => id);

test('on a good machine every check finds that all is well', async () => {
  const ids = await idsOf();
  expect(ids).toEqual(Object.keys(FINDINGS).map((check) => (check === 'redis' ? 'redis.none' : `${check}.good`)));
});

test.each(PLANTS)('%s is found, and nothing else is', async (id, plant, named) => {
  const found = await findingsOf(machine(plant()));
  const values = found.find((each) => each.id === id)?.values;
  expect(JSON.stringify(values)).toMatch(named);
  const wrong = found.filter((each) => levelOf(each.id) !== 'ok' && each.id !== id).map((each) => each.id);
  const beside = {
    'limits.noShare': ['redis.away'],
    'settings.wrong': ['settings.unchecked'],
    'settings.unchecked': ['settings.wrong'],
  };
  expect(wrong).toEqual(beside[id as keyof typeof beside] ?? []);
});

test('every finding that is not good has a plant', () => {
  const all = Object.entries(FINDINGS).flatMap(([check, found]) =>
    Object.keys(found).map((name) => `${check}.${name}`),
  );
  expect(PLANTS.map(([id]) => id as string)).toEqual(all.filter((id) => !id.endsWith('.good')));
});

test('no password of Redis is named', async () => {
  const secret = 'geheim-und-lang';
  const environment = { ...REDIS, REDIS_URL: `redis://:${secret}@127.0.0.1:1`, PORT: 'x' };
  expect(JSON.stringify(await findingsOf(machine({ environment })))).not.toContain(secret);
});

test('nothing is said of what was not checked', async () => {
  const environment = { LIMIT_SECRET: 'short', REDIS_URL: NOWHERE, PORT: portOf(other), TRUSTED_PROXIES: '0.0.0.0/0' };
  const ids = await idsOf({ environment });
  expect(ids.filter((id) => /^(?:proxies|limits|files|redis|port|counts)\./.test(id))).toEqual([]);
});

test.each([
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['TRUST_PROXY', 'TRUSTED_PROXIES'],
  ['trust_proxy', 'TRUSTED_PROXIES'],
  ['FORWARDED_ALLOW_IPS', 'TRUSTED_PROXIES'],
  ['BASE_URL', 'PUBLIC_BASE_URL'],
  ['PUBLIC_URL', 'PUBLIC_BASE_URL'],
  ['PUBLIC_BASEURL', 'PUBLIC_BASE_URL'],
  ['REDIS_HOST', 'REDIS_URL'],
  ['VALKEY_URL', 'REDIS_URL'],
  ['RATE_LIMIT', 'CHART_LIMIT'],
  ['PROMETHEUS_PORT', 'METRICS_PORT'],
  ['LOGLEVEL', 'LOG_LEVEL'],
])('%s is a name of others for %s', async (name, meant) => {
  const found = await findingsOf(machine({ environment: { [name]: '1' } }));
  expect(found.find(({ id }) => id === 'settings.misspelt')?.values).toEqual({ name, meant });
});

test.each(['PATH', 'HOME', 'NODE_ENV', 'REDIS_PORT', 'REDIS_SERVICE_HOST', 'HOSTNAME', 'LANG', 'DEBUG'])(
  '%s is a variable of other programs',
  async (name) => expect(await idsOf({ environment: { [name]: '1' } })).not.toContain('settings.misspelt'),
);

test('an answer that never ends is not read to its end', async () => {
  let written = 0;
  const endless = createServer((_, response) => {
    const write = () => {
      if (response.destroyed) return;
      written += 2 ** 16;
      response.write('x'.repeat(2 ** 16), write);
    };
    write();
  });
  await new Promise<void>((done) => endless.listen(0, '127.0.0.1', done));
  try {
    expect(await idsOf({ environment: { PORT: portOf(endless) } })).toContain('port.taken');
    expect(written).toBeLessThan(2 ** 24);
  } finally {
    endless.closeAllConnections();
    endless.close();
  }
});
