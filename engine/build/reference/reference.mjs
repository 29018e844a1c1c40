// The reference of the engine: every name of its public entries, with its doc comment and its declaration, as Markdown.

import { readdirSync, readFileSync } from 'node:fs';

const DIST = new URL('../../dist/', import.meta.url);
const EXPORT = /^export (type )?(?:\{([^}]*)\}|\*) from '(\.[^']*)\.ts';$/gm;

const SRC = new URL('../../src/', import.meta.url);
const { exports } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** The reference as one text. */
export function reference() {
  return [
    '<!-- Written by engine/build/reference/write-reference.mjs from the doc comments of the engine. MIT licence. -->',
    '# The engine, name by name',
    "What `import { … } from 'beichen'` offers, in the order of its entry `engine/src/index.ts`.",
    ...exportsOf('index').flatMap(({ file, names }) => [`## ${file}`, ...declarationsOf(file, names).map(entry)]),
    ...otherEntries().flatMap(({ name, file }) => [
      `# ${name}`,
      headOf(file),
      ...declarationsOf(file).map(entry),
      ...exportsOf(file).flatMap(({ file: source, names }) => declarationsOf(source, names).map(entry)),
    ]),
    '',
  ].join('\n\n');
}

/** The names that a file re-exports, by the files that declare them. */
const exportsOf = (entryFile) =>
  [...read(entryFile).matchAll(EXPORT)].map(([, , names, source]) => ({
    file: new URL(`${source}.d.ts`, new URL(`${entryFile}.d.ts`, DIST)).href.slice(DIST.href.length, -'.d.ts'.length),
    names: names && namesIn(names),
  }));

/** The entries of package.json beside the main one, each with its file; an entry with a pattern has one for each language. */
const otherEntries = () =>
  Object.entries(exports)
    .filter(([path, to]) => path !== '.' && path !== './internal' && typesOf(to) !== undefined)
    .flatMap(([path, to]) => {
      const file = typesOf(to).slice('./dist/'.length, -'.d.ts'.length);
      const parts = path.includes('*') ? languages() : [''];
      return parts.map((part) => ({
        name: `beichen${path.slice(1).replace('*', part)}`,
        file: file.replace('*', part),
      }));
    });

/** The declarations of an entry; none for data. */
const typesOf = (to) => to.default?.types;

const languages = () =>
  readdirSync(new URL('presentation/words/', DIST), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** The comment at the head of a source. */
const headOf = (file) => {
  const [head] = /^(?:\/\/.*\n)+/.exec(readFileSync(new URL(`${file}.ts`, SRC), 'utf8'));
  return head.replace(/^\/\/ /gm, '').trimEnd();
};

const read = (file) => readFileSync(new URL(`${file}.d.ts`, DIST), 'utf8');

const namesIn = (list) =>
  list
    .split(',')
    .map((name) => name.trim().replace(/^type /, ''))
    .filter((name) => name !== '');

const DECLARATION =
  /(?:^\/\*\*(?<doc>(?:(?!\*\/)[\s\S])*)\*\/\n)?^export (?<text>(?:declare )?(?:const|function|class|interface|type) (?<name>\w+)(?:[^\n]*\{$[\s\S]*?^\}[^\n]*|[\s\S]*?;$))/gm;

/** The declarations of a file, all or the named ones; a re-exported one is read from its own file. */
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

// The file by which the compiler names a type differs between builds.
const PATH_OF_TYPE = /\bimport\("[^"]+"\)\./g;

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
      text.replace(/^declare /, '').replace(PATH_OF_TYPE, ''),
      ...examples.map((example) => `// ${example.trim().replaceAll('\n', '\n// ')}`),
    ].join('\n'),
    '```',
  ].join('\n');
}
