// Layers of the timeline in a drawing. The levels that are on the board, and what governs there.

import type { SvgOptions } from 'beichen';
import type { TimelineSelection } from '../state/timeline-view.ts';

/** The options of a drawing for what is selected; none for the birth alone. */
export const layersOf = (
  look: TimelineSelection | undefined,
  flowStars = false,
): Pick<SvgOptions, 'transits' | 'flowStars'> & { readonly layers?: TimelineSelection['levels'] } =>
  look !== undefined && look.levels.length > 0 ? { transits: look.transits, layers: look.levels, flowStars } : {};
