// Writes the records of rules as one file when the service is built: docs/rules/records and their texts in each language become service/dist/rules.json.

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';

const RECORDS = new URL('../../docs/rules/records/', import.meta.url);
const BUILT = new URL('../dist/', import.meta.url);

const read = async (name, folder = RECORDS) => JSON.parse(await readFile(new URL(name, folder), 'utf8'));
const namesIn = async (folder) => (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();

const TEXTS = new URL('texts/', RECORDS);
const works = await read('works.json');
const families = {};
for (const name of await namesIn(RECORDS))
  if (name !== 'works.json') families[name.replace('.json', '')] = await read(name);
const texts = {};
for (const name of await namesIn(TEXTS)) texts[name.replace('.json', '')] = await read(name, TEXTS);
await mkdir(BUILT, { recursive: true });
await writeFile(new URL('rules.json', BUILT), JSON.stringify({ works, families, texts }));
