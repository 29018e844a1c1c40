// Palaces of Zi Wei with which a pattern is formed, as twelve bits for each of the 8,640 cells. They are computed when a search first needs a cell, and cached
// for later pages, because a pattern takes a hundred times as long as any other condition.

import type { School } from '../../ziwei/school.ts';
import { CELLS, type Cell } from './cells.ts';

/** The palaces of Zi Wei, 子 to 亥, as bits. */
type Places = number;

/** A bit that no palace has: the cell is computed. */
const KNOWN = 1 << 12;

/** Maximum number of cached patterns of a school, at 17 KB for each gender. */
const MAX_KEPT = 64;

const PLACES_BY_SCHOOL = /* @__PURE__ */ new WeakMap<School, Map<string, Uint16Array>>();

/**
 * Caches the palaces of a pattern.
 * @param pattern key that distinguishes it from all others
 */
export function patternPlaces(pattern: string, school: School, find: (cell: Cell) => Places): (cell: Cell) => Places {
  // The direction of yang men and yin women moves no other star of any pattern: without it one table serves both genders.
  const directions = school.fireBell === 'byYinYang' ? [true, false] : [true];
  const [forward, backward = forward] = directions.map((each) => tableOf(`${pattern}:${each}`, school));
  return (cell) => {
    const table = (cell.facts.forward ? forward : backward)!;
    if (table[cell.number] === 0) table[cell.number] = find(cell) | KNOWN;
    return table[cell.number]! & ~KNOWN;
  };
}

function tableOf(key: string, school: School): Uint16Array {
  const saved = PLACES_BY_SCHOOL.get(school) ?? new Map<string, Uint16Array>();
  PLACES_BY_SCHOOL.set(school, saved);
  const table = saved.get(key) ?? new Uint16Array(CELLS);
  saved.delete(key);
  saved.set(key, table);
  if (saved.size > 2 * MAX_KEPT) saved.delete(saved.keys().next().value!);
  return table;
}
