// What answers with more of a chart in simplified Chinese?

import { ZH } from 'beichen/words/zh';
import { almanac, depth as words } from 'beichen/words/zh/depth';
import { depthCasters } from './depth.ts';

export const depth = depthCasters({ ...ZH, depth: words, almanac });
