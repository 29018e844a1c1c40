// Generated from web/src/cast/languages/en/life.ts by engine/build/words/write-names.mjs.

import { ZH_HANT } from 'beichen/words/zh-Hant';
import { transits } from 'beichen/words/zh-Hant/transits';
import { lifeCasters } from '../../handlers/life.ts';

export const life = lifeCasters({ ...ZH_HANT, transits });
