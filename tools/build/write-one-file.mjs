// Bundles the packages from their modules in dist/. `node tools/build/write-one-file.mjs node` writes what Node loads, all that the service needs:
// engine/dist/node/                        ES modules for Node: every entry, and some thirty shared chunks instead of 300 files
// `… service` writes what `npm start` runs:
// service/dist/node/                       the service with all modules that it loads, from npm too: it starts in three quarters of the time of 800 files
// `… packages` writes what only a published package needs, after `tsc -b`:
// engine/dist/one-file/beichen.global.js   for a script tag: the global `Beichen`; ASCII, so that a page in GBK reads it too
// engine/dist/one-file/beichen.js          an ES module for browsers and content delivery networks
// engine/dist/commonjs/                    CommonJS in the syntax of ES2017: mini programs, React Native, `require` in an older Node
// element/dist/one-file/beichen-chart.js    the element and the engine, for a script tag
// element/dist/commonjs/, places/dist/commonjs/   CommonJS for `require`
// Beside CommonJS are its types: the same declarations, in a folder whose files are CommonJS to the compiler.

import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, transform } from 'esbuild';

const ENGINE = new URL('../../engine/dist/', import.meta.url);
const PLACES = new URL('../../places/dist/', import.meta.url);
const SERVICE = new URL('../../service/dist/', import.meta.url);
const ELEMENT = new URL('../../element/dist/', import.meta.url);

const bundled = (dist, entry, outfile, options) =>
  build({
    entryPoints: [fileURLToPath(new URL(`${entry}.js`, dist))],
    outfile: fileURLToPath(new URL(outfile, dist)),
    bundle: true,
    minify: true,
    charset: 'utf8',
    logLevel: 'warning',
    ...options,
  });

/** Escapes non-ASCII characters in regular expressions, which esbuild leaves as they are. */
async function inAscii(file) {
  const text = await readFile(file, 'utf8');
  const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  await writeFile(file, text.replace(/[^\0-\x7f]/g, escaped));
}

/** The declarations that a file imports, directly or not, and the file itself. */
async function declarationsFrom(dist, name, found) {
  if (found.has(name)) return;
  found.add(name);
  const text = await readFile(new URL(`${name}.d.ts`, dist), 'utf8');
  for (const [, next] of text.matchAll(/(?:from |import\()['"](\.[^'"]+)\.ts['"]/g)) {
    await declarationsFrom(dist, new URL(next, new URL(`${name}.d.ts`, dist)).href.slice(dist.href.length), found);
  }
}

/** The folder `commonjs` of a package: its declarations, and the package.json that makes them CommonJS. */
async function commonJs(dist, entries, files) {
  await rm(new URL('commonjs/', dist), { recursive: true, force: true });
  const declarations = new Set();
  for (const entry of entries) await declarationsFrom(dist, entry, declarations);
  await written(new URL('commonjs/package.json', dist), '{ "type": "commonjs" }\n');
  for (const name of declarations)
    await written(new URL(`commonjs/${name}.d.ts`, dist), await readFile(new URL(`${name}.d.ts`, dist)));
  for (const { path, text } of await files()) await written(new URL(path, dist), text);
}

async function written(file, content) {
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, content);
}

/** The modules in the exports of a package, with `*` expanded, without `.js`: 'presentation/draw/svg/draw-svg'. */
async function entriesOf(dist) {
  const { exports } = JSON.parse(await readFile(new URL('../package.json', dist), 'utf8'));
  const entries = Object.values(exports)
    .filter((conditions) => typeof conditions.default === 'object')
    .map(async (conditions) => {
      const [before, after] = conditions.default.default.replace('./dist/', '').replace(/\.js$/, '').split('*');
      if (after === undefined) return [before];
      const names = await readdir(new URL(before, dist));
      return names.map((name) => before + name + after).filter((entry) => existsSync(new URL(`${entry}.js`, dist))); // folders of languages have other files too
    });
  return (await Promise.all(entries)).flat();
}

/** Bundles every entry of a package into modules with shared chunks. */
const chunked = async (dist, outdir, options) => {
  const inDist = (path) => fileURLToPath(new URL(path, dist));
  return build({
    entryPoints: (await entriesOf(dist)).map((entry) => inDist(`${entry}.js`)),
    outbase: inDist('.'),
    outdir: inDist(outdir),
    chunkNames: 'shared/[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    charset: 'utf8',
    logLevel: 'warning',
    ...options,
  });
};

