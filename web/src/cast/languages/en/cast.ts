// Caster in English.

import { EN } from 'beichen/words/en';
import { words } from 'beichen-service/words/en';
import { answerCasts } from '../../handlers/answer-casts.ts';

answerCasts(
  { chart: EN, service: words },
  {
    life: () => import('./life.ts'),
    depth: () => import('./depth.ts'),
  },
);
