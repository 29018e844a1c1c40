// No part of a birth is stored: charts are cast through every endpoint with names, dates, cities and addresses that occur nowhere else; afterwards neither
// the log, the error output, the files, the metrics nor the statistics contain any of them, and no connection was opened, before and after a restart; and
// none of it is ever sent to Redis.

import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as waited } from 'node:timers/promises';
import { loadGazetteer } from 'beichen-places/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINT_ROWS } from '../../service/src/kinds/endpoints.ts';
import { CHART, CITIES, target } from '../../service/test/births.ts';
import { RedisServer, thereIsRedis } from '../../service/test/redis-server.ts';
import { startService } from '../../service/test/running-service.ts';
import { ServiceProcess } from '../hold/service-process.ts';

const NAME = 'Zzyzx Quuxly';
const HANZI_NAME = '魑魅魍魎';
const DATE = '1913-11-29';
/** A moment of a life identifies a person as a birth does. */
const AT = '2031-05-17T04:26';
/** Known pillars may identify a person. */
const PILLARS = '癸丑 _ 乙卯 庚_';
const CITY_ID = 'reykjavik-3413829';
const CITY = 'Reykjav';
const CLIENTS = ['203.0.113.177', '2001:db8:7777::9'] as const;
const AGENT = 'MarkedAgent/7';
const MARKERS = [
  NAME,
  'Zzyzx',
  'Quuxly',
  HANZI_NAME,
  DATE,
  '19131129',
  AT,
  PILLARS,
  '癸丑',
  CITY_ID,
  CITY,
  '雷克雅',
  ...CLIENTS,
  '2001:db8',
  AGENT,
];

/** The forms in which a text could be stored. */
function spellings(marker: string): string[] {
  const bytes = Buffer.from(marker);
  const inUnicode = JSON.stringify(marker).replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16)}`);
  return [
    marker,
    encodeURIComponent(marker),
    marker.replaceAll(' ', '+'),
    inUnicode.slice(1, -1),
    bytes.toString('hex'),
    bytes.toString('base64').replace(/=+$/, ''),
  ];
}

/** The markers that a text contains, in any spelling. */
function markersIn(text: string): string[] {
  const lower = text.toLowerCase();
  return MARKERS.filter((marker) => spellings(marker).some((spelling) => lower.includes(spelling.toLowerCase())));
}

const BIRTH = { date: DATE, hour: '8', minute: '30', gender: 'male', cityId: CITY_ID, name: NAME };
const HEADERS = {
  'user-agent': AGENT,
  'x-forwarded-for': CLIENTS[0],
  referer: `https://a.example/?name=${encodeURIComponent(NAME)}`,
  cookie: `name=${encodeURIComponent(NAME)}`,
  'x-request-id': encodeURIComponent(NAME),
};

/** The query of an endpoint with these parameters: a birth, with a moment if it takes one, or known pillars. */
function askedOf(parameters: object): Readonly<Record<string, string>> | undefined {
  if ('pillars' in parameters) return { pillars: PILLARS, cityId: CITY_ID };
  if ('one.date' in parameters) {
    const people = ['one', 'other'].flatMap((person) =>
      Object.entries(BIRTH).map(([name, value]) => [`${person}.${name}`, value] as const),
    );
    return { ...Object.fromEntries(people), at: AT };
  }
  if (!('date' in parameters)) return undefined;
  return 'at' in parameters ? { ...BIRTH, at: AT } : BIRTH;
}

/** Limit of charts, above the number of calls before the last step, which exceeds it. */
const LIMIT = 80;

