// Writes the names of every language (engine/src/presentation/words/<language>/*.generated.ts, the Japanese readings), the texts of Taiwan's Chinese, and the scripts
// of the worker in each language.

import { writeFileSync } from 'node:fs';
import { casterFiles } from './casters.mjs';
import { nameFiles } from './names.mjs';
import { traditionalFiles } from './traditional.mjs';

for (const [file, text] of Object.entries(nameFiles())) {
  writeFileSync(new URL(`../../src/${file}`, import.meta.url), text);
}
for (const [file, text] of Object.entries({ ...traditionalFiles(), ...casterFiles() }))
  writeFileSync(new URL(`../../../${file}`, import.meta.url), text);
