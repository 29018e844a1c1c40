// How does the page become files? Script and style are bundled under names that change with their content; the page names them.
// What casts is a bundle of its own for each language, so that a browser gets it by one request and with the words of one language; what is asked
// of a life comes after it, as a part that takes from the first what it needs.
// What keeps the page for use without a network knows all its files, and has a version by them.
// The style of the drawing comes from the engine, so that a page and a file look alike. Writes web/dist, and tells its size.

import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chartStyle, LANGUAGE_FACTS, LANGUAGES, THEMES } from 'beichen';
import { build, transform } from 'esbuild';
import { rolldown } from 'rolldown';

const SOURCE = new URL('../src/', import.meta.url);
const DIST = new URL('../dist/', import.meta.url);
/** Of all that the page needs before a chart, in one language, gzip. */
const MOST_BYTES = 90 * 1024;
/** Of what is loaded to cast the first chart, brotli. */
const MOST_BYTES_TO_CAST = 90 * 1024;

const ICONS = ['icon-192.png', 'icon-512.png', 'icon-maskable-512.png', 'apple-touch-icon.png'];

const source = (name) => readFile(new URL(name, SOURCE), 'utf8');

/** The words of the page in a language. */
async function wordsOf(language) {
  const { code } = await transform(await source(`words/${language}/words.ts`), { loader: 'ts' });
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)).words;
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

/** What an installed page is called in a language, and all that its manifests have in common. */
async function manifestOf(language) {
  const { appName, appShortName, description } = await wordsOf(language);
  const common = JSON.parse(await source('manifest.webmanifest'));
  const named = {
    name: appName,
    short_name: appShortName,
    description,
    lang: LANGUAGE_FACTS[language].tag,
    dir: 'ltr',
  };
  return {
    name: `manifest-${language}.webmanifest`,
    contents: Buffer.from(`${JSON.stringify({ ...named, ...common }, null, 2)}\n`),
  };
}

/** The page with its English texts and the names of its files. */
function pageOf(html, words, files) {
  return html.replace(/\{(\w+)\}/g, (_, key) => (files[key] ?? words[key]).replaceAll('&', '&amp;'));
}

/** A style as a file. */
async function styleOf(name, contents) {
  const { outputFiles } = await build({
    stdin: { contents, loader: 'css', resolveDir: fileURLToPath(SOURCE), sourcefile: `${name}.css` },
    outdir: fileURLToPath(new URL('assets/', DIST)),
    entryNames: `${name}-[hash]`,
    minify: true,
    write: false,
  });
  const [{ path, contents: bytes }] = outputFiles;
  return { name: nameOf(path), contents: bytes };
}

/**
 * A script and its parts: those that it needs at once, and those that it loads when they are needed.
 * @param always what it loads as its first act
 * @param later the names of what it loads in each language when that is asked for, and not before a chart
 * @param apart what it loads from a bundle of its own, by the names of the sources: parts in common would be more files for the page to wait for
 * @param shared the file of the words that are shown, which all scripts see as one
 */
async function scriptOf(entry, name, { define = {}, always = [], apart = {}, shared, later } = {}) {
  const { outputFiles, metafile } = await build({
    entryPoints: [fileURLToPath(new URL(entry, SOURCE))],
    outdir: fileURLToPath(new URL('assets/', DIST)),
    entryNames: `${name}-[hash]`,
    chunkNames: 'part-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    minify: true,
    write: false,
    metafile: true,
    plugins: [loadedApart(apart), ...(shared === undefined ? [] : [sharedFile(shared)])],
    define,
  });
  const pathOf = (source) =>
    Object.keys(metafile.outputs).find((path) => metafile.outputs[path].entryPoint?.endsWith(source));
  const needed = new Set();
  const need = (path) => {
    if (needed.has(path)) return;
    needed.add(path);
    for (const { kind, path: of } of metafile.outputs[path]?.imports ?? []) if (kind === 'import-statement') need(of);
  };
  for (const source of [entry, ...always]) need(pathOf(source));
  const files = outputFiles.map(({ path, contents }) => ({ name: nameOf(path), contents }));
  const own = nameOf(pathOf(entry));
  const fileOf = (source) => nameOf(pathOf(source) ?? '');
  const isLater = ({ name }) =>
    later !== undefined &&
    Object.entries(metafile.outputs).some(
      ([path, { entryPoint }]) => nameOf(path) === name && later.test(entryPoint ?? ''),
    );
  return {
    files,
    own,
    fileOf,
    parts: [...needed].map(nameOf).filter((name) => name !== own),
    later: files.filter(isLater),
  };
}

