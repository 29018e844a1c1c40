// Spellings that are one name, and ones that are not (docs/rules/places.md, section 2, step 6).

import { expect, test } from 'vitest';
import { fold } from './fold.ts';

const variants = new Map([
  ['臺', '台'],
  ['東', '东'],
  ['広', '广'],
  ['島', '岛'],
]);

const SAME: readonly (readonly string[])[] = [
  ["Xi'an", 'Xī’ān', 'xi an', 'XIAN', 'Xi-an'],
  ["T'ai-pei", 'Taipei', 'TAI PEI'],
  ['São Paulo', 'Sao Paulo'],
  ['Zürich', 'Zurich'],
  ['Łódź', 'Lodz'],
  ['Tromsø', 'Tromso'],
  ['Đà Nẵng', 'Da Nang', 'Ða Nang'],
  ['İzmir', 'Izmir', 'IZMIR'],
  ['臺東', '台东'],
  ['広島', '广岛'],
  ['ひろしま', 'ヒロシマ'],
  ['Ｔｏｋｙｏ', 'tokyo'],
  ['Hawaiʻi', 'Hawaii'],
  ['Орёл', 'Орел', 'ОРЕЛ'],
  ['Αθήνας', 'ΑΘΗΝΑΣ'],
  ['أبو ظبي', 'ابوظبي', 'ابوظبی'],
  ['דְּמַשֶׂק', 'דמשק'],
];
for (const spellings of SAME) {
  test(`${spellings.join(', ')} are one name`, () => {
    expect(new Set(spellings.map((spelling) => fold(spelling, variants))).size).toBe(1);
  });
}

test('a voiced kana is another kana', () => {
  expect(fold('ガ', variants)).toBe('が');
  expect(fold('カ', variants)).toBe('か');
});

test('vowel signs and tones that are letters stay', () => {
  expect(fold('दिल्ली', variants)).not.toBe(fold('दल्ली', variants));
  expect(fold('ใหม่', variants)).not.toBe(fold('ใหม', variants));
});

test('hangul stays whole', () => expect(fold('서울', variants)).toBe('서울'));

test('what is no letter and no digit leaves nothing', () => expect(fold(' …-’😀\u202e\u0000', variants)).toBe(''));
