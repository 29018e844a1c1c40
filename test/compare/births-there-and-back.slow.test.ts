// The same for 2,000 births in some 25 seconds; in a full run for 20,000 in four minutes.

import { IS_FULL } from '../setup/runs.ts';

process.env.BIRTHS ??= IS_FULL ? '20000' : '2000';
await import('../../engine/src/casting/births/there-and-back.test.ts');
