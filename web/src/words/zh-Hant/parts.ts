// Generated from web/src/words/zh/parts.ts and docs/rules/zh-Hant.json by engine/build/words/write-names.mjs.

import { births } from './births.ts';
import { compare } from './compare.ts';
import { day } from './day.ts';
import { patterns } from './patterns.ts';
import { people } from './people.ts';
import { pillarDepth } from './pillar-depth.ts';
import { share } from './share.ts';

export const parts = { births, compare, day, patterns, people, pillarDepth, share };
