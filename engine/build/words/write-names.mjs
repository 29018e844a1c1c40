// Writes the names of every language (engine/src/words/<language>/*.generated.ts, the Japanese readings) and the texts of Taiwan's Chinese.

import { writeFileSync } from 'node:fs';
import { nameFiles } from './names.mjs';
import { traditionalFiles } from './traditional.mjs';

for (const [file, text] of Object.entries(nameFiles())) {
  writeFileSync(new URL(`../../src/${file}`, import.meta.url), text);
}
for (const [file, text] of Object.entries(traditionalFiles()))
  writeFileSync(new URL(`../../../${file}`, import.meta.url), text);
