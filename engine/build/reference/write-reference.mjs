// Writes engine/dist/reference.md, which is published with the package and not committed; with `-` to standard output. Build first: it reads the
// declarations that were built.

import { writeFileSync } from 'node:fs';
import { reference } from './reference.mjs';

if (process.argv[2] === '-') process.stdout.write(reference());
else writeFileSync(new URL('../../dist/reference.md', import.meta.url), reference());
