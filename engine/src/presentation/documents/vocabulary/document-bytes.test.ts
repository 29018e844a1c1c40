import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DocumentBytes } from './document-bytes.ts';

const output = (out: DocumentBytes): string => out.take(Buffer.alloc).toString('utf8');

test('texts that are kept and texts that are not stand one after the other, in any script and of any length', () => {
  const texts = fc.array(fc.record({ text: fc.string({ unit: 'binary', maxLength: 40 }), isKept: fc.boolean() }));
  const out = new DocumentBytes();
  fc.assert(
    fc.property(texts, (parts) => {
      const saved = parts.map(({ text, isKept }) => (isKept ? out.store(text) : undefined));
      parts.forEach(({ text }, n) => {
        const it = saved[n];
        if (it === undefined) out.text(text);
        else out.write(it);
      });
      const whole = parts.map(({ text }) => Buffer.from(text).toString('utf8')).join('');
      expect(output(out)).toBe(whole);
    }),
    {
      seed: 20261121,
      numRuns: 2000,
      // Texts whose bytes are nearest to a NaN: the last of eight bytes is 7F, the one before it the highest that occurs.
      examples: [
        [[{ text: 'abc\u{10ffff}\u007f'.repeat(3), isKept: true }]],
        [[{ text: 'abcdef\u00ff\u007f', isKept: true }]],
      ],
    },
  );
});

test('a text of 8,191 bytes can be kept, a longer one is refused', () => {
  const out = new DocumentBytes();
  out.write(out.store(`${'子'.repeat(2730)}x`));
  expect(output(out)).toBe(`${'子'.repeat(2730)}x`);
  expect(() => out.store('x'.repeat(8192))).toThrow(RangeError);
});

test('each of many stored texts is written as it was stored', () => {
  const out = new DocumentBytes();
  const saved = Array.from({ length: 40_000 }, (_, n) => out.store(`text ${n}`));
  for (const n of [0, 1, 9_999, 39_999]) {
    out.write(saved[n]!);
    expect(output(out)).toBe(`text ${n}`);
  }
});

test('whole numbers are written as JSON writes them', () => {
  const out = new DocumentBytes();
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 15) + 1, max: 10 ** 15 - 1 }), (number) => {
      out.whole(number);
      expect(output(out)).toBe(JSON.stringify(number));
    }),
    {
      seed: 20261121,
      numRuns: 2000,
      examples: [[0], [-0], [9], [10], [-10], [99], [100], [10 ** 15 - 1], [1 - 10 ** 15]],
    },
  );
});

test('a document stands in the memory that was given for it, and fills it', () => {
  const out = new DocumentBytes();
  const lengths: number[] = [];
  const memory = (length: number) => {
    lengths.push(length);
    return new Uint8Array(length).fill(0xff);
  };
  out.text('子');
  out.write(out.store('丑寅'));
  const taken = out.take(memory);
  expect(lengths).toEqual([9]);
  expect(taken).toEqual(new TextEncoder().encode('子丑寅'));
});

test('the last byte can be taken back, and what was not taken can be forgotten', () => {
  const out = new DocumentBytes();
  out.text('1,2,');
  out.back();
  expect(output(out)).toBe('1,2');
  out.text('of another');
  out.begin();
  expect(output(out)).toBe('');
});

test('a comma behind the last member is dropped, and nothing else', () => {
  const out = new DocumentBytes();
  out.text('{"a":1,');
  out.dropComma();
  out.dropComma();
  expect(output(out)).toBe('{"a":1');
});
