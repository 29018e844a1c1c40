// Builds the page. Names of script and style change with their content, and the page refers to these names. The code that casts is a separate bundle for each
// language, so that a browser gets it, with the words of one language, by one request; the code for the timeline of a life follows as a second part, which uses
// modules of the first. The service worker has the list of all files, and a version derived from them. The style of the drawing comes from the engine, so that
// a page and a file look alike. Writes web/dist; `check:sizes` limits its size.

import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from 'beichen';
import { build, transform } from 'esbuild';
import { rolldown } from 'rolldown';
import { manifestOf, pageHtml, styleSheet } from './template.mjs';

const SOURCE = new URL('../src/', import.meta.url);
const DIST = new URL('../dist/', import.meta.url);
const ICONS = ['favicon.svg', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png', 'apple-touch-icon.png'];

const bundle = await build({
  stdin: { contents: await styleSheet(), loader: 'css', resolveDir: fileURLToPath(SOURCE), sourcefile: 'page.css' },
  outdir: fileURLToPath(new URL('assets/', DIST)),
  entryNames: 'page-[hash]',
  minify: true,
  write: false,
});
/** The module of the loaded words. It is one file that all scripts import, so that they share its state. */
const SHARED = /\/shown-words\.ts$/;

/** The module of the words of drawings in all languages. In the page it is replaced: each language brings its own words of drawings. */
const ALL_DRAWING_WORDS = /\/draw\/words\/all-languages\.js$/;
const shownDrawingWords = (all) =>
  `export * from ${JSON.stringify(all)};\nexport { DRAWING_WORDS } from './shown-words.ts';`;
const drawingWordsOf = (language) =>
  fileURLToPath(new URL(`../../engine/dist/presentation/draw/words/${language}.js`, import.meta.url));

/** The minified style of a part, as a text in its script (part-style.ts). */
const smallStyle = async (file) =>
  (await transform(await readFile(file, 'utf8'), { loader: 'css', minify: true })).code.trimEnd();

/**
 * Bundles a script that is loaded on demand, without chunks shared with the page: each would be one more request.
 * @param shared the file of the loaded words, which all scripts share
 */
async function bundleApart(entry, name, shared, define = {}) {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(entry, SOURCE))],
    outdir: fileURLToPath(new URL('assets/', DIST)),
    entryNames: `${name}-[hash]`,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    minify: true,
    write: false,
    define,
    plugins: [
      {
        name: 'style-as-text',
        setup: ({ onLoad }) =>
          onLoad({ filter: /\.css$/ }, async ({ path }) => ({ contents: await smallStyle(path), loader: 'text' })),
      },
      {
        name: 'shared-words',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: SHARED }, () => shared && { path: `./${baseOf(shared.name)}`, external: true });
          onResolve({ filter: /\/all-languages\.js$/, namespace: 'file' }, ({ path, resolveDir }) => {
            const all = resolve(resolveDir, path);
            return ALL_DRAWING_WORDS.test(all) ? { path: all, namespace: 'shown-drawing-words' } : undefined;
          });
          onLoad({ filter: /./, namespace: 'shown-drawing-words' }, ({ path }) => ({
            contents: shownDrawingWords(path),
            resolveDir: dirname(path),
          }));
        },
      },
    ],
  });
  const [{ path, contents }] = outputFiles;
  return { name: nameOf(path), contents };
}

/** The parts of the page script in the order of loading, each a file. Words, and code that few readers need, are separate files. */
const PARTS = [
  ['main.ts', 'page'], // before the first paint
  ['page/chart-page.ts', 'form'],
  ['page/result.ts', 'result'],
  ['page/after-drawing.ts', 'after-drawing'],
];

/** Name of a file of words: `words-en`, `people-en`. */
function fileOfWords(module) {
  const [, language, name] = /\/src\/words\/([\w-]+)\/([\w-]+)\.ts$/.exec(module ?? '') ?? [];
  return language && `${name}-${language}`;
}

/** The language of the page's own words. */
const languageOfWords = (module) => /\/src\/words\/([\w-]+)\/words\.ts$/.exec(module)?.[1];

/**
 * The files of the script. Modules that two parts use are in the earlier part; esbuild would write them into further files, each one more request.
 * @param apart sources that get a bundle of their own
 * @param shared the file of the loaded words
 */
