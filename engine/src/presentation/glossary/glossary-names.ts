// Names and tables of a language for the sentences of the glossary.

import { type Branch, branch } from '../../calculation/cycle/branch.ts';
import type { Stem } from '../../calculation/cycle/stem.ts';
import { gradedStarOf } from '../../calculation/ziwei/star-hanzi.ts';
import type { StarId } from '../../calculation/ziwei/star-ids.ts';
import { TRANSFORMATION_IDS } from '../../calculation/ziwei/transformations.ts';
import { GROUPS, type GroupName, labelsOf } from '../documents/vocabulary/labels.ts';
import { fill } from '../words/fill.ts';
import { decimalText } from '../words/languages.ts';
import { withoutGloss } from '../words/without-gloss.ts';
import type { LanguageWords } from '../words/words.ts';
import type { Sentences } from './sentences.ts';

/** The names of a language, and its sentences. */
export class GlossaryNames {
  readonly words: LanguageWords;
  readonly sentences: Sentences;
  /** Keys of tables: stems, branches, months. */
  readonly stems: readonly string[];
  readonly branches: readonly string[];
  readonly months: readonly string[];
  readonly #labels: ReturnType<typeof labelsOf>;

  constructor(words: LanguageWords, sentences: Sentences) {
    this.words = words;
    this.sentences = sentences;
    this.months = words.phrases.lunar.months;
    this.#labels = labelsOf(words);
    this.stems = GROUPS.stems.map((_, n) => this.stem(n as Stem));
    this.branches = GROUPS.branches.map((_, n) => this.branch(branch(n)));
  }

  /** The name of an id, by its index in its group. */
  of(group: GroupName, place: number): string {
    return this.#labels.of(group)[place]!.name;
  }

  readonly branch = (b: Branch): string => this.words.names.shortBranches[GROUPS.branches[b]!];

  stem(stem: Stem): string {
    return this.words.names.shortStems[GROUPS.stems[stem]!];
  }

  star(id: StarId): string {
    return withoutGloss(this.words.names.stars[id]);
  }

  decimal(value: number): string {
    return decimalText(value, this.words.language);
  }

  /** A table as text: keys with the same value are joined, in the order of the first. */
  list(keys: readonly string[], values: readonly string[], row = this.sentences.row): string {
    const { joins } = this.sentences;
    const keysOf = new Map<string, string[]>();
    for (const [n, value] of values.entries()) keysOf.set(value, [...(keysOf.get(value) ?? []), keys[n]!]);
    return [...keysOf].map(([value, its]) => fill(row, { keys: its.join(joins.keys), value })).join(joins.rows);
  }

  /** A condition in the characters of the language. Its other words are notation, the same in all languages. */
  condition(condition: string): string {
    const { hanzi } = this.words;
    return condition.replace(/[\u4E00-\u9FFF]+/g, (written) => {
      const star = gradedStarOf(written);
      const kind = TRANSFORMED.indexOf(written);
      if (star !== undefined) return hanzi.stars[star];
      return kind < 0 ? written : hanzi.transformations[TRANSFORMATION_IDS[kind]!];
    });
  }
}

/** Transformations in conditions of patterns, in the order of their ids. */
const TRANSFORMED: readonly string[] = ['化禄', '化权', '化科', '化忌'];
