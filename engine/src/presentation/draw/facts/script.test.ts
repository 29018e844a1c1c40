// Two terms with one name have their characters added, in every language with a table of homographs.

import { expect, test } from 'vitest';
import { GROUPS, type GroupName, type Label, labelsOf } from '../../documents/vocabulary/labels.ts';
import { WORDS_OF } from '../../words/all-languages.ts';
import { LANGUAGES } from '../../words/languages.ts';
import { DRAWING_WORDS } from '../words/all-languages.ts';
import { mainStarName } from './id-names.ts';
import { scriptFor } from './script.ts';
import { lineWordsFor } from './text-lines.ts';

const withHomographs = LANGUAGES.filter((language) => DRAWING_WORDS[language].homographs !== undefined);

/** Homographs that need no characters, since their place shows which is meant: a stem and a branch in a pair (戊午 is Wu-Wu), a palace and a group of ten gods. */
const TOLD_BY_PLACE: Readonly<Partial<Record<string, readonly string[]>>> = { en: ['Wu', 'Yin', 'Wealth'] };

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
  const shared = [...characters].flatMap(([name, hanzi]) =>
    hanzi.size > 1 && !TOLD_BY_PLACE[language]?.includes(name) ? [[name, ...hanzi]] : [],
  );
  expect(shared).toEqual([]);
});

test('a main star has the characters that distinguish it from another star', () => {
  const labels = labelsOf(WORDS_OF.ko).of('mainStars') as readonly Label[];
  const named = (id: string) => mainStarName(labels.find((label) => label.id === id)!, lineWordsFor('ko'));
  expect(['tianxiang', 'ziwei+tianxiang', 'empty>tiantong+jumen'].map(named)).toEqual([
    '천상(天相)',
    '자미·천상(天相)',
    '천동·거문(차)',
  ]);
});

/** Groups in which some names are Korean words, followed by their meaning in characters. */
const WITH_WORDS: readonly GroupName[] = [
  'animals',
  'conditions',
  'mainStars',
  'pairRelations',
  'patternFlags',
  'patternForms',
  'rarityTiers',
  'sanzai',
  'selectedDays',
];

test('the characters beside a Korean name are those of its syllables, as Korea writes them', () => {
  const labels = labelsOf(WORDS_OF.ko);
  const groups = (Object.keys(GROUPS) as GroupName[]).filter((group) => !WITH_WORDS.includes(group));
  const all = groups.flatMap((group) => labels.of(group) as readonly Label[]).filter(({ name }) => name !== '구교살'); // 勾煞 and 絞煞, which Korea names together
  expect(all.length).toBeGreaterThan(500);
  expect(all.filter(({ name, hanzi }) => name.replace(/\(.*\)|·/g, '').length !== hanzi.length)).toEqual([]);
  // KS X 1001 has 絶 淸 靑 隣 艶 竝 衆.
  expect(all.filter(({ hanzi }) => /[絕清青鄰豔並眾]/.test(hanzi))).toEqual([]);
});
