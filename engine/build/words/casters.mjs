// Generates the worker scripts of each language from the English ones.

import { readFileSync } from 'node:fs';
import { LANGUAGES } from './names.mjs';

const ROOT = new URL('../../../', import.meta.url);
const FOLDER = 'web/src/cast/languages';

/** The generated files: their paths in the repository, and their texts. */
export function casterFiles() {
  return Object.fromEntries(
    Object.keys(LANGUAGES)
      .filter((language) => language !== 'en')
      .flatMap((language) =>
        ['cast', 'depth', 'life', 'sentences'].map((name) => {
          const source = readFileSync(new URL(`${FOLDER}/en/${name}.ts`, ROOT), 'utf8');
          const code = source
            .replace(/^.*\n/, `// Generated from ${FOLDER}/en/${name}.ts by engine/build/words/write-names.mjs.\n`)
            .replace(/\bEN\b/g, language.toUpperCase().replace('-', '_'))
            .replaceAll('words/en', `words/${language}`);
          return [`${FOLDER}/${language}/${name}.ts`, code];
        }),
      ),
  );
}
