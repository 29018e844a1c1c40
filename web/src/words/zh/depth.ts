// What answers with more of a chart in simplified Chinese?

import { ZH } from 'beichen/words/zh';
import { almanac, depth as words } from 'beichen/words/zh/depth';
import { birthsCasters } from '../../casts/births.ts';
import { depthCasters } from '../../casts/depth.ts';
import { variantCasters } from '../../casts/variants.ts';

const all = { ...ZH, depth: words, almanac };

export const depth = { ...depthCasters(all), ...variantCasters(all), ...birthsCasters(all) };
