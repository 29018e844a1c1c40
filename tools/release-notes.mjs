// Prints the notes of a version from CHANGELOG.md. Fails if a package has another version, or the notes have no date:
// node tools/release-notes.mjs 1.0.0

import { readFileSync } from 'node:fs';

const version = process.argv[2] ?? '';
const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
for (const folder of ['engine', 'places', 'service', 'element', 'conformance', 'clients/typescript']) {
  const manifest = JSON.parse(read(`${folder}/package.json`));
  if (manifest.version !== version) throw new Error(`${manifest.name} has version ${manifest.version}, not ${version}`);
}
const [, ...sections] = read('CHANGELOG.md').split(/^## /m);
const section = sections.find((text) => text.split(/[\s(]/, 1)[0] === version);
if (!section) throw new Error(`CHANGELOG.md has no section "## ${version}"`);
const [title, ...lines] = section.split('\n');
if (!/\d{4}-\d{2}-\d{2}/.test(title))
  throw new Error(`"## ${title}" in CHANGELOG.md has no date: it is not yet released`);
process.stdout.write(`${lines.join('\n').trim()}\n`);
