import zlib from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crc32 } from './crc32.ts';

test('the checksum is the one of ISO 3309, as zlib has it', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926); // the check value of the catalogue of CRC algorithms
  fc.assert(fc.property(fc.uint8Array({ maxLength: 4000 }), (bytes) => crc32(bytes) === zlib.crc32(bytes)));
});
