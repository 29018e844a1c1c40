// Two things with one name are told apart by their characters, in every language whose table of homographs promises it.

import { expect, test } from 'vitest';
import { GROUPS, type GroupName, type Label, labelsOf } from '../../documents/vocabulary/labels.ts';
import { WORDS_OF } from '../../words/all-languages.ts';
import { LANGUAGES } from '../../words/languages.ts';
import { DRAWING_WORDS } from '../words/all-languages.ts';
import { mainStarName } from './id-names.ts';
import { scriptFor } from './script.ts';
import { lineWordsFor } from './text-lines.ts';

const withHomographs = LANGUAGES.filter((language) => DRAWING_WORDS[language].homographs !== undefined);

test.each(withHomographs)('no two characters have one spelled name in %s', (language) => {
  const { spelledNameOf } = scriptFor(language);
  const labels = labelsOf(WORDS_OF[language]);
  const characters = new Map<string, Set<string>>();
  const groups = (Object.keys(GROUPS) as GroupName[]).filter((group) => group !== 'mainStars'); // named by their stars, as patterns are
  for (const group of groups)
    for (const label of labels.of(group) as readonly Label[]) {
      const name = spelledNameOf(label);
      characters.set(name, (characters.get(name) ?? new Set()).add(label.hanzi));
    }
  const shared = [...characters].flatMap(([name, hanzi]) => (hanzi.size > 1 ? [[name, ...hanzi]] : []));
  expect(shared).toEqual([]);
});

test('a main star has the characters that tell it from another star', () => {
  const labels = labelsOf(WORDS_OF.ko).of('mainStars') as readonly Label[];
  const named = (id: string) => mainStarName(labels.find((label) => label.id === id)!, lineWordsFor('ko'));
  expect(['tianxiang', 'ziwei+tianxiang', 'empty>tiantong+jumen'].map(named)).toEqual([
    '천상(天相)',
    '자미·천상(天相)',
    '천동·거문(차)',
  ]);
});
