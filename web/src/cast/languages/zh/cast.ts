// Generated from web/src/cast/languages/en/cast.ts by engine/build/words/write-names.mjs.

import { ZH } from 'beichen/words/zh';
import { words } from 'beichen-service/words/zh';
import { answerCasts } from '../../handlers/answer-casts.ts';

answerCasts(
  { chart: ZH, service: words },
  {
    life: () => import('./life.ts'),
    depth: () => import('./depth.ts'),
  },
);
