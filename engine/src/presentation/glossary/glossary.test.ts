// Every id of a document has its sentence, in each language, and the sentence agrees with the calculation.

import { describe, expect, test } from 'vitest';
import { GROUPS, type GroupName } from '../documents/vocabulary/labels.ts';
import { WORDS_OF } from '../words/all-languages.ts';
import { LANGUAGES } from '../words/languages.ts';
import { GLOSSARY_EN } from './en/sentences.ts';
import { glossaryOf } from './glossary.ts';
import type { Sentences } from './sentences.ts';
import { CONCEPT_IDS } from './sentences.ts';

/** The one export of each language's folder. */
const SENTENCES = Object.fromEntries(
  await Promise.all(
    LANGUAGES.map(
      async (language) => [language, Object.values(await import(`./${language}/sentences.ts`))[0]] as const,
    ),
  ),
) as Readonly<Record<(typeof LANGUAGES)[number], Sentences>>;
const GROUP_NAMES = Object.keys(GROUPS) as GroupName[];

/** Every entry of a language, by its anchor. */
function entriesIn(language: (typeof LANGUAGES)[number]): Map<string, { name: string; text: string }> {
  const glossary = glossaryOf(WORDS_OF[language], SENTENCES[language]);
  return new Map([
    ...CONCEPT_IDS.map(glossary.concept).map((entry) => [entry.anchor, entry] as const),
    ...glossary
      .sections()
      .flatMap(({ group, entry, terms }) => [
        [`group ${group}`, entry] as const,
        ...terms.map((term) => [term.anchor, term] as const),
      ]),
  ]);
}

describe.each(LANGUAGES)('the glossary in %s', (language) => {
  const entries = entriesIn(language);

  test('has a whole sentence for every id of every group, under an anchor of its own', () => {
    const ids = GROUP_NAMES.reduce<number>((sum, group) => sum + GROUPS[group].length + 1, CONCEPT_IDS.length);
    expect(entries.size).toBe(ids);
    for (const [anchor, { name, text }] of entries) {
      expect([anchor, name]).toEqual([anchor, expect.stringMatching(/\S/)]);
      expect([anchor, text]).toEqual([anchor, expect.stringMatching(/^\p{L}.*[.。]$/u)]);
      expect([anchor, text]).toEqual([anchor, expect.not.stringMatching(/[{}]|undefined|NaN| {2}/)]);
    }
  });

  test('says it in a few sentences', () => {
    for (const [anchor, { text }] of entries) {
      expect([anchor, text.length]).toEqual([anchor, expect.toSatisfy((length: number) => length <= 420)]);
    }
  });
});

