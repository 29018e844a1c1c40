// Names for ids that a document has without a label. And a main star, without the glosses of its stars, borrowed or not?

import { type GroupName, type IdIn, type Label, labelsOf } from '../../documents/vocabulary/labels.ts';
import type { LanguageWords } from '../../words/words.ts';
import type { Script } from './script.ts';
import { bracketed, type LineWords } from './text-lines.ts';

/** The short name of an id. */
export type NameOfId = <Group extends GroupName>(group: Group, id: IdIn<Group>) => string;

/** The short names of ids in a language. */
export function idNames(words: LanguageWords, { nameOf }: Pick<Script, 'nameOf'>): NameOfId {
  const labels = labelsOf(words);
  return (group, id) => nameOf((labels.of(group) as readonly Label[]).find((label) => label.id === id)!);
}

/** Both stars of a pair, without their glosses, and whether they are borrowed. */
export const mainStarName = ({ id, name }: Label, words: LineWords): string =>
  name.replace(/ ?[(（][^)）]*[)）]/g, '') + (id.startsWith('empty>') ? bracketed(words.borrowed, words) : '');
