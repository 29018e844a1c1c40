// Rarity of main stars: the share of all births with each configuration of the life palace. A fixed table, never recomputed at run time. Each single star is in
// 1/12 of all births; only the configuration distinguishes them. docs/rules/charts.md D.

/** From the most common on; TIERS has the share at which each begins. */
export const RARITY_TIER_IDS = ['common', 'uncommon', 'rare', 'veryRare'] as const;
export type RarityTierId = (typeof RARITY_TIER_IDS)[number];

export interface Rarity {
  readonly tier: RarityTierId;
  /** Share of all births, in percent, four decimals. */
  readonly percent: number;
  /** One birth in so many, one decimal. */
  readonly oneIn: number;
  /** Percent of all births with a more common configuration, two decimals. */
  readonly rarerThanPercent: number;
}

// Exact enumeration (docs/rules/rarity.json): the ten year stems alike, lunar days 1 … 29 alike and day 30 at 0.530588853,
// the twelve double hours alike. `empty>` is a life palace without a major star, and the pair opposite it.
// biome-ignore format: one share a row
const CONFIGURATIONS_BY_PERCENT = [
  [4.3193, 'tianliang tiantong'],
  [4.2628, 'jumen taiyang'],
  [4.1799, 'pojun qisha tanlang'],
  [4.1534, 'tianfu tianxiang'],
  [4.1235, 'taiyin tianji'],
  [1.4674, 'lianzhen+tianxiang wuqu ziwei+tianfu'],
  [1.4409, 'empty>taiyang+taiyin empty>tianji+jumen lianzhen taiyang+taiyin tianji+jumen wuqu+tianfu ziwei+tianxiang'],
  [1.411,  'empty>tianji+taiyin empty>ziwei+tanlang lianzhen+qisha tianji+taiyin wuqu+pojun ziwei+tanlang'],
  [1.3845, 'empty>lianzhen+tanlang empty>tiantong+tianliang lianzhen+tanlang tiantong+tianliang wuqu+qisha ziwei+pojun'],
  [1.358,  'empty>taiyang+jumen empty>tianji+tianliang empty>tiantong+taiyin empty>wuqu+tanlang lianzhen+pojun taiyang+jumen tianji+tianliang tiantong+taiyin wuqu+tanlang ziwei+qisha'],
  [1.2716, 'empty>taiyang+tianliang empty>tiantong+jumen lianzhen+tianfu taiyang+tianliang tiantong+jumen wuqu+tianxiang ziwei'],
] as const;

/** A configuration of the life palace: the major stars joined by `+`, after `empty>` if they are borrowed. */
export type MainStarId = Words<(typeof CONFIGURATIONS_BY_PERCENT)[number][1]>;
type Words<Row extends string> = Row extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Row;

const configurationsIn = (row: string): readonly MainStarId[] => row.split(' ') as MainStarId[];

// biome-ignore format: the steps lie where the shares leave gaps
const TIERS: readonly (readonly [atLeastPercent: number, tier: RarityTierId])[] = [
  [4.0,  'common'],
  [1.4,  'uncommon'],
  [1.3,  'rare'],
  [0,    'veryRare'],
];

/** The rarity of each of the fifty configurations, by its id: `ziwei`, `ziwei+tianfu`, `empty>tianji+jumen`. */
export const RARITY: ReadonlyMap<MainStarId, Rarity> = new Map(
  CONFIGURATIONS_BY_PERCENT.flatMap(([percent, row], level) => {
    const commoner = CONFIGURATIONS_BY_PERCENT.slice(0, level);
    const rarerThan = commoner.reduce((sum, [share, ids]) => sum + share * configurationsIn(ids).length, 0);
    const rarity: Rarity = Object.freeze({
      tier: TIERS.find(([atLeast]) => percent >= atLeast)![1],
      percent,
      oneIn: Math.round(1000 / percent) / 10,
      rarerThanPercent: Math.round(rarerThan * 100) / 100,
    });
    return configurationsIn(row).map((id) => [id, rarity] as const);
  }),
);

/** The fifty configurations, the most common first. */
export const MAIN_STAR_IDS: readonly MainStarId[] = [...RARITY.keys()];
