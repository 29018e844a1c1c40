// Support of the Day Master (得令, 得地, 得势): the season of its element, its roots, and the other seven characters as far as they are of its element or feed it.
// The numbers are not summed up. docs/rules/bazi-depth.md D1.

import { type Branch, elementOfBranch } from '../cycle/branch.ts';
import { controls, type Element, feeds } from '../cycle/element.ts';
import { elementOfStem, type Stem } from '../cycle/stem.ts';
import type { ElementStateId } from './depth-ids.ts';
import { BESIDE_THE_DAY, PILLAR_IDS, type PillarId, type SeenPillars } from './four-pillars.ts';
import type { Pillar } from './pillar.ts';
import { rootsOf } from './roots.ts';
import { isPeer, isResource } from './ten-gods.ts';

/**
 * The state of an element in the month of a branch: the element of the month is 旺, what it feeds 相, what feeds it 休, what controls it 囚, and
 * what it controls 死. Earth is 旺 in the whole of 辰戌丑未.
 */
export function elementState(own: Element, month: Branch): ElementStateId {
  const season = elementOfBranch(month);
  if (own === season) return 'wang';
  if (feeds(season, own)) return 'xiang';
  if (feeds(own, season)) return 'xiu';
  return controls(own, season) ? 'qiu' : 'si';
}

export interface Support {
  /** The state of the Day Master's element in the month, and whether the main stem of the month is of its element or feeds it (得令). */
  readonly inSeason: { readonly state: ElementStateId; readonly supports: boolean };
  /** The pillars in which the Day Master has a root (得地). */
  readonly rootedIn: readonly PillarId[];
  /** Pillars with a stem, and pillars with a main hidden stem, that has the Day Master's element or generates it (得势). */
  readonly helpingStems: readonly PillarId[];
  readonly helpingBranches: readonly PillarId[];
  /** Number of helpers and of others among the seven characters beside the Day Master. */
  readonly helpers: number;
  readonly others: number;
}

/** The characters of a chart beside the Day Master. */
const CHARACTERS_BESIDE = BESIDE_THE_DAY.length + PILLAR_IDS.length;

/** Support of the Day Master of a chart. */
export function supportOf(pillars: SeenPillars): Support {
  const { dayMaster, month } = pillars;
  const helps = (other: Stem): boolean => isPeer(dayMaster, other) || isResource(dayMaster, other);
  const helpingStems = BESIDE_THE_DAY.filter((pillar) => helps(pillars[pillar].stem));
  const helpingBranches = PILLAR_IDS.filter((pillar) => helps(mainStemOf(pillars[pillar])));
  const helpers = helpingStems.length + helpingBranches.length;
  return {
    inSeason: { state: elementState(elementOfStem(dayMaster), month.branch), supports: helps(mainStemOf(month)) },
    rootedIn: rootsOf(dayMaster, pillars).map(({ pillar }) => pillar),
    helpingStems,
    helpingBranches,
    helpers,
    others: CHARACTERS_BESIDE - helpers,
  };
}

const mainStemOf = ({ hiddenStems }: Pillar): Stem => hiddenStems[0]!.stem;
