// Generated from web/src/cast/languages/en/cast.ts by engine/build/words/write-names.mjs.

import { JA } from 'beichen/words/ja';
import { words } from 'beichen-service/words/ja';
import { answerCasts } from '../../handlers/answer-casts.ts';

answerCasts(
  { chart: JA, service: words },
  {
    life: () => import('./life.ts'),
    depth: () => import('./depth.ts'),
  },
);
