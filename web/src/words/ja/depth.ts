// What answers with more of a chart in Japanese?

import { JA } from 'beichen/words/ja';
import { almanac, depth as words } from 'beichen/words/ja/depth';
import { birthsCasters } from '../../casts/births.ts';
import { depthCasters } from '../../casts/depth.ts';
import { variantCasters } from '../../casts/variants.ts';

const all = { ...JA, depth: words, almanac };

export const depth = { ...depthCasters(all), ...variantCasters(all), ...birthsCasters(all) };
