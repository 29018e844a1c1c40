import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formFields } from './form-fields.ts';

const read = (query: string) => formFields(query, 'query').map(({ name, sent }) => [name, sent]);
const text = (value: string) => ({ kind: 'text', text: value });

describe('the fields of a query', () => {
  test('have spaces for plus signs and are decoded as UTF-8', () => {
    expect(read('q=New+York%20%E5%8C%97%E4%BA%AC&%6Cang=zh')).toEqual([
      ['q', text('New York 北京')],
      ['lang', text('zh')],
    ]);
  });

  test('may be empty, repeated, or hold an equals sign', () => {
    expect(read('a&b=&&c=1=2&c=3')).toEqual([
      ['a', text('')],
      ['b', text('')],
      ['c', text('1=2')],
      ['c', text('3')],
    ]);
  });

  test('that are not percent-encoded UTF-8 are unreadable, and shown as far as they can be', () => {
    for (const [value, shown] of [
      ['%ff', '\ufffd'],
      ['1990%', '1990%'],
      ['%c0%ae', '\ufffd\ufffd'],
      ['%ed%a0%80', '\ufffd\ufffd\ufffd'],
      ['a=b%ff', 'a=b\ufffd'],
    ] as const) {
      expect(read(`q=${value}`)).toEqual([['q', { kind: 'unreadable', text: shown }]]);
    }
  });

  test('are those of URLSearchParams, for anything that it writes', () => {
    const pairs = fc.array(fc.tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' })));
    fc.assert(
      fc.property(pairs, (written) => {
        const fields = formFields(`${new URLSearchParams(written)}`, 'query');
        expect(fields.map(({ name, sent }) => [name, 'text' in sent ? sent.text : ''])).toEqual([
          ...new URLSearchParams(`${new URLSearchParams(written)}`),
        ]);
      }),
    );
  });
});
