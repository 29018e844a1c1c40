// Hostile requests by kind, each a row of a table with a description. None gets a 5xx, no client gets more calls than the limit allows,
// and no canary occurs outside its own answer.

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BIRTH, CHART, chartOf, target } from '../../../service/test/births.ts';
import { type RunningService, startService } from '../../../service/test/running-service.ts';
import { ServiceProcess } from '../../hold/service-process.ts';
import { everything, get, HOST, head, statuses } from '../bare-socket.ts';
import { CANARIES } from './canaries.ts';
import { COSTLY } from './costly.ts';
import { FAULTS } from './faults.ts';
import { FORWARDING } from './forwarding.ts';
import { NAMES } from './names.ts';
import { PARAMETERS } from './parameters.ts';
import { SOCKETS } from './sockets.ts';

const ENCODINGS = {
  'a form': (fields: Record<string, string>) => new URLSearchParams(fields),
  'a multipart form'(fields: Record<string, string>) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return form;
  },
  JSON: (fields: Record<string, string>) => new Blob([JSON.stringify(fields)], { type: 'application/json' }),
} as const;

// The number of rows of each kind and its minimum, so that a table that lost rows fails.
const COUNTS = {
  'raw sockets': [SOCKETS.length, 150],
  'parameters and forms': [PARAMETERS.length * Object.keys(ENCODINGS).length, 300],
  forwarding: [FORWARDING.length, 60],
  CPU: [COSTLY.length, 250],
  names: [NAMES.length, 100],
  canaries: [CANARIES.length, 60],
  faults: [FAULTS.length, 40],
} as const;

let service: RunningService;
beforeAll(async () => {
  service = await startService({ timeouts: { idleMs: 200 } }); // a row with a kept-alive connection is read to its end
});
afterAll(() => service.close());

test('the kit has enough of each kind, and each row once', () => {
  process.stdout.write(
    `${Object.entries(COUNTS)
      .map(([kind, [count]]) => `${kind} ${count}`)
      .join(', ')}\n`,
  );
  for (const [kind, [count, wanted]] of Object.entries(COUNTS)) expect([kind, count >= wanted]).toEqual([kind, true]);
  const sentences = [SOCKETS, PARAMETERS, FORWARDING, NAMES, CANARIES].map((rows) =>
    rows.map(([sentence]) => sentence),
  );
  for (const all of [...sentences, COSTLY.map(({ sentence }) => sentence), FAULTS.map((row) => row.join())]) {
    expect(all.filter((one, n) => all.indexOf(one) !== n)).toEqual([]);
  }
});

describe('on a raw socket', () => {
  test.each(SOCKETS)('%s', async (_, bytes, fate) => {
    const next = get(HOST, 'Connection: close');
    const got = statuses((await everything(service.port, fate === 'refused' ? bytes + next : bytes)).text);
    if (fate === 'refused') expect(got).toEqual([expect.toSatisfy((status) => status >= 400 && status < 500)]);
    else expect(got.every((status) => status < 500)).toBe(true);
    expect(got.length).toBeGreaterThan(0);
  });
});

describe.each(Object.entries(ENCODINGS))('in %s, refused by its code', (_, encode) => {
  test.each(PARAMETERS)('%s', async (_, parameter, value, code) => {
    const answer = await service.ask(CHART, { method: 'POST', body: encode({ ...BIRTH, [parameter]: value }) });
    expect([answer.status, answer.json.code]).toEqual([400, 'invalid_parameters']);
    expect(answer.json.errors.map((error: { code: string }) => error.code)).toContain(code);
  });
});

