// Documents of an almanac: a day; and a year with the events of the sky and the months of its lunar year.

import type { AlmanacDay } from '../../../calculation/almanac/days.ts';
import type { SkyEvent, TermEvent } from '../../../calculation/almanac/sky-events.ts';
import type { AlmanacYear, LunarYear, MonthOfLunarYear } from '../../../calculation/almanac/year.ts';
import { CALENDAR_REGIONS, regionOfCalendar } from '../../../calculation/calendar/calendar-region.ts';
import { pathOfSpirit, SPIRIT_PATHS, yellowHoursOf } from '../../../calculation/calendar/day-notes.ts';
import { pairOfYear } from '../../../calculation/calendar/solar-year.ts';
import { dateText } from '../../../calculation/civil/date-text.ts';
import { type GregorianDate, isoWeekdayOf } from '../../../calculation/civil/day-number.ts';
import { mod } from '../../../calculation/cycle/modulo.ts';
import { branchOfPair } from '../../../calculation/cycle/sexagenary.ts';
import { isObject, listOf, type Rule, ruleFor } from '../../../calculation/input/input.ts';
import { fill } from '../../words/fill.ts';
import {
  choice,
  flag,
  inline,
  instantTime,
  isoDate,
  label,
  list,
  localTime,
  named,
  object,
  optional,
  part,
  section,
  text,
  whole,
} from '../vocabulary/member.ts';
import { LUNAR_DATE } from './birth.ts';
import { CLASH } from './clash.ts';
import { PILLARS_OF_DAY } from './pillars.ts';

/** A date of the Gregorian calendar. */
export const gregorianDate = <S>(read: (source: S) => GregorianDate) => isoDate((source: S) => dateText(read(source)));

/** Time of a sky event: its instant, and the clock of the almanac. */
const when = <S extends SkyEvent>() => ({
  /** Its instant in UTC. */
  at: instantTime((event: S) => event.instant),
  /** Time on the clock of the almanac. */
  atClock: localTime((event: S) => event.clock),
});

/** A new or a full moon. */
const MOON = /* @__PURE__ */ part<SkyEvent>('AlmanacMoon')(/* @__PURE__ */ when());

/** The beginning of a solar term. */
export const ALMANAC_TERM = /* @__PURE__ */ part<TermEvent>('AlmanacTerm')({
  ...named('solarTerms', ({ term }: TermEvent) => mod(term, 24)),
  ...when<TermEvent>(),
});

/** A day of an almanac: from midnight to midnight. */
export const ALMANAC_DAY = /* @__PURE__ */ part<AlmanacDay>('AlmanacDay')({
  /** Its date in the Gregorian calendar. */
  date: gregorianDate((day) => day.date),
  /** From 1 for Monday to 7 for Sunday. */
  weekday: whole(({ day }) => isoWeekdayOf(day), { min: 1, max: 7 }),
  /** Its lunar date. */
  lunarDate: section(LUNAR_DATE),
  /** The animal of its lunar year. */
  zodiac: label('animals', ({ lunarDate }) => branchOfPair(pairOfYear(lunarDate.year))),
  /**
   * Its pillars of year, month and day. Year and month change with the day on which Start of Spring, or the term that begins a month, falls; `solarTerm.at` is
   * the instant.
   */
  fourPillars: object(PILLARS_OF_DAY, ({ pillars }) => pillars),
  /** One of the twelve officers (建除), by the branches of day and month. */
  officer: label('officers'),
  /** One of the 28 mansions (二十八宿), which follow each other without a break. */
  mansion: label('mansions'),
  /**
   * One of the twelve spirits of the yellow and the black path (黄道黑道), by the branches of day and month; in the calendar of Vietnam by the number of the lunar
   * month.
   */
  spirit: section(
    inline<AlmanacDay>()({
      ...named('daySpirits', ({ spirit }: AlmanacDay) => spirit),
      /** Of which path it is. */
      path: choice(SPIRIT_PATHS, 'SpiritPath', ({ spirit }) => pathOfSpirit(spirit)),
    }),
  ),
  /** The six double hours whose spirits are of the yellow path, by the branch of the day. */
  yellowHours: list(label('branches'), ({ pillars }) => yellowHoursOf(branchOfPair(pillars.day)), { min: 6, max: 6 }),
  /** One of the six days (六曜), by the lunar date. */
  sixDay: label('sixDays'),
  /** The animal of the branch that clashes with the branch of the day (冲). */
  clash: object(CLASH),
  /** The special days of the almanacs of Japan, Vietnam and Korea that fall on this day. */
  selectedDays: list(label('selectedDays')),
  /** The solar term that begins on this day; absent on other days. */
  solarTerm: optional(object(ALMANAC_TERM)),
  /** The new moon of this day; absent on other days. */
  newMoon: optional(object(MOON)),
  /** The full moon of this day; absent on other days. */
  fullMoon: optional(object(MOON)),
});

