// Timeline in Vietnamese.

import { VI } from 'beichen/words/vi';
import { transits } from 'beichen/words/vi/transits';
import { lifeCasters } from '../../handlers/life.ts';

export const life = lifeCasters({ ...VI, transits });
