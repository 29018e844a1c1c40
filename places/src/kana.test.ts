// Names in kana and their Hepburn spelling without marks, as maps print them.

import { expect, test } from 'vitest';
import { hepburnOf, latinOfKana } from './kana.ts';

for (const [kana, latin] of [
  ['とうきょう', 'tokyo'],
  ['おおさか', 'osaka'],
  ['さっぽろ', 'sapporo'],
  ['きょうと', 'kyoto'],
  ['しんじゅく', 'shinjuku'],
  ['ちば', 'chiba'],
  ['きゅうしゅう', 'kyushu'],
  ['べっぷ', 'beppu'],
] as const) {
  test(`${kana} is ${latin}`, () => expect(latinOfKana(kana)).toBe(latin));
}

test('a name with another character has no spelling', () => expect(latinOfKana('北きょう')).toBeUndefined());

// The table of the cabinet order of 1954 (Kunrei), and Nihon-shiki's du.
test.each([
  ['sizuoka', 'shizuoka'],
  ['tiba', 'chiba'],
  ['turuoka', 'tsuruoka'],
  ['hukusima', 'fukushima'],
  ['aiduwakamatu', 'aizuwakamatsu'],
  ['zyoetu', 'joetsu'],
  ['kyusyu', 'kyushu'],
])('%s is %s in Hepburn', (kunrei, hepburn) => expect(hepburnOf(kunrei)).toBe(hepburn));

test('a name in Hepburn has no other spelling', () => expect(hepburnOf('fukushima')).toBeUndefined());