async function pageScript(apart, shared, define) {
  const imports = new Map();
  const bundled = (resolveDynamicImport = () => undefined) =>
    rolldown({
      input: fileURLToPath(new URL('main.ts', SOURCE)),
      preserveEntrySignatures: 'allow-extension',
      treeshake: { propertyReadSideEffects: false }, // our getters have no side effects
      transform: { define, target: 'es2022' },
      plugins: [
        {
          name: 'page',
          resolveId(name, importer) {
            if (SHARED.test(name)) return { id: `./${baseOf(shared.name)}`, external: 'relative' };
            const path = importer && resolve(dirname(importer), name);
            return ALL_DRAWING_WORDS.test(path) && !importer.endsWith('?shown') ? `${path}?shown` : undefined;
          },
          resolveDynamicImport(name, importer) {
            const path = relative(fileURLToPath(SOURCE), resolve(dirname(importer), name));
            return path in apart ? { id: apart[path], external: true } : resolveDynamicImport(path);
          },
          async load(id) {
            if (id.endsWith('.css'))
              return { code: `export default ${JSON.stringify(await smallStyle(id))}`, moduleType: 'js' };
            if (id.endsWith('?shown'))
              return { code: shownDrawingWords(id.slice(0, -'?shown'.length)), moduleType: 'js' };
            const language = languageOfWords(id);
            if (language === undefined) return undefined;
            const drawing = `export { drawing } from ${JSON.stringify(drawingWordsOf(language))};`;
            return { code: `${await readFile(id, 'utf8')}${drawing}`, moduleType: 'ts' };
          },
          buildEnd() {
            for (const id of this.getModuleIds()) imports.set(id, this.getModuleInfo(id).importedIds);
          },
        },
      ],
    });
  const modulesOf = async (bundle) => {
    const { output } = await bundle.generate({ format: 'esm' });
    return new Set(output.flatMap(({ moduleIds }) => moduleIds));
  };
  const modulesWith = async (...parts) =>
    modulesOf(await bundled((name) => (parts.includes(name) ? undefined : false)));
  const all = await modulesOf(await bundled());
  /** Modules with all that they import: the whole page uses more of a module than the first part alone. */
  const closed = (modules) => {
    const found = new Set();
    const find = (id) => {
      if (found.has(id) || !all.has(id)) return;
      found.add(id);
      imports.get(id)?.forEach(find);
    };
    modules.forEach(find);
    return found;
  };
  const names = PARTS.map(([source]) => source);
  const loaded = await Promise.all(PARTS.map(async (_, n) => closed(await modulesWith(...names.slice(1, n + 1)))));
  const groups = PARTS.slice(1).map(([, name], n) => ({
    name,
    test: (id) => loaded[n + 1].has(id) && !loaded[n].has(id),
    includeDependenciesRecursively: false,
  }));
  const { output } = await (await bundled()).generate({
    format: 'esm',
    minify: true,
    entryFileNames: `assets/${PARTS[0][1]}-[hash].js`,
    chunkFileNames: ({ name, facadeModuleId }) => `assets/${fileOfWords(facadeModuleId) ?? name}-[hash].js`,
    codeSplitting: { groups, includeDependenciesRecursively: false },
  });
  const runtime = output.find(({ name }) => name === 'rolldown-runtime');
  const files = await Promise.all(output.filter((each) => each !== runtime).map((each) => withRuntime(each, runtime)));
  const filesWith = (isOne) =>
    files.filter(({ name }) => output.find(({ fileName }) => fileName === name).moduleIds.some(isOne));
  const parts = PARTS.map(([source]) => filesWith((id) => id.endsWith(`/src/${source}`))[0]);
  for (const [n, { name }] of parts.entries()) {
    const { imports } = output.find(({ fileName }) => fileName === name);
    const before = [runtime.fileName, `./${baseOf(shared.name)}`, ...parts.slice(0, n).map((part) => part.name)];
    const others = imports.filter((each) => !before.includes(each));
    if (others.length > 0) throw new Error(`${name} waits for ${others}`);
  }
  return { files, parts, filesWith };
}

const baseOf = (path) => path.split('/').at(-1);
const nameOf = (path) => `assets/${baseOf(path)}`;

/** The tables of parameters without their descriptions, 3 KB that only OpenAPI and the tools show. */
const withoutDescriptions = {
  name: 'without-descriptions',
  transform: {
    filter: { id: /\/service\/dist\/requests\/parameters\// },
    handler(code) {
      const values = [];
      const find = (node) => {
        if (node?.type === 'Property' && node.key.name === 'description') values.push(node.value);
        else if (typeof node === 'object' && node !== null) Object.values(node).forEach(find);
      };
      find(this.parse(code));
      return values.reduceRight((text, { start, end }) => `${text.slice(0, start)}''${text.slice(end)}`, code);
    },
  },
};

/**
 * Builds the scripts that cast in a language: the worker, which casts a chart by itself, its part for a life, its part for depth, and the sentences about a
 * request. esbuild would write shared modules into further files, one round trip later; rolldown takes the assignment of modules to files. The part for depth
 * may import the part for a life, which is loaded with every chart.
 */
async function casterOf(language) {
  const bundled = (options) =>
    rolldown({
      input: fileURLToPath(new URL(`cast/languages/${language}/cast.ts`, SOURCE)),
      preserveEntrySignatures: 'allow-extension',
      treeshake: { propertyReadSideEffects: false }, // our getters have no side effects
      plugins: [withoutDescriptions],
      ...options,
    });
  const modulesWithout = async (...parts) => {
    const external = parts.map((part) => `./${part}.ts`);
    const { output } = await (await bundled({ external })).generate({ format: 'esm' });
    return new Set(output.flatMap(({ moduleIds }) => moduleIds ?? []));
  };
  const [first, withLife, withSentences] = await Promise.all([
    modulesWithout('life', 'depth', 'sentences'),
    modulesWithout('depth', 'sentences'),
    modulesWithout('life', 'depth'),
  ]);
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
        {
          name: 'sentences',
          test: (id) => withSentences.has(id) && !withLife.has(id),
          includeDependenciesRecursively: false,
        },
        {
          name: 'depth',
          test: (id) => !withLife.has(id) && !withSentences.has(id),
          includeDependenciesRecursively: false,
        },
      ],
      includeDependenciesRecursively: false,
    },
  });
  const [own, ...others] = output;
  const chunk = (name) => others.find((each) => each.name === name);
  const runtime = chunk('rolldown-runtime');
  if (own.imports.length > 0 || others.length !== 4) throw new Error(`what casts in ${language} waits for other files`);
  const parts = [own, chunk('life'), chunk('depth'), chunk('sentences')];
  return await Promise.all(parts.map((part) => withRuntime(part, runtime)));
}