describe('who calls', () => {
  let strict: RunningService;
  beforeAll(async () => {
    const environment = { CHART_LIMIT: '1', TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8' };
    strict = await startService({ environment, now: () => 1_795_000_000_000 });
  });
  afterAll(() => strict.close());

  const ask = async (headers: readonly string[]) => {
    const bytes = head(`GET ${chartOf()} HTTP/1.1`, HOST, 'Connection: close', ...headers);
    return statuses((await everything(strict.port, bytes)).text);
  };

  // The first request uses up the limit; the same request in another spelling must be rejected.
  test.each(FORWARDING.map((row, n) => [row[0], `198.18.0.${n}`, row[1], row[2]] as const))(
    '%s',
    async (_, client, headers, countsAs) => {
      if (countsAs === 'client') expect(await ask([`X-Forwarded-For: ${client}`])).toEqual([200]);
      else await ask([]);
      expect(
        await ask(
          headers.map((header) => header.replaceAll('C', (letter, at) => (at > header.indexOf(':') ? client : letter))),
        ),
      ).toEqual([429]);
    },
  );
});

describe('a request that is made to cost time', () => {
  // Maximum time of a valid request on a busy machine; a careless parser takes a hundred times as long.
  const MAX_MS = 400;
  test.each(COSTLY.map((one) => [one.sentence, one] as const))('%s', { retry: 2 }, async (_, { path, init }) => {
    const before = process.cpuUsage();
    const answer = await service.ask(path, init);
    const { user, system } = process.cpuUsage(before);
    expect(answer.status).toBeLessThan(500);
    expect((user + system) / 1000).toBeLessThan(MAX_MS);
  });
});

describe('as a name', () => {
  // Control characters, direction marks, tags and noncharacters: invisible, but they could change how a text is displayed.
  const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\p{Noncharacter_Code_Point}\u{e0000}-\u{e007f}]/u;

  test.each(NAMES)('%s', async (_, name) => {
    const json = await service.ask(CHART, { method: 'POST', ...posted({ ...BIRTH, name }) });
    expect(json.status).toBe(200);
    expect(json.json.input.name ?? '').not.toMatch(/\p{Cc}/u);
    for (const drawing of ['.svg', '.txt']) {
      const { status, text } = await service.ask(target(`${CHART}${drawing}`, { ...BIRTH, name }));
      expect(status).toBe(200);
      expect(text.replaceAll('\n', '')).not.toMatch(UNSEEN);
      // Attribute values and the texts between tags do not count.
      const markup = text.replace(/"[^"]*"/g, '""').match(/<[^>]*>/g) ?? [];
      if (drawing === '.svg') expect(markup.join('')).not.toMatch(/<(script|img|style>\*|b>|!)|onload/);
    }
  });
  const posted = (fields: object) => ({
    body: JSON.stringify(fields),
    headers: { 'content-type': 'application/json' },
  });
});

describe('a canary', () => {
  const outputs = new Map<string, string>();
  const wordOf = (n: number) => `qz${String.fromCharCode(97 + Math.floor(n / 26), 97 + (n % 26))}vyx`;
  beforeAll(async () => {
    const home = await mkdtemp(join(tmpdir(), 'beichen-home-'));
    const countFile = join(home, 'var', 'calls.json');
    const environment = {
      LOG_LEVEL: 'trace',
      CHART_LIMIT: '1000',
      CITIES_LIMIT: '1000',
      COUNT_FILE: countFile,
      HOME: home,
      TMPDIR: home,
    };
    const watched = await ServiceProcess.start({ ...environment, DRAIN_SECONDS: '0' });
    for (const [n, [, bytes]] of CANARIES.entries()) {
      const { text } = await everything(watched.port, bytes(wordOf(n)));
      expect(statuses(text).every((status) => status < 500)).toBe(true);
    }
    for (const address of [`http://127.0.0.1:${watched.metricsPort}/metrics`, `${watched.origin}/api/public/stats`]) {
      outputs.set(address.split('/').at(-1)!, await (await fetch(address)).text());
    }
    await watched.end();
    outputs.set('log and error output', watched.output);
    for (const file of await readdir(home, { recursive: true, withFileTypes: true })) {
      if (file.isFile()) outputs.set(file.name, await readFile(join(file.parentPath, file.name), 'latin1'));
    }
    await watched.remove();
    await rm(home, { recursive: true, force: true });
  }, 120_000);

  test('has outputs in which it could appear', () => {
    expect([...outputs.keys()]).toEqual(['metrics', 'stats', 'log and error output', 'calls.json']);
    for (const text of outputs.values()) expect(text.length).toBeGreaterThan(20);
  });

  test.each(CANARIES.map(([sentence], n) => [sentence, wordOf(n)] as const))(
    'in %s appears in none of them',
    (_, word) => {
      const spellings = [word, Buffer.from(word).toString('hex'), Buffer.from(word).toString('base64').slice(0, 8)];
      for (const [output, text] of outputs) {
        const lower = text.toLowerCase();
        expect([output, spellings.filter((spelling) => lower.includes(spelling.toLowerCase()))]).toEqual([output, []]);
      }
    },
  );
});

describe('a fault around the service', () => {
  test.each(FAULTS)('of the %s is provoked in %s: %s', async (_, file, title) => {
    expect(await readFile(resolve(import.meta.dirname, '../../..', file), 'utf8')).toContain(title);
  });
});

test('nothing of all this was a fault of ours', () => {
  expect(service.log.filter((line) => line.includes('a fault of ours'))).toEqual([]);
});