/** Sends requests to every endpoint, valid and invalid; returns the statuses. */
async function everyRoad(service: ServiceProcess): Promise<Set<number>> {
  const statuses = new Set<number>();
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(service.origin + path, { ...init, headers: { ...HEADERS, ...init.headers } });
    await answer.arrayBuffer();
    statuses.add(answer.status);
  };
  const post = (body: BodyInit, type?: string, path = CHART) =>
    ask(path, { method: 'POST', body, ...(type && { headers: { 'content-type': type } }) });
  /** Writes to a socket, and leaves soon after the answer, or without one after half a second. */
  const raw = async (bytes: string) => {
    const socket = connect(service.port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.on('data', (data) => {
      text += data;
      socket.setTimeout(50);
    });
    socket.on('error', () => socket.destroy()).setTimeout(500, () => socket.destroy());
    await once(socket, 'close');
    for (const [, status] of text.matchAll(/HTTP\/1\.1 (\d{3})/g)) statuses.add(Number(status));
  };
  const json = JSON.stringify(BIRTH);
  const host = `Host: x\r\nX-Forwarded-For: ${CLIENTS[1]}\r\nUser-Agent: ${AGENT}\r\n`;

  for (const [, { path, operations, request }] of ENDPOINT_ROWS) {
    const requested = askedOf(request?.parameters ?? {});
    if (requested === undefined) continue;
    const form = new FormData();
    for (const [name, value] of Object.entries(requested)) form.append(name, value);
    await ask(target(path, requested)); // a GET with two people is rejected
    if (!operations.POST) continue;
    await post(JSON.stringify(requested), 'application/json', path);
    await post(new URLSearchParams(requested), undefined, path);
    await post(form, undefined, path);
  }
  await ask(target(CHART, { ...BIRTH, name: HANZI_NAME, lang: 'zh' }), { method: 'HEAD' });
  await post(json, 'application/json', target(CHART, { name: NAME }));
  for (const q of [CITY, '雷克雅未克', CITY_ID, NAME]) await ask(target(CITIES, { q }));
  await ask(target(CITIES, { cityId: CITY_ID }));
  // Every parameter invalid
  await ask(target(CHART, { ...BIRTH, hour: NAME, date: `${DATE}x`, cityId: `${CITY_ID}1`, [NAME]: NAME }));
  await ask(target(CHART, { ...BIRTH, disambiguation: 'reject', timeZone: NAME }));
  for (const body of [`{"name":"${NAME}","date":`, `[${json}]`, json.replace('8', '1e1')])
    await post(body, 'application/json');
  await post(`<name>${NAME}</name>`, 'application/xml');
  await post(`${json}${' '.repeat(9000)}`, 'application/json');
  await post(`--b\r\nContent-Disposition: form-data; name="name"\r\n\r\n${NAME}`, 'multipart/form-data; boundary=b');
  await ask(`/${encodeURIComponent(NAME)}/${DATE}`);
  await ask(target(CHART, BIRTH), { method: 'PUT', body: json });
  await ask(target(CHART, { ...BIRTH, name: NAME.repeat(400) }));
  await ask(target(CHART, BIRTH), { method: 'OPTIONS', headers: { 'access-control-request-headers': AGENT } });
  // On plain sockets: rejected by the parser, parsed again, cut off
  await raw(`GET ${CITIES}?q=${CITY}ík HTTP/1.1\r\n${host}\r\n`);
  await raw(`POST ${CHART}?name=${HANZI_NAME} HTTP/1.1\r\n${host}\r\n`);
  await raw(`GET ${target(CHART, BIRTH)} HTTP/1.1\r\n${host}Host: ${CITY}\r\n\r\n`);
  await raw(`GET ${target(CHART, BIRTH)} HTTP/1.1\r\n${host}X: ${NAME.repeat(2000)}\r\n\r\n`);
  await raw(`CONNECT ${CITY}.example:443 HTTP/1.1\r\n${host}\r\n`);
  await raw(`POST ${CHART} HTTP/1.1\r\n${host}Expect: ${NAME}\r\nContent-Length: 2\r\n\r\n{}`);
  await raw(`POST ${CHART} HTTP/1.1\r\n${host}Content-Length: 1000\r\n\r\n${json}`); // disconnects in the middle
  await raw(`${NAME} ${DATE}\r\n\r\n`);
  // Rejected by the limit
  for (let i = 0; i < LIMIT; i++) await ask(target(CHART, BIRTH));
  return statuses;
}

async function filesIn(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(file, 'latin1')] as const)));
}

describe('whatever was asked', () => {
  let home: string;
  const outputs: string[] = [];
  const result: string[] = [];
  const statuses = new Set<number>();
  let files = new Map<string, string>();

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'beichen-home-'));
    const environment = {
      LOG_LEVEL: 'trace',
      CHART_LIMIT: `${LIMIT}`,
      COUNT_FILE: join(home, 'var', 'calls.json'),
      HOME: home,
      TMPDIR: home,
      DRAIN_SECONDS: '0',
      NODE_OPTIONS: `--import ${resolve(import.meta.dirname, 'watched-exits.mjs')}`,
    };
    for (const _ of ['before a restart', 'after it']) {
      const service = await ServiceProcess.start(environment);
      for (const status of await everyRoad(service)) statuses.add(status);
      await waited(100);
      for (const address of [`http://127.0.0.1:${service.metricsPort}/metrics`, `${service.origin}/api/public/stats`]) {
        result.push(await (await fetch(address)).text());
      }
      await service.end();
      outputs.push(service.output);
      files = new Map([...files, ...(await filesIn(service.folder)), ...(await filesIn(home))]);
      await service.remove();
    }
  });
  afterAll(() => rm(home, { recursive: true, force: true }));

  test('was requested with success, and with every kind of refusal', () => {
    expect([...statuses]).toEqual(expect.arrayContaining([200, 204, 400, 404, 405, 413, 414, 415, 417, 429, 431]));
  });

  test('would be found if it were written down', () => {
    const line = `GET ${target(CHART, BIRTH)} ${CLIENTS[0]} ${JSON.stringify({ agent: AGENT })}`;
    expect(markersIn(line)).toEqual(expect.arrayContaining([NAME, DATE, CITY_ID, CLIENTS[0], AGENT]));
    expect(markersIn(Buffer.from(HANZI_NAME).toString('base64'))).toEqual([HANZI_NAME]);
  });

  test('is not in the log, which has a line for each request, nor in the error output', () => {
    for (const output of outputs) {
      expect(output.match(/"route":"\/api\/public\/chart"/g)!.length).toBeGreaterThan(50);
      expect(markersIn(output)).toEqual([]);
    }
  });

  test('is in no file: there is only the count', () => {
    expect([...files.keys()].map((file) => file.replace(home, ''))).toEqual(['/var/calls.json']);
    for (const text of files.values()) expect(markersIn(text)).toEqual([]);
    expect([...files.values()][0]).toContain('"chart"');
  });

  test('is in no metric and no statistic', () => {
    expect(result.join()).toContain('beichen_http_request_duration_seconds');
    for (const text of result) expect(markersIn(text)).toEqual([]);
  });

  test('left the process in no other way: no connection, no lookup, no program, no file beside the count', () => {
    for (const output of outputs) expect(output).not.toContain('WENT OUT BY');
  });
});

