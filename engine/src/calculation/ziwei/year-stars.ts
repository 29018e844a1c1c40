// The twelve natal stars that depend on the year of birth alone. docs/rules/two-people.md Z6.

import type { Branch } from '../cycle/branch.ts';
import { branchOfPair, type Sexagenary, stemOf } from '../cycle/sexagenary.ts';
import { ADJECTIVE_STARS } from './adjective-stars.ts';
import { MINOR_STARS, TIANMA } from './minor-stars.ts';
import { asNatal, type PlaceByPair, type PlacementDisputes } from './placement.ts';

/** Five placed by the stem of the year, seven by its branch. */
// biome-ignore format: stars of the stem, then of the branch
export const YEAR_STAR_IDS = [
  'lucun', 'qingyang', 'tuoluo', 'tiankui', 'tianyue',
  'tianma', 'hongluan', 'tianxi', 'guchen', 'guasu', 'xianchi', 'huagai',
] as const;
export type YearStarId = (typeof YEAR_STAR_IDS)[number];

// biome-ignore format: the table looks like its source
const PLACES: Readonly<Record<YearStarId, PlaceByPair>> = {
  lucun:    asNatal(MINOR_STARS.lucun),
  qingyang: asNatal(MINOR_STARS.qingyang),
  tuoluo:   asNatal(MINOR_STARS.tuoluo),
  tiankui:  (pair, school) => school.tiankui[stemOf(pair)]!,
  tianyue:  (pair, school) => school.tianyue[stemOf(pair)]!,
  tianma:   (pair) => TIANMA[branchOfPair(pair)]!,
  hongluan: asNatal(ADJECTIVE_STARS.hongluan),
  tianxi:   asNatal(ADJECTIVE_STARS.tianxi),
  guchen:   asNatal(ADJECTIVE_STARS.guchen),
  guasu:    asNatal(ADJECTIVE_STARS.guasu),
  xianchi:  asNatal(ADJECTIVE_STARS.xianchi),
  huagai:   asNatal(ADJECTIVE_STARS.huagai),
};
const PLACES_IN_ORDER: readonly PlaceByPair[] = YEAR_STAR_IDS.map((id) => PLACES[id]);

/** By school and year, cached. */
const FOUND = /* @__PURE__ */ new WeakMap<PlacementDisputes, (readonly Branch[])[]>();

/**
 * Palaces of the stars of a year, in the order of `YEAR_STAR_IDS`.
 * @param year the pair of the Zi Wei year
 */
export function yearStarPlaces(year: Sexagenary, school: PlacementDisputes): readonly Branch[] {
  let ofSchool = FOUND.get(school);
  if (ofSchool === undefined) {
    ofSchool = [];
    FOUND.set(school, ofSchool);
  }
  ofSchool[year] ??= PLACES_IN_ORDER.map((placeOf) => placeOf(year, school));
  return ofSchool[year];
}
