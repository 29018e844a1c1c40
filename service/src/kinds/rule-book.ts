// The records of rules: statement, sources and differences of schools, from docs/rules/records, which the build packs into one file. A rule of a glossary term
// takes the term's title, and the term's statement if the record has none in the language.

import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from 'beichen';
import { type Glossary, glossaryOf } from 'beichen/glossary';
import { GROUPS, type GroupName, pathsOfRules } from 'beichen/internal';
import { ruleOfTerm } from 'beichen/sources';
import { WORDS_OF } from 'beichen/words';
import { pageWordsIn } from '../words/page-lookup.ts';
import type { RuleStatus } from '../words/page-words.ts';
import { ALL_KINDS } from './kinds.ts';

/** Source of a rule: a work, and a place in it. */
interface RuleSource {
  readonly key: string;
  readonly kind: 'book' | 'standard' | 'table' | 'program' | 'definition' | 'enumeration';
  readonly work: string;
  readonly place?: string;
  /** Form in which the work was consulted: read, transcription, digest, named by others. */
  readonly seen: string;
}

/** A rule in responses. */
export interface RuleDocument {
  readonly id: string;
  readonly title: string;
  readonly statement: string;
  readonly status: RuleStatus;
  readonly sources: readonly RuleSource[];
  /** Programs with the same result. */
  readonly agree: readonly string[];
  readonly differences: readonly { readonly who: string; readonly says: string }[];
  /** The parameter that changes it. */
  readonly convention?: string;
  readonly checked?: string;
  readonly document: string;
  readonly section: string;
  readonly implementation: readonly string[];
  /** Paths of members that follow it. */
  readonly members: readonly string[];
  readonly replacedBy?: string;
}

/** A record as it is stored. */
interface RuleRecord
  extends Omit<RuleDocument, 'id' | 'title' | 'statement' | 'sources' | 'agree' | 'differences' | 'members'> {
  readonly title?: string;
  readonly statement?: string;
  readonly sources: readonly Pick<RuleSource, 'key' | 'place'>[];
  readonly agree?: RuleDocument['agree'];
  readonly differences?: RuleDocument['differences'];
}

interface BuiltRules {
  readonly works: Readonly<Record<string, Omit<RuleSource, 'key' | 'place'>>>;
  readonly families: Readonly<Record<string, Readonly<Record<string, RuleRecord>>>>;
  /** Titles and statements by language and id. */
  readonly texts: Readonly<
    Partial<Record<Language, Readonly<Record<string, readonly [title: string, statement: string]>>>>
  >;
}

/** Title and statement, with their languages. */
export interface RuleText {
  readonly title: string;
  readonly statement: string;
  readonly language: Language;
}

// Read at the start, so that a running service does not depend on its files; parsed on the first request.
const BYTES = readFileSync(new URL('../../dist/rules.json', import.meta.url));
let built: BuiltRules | undefined;
const rules = (): BuiltRules => {
  built ??= JSON.parse(BYTES.toString('utf8')) as BuiltRules;
  return built;
};

/** Parses the records, so that a damaged file fails the start, not a request. */
export function loadRules(): void {
  rules();
}

let records: ReadonlyMap<string, RuleRecord> | undefined;
const recordsOf = (): ReadonlyMap<string, RuleRecord> => {
  records ??= new Map(Object.values(rules().families).flatMap((family) => Object.entries(family)));
  return records;
};

/** Families of rules, each with the ids of its rules. */
export const ruleFamilies = (): readonly (readonly [family: string, ids: readonly string[]])[] =>
  Object.entries(rules().families).map(([family, own]) => [family, Object.keys(own)]);

/** All ids. */
export const ruleIds = (): readonly string[] => [...recordsOf().keys()];

let idsByKey: ReadonlyMap<string, string> | undefined;

/** Id of a rule in any case; undefined for none. */
export function ruleId(spelling: string): string | undefined {
  idsByKey ??= new Map(ruleIds().map((id) => [id.toLowerCase(), id]));
  return idsByKey.get(spelling.toLowerCase());
}

/** The status of a rule. */
export const ruleStatus = (id: string): RuleStatus => recordsOf().get(id)!.status;

/** A term of the glossary. */
interface Term {
  readonly group: GroupName;
  readonly id: string;
}

let terms: ReadonlyMap<string, Term> | undefined;

/** Glossary term of a rule, if any. */
function termOf(rule: string): Term | undefined {
  terms ??= new Map(
    (Object.keys(GROUPS) as GroupName[])
      .flatMap((group) =>
        GROUPS[group].map((id): readonly [string | undefined, Term] => [ruleOfTerm(group, id), { group, id }]),
      )
      .filter((entry): entry is readonly [string, Term] => entry[0]?.endsWith(`.${entry[1].id}`) === true)
      .reverse(), // so that a star is in its first group
  );
  return terms.get(rule);
}

const glossaries = new Map<Language, Glossary>();
function glossaryIn(language: Language): Glossary {
  const glossary = glossaries.get(language) ?? glossaryOf(WORDS_OF[language], pageWordsIn(language).glossary.sentences);
  glossaries.set(language, glossary);
  return glossary;
}

/** Title and statement of a rule in a language, or in English. */
export function ruleText(id: string, language: Language): RuleText {
  const record = recordsOf().get(id)!;
  const [title, statement] = rules().texts[language]?.[id] ?? [];
  if (title !== undefined && statement !== undefined) return { title, statement, language };
  const term = termOf(id);
  if (term !== undefined) {
    const { name, hanzi, text } = glossaryIn(language).term(term.group, term.id as never);
    const own = language === 'en' ? (record.statement ?? text) : text;
    return { title: name === hanzi ? name : `${name} ${hanzi}`, statement: own, language };
  }
  return { title: record.title!, statement: record.statement!, language: 'en' };
}

let paths: ReadonlyMap<string, readonly string[]> | undefined;

/** Paths of documents that follow a rule. */
function membersOf(rule: string): readonly string[] {
  if (paths === undefined) {
    const all = new Map<string, Set<string>>();
    for (const { whole } of ALL_KINDS) {
      for (const [each, own] of pathsOfRules(whole)) all.set(each, new Set([...(all.get(each) ?? []), ...own]));
    }
    paths = new Map([...all].map(([each, own]) => [each, [...own]]));
  }
  return paths.get(rule) ?? [];
}

/** A rule, in English; `ruleText` has its title and statement in other languages. */
export function ruleDocument(id: string): RuleDocument {
  const { sources, agree = [], differences = [], document, section, implementation, ...record } = recordsOf().get(id)!;
  const { title, statement } = ruleText(id, 'en');
  const { convention, checked, replacedBy, status } = record;
  return {
    id,
    title,
    statement,
    status,
    sources: sources.map(({ key, place }) => ({ key, ...rules().works[key]!, ...(place !== undefined && { place }) })),
    agree,
    differences,
    ...(convention !== undefined && { convention }),
    ...(checked !== undefined && { checked }),
    document: `docs/rules/${document}`,
    section,
    implementation,
    members: membersOf(id),
    ...(replacedBy !== undefined && { replacedBy }),
  };
}

/** Titles and statements of a rule in every language that has them. */
export const ruleTexts = (id: string): Readonly<Partial<Record<Language, Omit<RuleText, 'language'>>>> =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const { title, statement, language: own } = ruleText(id, language);
      return own === language ? [[language, { title, statement }]] : [];
    }),
  );
