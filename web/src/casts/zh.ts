// What casts in simplified Chinese?

import { ZH } from 'beichen/words/zh';
import { zh } from 'beichen-service/words/zh';
import { answerCasts } from './answer-casts.ts';

answerCasts({ chart: ZH, service: zh }, () => import('./life-zh.ts'));
