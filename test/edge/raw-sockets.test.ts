// Requests on plain sockets: those that two programs on the way could parse differently are rejected before
// a handler runs, as are those with tricks of size. Each answer is a problem with CORS, and the connection ends.

import { connect } from 'node:net';
import { loadGazetteer } from 'beichen-places/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHART, CITIES, chartOf } from '../../service/test/births.ts';
import { type RunningService, startService } from '../../service/test/running-service.ts';
import { body, chunk, everything, get, HOST, head, post, statuses } from './bare-socket.ts';

let service: RunningService;
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
});
afterAll(() => service.close());

const POSTED = { method: 'POST', path: CHART };
const GOT = { method: 'GET', path: CHART };

// The bytes, and the request for which the checker reads the answer; absent if the HTTP parser rejects the bytes.
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
      // A second request after it gets no response.
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

describe('a body that nobody requested', () => {
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

  test('of an unusual method gets the names of the usual ones', async () => {
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
