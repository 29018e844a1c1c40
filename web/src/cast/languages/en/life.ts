// Timeline in English.

import { EN } from 'beichen/words/en';
import { transits } from 'beichen/words/en/transits';
import { lifeCasters } from '../../handlers/life.ts';

export const life = lifeCasters({ ...EN, transits });
