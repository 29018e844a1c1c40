// Generated from web/src/cast/languages/en/cast.ts by engine/build/words/write-names.mjs.

import { KO } from 'beichen/words/ko';
import { disclaimer } from 'beichen-service/words/ko/disclaimer';
import { answerCasts } from '../../handlers/answer-casts.ts';

answerCasts(
  { chart: KO, disclaimer },
  {
    sentences: () => import('./sentences.ts'),
    life: () => import('./life.ts'),
    depth: () => import('./depth.ts'),
  },
);
