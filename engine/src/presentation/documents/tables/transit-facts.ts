// Facts for the document of transits: levels and pillars of the moment, the places of birth and moment with their names, and derived values that are computed
// on first use.

import type { Transits } from '../../../calculation/casting/transits/cast-transits.ts';
import { completedYears } from '../../../calculation/casting/transits/completed-years.ts';
import { type TransitWarning, transitWarningsOf } from '../../../calculation/casting/transits/transit-warnings.ts';
import type { LevelName } from '../../../calculation/casting/transits/ziwei-transits.ts';
import type { Warning } from '../../../calculation/casting/warnings.ts';
import type { Branch } from '../../../calculation/cycle/branch.ts';
import { clockOfInstant } from '../../../calculation/time/clock.ts';
import type { Instant } from '../../../calculation/time/instant.ts';
import { FLOW_LEVELS, type FlowStar } from '../../../calculation/ziwei/flow-stars.ts';
import { roleOf } from '../../../calculation/ziwei/palaces.ts';
import { type CallerWarning, ChartFacts, type PlaceFacts } from './facts.ts';

/** Place of a moment with its names, as the caller provides it; without a longitude if only a zone was given. */
export type MomentPlaceFacts = Omit<PlaceFacts, 'longitude' | 'zoneFrom'> & Partial<Pick<PlaceFacts, 'longitude'>>;

/** A palace with its roles at the levels. */
export interface TransitPalace {
  readonly branch: Branch;
}

/** Transits, and derived values that are computed on first use. */
export class TransitFacts extends ChartFacts {
  readonly transits: Transits;
  readonly momentPlace: MomentPlaceFacts;
  #lifePalaces: LifePalaces | undefined;
  #flowStars: readonly (readonly FlowStar[])[] | undefined;

  /**
   * @param place birthplace with its names
   * @param momentPlace place of the moment with its names; by default without names
   * @param given warnings after the engine's own
   */
  constructor(
    transits: Transits,
    place?: PlaceFacts,
    momentPlace: MomentPlaceFacts = transits.moment.placeAssumed && place !== undefined ? place : transits.moment.place,
    given?: readonly CallerWarning[],
  ) {
    super(transits.chart, place, given);
    this.transits = transits;
    this.momentPlace = momentPlace;
  }

  /** Reads the clock at the place of the moment. */
  clockAt(at: Instant): number {
    const { zone, longitudeDegrees } = this.transits.moment.placeClock;
    return clockOfInstant(at, zone, longitudeDegrees).clock;
  }

  /** Warnings of the moment, then of the birth, then of the caller. */
  get transitWarnings(): readonly (TransitWarning | Warning | CallerWarning)[] {
    return [...transitWarningsOf(this.transits), ...this.warnings];
  }

  /** Role of a palace at a level; undefined without that level. */
  roleAt(level: LevelName, { branch }: TransitPalace): number | undefined {
    this.#lifePalaces ??= lifePalacesOf(this.transits);
    const life = this.#lifePalaces[level];
    return life === undefined ? undefined : roleOf(life, branch);
  }

  get completedYears(): number {
    return completedYears(this.chart.clock.clock, this.transits.moment.shown.clock);
  }

  /** The flow stars of all levels in a palace, level by level. */
  flowStarsIn({ branch }: TransitPalace): readonly FlowStar[] {
    this.#flowStars ??= flowStarsByPalace(this.transits);
    return this.#flowStars[branch]!;
  }
}

/** The life palace of each level. */
type LifePalaces = Readonly<Record<LevelName, Branch | undefined>>;

const lifePalacesOf = ({ ziwei }: Transits): LifePalaces => ({
  decade: ziwei.branchOf('decade'),
  smallLimit: ziwei.branchOf('smallLimit'),
  year: ziwei.branchOf('year'),
  month: ziwei.branchOf('month'),
  day: ziwei.branchOf('day'),
  hour: ziwei.branchOf('hour'),
});

const PALACES = 12;

function flowStarsByPalace({ ziwei }: Transits): readonly (readonly FlowStar[])[] {
  const palaces: FlowStar[][] = Array.from({ length: PALACES }, () => []);
  for (const level of FLOW_LEVELS) {
    for (const star of ziwei[level]?.flowStars ?? []) palaces[star.branch]!.push(star);
  }
  return palaces;
}
