// Generated from web/src/cast/languages/en/depth.ts by engine/build/words/write-names.mjs.

import { KO } from 'beichen/words/ko';
import { almanac, pair, depth as words } from 'beichen/words/ko/depth';
import { transits } from 'beichen/words/ko/transits';
import { birthsCasters } from '../../handlers/births.ts';
import { daysCasters } from '../../handlers/days.ts';
import { depthCasters } from '../../handlers/depth.ts';
import { lifeFileCasters } from '../../handlers/life-file.ts';
import { pairCasters } from '../../handlers/pair.ts';
import { pillarsCasters } from '../../handlers/pillars.ts';
import { variantCasters } from '../../handlers/variants.ts';

const all = { ...KO, depth: words, almanac };

export const depth = {
  ...depthCasters(all),
  ...variantCasters(all),
  ...birthsCasters(all),
  ...daysCasters(all),
  ...lifeFileCasters(all, () => import('./sentences.ts')),
  ...pairCasters({ ...all, transits, pair }),
  ...pillarsCasters({ ...all, transits }),
};
