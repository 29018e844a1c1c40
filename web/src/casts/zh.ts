// What casts in simplified Chinese?

import { ZH } from 'beichen/words/zh';
import { zh } from 'beichen-service/words/zh';
import { answerCasts } from './answer-casts.ts';

answerCasts(
  { chart: ZH, service: zh },
  {
    life: () => import('./life-zh.ts'),
    depth: () => import('./depth-zh.ts'),
  },
);
