// Writes docs/rules/records/texts/zh-Hant.json: the texts of rules converted from simplified Chinese to Taiwan's, by OpenCC and the terms of docs/rules.
//
//     node engine/build/rules/write-texts.mjs

import { readFileSync, writeFileSync } from 'node:fs';
import { Converter } from 'opencc-js';

const RULES = new URL('../../../docs/rules/', import.meta.url);
const OUT = new URL('records/texts/zh-Hant.json', RULES);
const read = (path) => JSON.parse(readFileSync(new URL(path, RULES), 'utf8'));

/** The text of zh-Hant.json. */
export function traditionalTexts() {
  const toTaiwan = Converter({ from: 'cn', to: 'twp' });
  const terms = [...read('taiwan.json').terms, ...read('zh-Hant.json').terms];
  const converted = (text) => terms.reduce((so, [from, to]) => so.replaceAll(from, to), toTaiwan(text));
  return textsFile(Object.entries(read('records/texts/zh.json')).map(([id, texts]) => [id, texts.map(converted)]));
}

const textsFile = (entries) =>
  `{\n${entries.map(([id, texts]) => `  ${JSON.stringify(id)}: [${texts.map((text) => JSON.stringify(text)).join(', ')}]`).join(',\n')}\n}\n`;

if (process.argv[1] === new URL(import.meta.url).pathname) writeFileSync(OUT, traditionalTexts());
