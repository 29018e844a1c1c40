// Which words do the pillars in depth need? Those of the English page, in every language; a missing one is a compile error.

import type { pillarDepth } from '../en/pillar-depth.ts';

type Texts<Of> = { readonly [Key in keyof Of]: Of[Key] extends string ? string : Texts<Of[Key]> };

/** Texts by key; `{places}` are filled in. */
export type PillarDepthWords = Texts<typeof pillarDepth>;
