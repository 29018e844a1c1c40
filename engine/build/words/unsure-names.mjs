// Names of docs/rules/languages/<id>.json of which no source is sure, by group, for a native reader:
// node engine/build/words/unsure-names.mjs ja

import { readFileSync } from 'node:fs';

/**
 * Names and readings with a given confidence.
 * @param {Record<string, Record<string, { name: string, kana?: string, conf: string, reading?: string }>>} groups
 * @param {'likely' | 'doubtful'} confidence
 * @returns {string[]} a line for each group: its id and its names; a name of which only the reading has that confidence is followed by its kana
 */
export function unsureNames(groups, confidence) {
  return Object.entries(groups).flatMap(([group, terms]) => {
    const names = Object.values(terms).flatMap(({ name, kana, conf, reading }) => {
      if (conf === confidence) return [name];
      return reading === confidence ? [`${name} ${kana}`] : [];
    });
    return names.length === 0 ? [] : [`${group}: ${names.join(', ')}`];
  });
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) {
  const [language = 'ja'] = process.argv.slice(2);
  const file = new URL(`../../../docs/rules/languages/${language}.json`, import.meta.url);
  const { sources: _sources, note: _note, ...groups } = JSON.parse(readFileSync(file, 'utf8'));
  for (const confidence of /** @type {const} */ (['doubtful', 'likely']))
    console.log([`## ${confidence}`, '', ...unsureNames(groups, confidence), ''].join('\n'));
}
