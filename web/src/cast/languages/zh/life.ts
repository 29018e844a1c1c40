// Timeline in simplified Chinese.

import { ZH } from 'beichen/words/zh';
import { transits } from 'beichen/words/zh/transits';
import { lifeCasters } from '../../handlers/life.ts';

export const life = lifeCasters({ ...ZH, transits });
