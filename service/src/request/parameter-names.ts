// Names of parameters, compared without case, `_` and `-`. A name that is nearly ours, or that other services use for ours, is rejected, because
// ignoring it could give a wrong chart; any other is someone else's (utm_source) and is let through with a warning.

import { editDistance } from 'beichen/internal';
import type { ParameterTable } from '../contract/parameters/parameter.ts';

/** How the names of one table are found. Made once for each table. */
export interface NameIndex {
  /** Our spelling of a name or alias, or undefined. */
  known(name: string): string | undefined;
  /** Our spelling of the name that this one resembles or represents, or undefined: `timeZone` for `timezon` and for `tz`. */
  resembled(name: string): string | undefined;
}

/** A name as names are compared. Most names already have this form. */
export const plain = (name: string): string => (/^[a-z]*$/.test(name) ? name : name.toLowerCase().replace(/[_-]/g, ''));

/** What other services call our parameters, and which of ours are meant: the first that a table has. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    'tz tzid zone iana utcoffset': ['timeZone'],
    'language locale': ['lang'],
    'time birthtime timeofbirth': ['time', 'hour'],
    'lat latitude': ['latitude', 'near', 'cityId'],
    'lon long lng longitude': ['longitude', 'near', 'cityId'],
    'coordinates coords latlng geo': ['near', 'latitude', 'cityId'],
    'city town place location birthplace placeofbirth cityname': ['place', 'cityId', 'q'],
    citycode: ['cityId', 'q'],
    'birthdate birthday dateofbirth dob datetime solardate lunardate': ['date'],
    'year month day': ['date'],
    sex: ['gender'],
    'dst truesolar truesolartime solar apparentsolar': ['solarTime'],
    'lunar calendartype': ['calendar'],
    'leap isleap isleapmonth': ['leapMonth'],
    'moment when transitdate targetdate': ['at'],
  }).flatMap(([names, ours]) => names.split(' ').map((name) => [name, ours])),
);

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
      const prefix = prefixOf(name, table);
      const given = plain(name.slice(prefix.length)).replace(/[^a-z]/g, ''); // hour[] and hour8 are slips too
      const intended =
        Object.hasOwn(SYNONYMS, given) && SYNONYMS[given]!.find((ours) => Object.hasOwn(table, prefix + ours));
      if (intended) return prefix + intended;
      if (prefix !== '' && canonical.has(given)) return canonical.get(given); // of all people, not of one
      if (given.length > 24 || given.startsWith('utm')) return undefined;
      let nearest: string | undefined;
      let least = Number.POSITIVE_INFINITY;
      for (const [whole, ours] of watched) {
        if (!whole.startsWith(prefix)) continue;
        const spelling = whole.slice(prefix.length);
        if (Math.abs(given.length - spelling.length) > slipsIn(spelling)) continue;
        const distance = editDistance(given, spelling);
        if (distance < least && distance <= slipsIn(spelling)) [nearest, least] = [ours, distance];
      }
      return nearest;
    },
  };
}

/** What stands before the dot in a name such as `one.hour`, with the dot, where a table has names of that kind. */
function prefixOf(name: string, table: ParameterTable): string {
  const prefix = name.slice(0, name.indexOf('.') + 1).toLowerCase();
  return Object.keys(table).some((ours) => prefix !== '' && ours.startsWith(prefix)) ? prefix : '';
}

// One slip in names of four or five letters, two from six on.
const slipsIn = (name: string): number => (name.length < 6 ? 1 : 2);
