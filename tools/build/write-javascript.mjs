// Transpiles TypeScript to JavaScript, file by file. `npm run check` checks types, and `tsc -b` writes only the declarations for packages.

import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';

const ROOT = resolve(import.meta.dirname, '../..');

/** Source folders by their output folder. The build of the places runs its sources too. */
const OUTPUTS = {
  'engine/dist': 'engine/src',
  'places/dist': 'places/src',
  'places/dist-build/src': 'places/src',
  'places/dist-build/build': 'places/build',
  'service/dist': 'service/src',
  'element/dist': 'element/src',
  'conformance/prove/dist': 'conformance/prove/src',
  'tools/bench/dist': 'tools/bench/src',
};

/** A static or dynamic import of a source, as esbuild prints it. */
const IMPORT = /^((?:im|ex)port\b[^;"'`]*"\.[^"]+|.*\bimport\("\.[^"]+)\.ts"/gm;

/** Subfolders of an output that another step bundles. */
const BUNDLES = /^(?:commonjs|node|one-file)[\\/]/;

for (const [output, folder] of Object.entries(OUTPUTS)) {
  const names = await readdir(join(ROOT, folder), { recursive: true });
  const { outputFiles } = await build({
    entryPoints: names.filter((name) => /(?<!\.test|\.d)\.ts$/.test(name)).map((name) => join(ROOT, folder, name)),
    outbase: join(ROOT, folder),
    outdir: join(ROOT, output),
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    logLevel: 'warning',
    write: false,
    tsconfigRaw: { compilerOptions: { target: 'es2022', verbatimModuleSyntax: true, useDefineForClassFields: true } },
  });
  for (const { path, text } of outputFiles) {
    await mkdir(dirname(path), { recursive: true });
    const code = text.replace(IMPORT, '$1.js"');
    if (!existsSync(path) || (await readFile(path, 'utf8')) !== code) await writeFile(path, code);
  }
  // Removes outputs without a source, which would be published.
  for (const name of await readdir(join(ROOT, output), { recursive: true })) {
    const source = name.replace(/\.(?:js|d\.ts)$/, '.ts');
    if (source !== name && !BUNDLES.test(name) && !names.includes(source)) await rm(join(ROOT, output, name));
  }
}
