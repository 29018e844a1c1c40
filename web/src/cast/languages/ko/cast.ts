// Generated from web/src/cast/languages/en/cast.ts by engine/build/words/write-names.mjs.

import { KO } from 'beichen/words/ko';
import { words } from 'beichen-service/words/ko';
import { answerCasts } from '../../handlers/answer-casts.ts';

answerCasts(
  { chart: KO, service: words },
  {
    life: () => import('./life.ts'),
    depth: () => import('./depth.ts'),
  },
);
