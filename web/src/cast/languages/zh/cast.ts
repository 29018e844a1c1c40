// Generated from web/src/cast/languages/en/cast.ts by engine/build/words/write-names.mjs.

import { ZH } from 'beichen/words/zh';
import { disclaimer } from 'beichen-service/words/zh/disclaimer';
import { answerCasts } from '../../handlers/answer-casts.ts';

answerCasts(
  { chart: ZH, disclaimer },
  {
    sentences: () => import('./sentences.ts'),
    life: () => import('./life.ts'),
    depth: () => import('./depth.ts'),
  },
);
