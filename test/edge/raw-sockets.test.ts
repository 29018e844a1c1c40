// On bare sockets: what two programs on the way could read differently is refused before
// a handler runs, as are tricks with slowness and size. Each answer is a problem with CORS, and the connection ends.

import { connect } from 'node:net';
import { setTimeout as waited } from 'node:timers/promises';
import { loadGazetteer } from 'beichen-places/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BIRTH, CHART, CITIES, chartOf } from '../../service/test/births.ts';
import { type RunningService, startService } from '../../service/test/running-service.ts';

let service: RunningService;
let impatient: RunningService;
let handled = 0;
beforeAll(async () => {
  const gazetteer = await loadGazetteer();
  const watched = {
    ...gazetteer,
    resolve(id: string) {
      handled++;
      return gazetteer.resolve(id);
    },
  };
  service = await startService({ gazetteer: watched });
  impatient = await startService({
    timeouts: { headersMs: 400, requestMs: 600, checkEveryMs: 50, stalledMs: 1500 },
  });
});
afterAll(async () => {
  await service.close();
  await impatient.close();
});

const body = JSON.stringify(BIRTH);
const chunk = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
const head = (line: string, ...headers: string[]): string => `${[line, ...headers].join('\r\n')}\r\n\r\n`;
const get = (...headers: string[]): string => head(`GET ${chartOf()} HTTP/1.1`, ...headers);
const post = (rest: string, ...headers: string[]): string => head(`POST ${CHART} HTTP/1.1`, ...headers) + rest;

/** Everything that comes back until the other side ends, and how long that took. */
function everything(port: number, bytes: string): Promise<{ readonly text: string; readonly ms: number }> {
  const from = performance.now();
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.on('data', (data) => {
      text += data.toString('latin1');
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve({ text, ms: performance.now() - from }));
  });
}

const statuses = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

const HOST = 'Host: x';
const POSTED = { method: 'POST', path: CHART };
const GOT = { method: 'GET', path: CHART };

