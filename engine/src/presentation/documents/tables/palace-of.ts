// One palace of a document.

import { check, oneOf } from '../../../calculation/input/input.ts';
import { PALACE_IDS, type PalaceId } from '../../../calculation/ziwei/palaces.ts';

const PALACE = /* @__PURE__ */ oneOf(PALACE_IDS);

/**
 * A palace of a document by its id.
 * @param document of `describeChart`, or one of the charts of `describeDay`
 * @throws RangeError for an id that does not exist
 * @example palaceOf(describeChart(chart, { language: 'en' }), 'life').majorStars[0]?.name // 'Lian Zhen (Chaste Virtue)'
 */
export function palaceOf<P extends { readonly id: PalaceId }>(
  { palaces }: { readonly palaces: readonly P[] },
  id: PalaceId,
): P {
  check('id', id, PALACE);
  return palaces.find((palace) => palace.id === id)!;
}
