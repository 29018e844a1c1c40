import { request } from 'node:http';
import * as zlib from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BIRTH, CHART, CITIES, chartOf, target } from '../../test/births.ts';
import { type RunningService, startService } from '../../test/running-service.ts';

const { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } = zlib;
// Node has Zstandard from 22.15 and 23.8 on.
const { zstdDecompressSync } = zlib as { readonly zstdDecompressSync?: (bytes: Buffer) => Buffer };
const KEPT = ['br', 'gzip'];
const FRESH = zstdDecompressSync ? ['zstd', ...KEPT] : KEPT;

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

interface Raw {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
}

/** The answer as it comes over the wire; fetch would unpack it. */
function wire(path: string, headers: Record<string, string>, method = 'GET', body = ''): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const requested = request({ port: service.port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, bytes: Buffer.concat(chunks) }),
      );
    });
    requested.on('error', reject).end(body);
  });
}

const unpacked = ({ headers, bytes }: Raw): string => {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(bytes).toString();
  if (headers['content-encoding'] === 'zstd') return zstdDecompressSync!(bytes).toString();
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString();
};

const DOCUMENT = '/api/public/openapi.json';
const SEARCH = target(CITIES, { q: 'springfield' });

describe('a client that accepts compression', () => {
  for (const [path, codings] of [
    [chartOf(), FRESH],
    [SEARCH, FRESH],
    [DOCUMENT, KEPT],
  ] as const) {
    test(`gets the same as everyone else from ${path.split('?')[0]}, in fewer bytes`, async () => {
      const plain = await wire(path, {});
      expect(plain.headers['content-encoding']).toBeUndefined();
      for (const coding of codings) {
        const packed = await wire(path, { 'accept-encoding': coding });
        expect(packed.headers['content-encoding']).toBe(coding);
        expect(Number(packed.headers['content-length'])).toBe(packed.bytes.length);
        expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
        expect(unpacked(packed)).toBe(plain.bytes.toString());
      }
    });

    test(`is distinguished by caches at ${path.split('?')[0]}, as are those who take none`, async () => {
      for (const headers of [{}, { 'accept-encoding': 'br' }, { 'accept-encoding': 'identity' }] as Record<
        string,
        string
      >[]) {
        expect((await wire(path, headers)).headers.vary).toBe('Accept-Encoding');
      }
    });

    test(`gets by HEAD the headers of GET from ${path.split('?')[0]}`, async () => {
      const compared = ['content-encoding', 'content-length', 'content-type', 'vary', 'etag', 'cache-control'];
      for (const coding of [...codings, 'identity']) {
        const got = await wire(path, { 'accept-encoding': coding });
        const output = await wire(path, { 'accept-encoding': coding }, 'HEAD');
        expect(output.bytes.length).toBe(0);
        for (const name of compared) expect([name, output.headers[name]]).toEqual([name, got.headers[name]]);
      }
    });
  }

  test('gets a chart by POST as by GET', async () => {
    const packed = await wire(CHART, { 'accept-encoding': 'br' }, 'POST', JSON.stringify(BIRTH));
    expect(packed.headers['content-encoding']).toBe('br');
    expect(JSON.parse(unpacked(packed)).fourPillars.hanzi).toBe('庚午 癸未 己丑 戊辰');
  });

  // The longest of 100,000 charts and of 6,000 other answers, each also with the longest name, of random characters.
  const name = Array.from({ length: 100 }, (_, n) => String.fromCodePoint(0x20000 + ((n * 7919) % 40_000))).join('');
  test.each([
    { date: '2090-10-13', hour: '1', minute: undefined, cityId: 'urumqi-1529102' },
    { date: '2014-09-13', hour: '1', minute: undefined, cityId: 'urumqi-1529102', calendar: 'lunar', gender: 'female' },
  ])('gets every chart in at most 10.5 KB: $date', async (longest) => {
    for (const lang of ['en', 'zh', 'zh-Hant']) {
      for (const [path, bytesOfName] of [
        [chartOf({ ...longest, lang }), 0],
        [chartOf({ ...longest, lang, name }), Buffer.byteLength(name)],
      ] as const) {
        expect((await wire(path, {})).bytes.length).toBeLessThan(41_472);
        for (const coding of FRESH) {
          const { bytes } = await wire(path, { 'accept-encoding': coding });
          expect([lang, coding, bytes.length]).toEqual([
            lang,
            coding,
            expect.toSatisfy((size) => size < 10.5 * 1024 + bytesOfName),
          ]);
        }
      }
    }
  });

  test('gets the coding that costs the least, of those it takes equally well', async () => {
    const { headers } = await wire(chartOf(), { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(headers['content-encoding']).toBe(FRESH[0]);
  });

  // Brotli’s own default takes 300 times as long for 3 % less, so the level is tested by size: larger than Brotli at quality 2, and at most 1.17 times
  // that size.
  test('gets it from the cheap levels', async () => {
    const { bytes: plain } = await wire(chartOf(), {});
    const better = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } }).length;
    for (const coding of FRESH) {
      const { bytes } = await wire(chartOf(), { 'accept-encoding': coding });
      expect([coding, bytes.length]).toEqual([
        coding,
        expect.toSatisfy((size) => size > better && size < 1.17 * better),
      ]);
    }
    const { bytes } = await wire(chartOf(), { 'accept-encoding': 'gzip' });
    expect(bytes.length).toBeGreaterThan(gzipSync(plain, { level: 4 }).length);
  });

  test('gets short answers and problems as they are', async () => {
    for (const path of ['/healthz', CHART, '/nothing']) {
      expect((await wire(path, { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
    }
  });
});

describe('the tag of an answer', () => {
  for (const path of [SEARCH, DOCUMENT, '/']) {
    test(`is the same in every coding, and saves sending ${path.split('?')[0]} again`, async () => {
      const { headers } = await wire(path, {});
      const etag = headers.etag as string;
      expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
      for (const coding of ['br', 'gzip', 'identity']) {
        for (const method of ['GET', 'HEAD']) {
          const again = await wire(path, { 'accept-encoding': coding, 'if-none-match': `"x", ${etag}` }, method);
          expect(again.status).toBe(304);
          expect(again.bytes.length).toBe(0);
          expect(again.headers).toMatchObject({ etag, vary: expect.stringContaining('Accept-Encoding') });
          expect(again.headers['content-encoding']).toBeUndefined();
        }
      }
    });
  }

  test('differs with what is found', async () => {
    const tags = ['springfield', '北京'].map(async (q) => (await wire(target(CITIES, { q }), {})).headers.etag);
    expect(new Set(await Promise.all(tags)).size).toBe(2);
  });
});
