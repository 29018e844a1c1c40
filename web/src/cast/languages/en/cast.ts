// Caster in English.

import { EN } from 'beichen/words/en';
import { disclaimer } from 'beichen-service/words/en/disclaimer';
import { answerCasts } from '../../handlers/answer-casts.ts';

answerCasts(
  { chart: EN, disclaimer },
  {
    sentences: () => import('./sentences.ts'),
    life: () => import('./life.ts'),
    depth: () => import('./depth.ts'),
  },
);
