// Writes docs/engine.md. Build first: it reads the declarations that were built.

import { writeFileSync } from 'node:fs';
import { reference } from './reference.mjs';

writeFileSync(new URL('../../../docs/engine.md', import.meta.url), reference());
