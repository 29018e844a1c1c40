// Generated from web/src/cast/languages/en/cast.ts by engine/build/words/write-names.mjs.

import { JA } from 'beichen/words/ja';
import { disclaimer } from 'beichen-service/words/ja/disclaimer';
import { answerCasts } from '../../handlers/answer-casts.ts';

answerCasts(
  { chart: JA, disclaimer },
  {
    sentences: () => import('./sentences.ts'),
    life: () => import('./life.ts'),
    depth: () => import('./depth.ts'),
  },
);
