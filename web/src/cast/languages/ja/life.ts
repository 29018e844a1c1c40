// Generated from web/src/cast/languages/en/life.ts by engine/build/words/write-names.mjs.

import { JA } from 'beichen/words/ja';
import { transits } from 'beichen/words/ja/transits';
import { lifeCasters } from '../../handlers/life.ts';

export const life = lifeCasters({ ...JA, transits });
