// What answers with more of a chart in Vietnamese?

import { VI } from 'beichen/words/vi';
import { almanac, depth as words } from 'beichen/words/vi/depth';
import { birthsCasters } from '../../casts/births.ts';
import { depthCasters } from '../../casts/depth.ts';
import { variantCasters } from '../../casts/variants.ts';

const all = { ...VI, depth: words, almanac };

export const depth = { ...depthCasters(all), ...variantCasters(all), ...birthsCasters(all) };