/** A file: a part together with the helper code that rolldown writes into a file of its own if two parts need it; that file would come one round trip later. */
async function withRuntime({ fileName, code, imports }, runtime) {
  if (!imports.includes(runtime.fileName)) return { name: fileName, contents: Buffer.from(code) };
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
  return { name: fileName, contents: outputFiles[0].contents };
}

const casters = await Promise.all(LANGUAGES.map(casterOf));
const castFiles = Object.fromEntries(LANGUAGES.map((language, n) => [language, casters[n][0].name.split('/').at(-1)]));
const castFilesOf = Object.fromEntries(LANGUAGES.map((language, n) => [language, casters[n].map(({ name }) => name)]));
/** Scripts that are loaded on demand, each a separate bundle. */
const APART = {
  'share/chart-files.ts': 'files',
  'day/day-strip.ts': 'day',
  'depth/pattern-list.ts': 'patterns',
  'chart/flights-on-board.ts': 'flights',
  'depth/pillar-depth-view.ts': 'pillars',
  'depth/seven-steps-list.ts': 'steps',
  'depth/compare-form.ts': 'compare',
  'depth/days-month.ts': 'days',
  'share/life-file-form.ts': 'dates',
  'cast/offline-places.ts': 'places',
  'form/rare-list.ts': 'rare',
  'depth/births-form.ts': 'births',
  'people/people-view.ts': 'people',
  'people/two-section.ts': 'two',
  'share/share-dialog.ts': 'share',
  'page/example-board.ts': 'example',
};
const shared = await bundleApart('words/shown-words.ts', 'shown-words');
const apart = await Promise.all(Object.entries(APART).map(([entry, name]) => bundleApart(entry, name, shared)));
const script = await pageScript(
  Object.fromEntries(Object.keys(APART).map((entry, n) => [entry, `./${apart[n].name.split('/').at(-1)}`])),
  shared,
  { CAST_FILES: JSON.stringify(JSON.stringify(castFiles)), CAST_FILES_OF: JSON.stringify(JSON.stringify(castFilesOf)) },
);
// A browser loads the words of one language.
const words = LANGUAGES.map((language) => script.filesWith((id) => languageOfWords(id) === language)[0]);
if (new Set(words).size < LANGUAGES.length) throw new Error('the words of a language are no file of their own');
const beginFiles = LANGUAGES.map((language, n) => [
  language,
  { words: baseOf(words[n].name), cast: castFiles[language] },
]);
const begin = await bundleApart('begin.ts', 'begin', shared, {
  BEGIN_FILES: JSON.stringify(JSON.stringify(Object.fromEntries(beginFiles))),
});
const [{ path, contents }] = bundle.outputFiles;
const style = { name: nameOf(path), contents };
const html = await pageHtml({
  style: style.name,
  script: script.parts[0].name,
  begin: begin.name,
  // Loaded together with the first part, not after it; the code that shows a chart does not delay the form.
  form: script.parts[1].name,
  result: script.parts[2].name,
  words: shared.name,
});
const page = { name: 'index.html', contents: Buffer.from(html) };
const [icon, ...installed] = await Promise.all(
  ICONS.map(async (name) => ({ name, contents: await readFile(new URL(`icons/${name}`, SOURCE)) })),
);
const manifests = await Promise.all(LANGUAGES.map(manifestOf));
const files = [
  style,
  shared,
  begin,
  ...script.files,
  ...apart,
  ...casters.flat(),
  page,
  icon,
  ...installed,
  ...manifests,
];

/** Builds the service worker: it precaches all files but those that cast in a language, which it caches when they are requested. */
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
await copyFile(new URL('icons/og.png', SOURCE), new URL('og.png', DIST)); // for previews of links; the page itself does not use it
