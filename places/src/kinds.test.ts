// Words and characters for kinds of places.

import { expect, test } from 'vitest';
import { isExplicitlyInside, withoutKindCharacter, withoutKindWords } from './kinds.ts';

test.each([
  ['taipei city daan district', 'taipei daan'],
  ['pudong new area shanghai', 'pudong shanghai'],
  ['city of london', 'city of london'],
])('%s without words for a kind is %s', (words, left) =>
  expect(withoutKindWords(words.split(' '))).toEqual(left.split(' ')),
);

test.each([
  ['柳江县', '柳江'],
  ['渭南地区', '渭南'],
  ['昭乌达盟', '昭乌达'],
  ['单县', undefined],
  ['上海', undefined],
  ['수원시', '수원'],
  ['福岡県', undefined],
  ['さっぽろし', 'さっぽろ'],
])('%s without its kind is %s', (name, bare) => expect(withoutKindCharacter(name)).toBe(bare));

test.each([
  ['城关镇', '托克托县', true],
  ['城关镇', '嵊州市', true],
  ['昆山市', '上海市', false],
  ['昆山', '上海', false],
])('%s, %s: surely inside %s', (name, around, inside) => expect(isExplicitlyInside(name, around)).toBe(inside));