// docs/rules/charts.md A2 to A5; the English sentence is the one that is read here.
test.each([
  ['minorStars', 'zuofu', 'Minor star. In Chen in the first lunar month, one palace further forward with each month.'],
  [
    'minorStars',
    'wenchang',
    'Minor star. In Xu in the double hour of Zi, one palace further back with each double hour.',
  ],
  [
    'minorStars',
    'lucun',
    'Minor star. By the stem of the year: Jia: Yin; Yi: Mao; Bing, Wu: Si; Ding, Ji: Wu; Geng: Shen; Xin: You; Ren: Hai; Gui: Zi.',
  ],
  [
    'minorStars',
    'tiankui',
    'Minor star. By the stem of the year: Jia, Wu, Geng: Chou; Yi, Ji: Zi; Bing, Ding: Hai; Xin: Wu; Ren, Gui: Mao. For Xin another school has Yin.',
  ],
  [
    'minorStars',
    'tianma',
    'Minor star. By the branch of the year: Zi, Chen, Shen: Yin; Chou, Si, You: Hai; Yin, Wu, Xu: Shen; Mao, Wei, Hai: Si. Another rule takes the branch of the month of birth.',
  ],
  [
    'adjectiveStars',
    'hongluan',
    'Adjective star. In Mao in a year of Zi, one palace further back with each branch of the year.',
  ],
  ['majorStars', 'lianzhen', 'Major star. Always 8 back from Zi Wei, counted in palaces.'],
  ['gradedStars', 'pojun', 'Major star. Always 10 forward of Tian Fu, counted in palaces.'],
  [
    'transformations',
    'ji',
    'The fourth of the four transformations (化忌). By the stem of the year: Jia: Tai Yang; Yi: Tai Yin; Bing: Lian Zhen; Ding: Ju Men; Wu: Tian Ji; Ji: Wen Qu; Geng: Tian Tong; Xin: Wen Chang; Ren: Wu Qu; Gui: Tan Lang.',
  ],
  [
    'solarTerms',
    'lichun',
    'The instant at which the Sun reaches 315° of ecliptic longitude. A jie: a month of the Four Pillars begins with it.',
  ],
  [
    'solarTerms',
    'dongzhi',
    'The instant at which the Sun reaches 270° of ecliptic longitude. A major term: it gives the lunar month in which it falls its number.',
  ],
  [
    'bureaus',
    'water2',
    'The nayin of the life palace’s stem and branch has the element Water. The first decade begins at nominal age 2, and Zi Wei is placed by 2 and the lunar day.',
  ],
  [
    'bureaus',
    'fire6',
    'The nayin of the life palace’s stem and branch has the element Fire. The first decade begins at nominal age 6, and Zi Wei is placed by 6 and the lunar day.',
  ],
  ['nayin', 'haizhong', 'The nayin of the pairs Jia-Zi, Yi-Chou. Its element is Metal.'],
  ['animals', 'dragon', 'The animal of the branch Chen; 2024 is such a year.'],
  [
    'mainStars',
    'empty>tianji+jumen',
    'No major star in the life palace; borrowed from the opposite palace: Tian Ji & Ju Men. 1.4409% of all births.',
  ],
] as const)('%s %s: %s', (group, id, text) => {
  expect(glossaryOf(WORDS_OF.en, GLOSSARY_EN).term(group, id as never).text).toBe(text);
});

test.each([
  ['zh', 'tianfuChaoyuan', 'branch(戌) and sit(天府 廉贞)'],
  ['zh-Hant', 'tianfuChaoyuan', 'branch(戌) and sit(天府 廉貞)'],
  ['ja', 'tianfuChaoyuan', 'branch(戌) and sit(天府 廉貞)'],
  ['vi', 'tianfuChaoyuan', 'branch(戌) and sit(天府 廉貞)'],
] as const)('in %s the condition of %s has the characters of that language', (language, id, condition) => {
  const { text } = glossaryOf(WORDS_OF[language], SENTENCES[language]).term('patterns', id);
  expect(text).toContain(condition);
});

test.each([
  ['en', 'palaces', 'friends', 'Elsewhere: iztro 仆役, 全书 奴仆.'],
  ['zh-Hant', 'palaces', 'friends', '別處作：iztro 僕役、全書 奴僕。'],
  ['en', 'adjectiveStars', 'jieshen', '1, 2: Shen; 3, 4: Xu'],
  ['zh', 'adjectiveStars', 'jieshen', '正、二在申；三、四在戌'],
] as const)('in %s %s %s has names of others and of months as its readers write them', (language, group, id, part) => {
  expect(glossaryOf(WORDS_OF[language], SENTENCES[language]).term(group, id as never).text).toContain(part);
});

test('asks for an id of the group', () => {
  expect(() => glossaryOf(WORDS_OF.en, GLOSSARY_EN).term('majorStars', 'lucun' as never)).toThrow(
    '"lucun" is not an id of majorStars',
  );
});

test.each([
  ['majorStars', 'ziwei', 'しび'],
  ['gradedStars', 'lucun', 'ろくぞん'],
  ['palaces', 'life', 'めいきゅう'],
  ['pairs', 'jia-zi', 'きのえね'],
  ['mainStars', 'ziwei', undefined],
] as const)('in Japanese %s %s is read %s', (group, id, reading) => {
  expect(glossaryOf(WORDS_OF.ja, SENTENCES.ja).term(group, id as never).reading).toBe(reading);
});
