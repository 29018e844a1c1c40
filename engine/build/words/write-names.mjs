// Writes the names of every language: engine/src/words/<language>/*.generated.ts and the Japanese readings.

import { writeFileSync } from 'node:fs';
import { nameFiles } from './names.mjs';

for (const [file, text] of Object.entries(nameFiles())) {
  writeFileSync(new URL(`../../src/${file}`, import.meta.url), text);
}
