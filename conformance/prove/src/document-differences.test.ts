import { castChart, describeChart, documentWriter } from 'beichen';
import { describe, expect, test } from 'vitest';
import { variedBirths } from './births/varied-births.ts';
import { documentDifferences, memberDifferences } from './document-differences.ts';

const chart = castChart(variedBirths(1, 1)[0]!);
const document = JSON.stringify(describeChart(chart, { language: 'zh' }));
const written = documentWriter('zh')(chart);

describe('a whole chart', () => {
  test('is itself, as text and as bytes', () => {
    expect(documentDifferences(document, document)).toEqual([]);
    expect(documentDifferences(written, document)).toEqual([]);
  });

  test('with one wrong word differs in one member, which is named with both values', () => {
    const read = JSON.parse(document);
    const palace = read.palaces.findIndex(({ majorStars }: { majorStars: unknown[] }) => majorStars.length > 0);
    const right = read.palaces[palace].majorStars[0].name;
    read.palaces[palace].majorStars[0].name = '北辰';
    expect(documentDifferences(Buffer.from(JSON.stringify(read)), written)).toEqual([
      `palaces[${palace}].majorStars[0].name: "北辰" ≠ ${JSON.stringify(right)}`,
    ]);
  });

  test('with one wrong byte anywhere never passes', () => {
    for (let at = 0; at < written.length; at += 97) {
      const broken = Uint8Array.from(written);
      broken[at] = broken[at] === 0x37 ? 0x38 : 0x37;
      const status = documentDifferences(broken, written);
      expect(status.length).toBeGreaterThan(0);
      expect(status.join('').length).toBeLessThan(800);
    }
  });
});

// biome-ignore format: one difference a row
const ROWS: readonly (readonly [what: string, ours: string, theirs: string, said: readonly string[]])[] = [
  ['a value of another type',       '{"a":{"b":1}}',   '{"a":{"b":"1"}}',  ['a.b: 1 ≠ "1"']],
  ['a member that is missing',      '{"a":[{}]}',      '{"a":[{"b":2}]}',  ['a[0].b: absent ≠ 2']],
  ['a member too many',             '{"a":null}',      '{}',               ['a: null ≠ absent']],
  ['a longer list',                 '[1,2]',           '[1]',              ['[1]: 2 ≠ absent']],
  ['a list in place of an object',  '{"a":[]}',        '{"a":{}}',         ['a: [] ≠ {}']],
  ['members in another order',      '{"a":{"b":1,"c":2}}', '{"a":{"c":2,"b":1}}', ['a, order of its members: b ≠ c']],
  ['a name that is no identifier',  '{"a b":{"c":1}}', '{"a b":{"c":2}}',  ['["a b"].c: 1 ≠ 2']],
  ['a name that objects inherit',   '{"toString":1}',  '{}',               ['toString: 1 ≠ absent']],
  ['the whole of it',               'true',            'false',            ['the document: true ≠ false']],
  ['the sign of nothing',           '[-0]',            '[0]',              ['[0]: -0 ≠ 0']],
  ['how a number is written',       '[1.0]',           '[1]',              ['byte 2, after "[1": 0x2e ≠ 0x5d']],
  ['a space',                       '{"a": 1}',        '{"a":1}',          ['byte 5, after "{\\"a\\":": 0x20 ≠ 0x31']],
  ['a member that stands twice',    '{"a":1,"a":2}',   '{"a":2}',          ['byte 5, after "{\\"a\\":": 0x31 ≠ 0x32']],
  ['a text that is no JSON',        '{"a":',           '{"a":1}',          ['byte 5, after "{\\"a\\":": the end ≠ 0x31']],
];
test.each(ROWS)('%s is named', (_, ours, theirs, status) => {
  expect(documentDifferences(ours, theirs)).toEqual(status);
});

test('of many differences the first five are named', () => {
  const status = memberDifferences([1, 2, 3, 4, 5, 6, 7], []);
  expect(status).toHaveLength(6);
  expect(status[4]).toBe('[4]: 5 ≠ absent');
  expect(status[5]).toBe('…');
});

test('a byte that is no UTF-8 is not the sign that stands for it', () => {
  expect(documentDifferences(Uint8Array.of(0x22, 0xff, 0x22), '"\ufffd"')).toEqual([
    'byte 1, after "\\"": 0xff ≠ 0xef',
  ]);
});