const loadedApart = (files) => ({
  name: 'loaded-apart',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\.ts$/ }, ({ path, kind }) =>
      kind === 'dynamic-import' && path in files ? { path: files[path], external: true } : undefined,
    ),
});

/** Words that one script keeps are seen by all: they import the same file. */
const sharedFile = ({ own }) => ({
  name: 'shared-file',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/shown-words\.ts$/ }, () => ({ path: `./${own.split('/').at(-1)}`, external: true })),
});

const nameOf = (path) => `assets/${path.split('/').at(-1)}`;

/**
 * What casts in a language: the script of the worker, which casts a chart by itself, its part for a life, and its part for depth. esbuild would put what
 * parts share into further files, one journey later; rolldown is told which modules each holds. The part for depth may use that for a life, which comes
 * with every chart.
 */
async function casterOf(language) {
  const bundled = (options) =>
    rolldown({
      input: fileURLToPath(new URL(`words/${language}/cast.ts`, SOURCE)),
      preserveEntrySignatures: 'allow-extension',
      treeshake: { propertyReadSideEffects: false }, // no getter of ours does more than get
      ...options,
    });
  const modulesWithout = async (...parts) => {
    const external = parts.map((part) => `./${part}.ts`);
    const { output } = await (await bundled({ external })).generate({ format: 'esm' });
    return new Set(output.flatMap(({ moduleIds }) => moduleIds ?? []));
  };
  const [first, withLife] = await Promise.all([modulesWithout('life', 'depth'), modulesWithout('depth')]);
  const { output } = await (await bundled()).generate({
    format: 'esm',
    minify: true,
    entryFileNames: `assets/cast-${language}-[hash].js`,
    chunkFileNames: `assets/[name]-${language}-[hash].js`,
    codeSplitting: {
      groups: [
        {
          name: 'life',
          test: (id) => withLife.has(id) && !first.has(id),
          includeDependenciesRecursively: false,
        },
        { name: 'depth', test: (id) => !withLife.has(id), includeDependenciesRecursively: false },
      ],
      includeDependenciesRecursively: false,
    },
  });
  const [own, ...others] = output;
  const chunk = (name) => others.find((each) => each.name === name);
  const runtime = chunk('rolldown-runtime');
  if (own.imports.length > 0 || others.length !== 3) throw new Error(`what casts in ${language} waits for other files`);
  const parts = await Promise.all([chunk('life'), chunk('depth')].map((part) => withRuntime(part, runtime)));
  return [own, ...parts].map(({ fileName, code }) => ({ name: fileName, contents: Buffer.from(code) }));
}

/** A part with the few lines that rolldown puts into a file of their own where two parts need them: that file would come one journey later. */
async function withRuntime({ fileName, code }, runtime) {
  const isRuntime = (path) => runtime.fileName.endsWith(nameOf(path));
  const { outputFiles } = await build({
    stdin: { contents: code },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    minify: true,
    write: false,
    plugins: [
      {
        name: 'runtime',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /./ }, ({ path }) =>
            isRuntime(path) ? { path, namespace: 'runtime' } : { path, external: true },
          );
          onLoad({ filter: /./, namespace: 'runtime' }, () => ({ contents: runtime.code }));
        },
      },
    ],
  });
  return { fileName, code: outputFiles[0].text };
}

const casters = await Promise.all(LANGUAGES.map(casterOf));
const castFiles = Object.fromEntries(LANGUAGES.map((language, n) => [language, casters[n][0].name.split('/').at(-1)]));
const castFilesOf = Object.fromEntries(LANGUAGES.map((language, n) => [language, casters[n].map(({ name }) => name)]));
/** What is loaded when it is first asked for, by the names of the sources: each a bundle of its own. */
const APART = {
  'chart-files': 'files',
  'day-strip': 'day',
  'pattern-list': 'patterns',
  'flights-on-board': 'flights',
  'pillar-depth-view': 'pillars',
  'compare-form': 'compare',
  'offline-places': 'places',
  'births-form': 'births',
  'people/people-view': 'people',
  'people/two-charts': 'two',
  'share-dialog': 'share',
};
/** The styles of parts that are loaded when they are first asked for, by the names of the parts. */
const STYLES_APART = { people: 'people/people.css', share: 'share.css', 'two-charts': 'people/two-charts.css' };
const shared = await scriptOf('words/shown-words.ts', 'words');
const apart = await Promise.all(
  Object.entries(APART).map(([entry, name]) => scriptOf(`${entry}.ts`, name, { shared })),
);
const filesApart = apart.flatMap(({ files }) => files);
const stylesApart = await Promise.all(
  Object.entries(STYLES_APART).map(async ([name, path]) => styleOf(name, await source(path))),
);
const styleFiles = Object.fromEntries(
  Object.keys(STYLES_APART).map((name, n) => [name, stylesApart[n].name.split('/').at(-1)]),
);
const script = await scriptOf('main.ts', 'page', {
  define: {
    CAST_FILES: JSON.stringify(JSON.stringify(castFiles)),
    CAST_FILES_OF: JSON.stringify(JSON.stringify(castFilesOf)),
    STYLE_FILES: JSON.stringify(JSON.stringify(styleFiles)),
  },
  always: ['chart-page.ts'],
  shared,
  later: /\/parts\.ts$/,
  apart: Object.fromEntries(
    Object.keys(APART).map((entry, n) => [`./${entry}.ts`, `./${apart[n].own.split('/').at(-1)}`]),
  ),
});
const style = await styleOf('page', await styleSheet());
// What the script needs at once is asked for with it, not after it.
const parts = script.parts.map((name) => `<link rel="modulepreload" href="${name}">`).join('\n');
const languages = LANGUAGES.map((language) => {
  const { tag, ownName } = LANGUAGE_FACTS[language];
  return `<option value="${language}" lang="${tag}">${ownName}</option>`;
}).join('\n      ');
const html = pageOf(await source('index.html'), await wordsOf('en'), {
  style: style.name,
  script: script.own,
})
  .replace('<!-- parts -->', parts)
  .replace('<!-- languages -->', languages);
