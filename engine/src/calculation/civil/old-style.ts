// The Julian calendar, and the dates until which it was in use. A row applies to all or nearly all of a country of today; countries whose parts changed
// separately (the cantons of Switzerland, the lands of Germany and the Netherlands, the French and Spanish parts of America) are not in the table.

import { type DayNumber, dayNumber } from './day-number.ts';
import {
  BUKOVINA,
  type Divisions,
  GALICIA,
  isInDivision,
  MEMEL,
  RUSSIAN_POLAND,
  SUBCARPATHIAN_RUS,
  TRANSYLVANIA,
} from './former-lands.ts';

/** A country that gave up the Julian calendar: its last Julian date and its first Gregorian date. */
interface ChangeOfCalendar {
  readonly countries: string;
  /** Only in these zones of the country. */
  readonly zones?: readonly string[];
  /** Only in these divisions of the country, or in all but these. */
  readonly in?: readonly string[];
  readonly except?: readonly string[];
  /** The first day on which it was in use again: Poland and its eastern lands had been Gregorian, and took it from Russia. */
  readonly since?: string;
  readonly last: string;
  readonly first: string;
}

// Laws: 24 Geo. 2 c. 23; the decree of the Council of People's Commissars of 1918-01-26; the Greek decree of 1923-01-18; the Romanian one of 1919-03-04;
// the Serbian one of 1919-01-10; the Bulgarian law of 1916-03-21; the Ottoman law of 1917-02-08; the Swedish one of 1752; the Danish one of 1699.
// Poland, Lithuania and Latvia: each town changed with the German troops of 1915 to 1918; the date is the last one, and no day was left out everywhere.
// biome-ignore format: a table
const CHANGES: readonly ChangeOfCalendar[] = [
  { countries: 'DK NO',                         last: '1700-02-18', first: '1700-03-01' },
  { countries: 'GB IE',                         last: '1752-09-02', first: '1752-09-14' },
  { countries: 'US', zones: ['America/New_York'], last: '1752-09-02', first: '1752-09-14' },
  { countries: 'SE FI',                         last: '1753-02-17', first: '1753-03-01' },
  { countries: 'US', zones: ['America/Anchorage', 'America/Juneau', 'America/Sitka', 'America/Nome', 'America/Yakutat', 'America/Metlakatla'], last: '1867-10-06', first: '1867-10-18' },
  { countries: 'AL',                            last: '1912-11-14', first: '1912-11-28' },
  { countries: 'BG',                            last: '1916-03-31', first: '1916-04-14' },
  { countries: 'TR',                            last: '1917-02-15', first: '1917-03-01' },
  { countries: 'PL', in: RUSSIAN_POLAND, since: '1868-01-01', last: '1915-08-04', first: '1915-08-05' },
  { countries: 'LT', except: MEMEL, since: '1800-01-01', last: '1915-09-18', first: '1915-09-19' },
  { countries: 'UA', except: [...GALICIA, ...BUKOVINA, ...SUBCARPATHIAN_RUS], last: '1918-01-31', first: '1918-02-14' },
  { countries: 'LV', since: '1800-01-01',         last: '1918-01-31', first: '1918-02-01' },
  { countries: 'RU BY KZ KG UZ TM TJ AM AZ MD EE', last: '1918-01-31', first: '1918-02-14' },
  { countries: 'GE',                            last: '1918-04-17', first: '1918-05-01' },
  { countries: 'RS ME MK', except: ['Vojvodina'], last: '1919-01-14', first: '1919-01-28' },
  { countries: 'RO', except: TRANSYLVANIA,        last: '1919-03-31', first: '1919-04-14' },
  { countries: 'GR CY',                         last: '1923-02-15', first: '1923-03-01' },
];

interface PlaceOfCalendar extends Divisions {
  readonly countryCode?: string | undefined;
  readonly timeZone: string;
}

/** The change of calendar of a place; undefined if it is uncertain, or was before the first birth. */
export function changeOfCalendar(
  place: PlaceOfCalendar,
): Pick<ChangeOfCalendar, 'since' | 'last' | 'first'> | undefined {
  const { countryCode } = place;
  return countryCode === undefined
    ? undefined
    : CHANGES.find((change) => change.countries.includes(countryCode) && isIn(change, place));
}

function isIn(change: ChangeOfCalendar, place: PlaceOfCalendar): boolean {
  if (change.zones !== undefined && !change.zones.includes(place.timeZone)) return false;
  if (change.in !== undefined && !isInDivision(change.in, place)) return false;
  return change.except === undefined || !isInDivision(change.except, place);
}

/** The year of the last Julian date in the table. */
export const LAST_JULIAN_YEAR = 1923;

/** The day of a valid Julian date. */
export function dayOfJulianDate(year: number, month: number, day: number): DayNumber {
  // Years from March on, so that the leap day is the last: 1461 days in four years, 153 in five months. Day 0 is 1970-01-01 Gregorian.
  const shifted = month > 2 ? year : year - 1;
  const months = (month + 9) % 12;
  return dayNumber(Math.floor((1461 * shifted) / 4) + Math.floor((153 * months + 2) / 5) + day - 719_471);
}

/** The number of days of a month of the Julian calendar, in which every fourth year is a leap year. */
export const daysInJulianMonth = (year: number, month: number): number =>
  month === 2 ? (year % 4 === 0 ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
