import { expect, test } from 'vitest';
// @ts-expect-error A build script without types.
import { unsureNames } from '../../../build/words/unsure-names.mjs';
import { READINGS_JA } from '../glossary/ja/readings.generated.ts';

test('names and readings without a sure source are listed for native readers', () => {
  const groups = {
    palaces: { life: { name: '命宮', kana: 'めいきゅう', conf: 'sure', reading: 'likely' } },
    stars: {
      fushun: { name: '副旬', kana: 'ふくじゅん', conf: 'likely', reading: 'doubtful' },
      ziwei: { name: '紫微', kana: 'しび', conf: 'sure', reading: 'sure' },
    },
  };
  expect(unsureNames(groups, 'likely')).toEqual(['palaces: 命宮 めいきゅう', 'stars: 副旬']);
  expect(unsureNames(groups, 'doubtful')).toEqual(['stars: 副旬 ふくじゅん']);
});

test('Japanese readings are in hiragana', () => {
  const readings = Object.values(READINGS_JA).flatMap((group) => Object.values(group));
  expect(readings.length).toBeGreaterThan(300);
  for (const kana of readings) expect(kana).toMatch(/^\p{Script=Hiragana}+$/u);
});
