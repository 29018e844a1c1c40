// Regions of the lunar calendar. China, Vietnam, Korea and Japan number months by the same rule, but each begins its days at its own
// midnight. One date in twenty-five therefore has another lunar date in Vietnam or Korea than in China (docs/rules/languages.md
// section 2).

import { dayOfText } from '../civil/date-text.ts';
import { dateOfDay, MS_PER_DAY, MS_PER_HOUR } from '../civil/day-number.ts';
import type { BirthZone } from '../time/zone-of-place.ts';

export const CALENDAR_REGIONS = ['china', 'vietnam', 'korea', 'japan'] as const;

/**
 * Lunar calendar of the Zi Wei chart and of a lunar date of birth.
 * Born 1985-02-01: month 12 of 1984 in China, month 1 of 1985 in Vietnam. The default is that of the birthplace: `calendarRegionOf`.
 * The Four Pillars follow solar terms and do not depend on it.
 */
export type CalendarRegion = (typeof CALENDAR_REGIONS)[number];

/**
 * The calendars by which a birth can be read and cast. `vietnamNorth` is that of Hanoi wherever in Vietnam the birthplace is, as most Vietnamese
 * programs count. Born in Huế on 1968-01-29: the last day of 1967 by the calendar of the south, the first of 1968 by that of the north.
 */
export const BIRTH_CALENDARS = [...CALENDAR_REGIONS, 'vietnamNorth'] as const;
export type BirthCalendar = (typeof BIRTH_CALENDARS)[number];

/** The calendar of a region. The south of Vietnam had one of its own until 1975. */
export type LunarCalendar = CalendarRegion | 'vietnamSouth';

// Midnight of each calendar, and since when it counts; before that day China's counts, where no years were published (published-months.ts). Vietnam: decision 121-CP of 1967-08-08. The south kept
// China's midnight until its clocks changed; it matters in four months. Korea: the calendar of 1912 (KASI has UTC+9 from then on, in
// 1954-61 too, when its clocks ran on +8:30). Japan gave up its lunar calendar with 1872; who goes on with it calculates by its standard time.
// biome-ignore format: a table
const OWN_MIDNIGHT: Readonly<Record<LunarCalendar, readonly [since: string, utcOffsetHours: number]>> = {
  china:        ['1929-01-01', 8],
  vietnam:      ['1968-01-01', 7],
  vietnamSouth: ['1975-06-13', 7],
  korea:        ['1912-01-01', 9],
  japan:        ['1873-01-01', 9],
};

/** A clock by which months are dated: milliseconds it is ahead of UTC, and from when on it counts. */
export interface CalendarClock {
  readonly sinceYear: number;
  readonly since: number;
  readonly offsetMs: number;
}

/** The clock of a calendar; before it counts, China's does. */
export function clockOfCalendar(calendar: LunarCalendar): CalendarClock {
  const [since, utcOffsetHours] = OWN_MIDNIGHT[calendar];
  const offsetMs = utcOffsetHours * MS_PER_HOUR;
  const day = dayOfText(since);
  return { sinceYear: dateOfDay(day).year, since: day * MS_PER_DAY - offsetMs, offsetMs };
}

/** The countries in which people still look for the lunar calendar of their own. */
const REGION_OF_COUNTRY: ReadonlyMap<string, CalendarRegion> = /* @__PURE__ */ new Map([
  ['VN', 'vietnam'],
  ['KR', 'korea'],
  ['KP', 'korea'],
  ['JP', 'japan'],
]);

/** The same by the zones that are in one of them alone, for a birthplace without a country. */
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

/** The region in which a birthplace is: by its country, or else by its zone; China's calendar for the rest of the world. */
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
 * The calendar of a region at a place: the south of Vietnam is told by its zone.
 * @param region the place's own when left out
 */
export function lunarCalendarOf(place: BirthZone, region: BirthCalendar = calendarRegionOf(place)): LunarCalendar {
  return region === 'vietnam' && SOUTH_OF_VIETNAM.includes(place.timeZone) ? 'vietnamSouth' : calendarOf(region);
}

/** The calendar of a region where no place is known. */
export const calendarOf = (region: BirthCalendar): LunarCalendar => (region === 'vietnamNorth' ? 'vietnam' : region);

/** True if a place is in the south of Vietnam, where the calendar of the north is a choice. */
export const hasTwoCalendars = (place: BirthZone): boolean => lunarCalendarOf(place, 'vietnam') === 'vietnamSouth';

/**
 * The calendars beside the one that counts in which a date of a place may be another one, the likeliest first: China's or the country's own, and
 * in the south of Vietnam that of the north.
 */
export function otherRegionsOf(place: BirthZone, region: BirthCalendar): readonly BirthCalendar[] {
  if (region === 'china') return [localRegionOf(place)];
  if (!hasTwoCalendars(place)) return ['china'];
  return region === 'vietnam' ? ['china', 'vietnamNorth'] : ['vietnam', 'china'];
}

/** The region of a calendar. */
export const regionOfCalendar = (calendar: LunarCalendar): CalendarRegion =>
  calendar === 'vietnamSouth' ? 'vietnam' : calendar;
