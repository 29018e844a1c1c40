// Generated from web/src/cast/languages/en/life.ts by engine/build/words/write-names.mjs.

import { ZH } from 'beichen/words/zh';
import { transits } from 'beichen/words/zh/transits';
import { lifeCasters } from '../../handlers/life.ts';

export const life = lifeCasters({ ...ZH, transits });
