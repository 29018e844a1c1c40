// Which ids can an answer hold? Closed sets, in the order of the domain: the engine's lists, and those that it does not list.

import { BRANCH_IDS, STEM_IDS, YEAR_IDS } from 'beichen';

/** The sixty stem-branch pairs, `jia-zi` to `gui-hai`. */
export const PAIR_IDS: readonly string[] = Array.from(
  { length: 60 },
  (_, pair) => `${STEM_IDS[pair % 10]!}-${BRANCH_IDS[pair % 12]!}`,
);

/** Through the sixty pairs. */
export const DIRECTION_IDS = ['forward', 'backward'] as const;

/** Polarity of the year, and gender. */
export const YIN_YANG_GENDER_IDS = ['yangMale', 'yinMale', 'yangFemale', 'yinFemale'] as const;

/** The ring before the year (岁前): `suipo` stands for `dahaoSui` in the school of Zhongzhou. */
export const YEAR_SPIRIT_IDS: readonly string[] = [...YEAR_IDS, 'suipo'];
