// Builds the generated tables of the sky and of published calendars in engine/src/calculation from the outside facts in test/truth/sky.
//     node engine/build/sky/build-tables.mjs            write them
//     node engine/build/sky/build-tables.mjs --check    write nothing; fail when a file is not what would be written

import { readFileSync, writeFileSync } from 'node:fs';
import { deltaTSource } from './delta-t.mjs';
import { fullMoonsSource, newMoonsSource } from './moons.mjs';
import { publishedYearsSource } from './published-years.mjs';
import { solarTermsSource } from './solar-terms.mjs';

const TABLES = {
  'calendar/published-years.generated.ts': publishedYearsSource,
  'sky/delta-t.generated.ts': deltaTSource,
  'sky/full-moons.generated.ts': fullMoonsSource,
  'sky/new-moons.generated.ts': newMoonsSource,
  'sky/solar-terms.generated.ts': solarTermsSource,
};

const checkOnly = process.argv.includes('--check');
for (const [name, source] of Object.entries(TABLES)) {
  const file = new URL(`../../src/calculation/${name}`, import.meta.url);
  const text = source();
  if (!checkOnly) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${name} is not what its source gives: run this script without --check`);
    process.exitCode = 1;
  }
}
