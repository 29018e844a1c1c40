// Generated from web/src/cast/languages/en/cast.ts by engine/build/words/write-names.mjs.

import { ZH_HANT } from 'beichen/words/zh-Hant';
import { words } from 'beichen-service/words/zh-Hant';
import { answerCasts } from '../../handlers/answer-casts.ts';

answerCasts(
  { chart: ZH_HANT, service: words },
  {
    life: () => import('./life.ts'),
    depth: () => import('./depth.ts'),
  },
);
