// The glossary: for each id of a document its name, its characters, and one or two plain sentences about its meaning and calculation.

import { branchOfPair, sexagenary, stemOf } from '../../calculation/cycle/sexagenary.ts';
import { GROUPS, type GroupName, type IdIn, labelsOf, placesIn } from '../documents/vocabulary/labels.ts';
import { fill } from '../words/fill.ts';
import { LANGUAGE_FACTS } from '../words/languages.ts';
import type { LanguageWords } from '../words/words.ts';
import { explainers } from './explainers.ts';
import { GlossaryNames } from './glossary-names.ts';
import { type OtherName, otherNamesOf } from './other-names.ts';
import type { ConceptId, Entry, Readings, Sentences } from './sentences.ts';

/** An id of a group, explained. */
export interface Term extends Entry {
  readonly hanzi: string;
  /** Reading of the name, in kana, where there is one. */
  readonly reading?: string;
  /** Anchor on a page of the glossary: `minorStars-lucun`. */
  readonly anchor: string;
}

/** A group of ids with its ids. */
export interface Section {
  readonly group: GroupName;
  readonly entry: Entry;
  readonly terms: readonly Term[];
}

/** The glossary of a language. */
export interface Glossary {
  /** Explains a group of ids. */
  group(name: GroupName): Entry;
  /** An id of a group. */
  term<Group extends GroupName>(group: Group, id: IdIn<Group>): Term;
  /** A term without an id. */
  concept(id: ConceptId): Entry & { readonly anchor: string };
  /** All groups with all ids, in the order of the domain; created by each call. */
  sections(): readonly Section[];
}

/**
 * The glossary of a language, from its words and its sentences.
 * @example glossaryOf(EN, GLOSSARY_EN).term('minorStars', 'zuofu').text // 'Minor star. In Chen in the first lunar month, …'
 */
export function glossaryOf(words: LanguageWords, sentences: Sentences): Glossary {
  const labels = labelsOf(words);
  const explain = explainers(new GlossaryNames(words, sentences));
  /** Names in other programs, in the characters of the language. */
  function elsewhere(names: readonly OtherName[]): string {
    const script = LANGUAGE_FACTS[words.language].hanzi === 'zh-Hans' ? 'zh' : 'zhHant';
    const listed = names.map((other) => other[script]).join(sentences.joins.keys);
    return names.length === 0 ? '' : fill(sentences.elsewhere, { names: listed });
  }
  function term<Group extends GroupName>(group: Group, id: IdIn<Group>): Term {
    const place = placesIn(group).get(id);
    if (place === undefined) throw new RangeError(`"${id}" is not an id of ${group}`);
    const { name, hanzi } = labels.of(group)[place]!;
    const reading = sentences.readings && readingOf(group, id, place, sentences.readings);
    const text = explain[group](id, place) + elsewhere(otherNamesOf(group, id));
    return { name, hanzi, ...(reading !== undefined && { reading }), text, anchor: anchorOf(group, id) };
  }
  return {
    term,
    group: (name) => sentences.groups[name],
    concept: (id) => ({ ...sentences.concepts[id], anchor: anchorOf('concepts', id) }),
    sections: () =>
      (Object.keys(GROUPS) as GroupName[]).map((group) => ({
        group,
        entry: sentences.groups[group],
        terms: (GROUPS[group] as readonly IdIn<typeof group>[]).map((id) => term(group, id)),
      })),
  };
}

/** Reading of a name: of a pair from its stem and branch, of a star from the names of all stars. */
function readingOf(group: GroupName, id: string, place: number, readings: Readings): string | undefined {
  switch (group) {
    case 'pairs': {
      const pair = sexagenary(place);
      const [stem, at] = [GROUPS.stems[stemOf(pair)]!, GROUPS.branches[branchOfPair(pair)]!];
      return readings.stems && readings.branches && `${readings.stems[stem]}${readings.branches[at]}`;
    }
    case 'majorStars':
    case 'minorStars':
    case 'adjectiveStars':
    case 'gradedStars':
    case 'patternStars':
    case 'yearStars':
      return readings.stars?.[id];
    case 'mainStars':
      return undefined;
    case 'pairRelations':
      return readings.pairRelations?.[id] ?? readings.relations?.[id];
    default:
      return readings[group]?.[id];
  }
}

/**
 * The anchor of a term on the page of the glossary.
 * @example anchorOf('mainStars', 'empty>tianji+jumen') // 'mainStars-empty-tianji-jumen'
 */
const anchorOf = (group: GroupName | 'concepts', id: string): string => `${group}-${id.replace(/[+>]/g, '-')}`;
