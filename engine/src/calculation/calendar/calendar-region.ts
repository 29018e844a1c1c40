// Regions of the lunar calendar. China, Vietnam, Korea and Japan number months by the same rule, but each begins its days at its own
// midnight. One date in twenty-five therefore has another lunar date in Vietnam or Korea than in China (docs/rules/languages.md
// section 2).

import { dayOfText } from '../civil/date-text.ts';
import { dateOfDay, MS_PER_DAY, MS_PER_HOUR } from '../civil/day-number.ts';
import type { BirthZone } from '../time/zone-of-place.ts';

export const CALENDAR_REGIONS = ['china', 'vietnam', 'korea', 'japan'] as const;

/**
 * Lunar calendar of the Zi Wei chart and of a lunar date of birth.
 * Born 1985-02-01: month 12 of 1984 in China, month 1 of 1985 in Vietnam. The default depends on the birthplace: `calendarRegionOf`.
 * The Four Pillars follow solar terms and do not depend on it.
 */
export type CalendarRegion = (typeof CALENDAR_REGIONS)[number];

/**
 * The calendars by which a birth can be read and cast. `vietnamNorth` is the calendar of Hanoi in all of Vietnam, as in most Vietnamese programs. Born in Huế
 * on 1968-01-29: the last day of 1967 in the calendar of the south, the first of 1968 in the calendar of the north.
 */
export const BIRTH_CALENDARS = [...CALENDAR_REGIONS, 'vietnamNorth'] as const;
export type BirthCalendar = (typeof BIRTH_CALENDARS)[number];

/** Calendar of a region. The south of Vietnam had its own until 1975. */
export type LunarCalendar = CalendarRegion | 'vietnamSouth';

// UTC offset of the midnight of each calendar, and the first day on which it is used. Before that day China's midnight is used, unless the printed months are
// known (published-months.ts). Vietnam: decision 121-CP of 1967-08-08. The south used China's midnight until its clocks changed; four months differ. Korea: the
// calendar of 1912 (KASI uses UTC+9 from then on, in 1954-61 too, when clocks ran on +8:30). Japan gave up its lunar calendar with 1872; later years are
// calculated by Japan standard time.
// biome-ignore format: a table
const OWN_MIDNIGHT: Readonly<Record<LunarCalendar, readonly [since: string, utcOffsetHours: number]>> = {
  china:        ['1929-01-01', 8],
  vietnam:      ['1968-01-01', 7],
  vietnamSouth: ['1975-06-13', 7],
  korea:        ['1912-01-01', 9],
  japan:        ['1873-01-01', 9],
};

/** A clock by which months are dated: its offset from UTC in milliseconds, and the time from which on it is used. */
export interface CalendarClock {
  readonly sinceYear: number;
  readonly since: number;
  readonly offsetMs: number;
}

/** Clock of a calendar; before its first day China's clock. */
export function clockOfCalendar(calendar: LunarCalendar): CalendarClock {
  const [since, utcOffsetHours] = OWN_MIDNIGHT[calendar];
  const offsetMs = utcOffsetHours * MS_PER_HOUR;
  const day = dayOfText(since);
  return { sinceYear: dateOfDay(day).year, since: day * MS_PER_DAY - offsetMs, offsetMs };
}

/** Countries in which the national lunar calendar is still used. */
const REGION_OF_COUNTRY: ReadonlyMap<string, CalendarRegion> = /* @__PURE__ */ new Map([
  ['VN', 'vietnam'],
  ['KR', 'korea'],
  ['KP', 'korea'],
  ['JP', 'japan'],
]);

/** Regions by zone, for a birthplace without a country: zones that are in only one of the countries with a calendar of their own. */
const REGION_OF_ZONE: ReadonlyMap<string, CalendarRegion> = /* @__PURE__ */ new Map([
  ['Asia/Ho_Chi_Minh', 'vietnam'],
  ['Asia/Saigon', 'vietnam'],
  ['Asia/Hanoi', 'vietnam'],
  ['Asia/Seoul', 'korea'],
  ['ROK', 'korea'],
  ['Asia/Pyongyang', 'korea'],
  ['Asia/Tokyo', 'japan'],
  ['Japan', 'japan'],
]);

/** The region of a birthplace: by its country, else by its zone; China for the rest of the world. */
export const localRegionOf = ({ countryCode, timeZone }: BirthZone): CalendarRegion =>
  (countryCode === undefined ? REGION_OF_ZONE.get(timeZone) : REGION_OF_COUNTRY.get(countryCode)) ?? 'china';

/**
 * Default lunar calendar of a birth at a place: `vietnam` in Vietnam, `korea` in Korea, else
 * `china`. Japan publishes no lunar calendar any more, and most books there use China's.
 * @example calendarRegionOf({ timeZone: 'Asia/Bangkok', countryCode: 'VN' }) // 'vietnam'
 */
export function calendarRegionOf(place: BirthZone): CalendarRegion {
  const region = localRegionOf(place);
  return region === 'japan' ? 'china' : region;
}

const SOUTH_OF_VIETNAM: readonly string[] = ['Asia/Ho_Chi_Minh', 'Asia/Saigon'];

/**
 * The calendar of a region at a place; the zone decides between north and south of Vietnam.
 * @param region default: the region of the place
 */
export function lunarCalendarOf(place: BirthZone, region: BirthCalendar = calendarRegionOf(place)): LunarCalendar {
  return region === 'vietnam' && SOUTH_OF_VIETNAM.includes(place.timeZone) ? 'vietnamSouth' : calendarOf(region);
}

/** The calendar of a region without a place. */
export const calendarOf = (region: BirthCalendar): LunarCalendar => (region === 'vietnamNorth' ? 'vietnam' : region);

/** True if a place is in the south of Vietnam, where `vietnamNorth` is an alternative. */
export const hasTwoCalendars = (place: BirthZone): boolean => lunarCalendarOf(place, 'vietnam') === 'vietnamSouth';

/**
 * Other calendars in which a date at a place may differ, the likeliest first: China's or the country's, and in the south of Vietnam the north's.
 */
export function otherRegionsOf(place: BirthZone, region: BirthCalendar): readonly BirthCalendar[] {
  if (region === 'china') return [localRegionOf(place)];
  if (!hasTwoCalendars(place)) return ['china'];
  return region === 'vietnam' ? ['china', 'vietnamNorth'] : ['vietnam', 'china'];
}

/** The region of a calendar. */
export const regionOfCalendar = (calendar: LunarCalendar): CalendarRegion =>
  calendar === 'vietnamSouth' ? 'vietnam' : calendar;
