// Writes the names of every language (engine/src/presentation/words/<language>/*.generated.ts, the Japanese readings), the texts of Taiwan's Chinese, and the scripts
// of the worker in each language.

import { mkdirSync, writeFileSync } from 'node:fs';
import { casterFiles } from './casters.mjs';
import { nameFiles } from './names.mjs';
import { traditionalFiles } from './traditional.mjs';

/** Writes files by their paths under a folder; the folder of a new language is created. */
function write(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    const file = new URL(path, folder);
    mkdirSync(new URL('.', file), { recursive: true });
    writeFileSync(file, text);
  }
}

write(new URL('../../src/', import.meta.url), nameFiles());
write(new URL('../../../', import.meta.url), { ...traditionalFiles(), ...casterFiles() });
