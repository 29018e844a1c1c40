// The default lunar calendar of a birthplace, and its reason, which the form shows once a place is chosen.

import { calendarRegionOf } from 'beichen';
import { fill } from 'beichen/internal';
import type { City } from '../cast/api.ts';
import type { Words } from '../words/words.ts';
import { conventionValueName } from './convention-names.ts';

/** The calendar for births at a place unless another is chosen, with the reason; undefined if its country is unknown. */
export function calendarDefault(
  { country, countryCode, timeZone }: Pick<City, 'country' | 'countryCode' | 'timeZone'>,
  words: Words,
): string | undefined {
  if (country === undefined || countryCode === undefined) return undefined;
  const region = calendarRegionOf({ countryCode, timeZone });
  const sentence = region === 'china' ? words.calendarDefault : words.calendarDefaultOwn;
  return fill(sentence, { country, region: conventionValueName('calendarRegion', region, words) });
}
