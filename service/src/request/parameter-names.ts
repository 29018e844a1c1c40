// Which parameter does a name mean? Names are compared without case, `_` and `-`. One that is nearly ours is a slip and is
// refused, because ignoring it could give a wrong chart; any other is someone else's (utm_source) and is let through.

import { editDistance } from 'beichen';
import type { ParameterTable } from '../contract/parameters/parameter.ts';

/** How the names of one table are found. Made once for each table. */
export interface NameIndex {
  /** Our spelling of a name or alias, or undefined. */
  known(name: string): string | undefined;
  /** Our spelling of the name that this one resembles, or undefined. */
  resembled(name: string): string | undefined;
}

/** A name as names are compared. Most names already have this form. */
export const plain = (name: string): string => (/^[a-z]*$/.test(name) ? name : name.toLowerCase().replace(/[_-]/g, ''));

/** The index of a table. */
export function nameIndex(table: ParameterTable): NameIndex {
  const canonical = new Map<string, string>();
  for (const [name, { aliases = [] }] of Object.entries(table)) {
    for (const spelling of [name, ...aliases]) canonical.set(plain(spelling), name);
  }
  // Short aliases such as `term` have too many innocent neighbours (`item`); our own names are watched down to four letters.
  const watched = [...canonical].filter(([spelling, name]) => spelling.length >= (spelling === plain(name) ? 4 : 6));
  return {
    known: (name) => (Object.hasOwn(table, name) ? name : canonical.get(plain(name))),
    resembled(name) {
      const given = plain(name).replace(/[^a-z]/g, ''); // hour[] and hour8 are slips too
      if (given.length > 24 || given.startsWith('utm')) return undefined;
      let nearest: string | undefined;
      let least = Number.POSITIVE_INFINITY;
      for (const [spelling, ours] of watched) {
        if (Math.abs(given.length - spelling.length) > slipsIn(spelling)) continue;
        const distance = editDistance(given, spelling);
        if (distance < least && distance <= slipsIn(spelling)) [nearest, least] = [ours, distance];
      }
      return nearest;
    },
  };
}

// One slip in names of four or five letters, two from six on.
const slipsIn = (name: string): number => (name.length < 6 ? 1 : 2);
