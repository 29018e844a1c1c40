// The glossary as a page: each term without an id, and each id of a document by group: its name, meaning, place and calculation. The sentences are the
// engine's.

import { LANGUAGE_FACTS, type Language } from 'beichen';
import { CONCEPT_IDS, type Glossary, glossaryOf } from 'beichen/glossary';
import { ruleOfTerm } from 'beichen/sources';
import { WORDS_OF } from 'beichen/words';
import { pageWordsIn } from '../words/page-lookup.ts';
import type { Facts } from './facts.ts';
import { escaped, page, textPart } from './frame.ts';

/** The glossary: at /docs/glossary in English, at /docs/zh/glossary in Chinese, and so on. */
export function glossaryPage(language: Language, { baseUrl }: Facts): string {
  const glossary = glossaryIn(language);
  const { title, description, heading, lead, concepts } = pageWordsIn(language).glossary;
  const body = [
    `<h1 id="glossary">${heading}</h1>`,
    `<p>${lead}</p>`,
    `<h2 id="concepts">${concepts}</h2>`,
    list(
      CONCEPT_IDS.map((id) => ({ ...glossary.concept(id), rule: ruleOfTerm('concepts', id) })),
      language,
    ),
    ...sectionsOf(glossary).flatMap(({ group, entry, terms }) => [
      `<h2 id="${group}">${escaped(entry.name)}</h2>`,
      `<p>${escaped(entry.text)}</p>`,
      ...(group === 'gradedStars' ? [] : [list(terms, language)]), // each of them is a major or a minor star
    ]),
  ].join('\n');
  return page({ name: 'glossary', title, description, language, baseUrl, body: textPart(body, language) });
}

/** The glossary for programs: each entry by its anchor. The chart page requests it when a term is selected. */
export function glossaryJson(language: Language): string {
  const glossary = glossaryIn(language);
  const sections = sectionsOf(glossary);
  const entries: readonly GlossaryEntry[] = [
    ...CONCEPT_IDS.map((id) => ({ ...glossary.concept(id), rule: ruleOfTerm('concepts', id) })),
    ...sections.map(({ group, entry }) => ({ anchor: group, ...entry })),
    ...sections.flatMap(({ terms }) => terms),
  ];
  return JSON.stringify(
    Object.fromEntries(
      entries.map((entry) => [entry.anchor, { name: readable(entry), text: entry.text, rule: entry.rule }]),
    ),
  );
}

interface GlossaryEntry {
  readonly anchor: string;
  readonly name: string;
  readonly hanzi?: string;
  readonly reading?: string;
  readonly text: string;
  /** The rule that produces it. */
  readonly rule?: string | undefined;
}

/** The groups of the glossary, their terms with the rules. */
const sectionsOf = (glossary: Glossary) =>
  glossary.sections().map(({ group, entry, terms }) => ({
    group,
    entry,
    terms: terms.map((term) => ({ ...term, rule: ruleOfTerm(group, idOf(term.anchor)) })),
  }));

/** The id of a term, from its anchor: `minorStars-lucun` → lucun. */
const idOf = (anchor: string): string => anchor.slice(anchor.indexOf('-') + 1);

/** A name with its reading, if it has one: 紫微（しび）. */
const readable = ({ name, reading }: GlossaryEntry): string => (reading === undefined ? name : `${name}（${reading}）`);

const list = (terms: readonly GlossaryEntry[], language: Language): string =>
  `<dl>${terms.map((term) => listEntry(term, language)).join('')}</dl>`;

function listEntry(entry: GlossaryEntry, language: Language): string {
  const { anchor, name, hanzi = name, text, rule } = entry;
  const { why } = pageWordsIn(language).rules;
  const toRule = rule === undefined ? '' : ` <a href="rules/${rule}">${why}</a>`;
  const beside = hanzi === name ? '' : ` <span lang="${LANGUAGE_FACTS[language].hanzi}">${hanzi}</span>`;
  return `<dt id="${anchor}">${escaped(readable(entry))}${beside}</dt><dd>${escaped(text)}${toRule}</dd>`;
}

const glossaryIn = (language: Language): Glossary =>
  glossaryOf(WORDS_OF[language], pageWordsIn(language).glossary.sentences);
