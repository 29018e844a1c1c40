import { expect, test } from 'vitest';
import { codingFor } from './content-coding.ts';

// Headers of browsers, curl and libraries, and the examples of RFC 9110 §12.5.3.
for (const [sent, coding] of [
  [undefined, undefined],
  ['', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['compress, gzip', 'gzip'],
  ['*', 'br'],
  ['compress;q=0.5, gzip;q=1.0', 'gzip'],
  ['gzip;q=1.0, identity; q=0.5, *;q=0', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['BR', 'br'],
  ['x-gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['identity;q=1, br;q=0.1', undefined],
  ['identity', undefined],
  ['identity;q=0', undefined],
  ['br;q=2', undefined],
  ['br;q=abc, gzip;q=', undefined],
  [';;;,,,q=1', undefined],
  ['__proto__, constructor', undefined],
] as const) {
  test(`Accept-Encoding "${sent}" is answered in ${coding ?? 'no coding'}`, () => {
    expect(codingFor(sent, ['br', 'gzip'])).toBe(coding);
  });
}

for (const [sent, coding] of [
  ['gzip, deflate, br, zstd', 'zstd'],
  ['zstd', 'zstd'],
  ['zstd;q=0.5, br', 'br'],
  ['zstd;q=0, gzip', 'gzip'],
  ['gzip, deflate', 'gzip'],
  ['*', 'br'],
] as const) {
  test(`where Zstandard is spoken, Accept-Encoding "${sent}" is answered in ${coding}`, () => {
    expect(codingFor(sent, ['zstd', 'br', 'gzip'])).toBe(coding);
  });
}
