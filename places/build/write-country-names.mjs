// Names of countries in the languages that the artefact does not have, from CLDR. Run with node; it writes src/country-names.generated.ts. Hong
// Kong and Macao have their short names, as in countries.ts.

import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const LANGUAGES = ['vi', 'ko', 'ja'];
const SOURCE = 'cldr-localenames-full';

const require = createRequire(import.meta.url);
const { version } = require(`${SOURCE}/package.json`);
const territoriesIn = (language) =>
  JSON.parse(readFileSync(require.resolve(`${SOURCE}/main/${language}/territories.json`), 'utf8')).main[language]
    .localeDisplayNames.territories;
const names = LANGUAGES.map((language) => [language, territoriesIn(language)]);
// Regions of the United Nations have numbers; these have letters and are no countries.
const NO_COUNTRIES = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);
const codes = Object.keys(names[0][1]).filter((code) => /^[A-Z]{2}$/.test(code) && !NO_COUNTRIES.has(code));

const nameOf = (territories, code) => territories[`${code}-alt-short`.replace(/^(?!HK|MO).*/, code)];
const quoted = (text) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);
const rows = codes.map(
  (code) =>
    `  ${code}: { ${names.map(([language, own]) => `${language}: ${quoted(nameOf(own, code).normalize('NFC'))}`).join(', ')} },`,
);
writeFileSync(
  new URL('../src/country-names.generated.ts', import.meta.url),
  `// Written by build/write-country-names.mjs from ${SOURCE} ${version} (Unicode licence): ${codes.length} rows, a country or territory each.

/** Names of countries in the languages that the artefact does not have, by their code. */
// biome-ignore format: a country a row
export const COUNTRY_NAMES: Readonly<Record<string, Readonly<Record<${LANGUAGES.map((each) => `'${each}'`).join(' | ')}, string>>>> = {
${rows.join('\n')}
};
`,
);
