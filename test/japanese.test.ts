// Japanese as written in Japan: with Japanese characters, never Chinese or Taiwanese forms, and with Japanese punctuation.

import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { asJapanWrites } from '../places/src/japanese-characters.ts';
import { type ServiceProcess, sharedService } from './service-process.ts';
import { type TextPart, textPartsOf, wordsOfOthers } from './text-parts.ts';

const ROOT = resolve(import.meta.dirname, '..');
const FOLDERS = [
  'engine/src/presentation/words/ja',
  'engine/src/presentation/glossary/ja',
  'service/src/words/ja',
  'service/guide/ja',
  'web/src/words/ja',
];
const FILES = [
  ...FOLDERS.flatMap((folder) => readdirSync(resolve(ROOT, folder)).map((name) => `${folder}/${name}`)),
  'engine/src/presentation/draw/words/ja.ts',
  'service/src/cli/words/ja.ts',
];

/** All characters of JIS X 0208: every character of Japanese, and few others. */
const JIS = new Set(
  Array.from({ length: 94 * 94 }, (_, n) =>
    new TextDecoder('euc-jp').decode(Uint8Array.of(0xa1 + Math.floor(n / 94), 0xa1 + (n % 94))),
  ),
);

/** Characters that Japanese books print in these terms too. */
const TERMS = ['煞', '罡', '氐', '墀', '睺'];
/** The nayin keeps its old character, as Japanese tables print it. */
const OLD = ['覆燈火'];
/** Input to be typed, which has no punctuation of prose. */
const TYPED = ['緯度,経度'];
const without = (parts: readonly string[], text: string) =>
  parts.reduce((rest, part) => rest.replaceAll(part, ''), text);

/** The characters of a text that Japan does not write. */
const notJapanese = (text: string): string[] =>
  [...new Set(without(OLD, text).match(/\p{Script=Han}/gu))].filter(
    (character) => (!JIS.has(character) && !TERMS.includes(character)) || asJapanWrites(character) !== character,
  );

/** Numbers of things without a counter, or with a space before it. */
const uncounted = (text: string): string[] => [
  ...(text.match(/\{(?:count|n)\}(?![\p{Script=Han}]).{0,3}/gu) ?? []),
  ...(text.match(/\{(?:days|years|months)\} \p{Script=Han}/gu) ?? []),
];

/** Clocks that are called early or late: 早い is also earlier, and 遅い later. */
const earlyOrLate = (text: string): string[] => text.match(/分(?:早い|遅い)/gu) ?? [];

/** Latin punctuation after Japanese text, and spaces beside full-width punctuation. */
const foreignMarks = (text: string): string[] => {
  const prose = without(TYPED, text)
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^\s*\/\*\*?.*\*\/$/gm, '');
  return [
    ...(prose.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][,:;!?](?![/\d])./gu) ?? []),
    ...(prose.match(/[、。] (?! )[^|\n]/gu) ?? []),
  ];
};

describe.each(FILES)('%s', (file) => {
  const text = readFileSync(resolve(ROOT, file), 'utf8');

  test('has no character that Japan does not write', () => expect(notJapanese(text)).toEqual([]));
  test('has a counter behind every number of things, without a space', () => expect(uncounted(text)).toEqual([]));
  test('says of a clock that it is ahead or behind', () => expect(earlyOrLate(text)).toEqual([]));
  test('has full-width punctuation behind what is Japanese, and no space beside it', () =>
    expect(foreignMarks(text)).toEqual([]));
});

test('what Japan does not write is found', () => {
  expect(notJapanese('命宫在此、国際')).toEqual(['宫']);
  expect(uncounted('{count} の星、{years} 年、{count}個')).toEqual(['{count} の星', '{years} 年']);
  expect(earlyOrLate('時計は5分早い')).toEqual(['分早い']);
  expect(foreignMarks('命宮,身宮。 大限')).toEqual(['宮,身', '。 大']);
});

describe('what the service says, on its pages and in its answers,', () => {
  let service: ServiceProcess;
  let all: readonly TextPart[];
  beforeAll(async () => {
    service = await sharedService();
    all = await textPartsOf(service.url, 'ja');
  });

  test('has no character that Japan does not write', () => {
    const found = all.map(({ where, text }) => [where, notJapanese(text)] as const);
    expect(found.filter(([, characters]) => characters.length > 0)).toEqual([]);
  });

  test('has no word in Latin letters that has a Japanese one', () => {
    const found = all.map((status) => [status.where, wordsOfOthers(status)] as const);
    expect(found.filter(([, words]) => words.length > 0)).toEqual([]);
  });

  test('has its kana composed', () => {
    expect(all.filter(({ text }) => text !== text.normalize('NFC')).map(({ where }) => where)).toEqual([]);
  });
});
