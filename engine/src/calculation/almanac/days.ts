// A day of the almanac: its lunar date, its pillars, and events of the sky. As in printed almanacs, the day begins at midnight, and on the day of a solar term
// it already has the pillars of year and month that the term begins; the instant of the term is a member of its own.

import { type LunarCalendar, regionOfCalendar } from '../calendar/calendar-region.ts';
import { dayMansion, dayOfficer } from '../calendar/day-almanac.ts';
import { type SelectedDayId, selectedDaysOf, sixDayOf, spiritOf } from '../calendar/day-notes.ts';
import { pairOfDay } from '../calendar/day-pair.ts';
import { type LunarDate, lunarDateOfDay } from '../calendar/lunar-calendar.ts';
import {
  instantOfTerm,
  jieOf,
  pairOfMonth,
  pairOfYear,
  solarYearOf,
  type TermNumber,
  termAt,
} from '../calendar/solar-year.ts';
import { type DayNumber, dateOfDay, dayAt, dayNumber, type GregorianDate, MS_PER_DAY } from '../civil/day-number.ts';
import { branch } from '../cycle/branch.ts';
import { clashOf } from '../cycle/clash.ts';
import { branchOfPair, type Sexagenary } from '../cycle/sexagenary.ts';
import { instant } from '../time/instant.ts';
import { type CivilClock, dayOn } from './civil-clock.ts';
import { type Days, fullMoonsOn, newMoonsOn, type SkyEvent, type TermEvent, termsOn } from './sky-events.ts';

/** A day of an almanac. */
export interface AlmanacDay {
  readonly date: GregorianDate;
  readonly day: DayNumber;
  readonly lunarDate: LunarDate;
  readonly lunarCalendar: LunarCalendar;
  /** The pairs of year, month and day. Year and month change with the day on which Lichun, or a jie, falls. */
  readonly pillars: { readonly year: Sexagenary; readonly month: Sexagenary; readonly day: Sexagenary };
  /** Index in DAY_OFFICER_IDS, from the branches of day and month. */
  readonly officer: number;
  /** Index in MANSION_IDS. */
  readonly mansion: number;
  /** Index in DAY_SPIRIT_IDS, from the branches of day and month; in the calendar of Vietnam from the number of the lunar month. */
  readonly spirit: number;
  /** Index in SIX_DAY_IDS, from the lunar date. */
  readonly sixDay: number;
  /** The branch that clashes with the day's branch, and the side of 煞. */
  readonly clash: ReturnType<typeof clashOf>;
  /** The selected days (吉日 and others) of which this day is one. */
  readonly selectedDays: readonly SelectedDayId[];
  /** The solar term that begins on this day. */
  readonly solarTerm: TermEvent | undefined;
  readonly newMoon: SkyEvent | undefined;
  readonly fullMoon: SkyEvent | undefined;
}

/** The days of an almanac, without days that the place skipped. */
export function almanacDays(days: Days, clock: CivilClock): readonly AlmanacDay[] {
  const terms = byDay(termsOn(days, clock));
  const newMoons = byDay(newMoonsOn(days, clock));
  const fullMoons = byDay(fullMoonsOn(days, clock));
  const all = Array.from({ length: days.end - days.first }, (_, n) => dayNumber(days.first + n));
  return all
    .filter((day) => clock.problemOf?.(day) === undefined)
    .map((day) => {
      const jie = jieOfDay(day, clock);
      const month = pairOfMonth(jie);
      const pair = pairOfDay(day);
      const [own, monthBranch] = [branchOfPair(pair), branchOfPair(month)];
      const lunarDate = lunarDateOfDay(day, clock.calendar);
      const isVietnamese = regionOfCalendar(clock.calendar) === 'vietnam';
      return {
        date: dateOfDay(day),
        day,
        lunarDate,
        lunarCalendar: clock.calendar,
        pillars: { year: pairOfYear(solarYearOf(jie)), month, day: pair },
        officer: dayOfficer(day, monthBranch),
        mansion: dayMansion(day),
        spirit: spiritOf(own, isVietnamese ? branch(lunarDate.month + 1) : monthBranch),
        sixDay: sixDayOf(lunarDate),
        clash: clashOf(own),
        selectedDays: selectedDaysOf({ pair, month: monthBranch, lunarDate }),
        solarTerm: terms.get(day),
        newMoon: newMoons.get(day),
        fullMoon: fullMoons.get(day),
      };
    });
}

const byDay = <Event extends SkyEvent>(events: readonly Event[]): ReadonlyMap<DayNumber, Event> =>
  new Map(events.map((event) => [dayAt(event.clock), event]));

/** The last jie that has begun when the day ends. */
function jieOfDay(day: DayNumber, clock: CivilClock): TermNumber {
  let jie = jieOf(termAt(instant((day + 2) * MS_PER_DAY))); // no later: by then every clock is past this day
  while (dayOn(clock, instantOfTerm(jie)) > day) jie = (jie - 2) as TermNumber;
  return jie;
}
