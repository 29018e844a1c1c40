// Bundles the packages from their modules in dist/. `node build/write-one-file.mjs node` writes what Node loads, all that the service needs:
// engine/dist/node/                        ES modules for Node: every entry, and some thirty shared chunks instead of 300 files
// `… packages` writes what only a published package needs, after `tsc -b`:
// engine/dist/one-file/beichen.global.js   for a script tag: the global `Beichen`; ASCII, so that a page in GBK reads it too
// engine/dist/one-file/beichen.js          an ES module for browsers and content delivery networks
// engine/dist/commonjs/index.js            CommonJS in the syntax of ES2017: mini programs, React Native, `require` in an older Node
// element/dist/one-file/beichen-chart.js    the element and the engine, for a script tag
// places/dist/commonjs/index.js, node.js   CommonJS for `require` in an older Node
// Beside CommonJS stand its types: the same declarations, in a folder whose files are CommonJS to the compiler.

import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ENGINE = new URL('../engine/dist/', import.meta.url);
const PLACES = new URL('../places/dist/', import.meta.url);
const ELEMENT = new URL('../element/dist/', import.meta.url);

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

/** esbuild writes ASCII but for regular expressions, where an escape means the same. */
async function inAscii(file) {
  const text = await readFile(file, 'utf8');
  const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  await writeFile(file, text.replace(/[^\0-\x7f]/g, escaped));
}

/** The declarations that one leads to, and itself. */
async function declarationsFrom(dist, name, found) {
  if (found.has(name)) return;
  found.add(name);
  const text = await readFile(new URL(`${name}.d.ts`, dist), 'utf8');
  for (const [, next] of text.matchAll(/(?:from |import\()['"](\.[^'"]+)\.ts['"]/g)) {
    await declarationsFrom(dist, new URL(next, new URL(`${name}.d.ts`, dist)).href.slice(dist.href.length), found);
  }
}

/** Makes the folder `commonjs` of a package, with a file for each of its doors. */
async function commonJs(dist, doors, options) {
  await rm(new URL('commonjs/', dist), { recursive: true, force: true });
  const declarations = new Set();
  for (const door of doors) {
    await bundled(dist, door, `commonjs/${door}.js`, { format: 'cjs', ...options });
    await declarationsFrom(dist, door, declarations);
  }
  await writeFile(new URL('commonjs/package.json', dist), '{ "type": "commonjs" }\n');
  for (const name of declarations) {
    const copy = new URL(`commonjs/${name}.d.ts`, dist);
    await mkdir(new URL('.', copy), { recursive: true });
    await copyFile(new URL(`${name}.d.ts`, dist), copy);
  }
}

/** The files that a package names for Node, `*` filled in, as they are in `dist/`. */
async function nodeDoors(dist) {
  const { exports } = JSON.parse(await readFile(new URL('../package.json', dist), 'utf8'));
  const named = Object.values(exports).flatMap((door) => [door.node ?? door.import?.node ?? []].flat());
  const doors = named.map(async (path) => {
    const [before, after] = path.replace('./dist/node/', '').split('*');
    if (after === undefined) return [before];
    return (await readdir(new URL(before, dist))).map((name) => before + name + after);
  });
  return (await Promise.all(doors)).flat();
}

/** Makes the folder `node` of a package. */
async function forNode(dist) {
  await rm(new URL('node/', dist), { recursive: true, force: true });
  const inDist = (path) => fileURLToPath(new URL(path, dist));
  await build({
    entryPoints: (await nodeDoors(dist)).map(inDist).filter((file) => existsSync(file)), // beside languages there are other files
    outbase: inDist('.'),
    outdir: inDist('node/'),
    chunkNames: 'shared/[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'node20',
    charset: 'utf8',
    logLevel: 'warning',
  });
}

const STEPS = {
  node: () => [forNode(ENGINE)],
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
    commonJs(ENGINE, ['index'], { platform: 'neutral', target: 'es2017' }),
    commonJs(PLACES, ['index', 'node'], {
      platform: 'node',
      target: 'node20',
      define: { 'import.meta.url': 'HERE' },
      // One folder deeper than the module, from whose address the artefact is found.
      banner: { js: "const HERE = new URL('../node.js', require('node:url').pathToFileURL(__filename)).href;" },
    }),
  ],
};
await Promise.all(STEPS[process.argv[2]]());
