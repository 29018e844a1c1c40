// Flow stars (流曜) of a level, placed by its stem and branch. Most follow the natal stars of the same name, which the stem or branch of the birth year places.
// docs/rules/transits.md B8.

import { type Branch, branch } from '../cycle/branch.ts';
import { branchOfPair, type Sexagenary, stemOf } from '../cycle/sexagenary.ts';
import { ADJECTIVE_STARS } from './adjective-stars.ts';
import { MINOR_STARS, TIANMA } from './minor-stars.ts';
import { asNatal, byYearStem, fromYearBranch, type PlaceByPair, type PlacementDisputes } from './placement.ts';
import { ADDED_YEAR_STAR_IDS, type AddedYearStarId } from './star-ids.ts';

/** The levels that have flow stars. */
export const FLOW_LEVELS = ['decade', 'year', 'month', 'day', 'hour'] as const;
export type FlowLevel = (typeof FLOW_LEVELS)[number];

type FlowStarName =
  | 'tiankui'
  | 'tianyue'
  | 'wenchang'
  | 'wenqu'
  | 'lucun'
  | 'qingyang'
  | 'tuoluo'
  | 'tianma'
  | 'hongluan'
  | 'tianxi';

/** 魁 钺 昌 曲 禄 羊 陀 马 鸾 喜 of each level, 年解 of the year, and stars of the year that only some schools use. */
export type FlowStarId = `${FlowStarName}${Capitalize<FlowLevel>}` | 'nianjieYear' | AddedYearStarId;

/** The disputes of the schools about flow stars. */
export interface FlowStarDisputes extends PlacementDisputes {
  /** The flow stars of a year that the school reads and others do not: the five of Vietnam, or none. */
  readonly addedYearStars: readonly AddedYearStarId[];
}

/** A flow star and the palace in which it is. */
export interface FlowStar {
  readonly id: FlowStarId;
  readonly branch: Branch;
}

/** The branch of 禄 of a level. */
export const lucunOf = /* @__PURE__ */ asNatal(MINOR_STARS.lucun);

// 昌曲 of a level depend on its stem, not on the hour as at birth: 甲巳 乙午 丙戊申 丁己酉 庚亥 辛子 壬寅 癸卯, 曲 in the other direction from 酉.
// biome-ignore format: the table looks like its source
const PLACES: Readonly<Record<FlowStarName, PlaceByPair>> = {
  tiankui:  (pair, school) => school.tiankui[stemOf(pair)]!,
  tianyue:  (pair, school) => school.tianyue[stemOf(pair)]!,
  //                            甲乙丙丁戊己庚辛壬癸
  wenchang: asNatal(byYearStem('巳午申酉申酉亥子寅卯')),
  wenqu:    asNatal(byYearStem('酉申午巳午巳卯寅子亥')),
  lucun:    lucunOf,
  qingyang: asNatal(MINOR_STARS.qingyang),
  tuoluo:   asNatal(MINOR_STARS.tuoluo),
  tianma:   (pair) => TIANMA[branchOfPair(pair)]!,
  hongluan: asNatal(ADJECTIVE_STARS.hongluan),
  tianxi:   asNatal(ADJECTIVE_STARS.tianxi),
};

// docs/rules/languages.md 4. The first three are spirits of the year's ring, which begins at the branch of the year.
// biome-ignore format: the table looks like its source
const ADDED_YEAR_STARS: Readonly<Record<AddedYearStarId, PlaceByPair>> = {
  taisuiYear:  asNatal(fromYearBranch('子', +1)),                  // Lưu Thái Tuế: the branch of the year
  sangmenYear: asNatal(fromYearBranch('寅', +1)),                  // Lưu Tang Môn: two forward from Thái Tuế
  baihuYear:   asNatal(fromYearBranch('申', +1)),                  // Lưu Bạch Hổ: opposite Tang Môn
  tiankuYear:  asNatal(ADJECTIVE_STARS.tianku),                    // Lưu Thiên Khốc: from Ngọ backward
  tianxuYear:  asNatal(ADJECTIVE_STARS.tianxu),                    // Lưu Thiên Hư: from Ngọ forward
};

const idOf = (name: string, level: FlowLevel) => `${name}${level[0]!.toUpperCase()}${level.slice(1)}` as FlowStarId;

interface PlacedStar {
  readonly id: FlowStarId;
  readonly at: PlaceByPair;
  /** The star in each palace, which all charts share. */
  readonly inPalaces: readonly FlowStar[];
}
const placedStar = (id: FlowStarId, at: PlaceByPair): PlacedStar => ({
  id,
  at,
  inPalaces: Array.from({ length: 12 }, (_, palace) => Object.freeze({ id, branch: branch(palace) })),
});
const starsOf = (level: FlowLevel): readonly PlacedStar[] =>
  Object.entries(PLACES).map(([name, at]) => placedStar(idOf(name, level), at));

/** The flow stars of each level, in the order in which they are shown. */
const STARS: Readonly<Record<FlowLevel, readonly PlacedStar[]>> = {
  decade: starsOf('decade'),
  year: [...starsOf('year'), placedStar('nianjieYear', asNatal(ADJECTIVE_STARS.nianjie))],
  month: starsOf('month'),
  day: starsOf('day'),
  hour: starsOf('hour'),
};

const ADDED_STARS = new Map(ADDED_YEAR_STAR_IDS.map((id) => [id, placedStar(id, ADDED_YEAR_STARS[id])]));

/** The ids of all flow stars: level by level the stars of all schools, then the stars of some. */
export const FLOW_STAR_IDS: readonly FlowStarId[] = [
  ...FLOW_LEVELS.flatMap((level) => STARS[level].map(({ id }) => id)),
  ...ADDED_YEAR_STAR_IDS,
];

/**
 * The flow stars of a level.
 * @param pair of the level: its own stem and branch, not the stem and branch of its palace
 */
export function flowStarsOf(level: FlowLevel, pair: Sexagenary, school: FlowStarDisputes): readonly FlowStar[] {
  const stars = STARS[level].map(({ at, inPalaces }) => inPalaces[at(pair, school)]!);
  if (level !== 'year') return stars;
  const added = school.addedYearStars.map((id) => ADDED_STARS.get(id)!);
  return [...stars, ...added.map(({ at, inPalaces }) => inPalaces[at(pair, school)]!)];
}
