// Facts of a response and of a case as a flat list: `stars.紫微` → `午`. Facts are equal in either script and by any synonym of vocabulary.json; members of a list
// may come in any order.

import { readFileSync } from 'node:fs';

/** @type {{ traditional: string, simplified: string, aliases: Record<string, string> }} */
const { traditional, simplified, aliases } = JSON.parse(
  readFileSync(new URL('../vocabulary.json', import.meta.url), 'utf8'),
);
const SIMPLIFIED = new Map([...traditional].map((character, n) => [character, [...simplified][n]]));

/**
 * A name as the cases have it: in simplified characters, and one name for all that mean the same.
 * @param {string} text
 */
export function normalName(text) {
  const folded = [...text].map((character) => SIMPLIFIED.get(character) ?? character).join('');
  return aliases[folded] ?? folded;
}

/**
 * Facts by their paths. Values are texts; a list is its members in order, with blanks between them.
 * @param {unknown} facts
 * @param {string} [path]
 * @returns {Map<string, string>}
 */
export function flatFacts(facts, path = '') {
  if (Array.isArray(facts))
    return new Map([
      [
        path,
        facts
          .map((each) => normalName(String(each)))
          .sort()
          .join(' '),
      ],
    ]);
  if (typeof facts !== 'object' || facts === null) return new Map([[path, normalName(String(facts))]]);
  const found = Object.entries(facts)
    .filter(([, value]) => value !== undefined)
    .flatMap(([key, value]) => [...flatFacts(value, path === '' ? normalName(key) : `${path}.${normalName(key)}`)]);
  return new Map(found);
}

/**
 * True if two values are the same fact: equal texts, or times within the tolerance of the case.
 * @param {string} expected
 * @param {string} given
 * @param {number | undefined} toleranceSeconds
 */
export function isSame(expected, given, toleranceSeconds) {
  if (expected === given) return true;
  if (toleranceSeconds === undefined) return false;
  return Math.abs(secondsOf(expected) - secondsOf(given)) <= toleranceSeconds;
}

/** A clock without a zone is read as UTC, on either side. */
const secondsOf = (/** @type {string} */ text) => Date.parse(/Z$|[+-]\d\d:\d\d$/.test(text) ? text : `${text}Z`) / 1000;