// What is sent, and as what it is checked: without the latter it is the parser that refuses.
// biome-ignore format: one trick a row
const SMUGGLED: readonly (readonly [title: string, bytes: string, asked?: { method: string; path: string }])[] = [
  ['both lengths',                          post(chunk, HOST, `Content-Length: ${chunk.length}`, 'Transfer-Encoding: chunked')],
  ['both lengths, the other way round',     post(chunk, HOST, 'Transfer-Encoding: chunked', `Content-Length: ${chunk.length}`)],
  ['two different lengths',                 post(body, HOST, `Content-Length: ${body.length}`, 'Content-Length: 1')],
  ['the same length twice',                 post(body, HOST, `Content-Length: ${body.length}`, `Content-Length: ${body.length}`)],
  ['a list of lengths',                     post(body, HOST, `Content-Length: ${body.length}, ${body.length}`)],
  ['a length with a sign',                  post(body, HOST, `Content-Length: +${body.length}`)],
  ['a length in hexadecimal',               post(body, HOST, 'Content-Length: 0x10')],
  ['a negative length',                     post(body, HOST, 'Content-Length: -1')],
  ['an unknown transfer encoding',          post(chunk, HOST, 'Transfer-Encoding: xchunked'), POSTED],
  ['an unknown transfer encoding of a GET', get(HOST, 'Transfer-Encoding: xchunked'), GOT],
  ['identity as a transfer encoding',       post(chunk, HOST, 'Transfer-Encoding: identity'), POSTED],
  ['chunked twice',                         post(chunk, HOST, 'Transfer-Encoding: chunked, chunked'), POSTED],
  ['chunked, then another',                 post(chunk, HOST, 'Transfer-Encoding: chunked, gzip')],
  ['another, then chunked',                 post(chunk, HOST, 'Transfer-Encoding: gzip, chunked'), POSTED],
  ['chunked with a vertical tab',           post(chunk, HOST, 'Transfer-Encoding: \x0bchunked')],
  ['a space before the colon',              post(chunk, HOST, 'Transfer-Encoding : chunked')],
  ['a folded header',                       post(chunk, HOST, 'Transfer-Encoding:', ' chunked')],
  ['chunks over HTTP/1.0',                  head(`POST ${CHART} HTTP/1.0`, HOST, 'Transfer-Encoding: chunked') + chunk, POSTED],
  ['two hosts',                             get(HOST, 'Host: y'), GOT],
  ['the same host twice',                   get(HOST, HOST), GOT],
  ['no host',                               get('X: y'), GOT],
  ['a host with a space',                   get('Host: x y'), GOT],
  ['a host with a path',                    get('Host: x/y'), GOT],
  ['a host with a user',                    get('Host: me@x'), GOT],
  ['bare line feeds',                       get(HOST).replaceAll('\r\n', '\n')],
  ['a bare carriage return in a header',    get(HOST, 'X: a\rb')],
  ['a null in a header',                    get(HOST, 'X: a\0b')],
  ['a header without a name',               get(HOST, ': x')],
  ['a header without a colon',              get(HOST, 'chunked')],
  ['a tab in the request line',             head(`GET\t${chartOf()}\tHTTP/1.1`, HOST)],
  ['an unknown version',                    head(`GET ${chartOf()} HTTP/1.9`, HOST)],
  ['the preface of HTTP/2',                 `${head('PRI * HTTP/2.0')}SM\r\n\r\n`],
  ['a TLS handshake',                       '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ['a chunk of no size',                    post('zz\r\n', HOST, 'Transfer-Encoding: chunked')],
  ['a chunk longer than it says',           post(`1\r\n${body}\r\n0\r\n\r\n`, HOST, 'Transfer-Encoding: chunked')],
  ['a chunk of a size beyond all numbers',  post(`${'f'.repeat(17)}\r\n`, HOST, 'Transfer-Encoding: chunked')],
];

describe('a request that could be read in two ways', () => {
  for (const [title, bytes, asked] of SMUGGLED) {
    test(`is refused before a handler runs, and the connection ends: ${title}`, async () => {
      const before = handled;
      const answer = await service.askRaw(Buffer.from(bytes, 'latin1'), asked);
      expect([answer.status, answer.json.code]).toEqual([400, 'malformed_request']);
      expect(answer.headers.connection).toBe('close');
      // A second request behind it is not answered.
      const { text } = await everything(service.port, bytes + get(HOST, 'Connection: close'));
      expect(statuses(text)).toEqual([400]);
      expect(handled).toBe(before);
    });
  }

  test('is not one that chunks its body as the standard says', async () => {
    const { text } = await everything(
      service.port,
      post(chunk, HOST, 'Transfer-Encoding: CHUNKED', 'Connection: close'),
    );
    expect(statuses(text)).toEqual([200]);
  });
});

describe('a refusal of HEAD', () => {
  test('by the parser has no body either', async () => {
    for (const target of [`${CITIES}?q=\xe5\x8c\x97`, `${CITIES}?q=${'x'.repeat(20_000)}`]) {
      const { text } = await everything(service.port, head(`HEAD ${target} HTTP/1.1`, HOST));
      expect(text).toMatch(/^HTTP\/1\.1 4\d\d .*\r\n\r\n$/s);
      expect(text).not.toContain('{');
    }
  });
});

describe('a body that nobody asked for', () => {
  test('is not read as the next request', async () => {
    const smuggled = get(HOST, 'X: smuggled');
    const bytes = get(HOST, `Content-Length: ${smuggled.length}`) + smuggled;
    expect(statuses((await everything(service.port, bytes)).text)).toEqual([200]);
  });

  test('is not awaited', async () => {
    const { text, ms } = await everything(service.port, get(HOST, 'Content-Length: 52428800'));
    expect(statuses(text)).toEqual([200]);
    expect(ms).toBeLessThan(3000);
  });

  test('of 50 MB is not taken in', async () => {
    const before = process.memoryUsage().rss;
    const flood = new Promise<number>((resolve) => {
      let sent = 0;
      const part = Buffer.alloc(65_536, 0x20);
      const socket = connect(service.port, '127.0.0.1', () => {
        socket.write(post('', HOST, 'Content-Length: 52428800'));
        const more = (): void => {
          while (sent < 52_428_800 && socket.writable) {
            sent += part.length;
            if (!socket.write(part)) return void socket.once('drain', more);
          }
        };
        more();
      });
      socket.on('error', () => socket.destroy()).on('close', () => resolve(sent));
      socket.resume();
    });
    expect(await flood).toBeLessThan(20_000_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(60_000_000);
  });
});

describe('a target', () => {
  test('of `*` is for OPTIONS', async () => {
    expect(
      statuses((await everything(service.port, head('OPTIONS * HTTP/1.1', HOST, 'Connection: close'))).text),
    ).toEqual([204]);
  });

  test('upwards, or with escapes, leads nowhere', async () => {
    for (const target of ['/../../etc/passwd', '/api/public/%2e%2e/%2e%2e/etc/passwd', '//etc//passwd', '/%00']) {
      const { text } = await everything(service.port, head(`GET ${target} HTTP/1.1`, HOST, 'Connection: close'));
      expect(statuses(text)).toEqual([404]);
    }
  });

  test('may be named by a header that is a trap for objects', async () => {
    const { text } = await everything(service.port, get(HOST, '__proto__: x', 'constructor: y', 'Connection: close'));
    expect(statuses(text)).toEqual([200]);
  });

  test('of an unusual method is told the usual ones', async () => {
    for (const method of ['QUERY', 'PROPFIND', 'TRACE', 'SEARCH', 'M-SEARCH', 'LINK', 'PURGE', 'LOCK']) {
      const { text } = await everything(
        service.port,
        head(`${method} ${CITIES}?q=x HTTP/1.1`, HOST, 'Connection: close'),
      );
      expect([method, statuses(text)]).toEqual([method, [405]]);
      expect(text.toLowerCase()).toContain('allow: get, head, options');
    }
  });

  test('of a tunnel, or of an upgrade, stays here', async () => {
    const tunnel = await everything(
      service.port,
      head('CONNECT elsewhere.example:443 HTTP/1.1', 'Host: elsewhere.example'),
    );
    expect(statuses(tunnel.text)).toEqual([405]);
    const upgrade = await everything(
      service.port,
      head('GET /healthz HTTP/1.1', HOST, 'Connection: close, Upgrade', 'Upgrade: websocket'),
    );
    expect(statuses(upgrade.text)).toEqual([200]);
  });
});

describe('answers on one connection', () => {
  test('come in the order of the requests, a refused one last', async () => {
    const bytes = `${get(HOST)}${head('GET /nothing HTTP/1.1', HOST)}${get(HOST)}hello\r\n\r\n`;
    expect(statuses((await everything(service.port, bytes)).text)).toEqual([200, 404, 200, 400]);
  });
});

describe('a slow client', () => {
  test('whose head does not end is cut off with 408', async () => {
    const { text, ms } = await everything(impatient.port, 'GET / HTTP/1.1\r\nHost: x\r\nX: ');
    expect(statuses(text)).toEqual([408]);
    expect(ms).toBeLessThan(2000);
  });

  test('that sends nothing at all is cut off', async () => {
    const { text, ms } = await everything(impatient.port, '');
    expect(statuses(text)).toEqual([408]);
    expect(ms).toBeLessThan(2000);
  });

  test('whose body does not come is cut off with 408', async () => {
    const { text, ms } = await everything(impatient.port, post('{', HOST, 'Content-Length: 10'));
    expect(statuses(text)).toEqual([408]);
    expect(ms).toBeLessThan(2000);
  });

  test('that drips a byte now and then is cut off all the same', async () => {
    const from = performance.now();
    await new Promise((cut) => {
      const socket = connect(impatient.port, '127.0.0.1', async () => {
        for (const byte of `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(100)}`) {
          if (!socket.writable) break;
          socket.write(byte);
          await waited(50);
        }
      });
      socket
        .resume()
        .on('error', () => socket.destroy())
        .on('close', cut);
    });
    expect(performance.now() - from).toBeLessThan(2000);
  });

  test('that asks for a large file three hundred times and reads nothing takes no memory for each', async () => {
    const before = process.memoryUsage().arrayBuffers;
    const socket = connect(service.port, '127.0.0.1', () =>
      socket.write(head('GET /docs/swagger-ui-bundle.js HTTP/1.1', HOST).repeat(300)),
    );
    socket.pause();
    socket.on('error', () => socket.destroy());
    await waited(1000);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000);
    socket.destroy();
  });

  test('has eight seconds for its head and ten for all of it, where nothing else was set', async () => {
    const [headless, bodiless] = await Promise.all([
      everything(service.port, 'GET / HTTP/1.1\r\nHost: x\r\nX: '),
      everything(service.port, post('{', HOST, 'Content-Length: 10')),
    ]);
    expect([statuses(headless.text), statuses(bodiless.text)]).toEqual([[408], [408]]);
    expect(headless.ms).toBeGreaterThan(7900);
    expect(headless.ms).toBeLessThan(9900);
    expect(bodiless.ms).toBeGreaterThan(9900);
    expect(bodiless.ms).toBeLessThan(12_500);
  });

  test('that does not read its answers is cut off before it has them all', async () => {
    let answers = 0;
    await new Promise((cut) => {
      const socket = connect(impatient.port, '127.0.0.1', () => socket.write(get(HOST).repeat(2000)));
      socket.on('data', (data) => {
        answers += statuses(data.toString('latin1')).length;
      });
      socket.pause();
      socket.on('error', () => socket.destroy()).on('close', cut);
      // Then it reads what had come before it was cut off.
      setTimeout(() => socket.resume(), 4000);
    });
    expect(answers).toBeLessThan(2000);
  });
});
