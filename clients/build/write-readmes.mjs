// Writes the operations of each client into its README: a row for each path, with the operations that return it as a drawing or as text.
// node clients/build/write-readmes.mjs [--check], after node tools/build/build.mjs openapi. `--check` writes nothing and fails if a table is out of date.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capital } from './model.mjs';
import { ROOT, readModel } from './openapi-model.mjs';
import { snake } from './python.mjs';

/** Each README, with the name of an operation in its language. */
const READMES = {
  'clients/typescript/README.md': (name) => name,
  'clients/python/README.md': snake,
  'clients/go/README.md': capital,
};

const TABLE = /^\| operation \|[\s\S]*?\n(?!\|)/m;

/** The table of the operations. */
function tableOf({ operations }, nameOf) {
  const rows = new Map();
  for (const { name, path, summary } of operations) {
    const row = path.replace(/\.\w+$/, '');
    const names = `\`${nameOf(name)}\``;
    rows.set(row, rows.has(row) ? { ...rows.get(row), names: `${rows.get(row).names}, ${names}` } : { names, summary });
  }
  const lines = [...rows.values()].map(({ names, summary }) => `| ${names} | ${summary} |`);
  return ['| operation | what it does |', '|---|---|', ...lines, ''].join('\n');
}

const model = readModel();
const stale = [];
for (const [name, nameOf] of Object.entries(READMES)) {
  const readme = readFileSync(join(ROOT, name), 'utf8');
  if (!TABLE.test(readme)) throw new Error(`${name} has no table of operations`);
  const text = readme.replace(TABLE, tableOf(model, nameOf));
  if (text === readme) continue;
  if (process.argv.includes('--check')) stale.push(name);
  else writeFileSync(join(ROOT, name), text);
}
if (stale.length > 0) {
  console.error(`Operations differ from the OpenAPI document: ${stale.join(', ')}. Run: npm run clients`);
  process.exitCode = 1;
}
