import { expect, test } from 'vitest';
import { canonicalFields } from './answers.ts';
import { SelectionCache } from './selection-cache.ts';

test('every spelling of a selection is the same selection', () => {
  const groups = { all: 'input,meta,palaces', few: 'palaces' };
  for (const fields of ['all', 'all,all', ' all ,all', 'few,meta,input', 'palaces,input, meta,palaces']) {
    expect(canonicalFields(fields, groups)).toBe('input,meta,palaces');
  }
  expect(canonicalFields('few', groups)).toBe('palaces');
});

test('a selection gets a value when it is used often, and there are never more values than the bound', () => {
  const cache = new SelectionCache<string>(2);
  let made = 0;
  const use = (selection: string, times: number) => {
    let value: string | undefined;
    for (let i = 0; i < times; i++) value = cache.get(selection, () => `${selection}${++made}`);
    return value;
  };
  expect(use('a', 7)).toBeUndefined();
  expect(use('a', 1)).toBe('a1');
  for (let n = 0; n < 1500; n++) expect(use(`once${n}`, 1)).toBeUndefined();
  expect(use('a', 5)).toBe('a1'); // others did not displace it
  expect(use('b', 8)).toBe('b2');
  expect(use('a', 1)).toBe('a1');
  // If three selections in turn displaced each other, each request would create one: a millisecond and up to a megabyte.
  for (let n = 0; n < 500; n++) for (const selection of ['a', 'b', 'c']) use(selection, 1);
  expect(made).toBe(2);
  for (let n = 0; n < 1000; n++) use('a', 1);
  expect(use('c', 8)).toBe('c3'); // in place of b, which is used no more
  expect(cache.size).toBe(2);
  expect(use('a', 1)).toBe('a1');
  expect(use('b', 1)).toBeUndefined();
});
