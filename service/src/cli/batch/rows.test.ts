import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineOf, SEPARATORS } from './csv.ts';
import { type Encoding, encodingOf, TextInput, textIn } from './encoding.ts';
import { RowsReader } from './read-rows.ts';
import { RowReader, type Rows } from './rows.ts';

/** The rows of a file that comes in chunks, with their number and cells or faults. */
async function rowsOf(chunks: readonly Uint8Array[], columns: number, isWhole = true) {
  const encodings: Encoding[] = [];
  const input = new TextInput(
    (async function* () {
      yield* chunks;
    })(),
  );
  const reader = new RowReader(input, { isWhole, countKnown: () => 0, onEncoding: (each) => encodings.push(each) });
  const file = await reader.open();
  const names = Array.from({ length: columns }, (_, n) => ({ name: `c${n}`, parameter: undefined }));
  const rows = new RowsReader({ file, columns: names, given: new Set(), language: 'en' });
  const pieces: Rows[] = [];
  for await (const piece of reader.rest()) pieces.push(piece);
  const read = pieces.flatMap((piece) => [...rows.read(piece)]);
  return { encodings, read: read.map(({ row, births, copied, faults }) => ({ row, births, copied, faults })) };
}

/** The bytes in chunks of the given lengths, which repeat. */
function chunksOf(bytes: Uint8Array, lengths: readonly number[]): Uint8Array[] {
  const chunks: Uint8Array[] = [];
  for (let at = 0, n = 0; at < bytes.length; n++) {
    const length = lengths[n % lengths.length]!;
    chunks.push(bytes.subarray(at, at + length));
    at += length;
  }
  return chunks;
}

const CELL = fc.string({
  unit: fc.constantFrom('a', '"', ',', ';', '\t', '\n', '\r\n', ' ', '李', 'é', '𠮷'),
  maxLength: 6,
});
const TABLE = fc.array(fc.array(CELL, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 12 });
const LENGTHS = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });

describe('rows and cells', () => {
  test('are those that were written, however a file comes, in UTF-8 and UTF-16', async () => {
    await fc.assert(
      fc.asyncProperty(TABLE, LENGTHS, fc.boolean(), async (cells, lengths, isUtf16) => {
        const text = `x,y,z\n${cells.map((row) => lineOf(row)).join('')}`;
        const bytes = isUtf16 ? Buffer.from(`\ufeff${text}`, 'utf16le') : Buffer.from(text);
        const { read } = await rowsOf(chunksOf(bytes, lengths), 3);
        const whole = await rowsOf([bytes], 3);
        expect(read).toEqual(whole.read);
        expect(read.slice(1)).toEqual(
          cells.map((row, n) => ({ row: n + 2, births: 1, copied: row.map((cell) => cell || undefined), faults: [] })),
        );
      }),
      { numRuns: 200 },
    );
  });

  test('of any bytes are counted by lines: a fault takes nothing of the rows behind it', async () => {
    const line = fc.string({ unit: fc.constantFrom('a', '"', ',', 'b'), maxLength: 8 }).map((text) => `k,${text}`);
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 12 }), LENGTHS, async (lines, lengths) => {
        const bytes = Buffer.from(`${lines.join('\n')}\n`);
        const { read } = await rowsOf(chunksOf(bytes, lengths), 40);
        expect(read).toEqual((await rowsOf([bytes], 40)).read);
        // If no valid row has several lines, each line is a birth and has the number of the line.
        const multiLine = read.some(({ copied, faults }) => faults.length === 0 && `${copied}`.includes('\n'));
        if (multiLine) return;
        expect(read.reduce((sum, { births }) => sum + births, 0)).toBe(lines.length);
        for (const [n, { row, births }] of read.entries())
          expect(read[n + 1]?.row ?? lines.length + 1).toBe(row + births);
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    ['a long cell', `x,y\n1,${'a'.repeat(70_000)}\n2,b\n`, 3, /more than 65536 bytes.*: 1, from line 2/],
    [
      'a long cell in marks',
      `x,y\n1,"${'a\n'.repeat(40_000)}"\n2,b\n`,
      3,
      /more than 65536 bytes.*: 40001, from line 2/,
    ],
    [
      'a mark that is never closed',
      `x,y\n1,"${'a\n'.repeat(40_000)}`,
      undefined,
      /more than 65536 bytes.*: 40000, from line 2/,
    ],
  ])('of %s are one fault, and the others go on', async (_, text, next, fault) => {
    const bytes = Buffer.from(text);
    for (const lengths of [[bytes.length], [65_536], [1000]]) {
      const { read } = await rowsOf(chunksOf(bytes, lengths), 2);
      expect(read[1]!.row).toBe(2);
      expect(read[1]!.faults.join(' ')).toMatch(fault);
      expect(read[2]?.row).toBe(next);
    }
  });

  test('of objects are lines', async () => {
    const { read } = await rowsOf([Buffer.from(`{"a":"${'b'.repeat(70_000)}"}\n\n{"a":1}\n{`)], 0);
    expect(read.map(({ row, faults }) => [row, faults.length])).toEqual([
      [1, 2],
      [3, 0],
      [4, 1],
    ]);
  });
});

