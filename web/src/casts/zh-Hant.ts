// What casts in traditional Chinese?

import { ZH_HANT } from 'beichen/words/zh-Hant';
import { zhHant } from 'beichen-service/words/zh-hant';
import { answerCasts } from './answer-casts.ts';

answerCasts(
  { chart: ZH_HANT, service: zhHant },
  {
    life: () => import('./life-zh-Hant.ts'),
    depth: () => import('./depth-zh-Hant.ts'),
  },
);
