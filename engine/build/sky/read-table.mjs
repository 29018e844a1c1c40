// Reads a table of outside facts: lines of numbers; every other line is a remark or names the columns.

import { readFileSync } from 'node:fs';

/**
 * The rows of test/truth/sky/<name>, as numbers.
 * @param {string} name
 * @returns {number[][]}
 */
export function readTable(name) {
  const text = readFileSync(new URL(`../../../test/truth/sky/${name}`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => /^[-\d]/.test(line))
    .map((line) => {
      const row = line.split(',').map(Number);
      if (row.some(Number.isNaN)) throw new Error(`"${line}" in ${name} is not a row of numbers`);
      return row;
    });
}
