// Names for ids without a label in a document.

import { type GroupName, type IdIn, type Label, labelsOf } from '../../documents/vocabulary/labels.ts';
import type { LanguageWords } from '../../words/words.ts';
import type { Script } from './script.ts';
import { inBrackets, type LineWords } from './text-lines.ts';

/** The short name of an id. */
export type NameOfId = <Group extends GroupName>(group: Group, id: IdIn<Group>) => string;

/** The short names of ids in a language. */
export function idNames(words: LanguageWords, { nameOf }: Pick<Script, 'nameOf'>): NameOfId {
  const labels = labelsOf(words);
  return (group, id) => nameOf((labels.of(group) as readonly Label[]).find((label) => label.id === id)!);
}

/** Short names of the stars of a pair, and whether they are borrowed. */
export function mainStarName({ id, name, hanzi }: Label, words: LineWords): string {
  const { stars: join } = words.joins;
  const stars = name
    .replace(/ ?[(（][^(（)）]*[)）]/g, '')
    .split(join)
    .map((star, n) => words.nameOf({ id, name: star, hanzi: hanzi.slice(2 * n, 2 * n + 2) })); // two characters each
  return stars.join(join) + (id.startsWith('empty>') ? inBrackets(words.borrowed, words) : '');
}
