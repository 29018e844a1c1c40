// Names in kana and their Hepburn spelling without marks, as maps print them.

import { expect, test } from 'vitest';
import { latinOfKana } from './kana.ts';

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
