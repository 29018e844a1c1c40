// Finds the intended name of a misspelt one.

import { editDistance } from 'beichen/internal';

const MAX_SLIPS = 2;

/**
 * The name with at most two wrong letters, and fewer than half of all letters; undefined if there is none, or more than one.
 * @example closest(['decades', 'years'], 'decade') // 'decades'
 */
export function closest(names: readonly string[], given: string): string | undefined {
  const written = given.toLowerCase();
  let found: string[] = [];
  let least = MAX_SLIPS;
  for (const name of names) {
    if (Math.abs(name.length - written.length) > MAX_SLIPS) continue;
    const distance = editDistance(name.toLowerCase(), written);
    if (distance > least) continue;
    if (distance < least) found = [];
    found.push(name);
    least = distance;
  }
  return found.length === 1 && least * 2 < written.length ? found[0] : undefined;
}
