// Builds the generated tables of engine/src/calculation/sky from the outside facts in test/truth/sky.
//     node engine/build/sky/build-tables.mjs            write them
//     node engine/build/sky/build-tables.mjs --check    write nothing; fail when a file is not what would be written

import { readFileSync, writeFileSync } from 'node:fs';
import { deltaTSource } from './delta-t.mjs';
import { fullMoonsSource, newMoonsSource } from './moons.mjs';
import { solarTermsSource } from './solar-terms.mjs';

const TABLES = {
  'delta-t.generated.ts': deltaTSource,
  'full-moons.generated.ts': fullMoonsSource,
  'new-moons.generated.ts': newMoonsSource,
  'solar-terms.generated.ts': solarTermsSource,
};

const checkOnly = process.argv.includes('--check');
for (const [name, source] of Object.entries(TABLES)) {
  const file = new URL(`../../src/calculation/sky/${name}`, import.meta.url);
  const text = source();
  if (!checkOnly) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${name} is not what its source gives: run this script without --check`);
    process.exitCode = 1;
  }
}
