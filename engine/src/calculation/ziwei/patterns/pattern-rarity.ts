// Rarity of patterns: the share of all births of the lunar years 1900 to 2099 with the pattern, in each school. A fixed table, never recomputed at run time.
// docs/rules/ziwei-patterns.md A6.

import { type AnySchoolId, SCHOOL_IDS } from '../school.ts';
import { BIRTHS_COUNTED, PATTERN_BIRTHS } from './pattern-births.generated.ts';
import { PATTERN_IDS, type PatternFormId, type PatternId } from './pattern-ids.ts';

/** Shares of births with a form of a pattern in at least one palace. */
export interface PatternRarity {
  /** Share of all births, in percent, four decimals. */
  readonly percent: number;
  /** One birth in so many, one decimal. */
  readonly oneIn: number;
  /** Share of all births with it in a palace without flags, in percent, four decimals. */
  readonly cleanPercent: number;
}

/**
 * The rarities of the patterns in a school, by pattern and form; undefined for a caller's own school, for which no births were counted. Forms that no birth can
 * have in a school are absent: three need the brightness of stars that `vietnam` does not grade.
 * @example patternRarities('common')?.zifuTonggong.main // { percent: 1.4674, oneIn: 68.1, cleanPercent: 0.1397 }
 */
export function patternRarities(school: AnySchoolId): PatternRarities | undefined {
  const place = (SCHOOL_IDS as readonly string[]).indexOf(school);
  if (place < 0) return undefined;
  const rarities = RARITIES_BY_SCHOOL[place] ?? raritiesIn(place);
  RARITIES_BY_SCHOOL[place] = rarities;
  return rarities;
}

export type PatternRarities = Readonly<Record<PatternId, Readonly<Partial<Record<PatternFormId, PatternRarity>>>>>;

const RARITIES_BY_SCHOOL = /* @__PURE__ */ SCHOOL_IDS.map((): PatternRarities | undefined => undefined);

/** The table of a school, by its index. */
function raritiesIn(school: number): PatternRarities {
  const rarities = (id: PatternId) =>
    Object.fromEntries(
      Object.entries<string>(PATTERN_BIRTHS[id]).flatMap(([form, counts]) => {
        const ofSchools = counts.split(' ');
        const [births, clean] = ofSchools[Math.min(school, ofSchools.length - 1)]!.split('/').map(Number);
        return births === 0 ? [] : [[form, rarityOf(births!, clean!)]];
      }),
    );
  return Object.fromEntries(PATTERN_IDS.map((id) => [id, rarities(id)])) as PatternRarities;
}

const rarityOf = (births: number, clean: number): PatternRarity =>
  Object.freeze({
    percent: percentOf(births),
    oneIn: Math.round((10 * BIRTHS_COUNTED) / births) / 10,
    cleanPercent: percentOf(clean),
  });

const percentOf = (births: number): number => Math.round((1e6 * births) / BIRTHS_COUNTED) / 1e4;