test.skipIf(!thereIsRedis)('Redis receives none of it: only keyed hashes, times and counts', async () => {
  const redis = await RedisServer.start();
  const message: string[] = [];
  const client = redis.client();
  const monitor = await client.monitor();
  monitor.on('monitor', (_, args: readonly string[]) => message.push(args.join(' ')));
  const service = await ServiceProcess.start({ REDIS_URL: redis.url, CHART_LIMIT: `${LIMIT}`, DRAIN_SECONDS: '0' });
  try {
    expect(await everyRoad(service)).toContain(429);
    await service.end(); // the counts are written at the end
    expect(message.filter((line) => line.startsWith('evalsha')).length).toBeGreaterThan(30);
    expect(markersIn(message.join('\n'))).toEqual([]);
    const keys = await client.keys('*');
    expect(keys.length).toBeGreaterThan(1);
    const dumps = await Promise.all(keys.map((key) => client.dumpBuffer(key)));
    for (const [n, key] of keys.entries()) expect(markersIn(`${key} ${dumps[n]?.toString('latin1')}`)).toEqual([]);
  } finally {
    monitor.disconnect();
    client.disconnect();
    await service.remove();
    await redis.remove();
  }
});

test('a fault of ours that names what was sent shows none of it, to the client or in the log', async () => {
  const gazetteer = await loadGazetteer();
  let { resolve: resolvePlace } = gazetteer;
  const service = await startService({ gazetteer: { ...gazetteer, resolve: (id: string) => resolvePlace(id) } });
  resolvePlace = (id) => {
    throw new RangeError(`${id} ${NAME} ${DATE}`, { cause: new Error(HANZI_NAME) });
  };
  const failed = await service.ask(target(CHART, BIRTH), { headers: HEADERS });
  expect(failed.status).toBe(500);
  expect(markersIn(failed.text)).toEqual([]);
  expect(service.log.join()).toContain('a fault of ours');
  expect(markersIn(service.log.join())).toEqual([]);
  await service.close();
});

test('the watcher sees a connection, a lookup, a program and a file', async () => {
  const { spawnSync } = await import('node:child_process');
  const code = `
    import { connect } from 'node:net'; import { lookup } from 'node:dns'; import { writeFile } from 'node:fs/promises';
    import { execFileSync } from 'node:child_process'; import { writeFileSync, openSync } from 'node:fs';
    connect(9, '127.0.0.1').on('error', () => {}); lookup('a.invalid', () => {}); execFileSync('true');
    await writeFile('/dev/null', ''); writeFileSync('/dev/null', ''); openSync('/dev/null', 'a');
    await fetch('http://127.0.0.1:49999/').catch(() => {});`;
  const { stderr } = spawnSync(
    process.execPath,
    ['--import', resolve(import.meta.dirname, 'watched-exits.mjs'), '--input-type=module', '-e', code],
    { env: { PATH: process.env.PATH, COUNT_FILE: '/nowhere/calls.json' }, encoding: 'utf8' },
  );
  const exits = [...stderr.matchAll(/WENT OUT BY (\w+)/g)].map(([, exit]) => exit);
  expect(exits.filter((exit) => exit === 'connect').length).toBeGreaterThanOrEqual(2);
  expect(exits).toEqual(expect.arrayContaining(['lookup', 'execFileSync', 'writeFile', 'writeFileSync', 'openSync']));
});
