import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonFault, jsonFields, jsonItems, repeatedName } from './json-fields.ts';

const text = (value: string) => ({ kind: 'text', text: value });

describe('the fields of a JSON body', () => {
  test('keep the digits that numbers were written with', () => {
    expect(
      jsonFields('{"a":8.0,"b":1e1,"c":-0,"d":"08","e":true,"f":null,"g":[1],"h":{}}')?.map(({ sent }) => sent),
    ).toEqual([
      { kind: 'number', text: '8.0' },
      { kind: 'number', text: '1e1' },
      { kind: 'number', text: '-0' },
      text('08'),
      { kind: 'boolean', value: true },
      { kind: 'null' },
      { kind: 'composite', text: '[1]' },
      { kind: 'composite', text: '{}' },
    ]);
  });

  test('are all there when a name comes twice, even escaped', () => {
    expect(jsonFields('{"hour":8, "ho\\u0075r" : 9}')?.map(({ name, sent }) => [name, sent])).toEqual([
      ['hour', { kind: 'number', text: '8' }],
      ['hour', { kind: 'number', text: '9' }],
    ]);
  });

  test('are not confused by what stands inside texts, lists and objects', () => {
    const body = '{"a":"x\\",\\"b\\":1}","c":{"d":2,"e":[{"f":3}]},"":"empty","g":"\\\\"}';
    expect(jsonFields(body)?.map(({ name, sent }) => [name, sent])).toEqual([
      ['a', text('x","b":1}')],
      ['c', { kind: 'composite', text: '{"d":2,"e":[{"f":3}]}' }],
      ['', text('empty')],
      ['g', text('\\')],
    ]);
  });

  test('point to where they stand, where that needs no escaping', () => {
    expect(jsonFields('{"hour":8,"a/b":1}')?.map(({ pointer }) => pointer)).toEqual(['#/hour', undefined]);
  });

  test('do not exist in anything but one object', () => {
    for (const body of ['', 'null', '[]', '"{}"', '5', '{', '{} {}', '{"a":1,}', "{'a':1}", '{"a":NaN}']) {
      expect(jsonFields(body), body).toBeUndefined();
    }
  });

  test('are those of JSON.parse, for any object', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.jsonValue())),
        fc.integer({ min: 0, max: 2 }),
        (object, indent) => {
          const fields = jsonFields(JSON.stringify(object, undefined, indent))!;
          expect(fields.map(({ name }) => name)).toEqual(Object.keys(JSON.parse(JSON.stringify(object))));
          for (const { name, sent } of fields) {
            if (sent.kind === 'text') expect(sent.text).toBe(object[name]);
            if (sent.kind === 'number') expect(Number(sent.text)).toBe(JSON.parse(JSON.stringify(object[name])));
          }
        },
      ),
    );
  });
});

describe('what makes a text no JSON object', () => {
  test.each([
    ['{"minute":NaN,"a":1}', 'syntax', 11, 'NaN'], // Python's json.dumps(float('nan'))
    ['{"hour":8,}', 'syntax', 11, '}'],
    ["{'hour':8}", 'syntax', 2, "'"],
    ['{“date”:1}', 'quotes', 2, '“'],
    ['{"a":1} // x', 'syntax', 9, '/'],
    ['{"a":08}', 'syntax', 6, '08'],
    ['{"a":[1,]}', 'syntax', 9, ']'],
    ['{"a" 1}', 'syntax', 6, '1'],
    ['{"a":1', 'syntax', 7, ''],
    ['{"北京":1,,}', 'syntax', 9, ','],
    [' [{}]', 'list', 2, '['],
    ['"x"', 'syntax', 1, '"'],
  ])('%s: %s at character %i', (text, fault, position, found) =>
    expect(jsonFault(text)).toEqual({ fault, position, found }),
  );

  test('is found wherever JSON.parse finds one', () => {
    const letters = fc.constantFrom('{', '}', '[', ']', ',', ':', '"a"', '1', '1.', 'true', ' ', 'e');
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 12 }), (parts) => {
        const text = `{${parts.join('')}`;
        let isObject = true;
        try {
          JSON.parse(text);
        } catch {
          isObject = false;
        }
        expect(jsonFault(text) === undefined, text).toBe(isObject);
      }),
    );
  });
});

test.each([
  ['[]', []],
  ['[ ]', []],
  ['[1e999, -0,8.0]', ['1e999', '-0', '8.0']],
  ['["a,b","]","\\"",[1,{}]]', ['a,b', ']', '"', '[1,{}]']],
  ['{"a":[1]}', undefined],
])('the items of the list %s are as they were written', (json, texts) => {
  expect(jsonItems(json)?.map((item) => 'text' in item && item.text)).toEqual(texts);
});

test.each([
  ['{"a":1,"b":{"a":1},"c":[{"a":1},{"a":1}]}', undefined],
  ['["a","a",{"x":"x"}]', undefined],
  ['{"a":"{\\"b\\":1,\\"b\\":1}"}', undefined],
  ['{"hour":8,"ho\\u0075r":9}', 'hour'],
  ['[{"p":{"__proto__":1,"__proto__":2}}]', '__proto__'],
  ['{"a":[{"b":1}],"a":2}', 'a'],
])('of %s the name that comes twice in one object is %s', (json, name) => {
  expect(repeatedName(json)).toBe(name);
});
