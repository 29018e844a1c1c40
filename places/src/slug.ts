// The readable part of an id. The Latin name in lower case, its words joined by hyphens.

import { LATIN_LETTERS } from './fold.ts';

/**
 * "Xi’an" → `xian`, "Sant Julià de Lòria" → `sant-julia-de-loria`. A name without a Latin letter or digit is `place`.
 * Ids contain it and are permanent: a change here must not change the slug of any place (the build compares the ids of all).
 */
export function slug(name: string): string {
  if (/^[a-zA-Z]+(?: [a-zA-Z]+)*$/.test(name)) return name.toLowerCase().replaceAll(' ', '-');
  const words = name
    .toLowerCase()
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Lm}'’‘`´]/gu, '')
    .replace(/[^a-z0-9]/g, (char) => LATIN_LETTERS[char] ?? ' ')
    .trim();
  return words === '' ? 'place' : words.replace(/ +/g, '-');
}
