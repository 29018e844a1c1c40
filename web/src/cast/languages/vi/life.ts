// Generated from web/src/cast/languages/en/life.ts by engine/build/words/write-names.mjs.

import { VI } from 'beichen/words/vi';
import { transits } from 'beichen/words/vi/transits';
import { lifeCasters } from '../../handlers/life.ts';

export const life = lifeCasters({ ...VI, transits });
