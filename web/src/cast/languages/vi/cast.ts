// Generated from web/src/cast/languages/en/cast.ts by engine/build/words/write-names.mjs.

import { VI } from 'beichen/words/vi';
import { disclaimer } from 'beichen-service/words/vi/disclaimer';
import { answerCasts } from '../../handlers/answer-casts.ts';

answerCasts(
  { chart: VI, disclaimer },
  {
    sentences: () => import('./sentences.ts'),
    life: () => import('./life.ts'),
    depth: () => import('./depth.ts'),
  },
);