describe('the encoding of a file', () => {
  const sample = (...rows: string[]) => Buffer.from(`${rows.join('\n')}\n`, 'latin1');
  // 李娜 王伟 张婷 陈喆 in GB18030; 劉德華, with an ASCII letter as its last byte; 琪 alone.
  test.each<[Encoding, Buffer]>([
    ['gb18030', sample('a,\xc0\xee\xc4\xc8', 'b,\xcd\xf5\xce\xb0', 'c,\xd5\xc5\xe6\xc3', 'd,\xb3\xc2\x86\xb4')],
    ['gb18030', sample('a,\x84\xa2\xb5\xc2\xc8\x41')],
    ['gb18030', sample('a,\xe7\xf7')],
    ['windows-1252', sample('a,Zo\xeb', 'b,Fran\xe7ois', 'c,\xc5se', 'd,\xd1u\xf1oa', 'e,na\xefve', 'f,\xc9LO\xcfSE')],
    ['windows-1252', sample('a,Gr\xf6\xdfe', 'b,cr\xe9\xe9e')],
    ['windows-1252', sample('a,\x93quoted\x94 \x96 na\xefve')],
    ['utf-8', Buffer.from('a,José\nb,Zoë\n')],
    ['utf-8', Buffer.concat([Buffer.from('a,李\nb,王\n'), sample('c,\xe9', 'd,\xe9', 'e,\xe9')])],
  ])('%s is decided from %j', (encoding, bytes) => expect(encodingOf(bytes)).toBe(encoding));

  test('is decided where the first letter outside ASCII is, from what follows it', async () => {
    const rows = Array.from({ length: 20_000 }, (_, n) => `${n},x`).join('\n');
    const { encodings, read } = await rowsOf(
      chunksOf(Buffer.from(`a,b\n${rows}\n1,\xc0\xee\n`, 'latin1'), [65_536]),
      2,
    );
    expect([encodings, read.at(-1)!.copied]).toEqual([['gb18030'], ['1', '李']]);
  });

  test('is not waited for in a pipe of UTF-8, whose writer may wait for an answer', async () => {
    const chunks = [Buffer.from('a,b\n1,李\n')];
    const endless = {
      [Symbol.asyncIterator]: () => ({
        next: async () =>
          chunks.length > 0
            ? { value: chunks.shift()!, done: false }
            : new Promise<IteratorResult<Buffer>>(() => undefined),
      }),
    };
    const known = { isWhole: false, countKnown: () => 0, onEncoding: () => undefined };
    const reader = new RowReader(new TextInput(endless), known);
    await reader.open();
    expect(textIn(Buffer.from((await reader.next())!.bytes), undefined)).toBe('a,b\n');
    expect((await reader.next())!.encoding).toBe('utf-8');
  });
});

test('each separator is one byte', () => {
  expect(Object.values(SEPARATORS).map((mark) => Buffer.byteLength(mark))).toEqual([1, 1, 1]);
});