/** A month of a lunar year. */
const MONTH = part<MonthOfLunarYear>('LunarMonth')({
  /** Its number; a leap month has the number of the month before it. */
  month: whole({ min: 1, max: 12 }),
  /** True for the leap month. */
  leapMonth: flag(),
  /** Its name. */
  text: text(({ month, leapMonth }, _, { phrases: { lunar } }) =>
    fill(lunar.monthName, { leap: leapMonth ? lunar.leap : '', month: lunar.months[month - 1]! }),
  ),
  /** Its first day. */
  startsOn: gregorianDate((month) => month.startsOn),
  /** Its length. */
  days: whole({ min: 29, max: 30 }),
});

/** A lunar year. */
const LUNAR_YEAR = part<LunarYear>('LunarYear')({
  /** The Gregorian year in which it begins. */
  year: whole(),
  /** The lunar calendar, by its country: months begin at midnight there. */
  calendarRegion: choice(CALENDAR_REGIONS, 'CalendarRegion', ({ lunarCalendar: calendar }) =>
    regionOfCalendar(calendar),
  ),
  /** Its stem and branch. */
  yearPillar: label('pairs'),
  /** Its animal. */
  zodiac: label('animals', ({ yearPillar }) => branchOfPair(yearPillar)),
  /** The New Year, its first day. */
  startsOn: gregorianDate((year) => year.startsOn),
  /** Number of days. */
  days: whole(),
  /** The number of its leap month, which follows the month of that number; absent where there is none. */
  leapMonthNumber: optional(({ months }) => months.find(({ leapMonth }) => leapMonth)?.month, whole()),
  /** Its months in their order. */
  months: list(object(MONTH), { min: 12, max: 13 }),
});

/** A year of an almanac. */
export const ALMANAC_YEAR = part<AlmanacYear>('AlmanacYear')({
  /** The Gregorian year. */
  year: whole(),
  /** Its 24 solar terms. */
  solarTerms: list(object(ALMANAC_TERM), { min: 24, max: 24 }),
  /** Its new moons. */
  newMoons: list(object(MOON), { min: 12, max: 13 }),
  /** Its full moons. */
  fullMoons: list(object(MOON), { min: 12, max: 13 }),
  /** The lunar year that begins in it. */
  lunarYear: object(LUNAR_YEAR),
});

const isDay = (value: unknown): boolean => isObject(value) && 'officer' in value && 'pillars' in value;
const isYear = (value: unknown): boolean => isObject(value) && Array.isArray(value.solarTerms) && 'lunarYear' in value;
const DAYS = /* @__PURE__ */ listOf(/* @__PURE__ */ ruleFor('object', 'days of almanacMonth', isDay));

/** Validates a day, a list of days or a year of an almanac. */
export const ALMANAC_RULE: Rule = /* @__PURE__ */ ruleFor(
  'object',
  'the result of almanacDay, almanacMonth, almanacLunarMonth or almanacYear',
  (value) => isDay(value) || isYear(value) || DAYS.accepts(value),
);
