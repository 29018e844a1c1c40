// What property tests draw. `npm test` draws the same values in every run, so that what passed passes again; a full run draws others each time, and what
// fails there names its seed.

import fc from 'fast-check';
import { IS_FULL } from './runs.ts';

if (!IS_FULL) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20261128 });
