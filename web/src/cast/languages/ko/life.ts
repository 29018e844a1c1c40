// Timeline in Korean.

import { KO } from 'beichen/words/ko';
import { transits } from 'beichen/words/ko/transits';
import { lifeCasters } from '../../handlers/life.ts';

export const life = lifeCasters({ ...KO, transits });
