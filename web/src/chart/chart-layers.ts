// Drawing options for the layers of the timeline: the levels on the board and their transits.

import type { SvgOptions } from 'beichen';
import type { TimelineSelection } from '../state/timeline-view.ts';

/** The drawing options of a selection; none for the birth alone. */
export const layersOf = (
  look: TimelineSelection | undefined,
  flowStars = false,
): Pick<SvgOptions, 'transits' | 'flowStars'> & { readonly layers?: TimelineSelection['levels'] } =>
  look !== undefined && look.levels.length > 0 ? { transits: look.transits, layers: look.levels, flowStars } : {};
