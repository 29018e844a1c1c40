// Generated from web/src/cast/languages/en/cast.ts by engine/build/words/write-names.mjs.

import { ZH_HANT } from 'beichen/words/zh-Hant';
import { disclaimer } from 'beichen-service/words/zh-Hant/disclaimer';
import { answerCasts } from '../../handlers/answer-casts.ts';

answerCasts(
  { chart: ZH_HANT, disclaimer },
  {
    sentences: () => import('./sentences.ts'),
    life: () => import('./life.ts'),
    depth: () => import('./depth.ts'),
  },
);
