// The page states only facts about two people: none of its words judges how they suit each other.

import { LANGUAGES } from 'beichen';
import { expect, test } from 'vitest';
import { PAIR_VERDICTS } from '../../../test/verdict-words.ts';
import { PART_WORDS } from '../words/shown-words.ts';
import { loadPartWords } from '../words/words-by-language.ts';

test.each(LANGUAGES)('no word of two charts in %s is a verdict', async (language) => {
  await loadPartWords(language);
  const texts = Object.values(PART_WORDS[language]!.people).filter((each) => typeof each === 'string');
  expect(texts.length).toBeGreaterThan(40);
  expect(texts.filter((text) => PAIR_VERDICTS.test(text))).toEqual([]);
});

test.each([
  'They are a good match.',
  'Compatibility: 87 %',
  '两人八字相合',
  '二人是上上之配',
  '相性は良好です',
  '두 사람의 궁합이 좋습니다',
  'Hai người hợp tuổi',
])('a planted verdict is found: %s', (planted) => expect(planted).toMatch(PAIR_VERDICTS));
