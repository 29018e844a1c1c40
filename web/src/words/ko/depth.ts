// What answers with more of a chart in Korean?

import { KO } from 'beichen/words/ko';
import { almanac, depth as words } from 'beichen/words/ko/depth';
import { birthsCasters } from '../../casts/births.ts';
import { depthCasters } from '../../casts/depth.ts';
import { variantCasters } from '../../casts/variants.ts';

const all = { ...KO, depth: words, almanac };

export const depth = { ...depthCasters(all), ...variantCasters(all), ...birthsCasters(all) };
