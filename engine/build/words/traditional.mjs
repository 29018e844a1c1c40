// Converts the texts from simplified Chinese to Taiwan's Chinese: OpenCC, the terms of docs/rules/taiwan.json, and the corrections of
// docs/rules/zh-Hant.json. Two files are written by hand, because they have members of their own: engine/src/presentation/draw/words/zh-Hant.ts, service/src/words/zh-Hant/pages.ts.

import { readFileSync } from 'node:fs';
import { Converter } from 'opencc-js';

const ROOT = new URL('../../../', import.meta.url);
const read = (path) => readFileSync(new URL(path, ROOT), 'utf8');

/** The files of simplified Chinese, by their paths in the repository. */
const SOURCES = [
  'engine/src/presentation/glossary/zh/sentences.ts',
  'engine/src/presentation/words/zh/pair-phrases.ts',
  'engine/src/presentation/words/zh/phrases.ts',
  'engine/src/presentation/words/zh/transit-phrases.ts',
  'service/src/cli/words/zh.ts',
  'service/src/words/zh/words.ts',
  ...['parts', 'words'].map((name) => `web/src/words/zh/${name}.ts`),
];

const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

/** The generated files: their paths in the repository, and their texts. */
export function traditionalFiles() {
  const toTaiwan = Converter({ from: 'cn', to: 'twp' });
  const { terms: usual } = JSON.parse(read('docs/rules/taiwan.json'));
  const { terms, texts } = JSON.parse(read('docs/rules/zh-Hant.json'));
  const converted = (text) => [...usual, ...terms].reduce((so, [from, to]) => so.replaceAll(from, to), toTaiwan(text));
  const used = new Set();
  const literal = (whole) => {
    const text = whole.slice(1, -1);
    used.add(text);
    return whole[0] + (texts[text] ?? converted(text)) + whole[0];
  };
  const line = (each) =>
    /^import |^\} from /.test(each) ? each.replace(/\bZH\b/g, 'ZH_HANT').replace('/zh/', '/zh-Hant/') : undefined;
  const files = SOURCES.map((path) => {
    const code = read(path)
      .replace(/^\/\/.*\n/, '')
      .split(/^(import .*|\} from .*)$/m)
      .map((part) => line(part) ?? outsideComments(part, (some) => some.replace(LITERAL, literal)))
      .join('')
      .replace(/\bZH\b|_ZH\b/g, (name) => `${name}_HANT`)
      .replaceAll('implified Chinese', 'raditional Chinese')
      .replaceAll('sraditional', 'traditional');
    return [
      path.replace('/zh/', '/zh-Hant/').replace('/zh.ts', '/zh-Hant.ts'),
      `// Generated from ${path} and docs/rules/zh-Hant.json by engine/build/words/write-names.mjs.\n${code}`,
    ];
  });
  const idle = Object.keys(texts).filter((text) => !used.has(text));
  if (idle.length > 0)
    throw new Error(`docs/rules/zh-Hant.json has texts that are no longer there: ${idle.join(' | ')}`);
  return Object.fromEntries(files);
}

/** Applies a function to everything except comments. */
const outsideComments = (text, apply) =>
  text
    .split(/(\/\*[\s\S]*?\*\/|^\s*\/\/.*$)/m)
    .map((part, n) => (n % 2 === 0 ? apply(part) : part))
    .join('');
