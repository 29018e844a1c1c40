// What casts in English?

import { EN } from 'beichen/words/en';
import { en } from 'beichen-service/words/en';
import { answerCasts } from './answer-casts.ts';

answerCasts(
  { chart: EN, service: en },
  {
    life: () => import('./life-en.ts'),
    depth: () => import('./depth-en.ts'),
  },
);
