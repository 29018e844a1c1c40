// What does the glossary show? Each notion, and each id of a document under its group: its name, and what it is, where it stands, how it is
// calculated. The sentences are the engine's.

import type { Language } from 'beichen';
import { CONCEPT_IDS, type Glossary, glossaryOf } from 'beichen/glossary';
import { GLOSSARY_EN } from 'beichen/glossary/en';
import { GLOSSARY_ZH } from 'beichen/glossary/zh';
import { GLOSSARY_ZH_HANT } from 'beichen/glossary/zh-Hant';
import { EN_FULL } from 'beichen/words/en';
import { ZH_FULL } from 'beichen/words/zh';
import { ZH_HANT_FULL } from 'beichen/words/zh-Hant';
import type { Facts } from './documents.ts';
import { escaped, page, textPart } from './frame.ts';

/** The glossary: at /docs/glossary in English, at /docs/zh/glossary and /docs/zh-Hant/glossary in Chinese. */
export function glossaryPage(language: Language, { baseUrl }: Facts): string {
  const glossary = GLOSSARIES[language]();
  const { title, description, heading, lead, concepts } = TEXTS[language];
  const body = [
    `<h1 id="glossary">${heading}</h1>`,
    `<p>${lead}</p>`,
    `<h2 id="concepts">${concepts}</h2>`,
    list(CONCEPT_IDS.map(glossary.concept)),
    ...glossary.sections().flatMap(({ group, entry, terms }) => [
      `<h2 id="${group}">${escaped(entry.name)}</h2>`,
      `<p>${escaped(entry.text)}</p>`,
      ...(group === 'gradedStars' ? [] : [list(terms)]), // each of them is a major or a minor star
    ]),
  ].join('\n');
  return page({ name: 'glossary', title, description, language, baseUrl, body: textPart(body, language) });
}

/** The same for programs: each entry by its anchor. The page that draws charts asks for it when a term is looked at. */
export function glossaryJson(language: Language): string {
  const glossary = GLOSSARIES[language]();
  const sections = glossary.sections();
  const entries: readonly Shown[] = [
    ...CONCEPT_IDS.map(glossary.concept),
    ...sections.map(({ group, entry }) => ({ anchor: group, ...entry })),
    ...sections.flatMap(({ terms }) => terms),
  ];
  return JSON.stringify(Object.fromEntries(entries.map(({ anchor, name, text }) => [anchor, { name, text }])));
}

interface Shown {
  readonly anchor: string;
  readonly name: string;
  readonly hanzi?: string;
  readonly text: string;
}

const list = (terms: readonly Shown[]): string =>
  `<dl>${terms.map(({ anchor, name, hanzi = name, text }) => `<dt id="${anchor}">${escaped(name)}${hanzi === name ? '' : ` <span lang="zh-Hans">${hanzi}</span>`}</dt><dd>${escaped(text)}</dd>`).join('')}</dl>`;

const GLOSSARIES: Readonly<Record<Language, () => Glossary>> = {
  en: () => glossaryOf(EN_FULL, GLOSSARY_EN),
  zh: () => glossaryOf(ZH_FULL, GLOSSARY_ZH),
  'zh-Hant': () => glossaryOf(ZH_HANT_FULL, GLOSSARY_ZH_HANT),
};

const TEXTS = {
  en: {
    title: 'Beichen: glossary',
    description:
      'Every term of a Zi Wei Dou Shu and Four Pillars chart: what it is, where it stands, how it is calculated.',
    heading: 'Glossary',
    lead: 'Every term of a chart: what it is, where it stands, how it is calculated. Places of stars are those of the common school. What a term means for a life is not told here.',
    concepts: 'Notions',
  },
  zh: {
    title: '北辰：词汇',
    description: '紫微斗数与四柱八字命盘的全部术语：是什么、在何处、如何推算。',
    heading: '词汇',
    lead: '命盘的全部术语：是什么、在何处、如何推算。安星依通行的表。这里不作解读。',
    concepts: '概念',
  },
  'zh-Hant': {
    title: '北辰：詞彙',
    description: '紫微斗數與四柱八字命盤的全部術語：是什麼、在何處、如何推算。',
    heading: '詞彙',
    lead: '命盤的全部術語：是什麼、在何處、如何推算。安星依通行的表。這裡不作解讀。',
    concepts: '概念',
  },
} as const;
