// The name by which a search found a place, if its label does not show it: Luanda for "sao pau" (São Paulo de Loanda). Without it such a result looks wrong.

import type { City } from '../cast/api.ts';

const LETTERS = new Intl.Collator('en', { usage: 'search', sensitivity: 'base' });
const LATIN = /\p{sc=Latin}/u;

/**
 * The typed name, with an ellipsis if it is the beginning of one. Undefined if a word of the label begins like it or like its first word, if not both are in
 * Latin letters (Han has variants: 台北 is 臺北), or if the match is not literal.
 * @example otherName('sao pau', { label: 'Luanda, Angola', match: 'prefix' }) // 'sao pau…'
 */
export function otherName(typed: string, { label, match }: Pick<City, 'label' | 'match'>): string | undefined {
  if ((match !== 'exact' && match !== 'prefix') || /\d/.test(typed)) return undefined;
  const name = typed
    .normalize('NFC')
    .split(/[,，、]/)[0]!
    .trim();
  const [first = ''] = wordsOf(name);
  if (!LATIN.test(first) || !LATIN.test(label)) return undefined;
  const words = wordsOf(label.normalize('NFC'));
  const isShown = words.some((_, n) =>
    [first, wordsOf(name).join('')].some((text) => beginsLike(words.slice(n).join(''), text)),
  );
  return isShown ? undefined : name + (match === 'prefix' ? '…' : '');
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}]+/gu) ?? [];

const beginsLike = (text: string, beginning: string): boolean =>
  LETTERS.compare(text.slice(0, beginning.length), beginning) === 0;
