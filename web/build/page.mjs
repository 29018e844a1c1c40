// How does the page become files? Script and style are bundled under names that change with their content; the page names them.
// The style of the drawing comes from the engine, so that a page and a file look alike. Writes web/dist, or the folder that is
// named as argument, and tells its size.

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chartStyle, THEMES } from 'beichen';
import { build, transform } from 'esbuild';

const SOURCE = new URL('../src/', import.meta.url);
const DIST = process.argv[2] ? pathToFileURL(`${resolve(process.argv[2])}/`) : new URL('../dist/', import.meta.url);
const MOST_BYTES = 100 * 1024;

const source = (name) => readFile(new URL(name, SOURCE), 'utf8');

async function englishWords() {
  const { code } = await transform(await source('words/en.ts'), { loader: 'ts' });
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)).en;
}

const tokens = (theme) =>
  Object.entries(THEMES[theme])
    .map(([tone, colour]) => `--${tone}:${colour};`)
    .join('');

/** The tokens of both themes, the drawing, and the page's own style. */
async function styleSheet() {
  return [
    `:root{${tokens('light')}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-colours=light]){${tokens('dark')}}}`,
    `@media screen{:root[data-colours=dark]{${tokens('dark')}}}`,
    chartStyle((tone) => `var(--${tone})`),
    await source('page.css'),
  ].join('\n');
}

/** The page with its English texts and the names of its files. */
function pageOf(html, words, files) {
  return html.replace(/\{(\w+)\}/g, (_, key) => (files[key] ?? words[key]).replaceAll('&', '&amp;'));
}

const bundle = await build({
  stdin: { contents: await styleSheet(), loader: 'css', resolveDir: fileURLToPath(SOURCE), sourcefile: 'page.css' },
  outdir: fileURLToPath(new URL('assets/', DIST)),
  entryNames: 'page-[hash]',
  minify: true,
  write: false,
});
const script = await build({
  entryPoints: [fileURLToPath(new URL('main.ts', SOURCE))],
  outdir: fileURLToPath(new URL('assets/', DIST)),
  entryNames: 'page-[hash]',
  bundle: true,
  format: 'esm',
  target: 'es2022',
  charset: 'utf8',
  minify: true,
  write: false,
});
const assets = [...bundle.outputFiles, ...script.outputFiles].map(({ path, contents }) => ({
  name: `assets/${path.split('/').at(-1)}`,
  contents,
}));
const named = (ending) => assets.find(({ name }) => name.endsWith(ending)).name;
const html = pageOf(await source('index.html'), await englishWords(), { style: named('.css'), script: named('.js') });
const files = [
  ...assets,
  { name: 'index.html', contents: Buffer.from(html) },
  { name: 'favicon.svg', contents: Buffer.from(await source('favicon.svg')) },
];

await rm(DIST, { recursive: true, force: true });
await mkdir(new URL('assets/', DIST), { recursive: true });
for (const { name, contents } of files) await writeFile(new URL(name, DIST), contents);

const bytes = files.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0);
console.log(`page: ${files.length} files, ${(bytes / 1024).toFixed(1)} KB compressed`);
if (bytes > MOST_BYTES) throw new Error(`the page has ${bytes} bytes, more than ${MOST_BYTES}`);
