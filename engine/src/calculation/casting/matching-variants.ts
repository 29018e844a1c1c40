// Filters the variants of a chart by facts of another program's chart: the variants with all of them, or the nearest one.

import { BRANCH_IDS, type BranchId } from '../cycle/branch.ts';
import { idOfPair, PAIR_IDS, type PairId, type Sexagenary } from '../cycle/sexagenary.ts';
import { check, FLAG, NUMBER, oneOf, optional, recordOf } from '../input/input.ts';
import { BUREAU_IDS, type BureauId, bureauId } from '../ziwei/bureau.ts';
import { hasStar, KNOWN_STARS, type KnownStar } from '../ziwei/known-facts.ts';
import { MAIN_STAR_IDS, type MainStarId } from '../ziwei/rarity.ts';
import { lifePairOf } from '../ziwei/ziwei-chart.ts';
import type { Chart } from './chart.ts';
import { type ChartVariants, VARIANTS_RULE, type Variant } from './variants.ts';

/** Facts of the chart of another program; a variant must have all of them. */
export interface ShownElsewhere {
  readonly mainStar?: MainStarId;
  /** The stem and branch of the life palace, or its branch alone. */
  readonly lifePalace?: PairId | BranchId;
  readonly bureau?: BureauId;
  readonly yearPillar?: PairId;
  readonly monthPillar?: PairId;
  readonly dayPillar?: PairId;
  readonly hourPillar?: PairId;
  /** Without `leapMonth` either month of the number matches. */
  readonly lunarDate?: {
    readonly year: number;
    readonly month: number;
    readonly day: number;
    readonly leapMonth?: boolean;
  };
  /** Stars in their palaces or branches. */
  readonly stars?: readonly KnownStar[];
}

/** Members of `ShownElsewhere`. */
export const SHOWN_IDS = [
  'mainStar',
  'lifePalace',
  'bureau',
  'yearPillar',
  'monthPillar',
  'dayPillar',
  'hourPillar',
  'lunarDate',
  'stars',
] as const satisfies readonly (keyof ShownElsewhere)[];
export type ShownId = (typeof SHOWN_IDS)[number];

/** Variants that match the other program's chart. */
export interface MatchingVariants {
  /** Members in which the chart itself differs. */
  readonly missing: readonly ShownId[];
  readonly variants: readonly Variant[];
  /** Set if neither the chart nor a variant matches: the first variant with the fewest differences, unless the chart has no more. */
  readonly nearest?: { readonly variant: Variant; readonly missing: readonly ShownId[] };
}

const PAIR = /* @__PURE__ */ optional(/* @__PURE__ */ oneOf(PAIR_IDS));
/** Validates `ShownElsewhere`. */
export const SHOWN_RULE = /* @__PURE__ */ recordOf<ShownElsewhere>({
  mainStar: /* @__PURE__ */ optional(/* @__PURE__ */ oneOf(MAIN_STAR_IDS)),
  lifePalace: /* @__PURE__ */ optional(/* @__PURE__ */ oneOf([...PAIR_IDS, ...BRANCH_IDS])),
  bureau: /* @__PURE__ */ optional(/* @__PURE__ */ oneOf(BUREAU_IDS)),
  yearPillar: PAIR,
  monthPillar: PAIR,
  dayPillar: PAIR,
  hourPillar: PAIR,
  lunarDate: /* @__PURE__ */ optional(
    /* @__PURE__ */ recordOf<NonNullable<ShownElsewhere['lunarDate']>>({
      year: NUMBER,
      month: NUMBER,
      day: NUMBER,
      leapMonth: /* @__PURE__ */ optional(FLAG),
    }),
  ),
  stars: KNOWN_STARS,
});

/**
 * Finds the variants of a chart that match the chart of another program; else the nearest variant.
 * @throws RangeError for a value that chartVariants did not return, and for an id that does not exist
 * @example variantsShowing(chartVariants(chart), { mainStar: 'tanlang', hourPillar: 'ji-si' }).variants[0]?.choices[0]?.request
 */
export function variantsShowing(variants: ChartVariants, shown: ShownElsewhere): MatchingVariants {
  check('variants', variants, VARIANTS_RULE);
  check('shown', shown, SHOWN_RULE);
  const missing = missingIn(variants.chart, shown);
  const others = variants.variants.map((variant) => ({ variant, missing: missingIn(variant.chart, shown) }));
  const showing = others.filter((other) => other.missing.length === 0).map(({ variant }) => variant);
  if (missing.length === 0 || showing.length > 0) return { missing, variants: showing };
  const least = Math.min(...others.map((other) => other.missing.length));
  const nearest = least < missing.length && others.find((other) => other.missing.length === least);
  return { missing, variants: [], ...(nearest && { nearest }) };
}

const missingIn = (chart: Chart, shown: ShownElsewhere): readonly ShownId[] =>
  SHOWN_IDS.filter((id) => shown[id] !== undefined && !SHOWS[id](chart, shown));

const isPair = (pair: Sexagenary, requested: string | undefined): boolean => idOfPair(pair) === requested;

const SHOWS: { readonly [Id in ShownId]: (chart: Chart, shown: ShownElsewhere) => boolean } = {
  mainStar: ({ ziwei }, { mainStar }) => ziwei.mainStar.id === mainStar,
  lifePalace: ({ ziwei }, { lifePalace }) =>
    BRANCH_IDS[ziwei.lifeBranch] === lifePalace || isPair(lifePairOf(ziwei), lifePalace),
  bureau: ({ ziwei }, { bureau }) => bureauId(ziwei.bureau) === bureau,
  yearPillar: ({ pillars }, { yearPillar }) => isPair(pillars.year.pair, yearPillar),
  monthPillar: ({ pillars }, { monthPillar }) => isPair(pillars.month.pair, monthPillar),
  dayPillar: ({ pillars }, { dayPillar }) => isPair(pillars.day.pair, dayPillar),
  hourPillar: ({ pillars }, { hourPillar }) => isPair(pillars.hour.pair, hourPillar),
  lunarDate: ({ moment: { lunarDate } }, { lunarDate: asked }) =>
    lunarDate.year === asked!.year &&
    lunarDate.month === asked!.month &&
    lunarDate.day === asked!.day &&
    (asked!.leapMonth === undefined || lunarDate.leapMonth === asked!.leapMonth),
  stars: ({ ziwei }, { stars }) => stars!.every((known) => hasStar(ziwei, known)),
};
