// Korean as written in Korea: in hangul, with Hanja in brackets only, and no particle whose form depends on the sound of a value before it.

import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ServiceProcess, sharedService } from './service-process.ts';
import { type TextPart, textPartsOf, withoutQuotes, wordsOfOthers } from './text-parts.ts';

const ROOT = resolve(import.meta.dirname, '..');
const FOLDERS = [
  'engine/src/presentation/words/ko',
  'engine/src/presentation/glossary/ko',
  'service/src/words/ko',
  'web/src/words/ko',
];
const FILES = [
  ...FOLDERS.flatMap((folder) => readdirSync(resolve(ROOT, folder)).map((name) => `${folder}/${name}`)),
  'engine/src/presentation/draw/words/ko.ts',
  'service/src/cli/words/ko.ts',
  'element/src/words.ts',
];
const GUIDES = ['service/guide/ko/guide.md', 'service/guide/ko/questions.md', 'service/guide/ko/about.md'];

/** The text of a file; of a file with every language, its block in Korean. */
function read(file: string): string {
  const text = readFileSync(resolve(ROOT, file), 'utf8');
  return /^ {2}ko: \{\n[\s\S]*?^ {2}\},$/m.exec(text)?.[0] ?? text;
}

/** The string literals of a file, without the characters beside the names of a generated file. */
const literalsOf = (file: string): string[] =>
  [
    ...read(file)
      .replace(/^(import|\s*\/\/|\s*\/?\*).*$/gm, '')
      .replace(/Object\.assign\(\{\}, \w+Hanzi, \{[\s\S]*?^\}\)/gm, '')
      .matchAll(/'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"|`([^`]*)`/g),
  ].map(([, single, double, long]) => single ?? double ?? long ?? '');

/**
 * Particles with two forms, one after a consonant and one after a vowel, directly after a placeholder, its quotation marks, or brackets that explain it. After
 * brackets that explain a word, as in 출생({born})은, the sound of that word decides.
 */
const BY_SOUND =
  /\}["'’”」』]*(?:\([^()]*\))?["'’”」』]*(은|는|이|가|을|를|(?:과|와|으로|로)는?|이나|나|이랑|랑|이라고|라고|아|야)(?=[(\s.,;:)?!'"]|$)/;

/** Hanja after their hangul, in the notation of a pattern, in a given value, or in four pillars. */
const IN_PLACE =
  /(?<=[가-힣])\(\p{Script=Han}[^)]*\)|[a-z]+\([^()]*\)|\b[a-z]+Pillar: \p{Script=Han}{2}|(?:\p{Script=Han}{2} ){3}\p{Script=Han}{2}/gu;

describe.each(FILES)('%s', (file) => {
  test('puts no particle that goes by sound behind a place to fill', () => {
    expect(literalsOf(file).filter((text) => BY_SOUND.test(text))).toEqual([]);
  });

  test('has Hanja in brackets only, behind the hangul that they explain', () => {
    const output = literalsOf(file)
      .map((text) => text.replace(/[가-힣]\((?:\{hanzi\})?\p{Script=Han}+\)/gu, ''))
      .filter((text) => /\p{Script=Han}/u.test(text) && !/^(流?)\p{Script=Han}$/u.test(text)); // one alone distinguishes homographs: 流年 is the year, not 유년, infancy
    expect(output).toEqual([]);
  });

  test('has no sentence in another language', () => {
    const sentences = literalsOf(file)
      .map((text) => text.replace(/\{\w+\}/g, ''))
      .filter((text) => /[A-Za-z]{2,} [A-Za-z]{2,}/.test(text) && !text.endsWith('serif')); // names of fonts
    expect(sentences.filter((text) => !/[가-힣]/.test(text))).toEqual([]);
  });
});

describe.each(GUIDES)('%s', (file) => {
  test('has Hanja only in brackets and in what programs send and are told', () => {
    const prose = read(file)
      .replace(/^```[\s\S]*?^```$/gm, '')
      .replace(/`[^`\n]*`/g, '')
      .replace(/\[[^\]]*\]\([^)]*\)/g, '')
      .replace(/[가-힣]\((\p{Script=Han}+)[^)]*\)/gu, '');
    expect(prose.match(/\p{Script=Han}+/gu) ?? []).toEqual([]);
  });
});

describe('what the service says, on its pages and in its answers,', () => {
  let service: ServiceProcess;
  let all: readonly TextPart[];
  beforeAll(async () => {
    service = await sharedService();
    all = await textPartsOf(service.url, 'ko');
  });

  test('has no word in Latin letters that has a Korean one', () => {
    const found = all.map((status) => [status.where, wordsOfOthers(status)] as const);
    expect(found.filter(([, words]) => words.length > 0)).toEqual([]);
  });

  test('has its syllables composed', () => {
    expect(all.filter(({ text }) => text !== text.normalize('NFC')).map(({ where }) => where)).toEqual([]);
  });

  test('has Hanja in brackets only, but in drawings, notation, given values and four pillars in a row', () => {
    const found = all
      .filter(({ kind }) => kind !== 'drawing')
      .map(({ where, text }) => [
        where,
        withoutQuotes(text)
          .replace(IN_PLACE, ' ')
          .match(/\p{Script=Han}+/gu),
      ]);
    expect(found.filter(([, hanja]) => hanja)).toEqual([]);
  });
});

test.each([
  '{star}을 빌립니다',
  '{star}({palace})을 빌립니다',
  '‘{given}’은 없습니다',
  '{star}(별)와 {palace}',
  '“{given}(값)”으로',
  '{clock}로는 묘시입니다',
  '‘{given}’은(는) 없습니다',
])('a particle behind a place is found: %s', (planted) => expect(planted).toMatch(BY_SOUND));

test.each([
  '{first}부터, {n}명, {other}시까지, {element}입니다',
  '출생({born})은',
  '유일(流日)은 {day}일',
  '{hour}시({hanzi}時)를',
])('no other is: %s', (text) => expect(text).not.toMatch(BY_SOUND));
