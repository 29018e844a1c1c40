// Prints the size of the page as a browser loads it, and fails above a bound: `npm run check:sizes -w beichen-web`, after a build.

import { readdir, readFile } from 'node:fs/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { LANGUAGES } from 'beichen';

const DIST = new URL('../dist/', import.meta.url);
/** Maximum of all that the page needs before a chart, in one language, gzip. Each further byte delays the page on a phone: docs/performance.md. */
const MAX_BYTES = 68.5 * 1024;
/** Maximum of the first screen: all of it but the code that draws a board, which comes after the form; gzip. */
const MAX_BYTES_OF_FORM = 45.25 * 1024;
/** Maximum size of the files that cast the first chart, Brotli. */
const MAX_BYTES_TO_CAST = 100 * 1024;
/** Maximum of a link to a chart, which needs both. The target is 150 KB (docs/performance.md). */
const MAX_BYTES_OF_LINK = 168.25 * 1024;

const names = await readdir(DIST, { recursive: true });

/** The compressed size of a file, by its name without the hash that changes with its content. */
async function sizeOf(name, compress) {
  const [stem, ending] = name.split('.');
  const found = names.filter(
    (each) => each === name || new RegExp(`^assets/${stem}-[\\w-]{8}\\.${ending}$`).test(each),
  );
  if (found.length !== 1) throw new Error(`web/dist has ${found.length} files ${name}: ${found}`);
  return compress(await readFile(new URL(found[0], DIST))).length;
}

/** The most that a language needs. */
const most = async (name, compress) =>
  Math.max(...(await Promise.all(LANGUAGES.map((language) => sizeOf(`${name}-${language}.js`, compress)))));

const atFirst = [
  'index.html',
  'begin.js',
  'page.css',
  'shown-words.js',
  'page.js',
  'form.js',
  'result.js',
  'favicon.svg',
];
const sizes = await Promise.all(atFirst.map((name) => sizeOf(name, gzipSync)));
const bytes = sizes.reduce((sum, size) => sum + size, await most('words', gzipSync));
const ofForm = bytes - (await sizeOf('result.js', gzipSync));
const toCast = await most('cast', brotliCompressSync);
const ofLink = bytes + toCast;
const kilobytes = (size) => `${(size / 1024).toFixed(1)} KB`;
console.log(
  `page: ${names.length} files, ${kilobytes(bytes)} gzip, ${kilobytes(ofForm)} of them for the form; to cast, in one language: ${kilobytes(toCast)} brotli; a link to a chart: ${kilobytes(ofLink)}`,
);
for (const [part, size, most] of [
  ['the page', bytes, MAX_BYTES],
  ['the form', ofForm, MAX_BYTES_OF_FORM],
  ['what casts', toCast, MAX_BYTES_TO_CAST],
  ['a link to a chart', ofLink, MAX_BYTES_OF_LINK],
])
  if (size > most) throw new Error(`${part} has ${size} bytes, more than ${most}`);
