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

  // GB 18030-2022: 北京 = B1B1 BEA9, 喇 = C0AE, 㑇 = FE56.
  test('that are GB18030 and not UTF-8 are marked as such', () => {
    for (const [value, text] of [
      ['%B1%B1%BE%A9', '北京'],
      ['a+%b1%b1', 'a 北'],
      ['%c0%ae', '喇'],
      ['%FE%56', '㑇'],
      ['%FEV', '㑇'],
    ] as const) {
      expect(read(`q=${value}`)).toEqual([['q', { kind: 'gb18030', text }]]);
    }
  });

  test('that are not percent-encoded UTF-8 are unreadable, and shown as far as they can be', () => {
    for (const [value, shown] of [
      ['%ff', '\ufffd'],
      ['1990%', '1990%'],
      ['%ed ', '\ufffd '],
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
