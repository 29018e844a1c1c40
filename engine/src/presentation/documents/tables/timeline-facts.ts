// Facts for the document of a list: the transits of the moment, and the list.

import type { Timeline } from '../../../calculation/casting/transits/cast-timeline.ts';
import type { CallerWarning, PlaceFacts } from './facts.ts';
import { type MomentPlaceFacts, TransitFacts } from './transit-facts.ts';

/** A list around a moment, and derived values that are computed on first use. */
export class TimelineFacts extends TransitFacts {
  readonly timeline: Timeline;

  /**
   * @param place birthplace with its names
   * @param momentPlace place of the moment with its names; by default without names
   * @param given warnings after the engine's own
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
