// How can a text be read? As one name; or as a name and the divisions it lies in, in either order: "Springfield, Illinois",
// "London Canada", "陕西 渭南 蒲城", "长春市朝阳区". Each way is a Reading; the search tries them all and lets the best win.

import { hasHan } from './fold.ts';

/** One way to read a query. All texts are folded. */
export interface Reading {
  readonly name: string;
  /** Divisions that must contain the place. */
  readonly regions: readonly string[];
  /** Whether the last region may be unfinished ("London, Ont"): only where a comma tells the parts. */
  readonly open: boolean;
}

const LONGEST_QUERY = 80; // code points; the rest is not read
const MOST_WORDS = 7; // a longer text is read only whole and by its commas
const MOST_READINGS = 40;

/** What a division's name is known as: the search asks the index, a test a plain set. */
export type IsRegion = (folded: string) => boolean;

/** All ways to read a text, the whole first. A text with no letter or digit has none. */
export function readings(text: string, fold: (text: string) => string, isRegion: IsRegion): Reading[] {
  const query = [...text].slice(0, LONGEST_QUERY).join('');
  const name = fold(query);
  if (name === '') return [];
  const all: Reading[] = [{ name, regions: [], open: false }];

  const parts = query
    .split(/[,，、;；/|()（）]+/)
    .map(fold)
    .filter((part) => part !== '');
  if (parts.length > 1 && parts.length <= 4) {
    all.push({ name: parts[0]!, regions: parts.slice(1), open: true });
    all.push({ name: parts.at(-1)!, regions: parts.slice(0, -1), open: false });
  }
  const words = query
    .split(/[\s,，、;；/|()（）]+/)
    .map(fold)
    .filter((word) => word !== '');
  if (words.length > 1 && words.length <= MOST_WORDS) all.push(...bySpaces(words, isRegion));
  if (hasHan(name)) all.push(...byDivisions([...name], isRegion));
  return all.slice(0, MOST_READINGS);
}

/** "springfield illinois usa": the name first, then one or two divisions; or the divisions first. */
function bySpaces(words: readonly string[], isRegion: IsRegion): Reading[] {
  const found: Reading[] = [];
  const join = (from: number, to: number): string => words.slice(from, to).join('');
  const offer = (name: string, ...regions: string[]): void => {
    if (regions.every(isRegion)) found.push({ name, regions, open: false });
  };
  const end = words.length;
  for (let i = 1; i < end; i++) {
    offer(join(0, i), join(i, end));
    offer(join(i, end), join(0, i));
    for (let j = i + 1; j < end; j++) {
      offer(join(0, i), join(i, j), join(j, end));
      offer(join(j, end), join(0, i), join(i, j));
    }
  }
  return found;
}

/** 陕西省渭南市蒲城县: divisions from the left, as many as there are, and what remains is the name. */
function byDivisions(chars: readonly string[], isRegion: IsRegion): Reading[] {
  const found: Reading[] = [];
  const peel = (from: number, regions: readonly string[]): void => {
    for (let to = chars.length - 1; to > from + 1; to--) {
      const region = chars.slice(from, to).join('');
      if (!isRegion(region)) continue;
      const inside = [...regions, region];
      found.push({ name: chars.slice(to).join(''), regions: inside, open: false });
      if (inside.length < 4 && found.length < MOST_READINGS) peel(to, inside);
    }
  };
  if (chars.length <= 40) peel(0, []);
  return found;
}
