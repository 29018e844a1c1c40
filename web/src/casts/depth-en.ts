// What answers with more of a chart in English?

import { EN } from 'beichen/words/en';
import { almanac, depth as words } from 'beichen/words/en/depth';
import { depthCasters } from './depth.ts';

export const depth = depthCasters({ ...EN, depth: words, almanac });
