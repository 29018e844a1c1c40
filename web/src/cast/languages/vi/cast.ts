// Generated from web/src/cast/languages/en/cast.ts by engine/build/words/write-names.mjs.

import { VI } from 'beichen/words/vi';
import { words } from 'beichen-service/words/vi';
import { answerCasts } from '../../handlers/answer-casts.ts';

answerCasts(
  { chart: VI, service: words },
  {
    life: () => import('./life.ts'),
    depth: () => import('./depth.ts'),
  },
);
