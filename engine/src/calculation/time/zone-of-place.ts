// The clock history of a birthplace: its zone's history, except in the north of Vietnam, which is in the zone of Bangkok but had other clocks until 1955, an
// hour ahead of Bangkok or two. It is identified by its country, or by the name Asia/Hanoi.

import { dayOfText } from '../civil/date-text.ts';
import { type Rule, ruleFor, wholeBetween } from '../input/input.ts';
import { fixedZone, keptZone, type PlaceOfClock } from './kept-clocks.ts';
import { type Zone, type ZonePeriod, zoneNamed } from './zone-history.ts';

/** Zone and country of a birthplace, which decide its clock and its lunar calendar. */
export interface BirthZone extends PlaceOfClock {
  /** Its zone by the IANA database: `Asia/Shanghai`. Also `Asia/Hanoi`, which the database keeps apart and most programs do not know. */
  readonly timeZone: string;
  /**
   * Its country by ISO 3166-1, `VN`, which settles what the zone leaves open: `Asia/Bangkok` in Vietnam is the north with the clocks of
   * Hanoi, and its lunar calendar is Vietnam's.
   */
  readonly countryCode?: string;
  /** Offset from UTC of the clock by which a birth was read, if known: 25200 is UTC+7. It overrides the history of the zone. */
  readonly utcOffsetSeconds?: number | undefined;
}

/** The zone by whose history the clock of a birthplace is read; undefined for an unknown name. */
export const zoneOfPlace = (place: BirthZone): Zone | undefined =>
  place.utcOffsetSeconds === undefined ? historyOfPlace(place) : fixedZone(place.utcOffsetSeconds);

/** The zone of a place, even if another offset is given for a birth there. */
function historyOfPlace(place: BirthZone): Zone | undefined {
  const zone = zoneOfName(place);
  return zone === undefined || place.admin1 === undefined ? zone : keptZone(place, zone);
}

const zoneOfName = ({ timeZone, countryCode }: BirthZone): Zone | undefined =>
  timeZone === 'Asia/Hanoi' || (timeZone === 'Asia/Bangkok' && countryCode === 'VN') ? HANOI : zoneNamed(timeZone);

/** Own mean time was up to 15:56:08 behind UTC (Manila until 1844) and 15:13:42 ahead of it (Metlakatla until 1867). */
export const MAX_OFFSET_SECONDS = 16 * 3600;

/** The range of the offset of a clock. */
export const UTC_OFFSET: Rule = /* @__PURE__ */ wholeBetween(-MAX_OFFSET_SECONDS, MAX_OFFSET_SECONDS);

/** A place without the offset that was given for a birth: at other times the zone's clock applies. */
export function withoutOffset<P extends BirthZone>(place: P): P {
  if (place.utcOffsetSeconds === undefined) return place;
  return { ...place, utcOffsetSeconds: undefined };
}

/** Validates a zone. */
export const ZONE: Rule = /* @__PURE__ */ ruleFor(
  'string',
  'a zone of the IANA database, such as Asia/Shanghai',
  (timeZone) => zoneOfPlace({ timeZone: timeZone as string }) !== undefined,
);

/** Validates the country of a place. */
export const COUNTRY: Rule = /* @__PURE__ */ ruleFor(
  'string',
  'two capital letters by ISO 3166-1, such as VN',
  (code) => typeof code === 'string' && /^[A-Z]{2}$/.test(code), // some values cannot be converted to text
);

const clock = (hours: number, minutes = 0, seconds = 0, localMean = false): ZonePeriod =>
  Object.freeze({ offsetSeconds: (hours * 60 + minutes) * 60 + seconds, daylightSavingSeconds: 0, localMean });

const [PLUS_7, PLUS_8, PLUS_9] = [clock(7), clock(8), clock(9)];

// IANA Time Zone Database, zone Asia/Hanoi of its file "backzone", which its main file leaves out (docs/rules/languages.md section 3).
// The day in October 1954 is not known: the database takes the 1st.
// biome-ignore format: a table
const CLOCKS: readonly (readonly [clock: ZonePeriod, untilDay: string, untilHour?: number])[] = [
  [clock(7, 3, 24, true), '1906-07-01'],
  [clock(7, 6, 30),       '1911-05-01'],
  [PLUS_7,                '1942-12-31', 23],
  [PLUS_8,                '1945-03-14', 23],
  [PLUS_9,                '1945-09-02'],
  [PLUS_7,                '1947-04-01'],
  [PLUS_8,                '1954-10-01'],
];

const HANOI: Zone = {
  changes: Float64Array.from(
    CLOCKS,
    ([{ offsetSeconds }, day, hour = 0]) => ((dayOfText(day) * 24 + hour) * 3600 - offsetSeconds) * 1000,
  ),
  periods: [...CLOCKS.map(([kept]) => kept), PLUS_7],
  rule: undefined,
};
