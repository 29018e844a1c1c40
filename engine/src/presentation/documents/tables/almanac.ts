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
  at: instantTime((event: S) => event.instant),
  atClock: localTime((event: S) => event.clock),
});

const MOON = /* @__PURE__ */ part<SkyEvent>('AlmanacMoon')(/* @__PURE__ */ when());

const TERM = /* @__PURE__ */ part<TermEvent>('AlmanacTerm')({
  ...named('solarTerms', ({ term }: TermEvent) => mod(term, 24)),
  ...when<TermEvent>(),
});

/** A day of an almanac. */
export const ALMANAC_DAY = /* @__PURE__ */ part<AlmanacDay>('AlmanacDay')({
  date: gregorianDate((day) => day.date),
  weekday: whole(({ day }) => isoWeekdayOf(day), { min: 1, max: 7 }),
  lunarDate: section(LUNAR_DATE),
  zodiac: label('animals', ({ lunarDate }) => branchOfPair(pairOfYear(lunarDate.year))),
  fourPillars: object(PILLARS_OF_DAY, ({ pillars }) => pillars),
  officer: label('officers'),
  mansion: label('mansions'),
  spirit: section(
    inline<AlmanacDay>()({
      ...named('daySpirits', ({ spirit }: AlmanacDay) => spirit),
      path: choice(SPIRIT_PATHS, 'SpiritPath', ({ spirit }) => pathOfSpirit(spirit)),
    }),
  ),
  yellowHours: list(label('branches'), ({ pillars }) => yellowHoursOf(branchOfPair(pillars.day)), { min: 6, max: 6 }),
  sixDay: label('sixDays'),
  clash: object(CLASH),
  selectedDays: list(label('selectedDays')),
  solarTerm: optional(object(TERM)),
  newMoon: optional(object(MOON)),
  fullMoon: optional(object(MOON)),
});

const MONTH = part<MonthOfLunarYear>('LunarMonth')({
  month: whole({ min: 1, max: 12 }),
  leapMonth: flag(),
  text: text(({ month, leapMonth }, _, { phrases: { lunar } }) =>
    fill(lunar.monthName, { leap: leapMonth ? lunar.leap : '', month: lunar.months[month - 1]! }),
  ),
  startsOn: gregorianDate((month) => month.startsOn),
  days: whole({ min: 29, max: 30 }),
});

const LUNAR_YEAR = part<LunarYear>('LunarYear')({
  year: whole(),
  calendarRegion: choice(CALENDAR_REGIONS, 'CalendarRegion', ({ lunarCalendar: calendar }) =>
    regionOfCalendar(calendar),
  ),
  yearPillar: label('pairs'),
  zodiac: label('animals', ({ yearPillar }) => branchOfPair(yearPillar)),
  startsOn: gregorianDate((year) => year.startsOn),
  days: whole(),
  leapMonthNumber: optional(({ months }) => months.find(({ leapMonth }) => leapMonth)?.month, whole()),
  months: list(object(MONTH), { min: 12, max: 13 }),
});

/** A year of an almanac. */
export const ALMANAC_YEAR = part<AlmanacYear>('AlmanacYear')({
  year: whole(),
  solarTerms: list(object(TERM), { min: 24, max: 24 }),
  newMoons: list(object(MOON), { min: 12, max: 13 }),
  fullMoons: list(object(MOON), { min: 12, max: 13 }),
  lunarYear: object(LUNAR_YEAR),
});

/** Parts of an almanac by their names; each has its descriptions. */
export const ALMANAC_PARTS = {
  AlmanacDay: ALMANAC_DAY,
  AlmanacYear: ALMANAC_YEAR,
  AlmanacTerm: TERM,
  PillarsOfDay: PILLARS_OF_DAY,
  AlmanacMoon: MOON,
  LunarYear: LUNAR_YEAR,
  LunarMonth: MONTH,
};

const isDay = (value: unknown): boolean => isObject(value) && 'officer' in value && 'pillars' in value;
const isYear = (value: unknown): boolean => isObject(value) && Array.isArray(value.solarTerms) && 'lunarYear' in value;
const DAYS = /* @__PURE__ */ listOf(/* @__PURE__ */ ruleFor('object', 'days of almanacMonth', isDay));

/** Validates a day, a list of days or a year of an almanac. */
export const ALMANAC_RULE: Rule = /* @__PURE__ */ ruleFor(
  'object',
  'the result of almanacDay, almanacMonth, almanacLunarMonth or almanacYear',
  (value) => isDay(value) || isYear(value) || DAYS.accepts(value),
);
