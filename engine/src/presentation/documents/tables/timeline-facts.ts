// Facts of the document of a list: what governs at the moment, and the list.

import type { Timeline } from '../../../calculation/casting/transits/cast-timeline.ts';
import type { CallerWarning, PlaceFacts } from './facts.ts';
import { type MomentPlaceFacts, TransitFacts } from './transit-facts.ts';

/** A list of what governs around a moment, and the values that are calculated from it on first use. */
export class TimelineFacts extends TransitFacts {
  readonly timeline: Timeline;

  /**
   * @param place the birthplace with its names
   * @param momentPlace the place of the moment with its names; without one, longitude and zone are alone
   * @param given warnings that follow the engine's own
   */
  constructor(
    timeline: Timeline,
    place?: PlaceFacts,
    momentPlace?: MomentPlaceFacts,
    given?: readonly CallerWarning[],
  ) {
    super(timeline.transits, place, momentPlace, given);
    this.timeline = timeline;
  }
}