const files = [
  style,
  ...stylesApart,
  ...shared.files,
  ...script.files,
  ...filesApart,
  ...casters.flat(),
  { name: 'index.html', contents: Buffer.from(html) },
  ...(await Promise.all(LANGUAGES.map(manifestOf))),
  ...(await Promise.all(
    ['favicon.svg', ...ICONS].map(async (name) => ({
      name,
      contents: await readFile(new URL(name, SOURCE)),
    })),
  )),
];

/** What keeps the page: it holds all files but those that cast in a language, which it keeps when they are asked for. */
async function offlineWorker() {
  const revision = (contents) => createHash('sha256').update(contents).digest('base64url').slice(0, 16);
  const kept = files.filter((file) => !casters.flat().includes(file));
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('offline/worker.ts', SOURCE))],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    minify: true,
    write: false,
    define: {
      'process.env.NODE_ENV': '"production"',
      PAGE_FILES: JSON.stringify(
        kept.map(({ name, contents }) => ({
          url: name === 'index.html' ? './' : name,
          revision: name.startsWith('assets/') ? null : revision(contents), // these names change with their content
        })),
      ),
      CAST_FILES_OF: JSON.stringify(castFilesOf),
    },
  });
  return { name: 'offline.js', contents: outputFiles[0].contents };
}

await rm(DIST, { recursive: true, force: true });
await mkdir(new URL('assets/', DIST), { recursive: true });
for (const { name, contents } of [...files, await offlineWorker()]) await writeFile(new URL(name, DIST), contents);
await copyFile(new URL('og.png', SOURCE), new URL('og.png', DIST)); // of links, never of the page itself

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
const sizes = (list, compress) => list.reduce((sum, { contents }) => sum + compress(contents).length, 0);

const later = [...casters.flat(), ...filesApart, ...stylesApart, ...script.later];
const words = LANGUAGES.map((language) => script.fileOf(`words/${language}/words.ts`));
const wordFiles = files.filter(({ name }) => words.includes(name));
if (wordFiles.length < LANGUAGES.length) throw new Error('the words of a language are no file of their own');
const isPage = ({ name }) => /\.(?:html|css|js|svg)$/.test(name); // no icons: those are for installing
const others = files.filter((file) => isPage(file) && !later.includes(file) && !wordFiles.includes(file));
// A browser loads the words of one language: the most that one needs counts.
const atFirst = sizes(others, gzipSync) + Math.max(...wordFiles.map((file) => sizes([file], gzipSync)));
const toCast = Math.max(...casters.map(([own]) => sizes([own], brotliCompressSync)));
const [, lives, depths] = [0, 1, 2].map((n) =>
  Math.max(...casters.map((parts) => sizes([parts[n]], brotliCompressSync))),
);
console.log(
  `page: ${files.length} files, ${kilobytes(atFirst)} gzip; to cast, in one language: ${kilobytes(toCast)} brotli, for the life ${kilobytes(lives)}, and for depth ${kilobytes(depths)}`,
);
if (atFirst > MOST_BYTES) throw new Error(`the page has ${atFirst} bytes, more than ${MOST_BYTES}`);
if (toCast > MOST_BYTES_TO_CAST) throw new Error(`what casts has ${toCast} bytes, more than ${MOST_BYTES_TO_CAST}`);
