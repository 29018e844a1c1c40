// Random values of property tests. `npm test` draws the same values in every run; a full run draws others each time, and a failure names its seed.

import fc from 'fast-check';
import { IS_FULL } from './runs.ts';

if (!IS_FULL) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20261128 });
