// Generated from web/src/cast/languages/en/life.ts by engine/build/words/write-names.mjs.

import { KO } from 'beichen/words/ko';
import { transits } from 'beichen/words/ko/transits';
import { lifeCasters } from '../../handlers/life.ts';

export const life = lifeCasters({ ...KO, transits });