/** Bundles every entry as CommonJS with shared chunks: esbuild can split only ES modules, which are converted afterwards. */
async function chunkedCommonJs(dist, options) {
  const { outputFiles } = await chunked(dist, 'commonjs/', { minify: true, write: false, ...options });
  return Promise.all(
    outputFiles.map(async ({ path, text }) => {
      const { code } = await transform(text, { format: 'cjs', target: options.target, minify: true, charset: 'utf8' });
      return { path: pathToFileURL(path), text: code };
    }),
  );
}

/** Each entry of a package as one file. */
const bundledCommonJs = async (dist, options) => {
  const files = (await entriesOf(dist)).map(async (entry) => {
    const { outputFiles } = await bundled(dist, entry, `commonjs/${entry}.js`, {
      format: 'cjs',
      write: false,
      ...options,
    });
    return { path: pathToFileURL(outputFiles[0].path), text: outputFiles[0].text };
  });
  return Promise.all(files);
};

/** Makes the folder `node` of a package. */
async function forNode(dist) {
  await rm(new URL('node/', dist), { recursive: true, force: true });
  await chunked(dist, 'node/', { target: 'node20' });
}

/**
 * Bundles the service. What is loaded for one command or setting alone stays where it is. All files are in ASCII: one character beyond Latin-1 would make V8
 * keep a file in two bytes a character, and read it a quarter slower.
 */
async function serviceForNode() {
  const inService = (path) => fileURLToPath(new URL(path, SERVICE));
  await rm(inService('node/'), { recursive: true, force: true });
  const { metafile } = await build({
    entryPoints: [inService('main.js')],
    outdir: inService('node/'),
    chunkNames: '[hash]',
    bundle: true,
    splitting: true,
    minifySyntax: true,
    minifyWhitespace: true, // names stay as they are, for the traces of errors
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: ['prom-client', inService('cli/beichen.js')],
    // Modules of npm in CommonJS call `require` for modules of Node.
    banner: {
      js: "import { createRequire as requireIn } from 'node:module'; const require = requireIn(import.meta.url);",
    },
    logLevel: 'warning',
    logOverride: { 'ignored-bare-import': 'silent' }, // chunks of the engine import others for their order
    metafile: true,
  });
  for (const file of Object.keys(metafile.outputs)) await inAscii(file);
}

const STEPS = {
  node: () => [forNode(ENGINE)],
  service: () => [serviceForNode()],
  packages: () => [
    bundled(ENGINE, 'index', 'one-file/beichen.global.js', {
      format: 'iife',
      globalName: 'Beichen',
      target: 'es2017',
      charset: 'ascii',
    }).then(() => inAscii(new URL('one-file/beichen.global.js', ENGINE))),
    bundled(ENGINE, 'index', 'one-file/beichen.js', { format: 'esm', target: 'es2020' }),
    bundled(ELEMENT, 'beichen-chart', 'one-file/beichen-chart.js', {
      format: 'iife',
      target: 'es2022',
      charset: 'ascii',
    }).then(() => inAscii(new URL('one-file/beichen-chart.js', ELEMENT))),
    entriesOf(ENGINE).then((entries) => commonJs(ENGINE, entries, () => chunkedCommonJs(ENGINE, { target: 'es2017' }))),
    entriesOf(ELEMENT).then((entries) =>
      commonJs(ELEMENT, entries, () => chunkedCommonJs(ELEMENT, { target: 'es2022', packages: 'external' })),
    ),
    entriesOf(PLACES).then((entries) =>
      commonJs(PLACES, entries, () =>
        bundledCommonJs(PLACES, {
          platform: 'node',
          target: 'node20',
          define: { 'import.meta.url': 'HERE' },
          // The bundle is one folder deeper than the module whose address locates the artefact.
          banner: { js: "const HERE = new URL('../node.js', require('node:url').pathToFileURL(__filename)).href;" },
        }),
      ),
    ),
  ],
};
await Promise.all(STEPS[process.argv[2]]());
