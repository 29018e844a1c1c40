// Ids by their names in all languages, for suggestions in problems. Only programs that name groups contain them; the page does not.

import { GROUPS, type GroupName, labelsOf } from 'beichen/internal';
import { WORDS_OF } from 'beichen/words';

/**
 * The id of a name in any language, in simplified or traditional Hanzi, with or without 宫, 局 or 星; undefined if there is none or more than one.
 * @example idNamed(['mainStars'], '廉贞破军') // 'lianzhen+pojun'
 */
export function idNamed(groups: readonly GroupName[], name: string): string | undefined {
  const ids = new Set(keysOf(name).flatMap((key) => groups.flatMap((group) => [...(namesOf(group).get(key) ?? [])])));
  const [id, ...others] = ids;
  return others.length === 0 ? id : undefined;
}

/**
 * Creates a function that finds ids of some groups by name. Call it with `@__PURE__`: otherwise a bundle of one table of parameters would contain the words of
 * all languages for the other tables.
 */
export const named =
  (...groups: readonly GroupName[]) =>
  (name: string): string | undefined =>
    idNamed(groups, name);

type IdsByName = ReadonlyMap<string, ReadonlySet<string>>;

const made = /* @__PURE__ */ new Map<GroupName, IdsByName>();

function namesOf(group: GroupName): IdsByName {
  const known = made.get(group);
  if (known !== undefined) return known;
  const ids = new Map<string, Set<string>>();
  const add = (name: string, id: string): void => {
    for (const key of keysOf(name)) ids.set(key, (ids.get(key) ?? new Set()).add(id));
  };
  for (const words of Object.values(WORDS_OF)) {
    const labels = labelsOf(words);
    for (const { id, name, hanzi } of labels.of(group)) for (const text of [name, hanzi]) add(text, id);
    if (group !== 'mainStars') continue;
    const stars = new Map(labels.of('majorStars').map(({ id, name, hanzi }) => [id as string, [name, hanzi]] as const));
    for (const id of GROUPS.mainStars) {
      const [first = [], second = []] = id.split('+').map((star) => stars.get(star));
      for (const [place, name] of second.entries()) add(name + first[place], id); // 破军廉贞 is 廉贞破军
    }
  }
  made.set(group, ids);
  return ids;
}

/** A name normalized for comparison: without diacritics, signs and gloss, and without the word for its kind. */
function keysOf(name: string): readonly string[] {
  const key = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ [(&].*$/, '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('đ', 'd')
    .replace(/[^\p{L}\p{N}]/gu, '');
  const short = key
    .replace(/^(?:cung|sao|palaceof)(?=..)/, '')
    .replace(/(?<=.)(?:宫|宮|局|星|궁|국|성|palace|bureau|star|cuc)$/u, '');
  return [...new Set([key, short])].filter((each) => each !== '');
}
