// The texts of the parts of the page that are loaded when they are requested, in English.

import { births } from './births.ts';
import { compare } from './compare.ts';
import { day } from './day.ts';
import { patterns } from './patterns.ts';
import { people } from './people.ts';
import { pillarDepth } from './pillar-depth.ts';
import { share } from './share.ts';

export const parts = { births, compare, day, patterns, people, pillarDepth, share };
