// What does the engine offer? Every name that its door exports, with its doc comment and its declaration, as Markdown.

import { readFileSync } from 'node:fs';

const DIST = new URL('../../dist/', import.meta.url);
const EXPORT = /^export (type )?(?:\{([^}]*)\}|\*) from '(\.[^']*)\.ts';$/gm;

/** The reference as one text. */
export function reference() {
  const groups = [...read('index').matchAll(EXPORT)].map(([, , names, file]) => ({
    file: file.replace('./', ''),
    declarations: declarationsOf(file.replace('./', ''), names && namesIn(names)),
  }));
  return [
    '<!-- Written by engine/build/reference/write-reference.mjs from the doc comments of the engine. MIT licence. -->',
    '# The engine, name by name',
    "What `import { … } from 'beichen'` offers, in the order of the door file `engine/src/index.ts`.",
    ...groups.flatMap(({ file, declarations }) => [`## ${file}`, ...declarations.map(entry)]),
    '',
  ].join('\n\n');
}

const read = (file) => readFileSync(new URL(`${file}.d.ts`, DIST), 'utf8');

const namesIn = (list) =>
  list
    .split(',')
    .map((name) => name.trim().replace(/^type /, ''))
    .filter((name) => name !== '');

const DECLARATION =
  /(?:^\/\*\*(?<doc>(?:(?!\*\/)[\s\S])*)\*\/\n)?^export (?<text>(?:declare )?(?:const|function|class|interface|type) (?<name>\w+)(?:[^\n]*\{$[\s\S]*?^\}[^\n]*|[\s\S]*?;$))/gm;

/** The declarations of a file, those named or all; one that it hands on is looked up where it comes from. */
function declarationsOf(file, names) {
  const text = read(file);
  const found = [...text.matchAll(DECLARATION)].map(({ groups }) => groups);
  if (names === undefined) return found;
  return names.map((name) => {
    const declaration = found.find((each) => each.name === name);
    if (declaration) return declaration;
    const source = new RegExp(`^export \\{[^}]*\\b${name}\\b[^}]*\\} from '\\./([^']*)\\.ts';$`, 'm').exec(text);
    if (!source) throw new Error(`the declaration of "${name}" was not found`);
    return declarationsOf(`${file.slice(0, file.lastIndexOf('/') + 1)}${source[1]}`, [name])[0];
  });
}

function entry({ doc = '', text, name }) {
  const told = doc
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trimEnd())
    .join('\n')
    .trim();
  const [prose, ...examples] = told.split(/^@example\s*/m);
  const tags = prose.replace(/^@(\w+)\s+/gm, (_, tag) => `- *${tag}* `).trim();
  return [
    `### ${name}`,
    ...(tags === '' ? [] : [tags]),
    '```ts',
    [
      text.replace(/^declare /, ''),
      ...examples.map((example) => `// ${example.trim().replaceAll('\n', '\n// ')}`),
    ].join('\n'),
    '```',
  ].join('\n');
}
