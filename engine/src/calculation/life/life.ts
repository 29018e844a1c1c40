// `beichen/life`: the dates of a life for a calendar file: changes of decade and luck pillar, lunar birthdays, lunar and solar years.
// docs/rules/lunar-birthdays.md C. The ids of events derive from the event alone and do not contain the birth.

import {
  LUNAR_BIRTHDAY_RULES,
  type LunarBirthday,
  lunarBirthdaysOf,
  type MissingDay,
  type MissingLeapMonth,
} from '../almanac/lunar-birthdays.ts';
import { type CalendarRegion, regionOfCalendar } from '../calendar/calendar-region.ts';
import { LUNAR_YEARS, type LunarDate, lunarDateOfDay, monthsOfLunarYear } from '../calendar/lunar-calendar.ts';
import { instantOfTerm, jieOf, pairOfYear, solarYearOf, termAt, termNumber } from '../calendar/solar-year.ts';
import type { Chart } from '../casting/chart.ts';
import type { AgeAdvance } from '../casting/transits/conventions.ts';
import { LEVEL_CONVENTION_VALUES } from '../casting/transits/conventions.ts';
import { dateText, utcText } from '../civil/date-text.ts';
import { dateOfDay, dayAt, type GregorianDate } from '../civil/day-number.ts';
import type { Sexagenary } from '../cycle/sexagenary.ts';
import { check, listOf, oneOf, optional, recordOf, wholeBetween } from '../input/input.ts';
import { luckPeriodsOf } from '../pillars/luck-periods.ts';
import type { Instant } from '../time/instant.ts';
import { type Decade, decadesOf } from '../ziwei/decades.ts';

export const LIFE_KINDS = ['luckPillars', 'decades', 'lunarBirthdays', 'years'] as const;
export type LifeKind = (typeof LIFE_KINDS)[number];

export interface LifeOptions {
  /** The Gregorian years of the events, at most 150. */
  readonly fromYear: number;
  readonly toYear: number;
  /** Default: all. */
  readonly kinds?: readonly LifeKind[];
  /** As in `lunarBirthdaysOf`. */
  readonly missingDay?: MissingDay;
  readonly missingLeapMonth?: MissingLeapMonth;
  /** Beginning of a decade: with its year (default), or on the lunar birthday in that year. */
  readonly ageAdvance?: AgeAdvance;
}

/** An event with an id that is the same in every export. */
interface CalendarEntry {
  readonly uid: string;
}
interface AllDay extends CalendarEntry {
  readonly date: GregorianDate;
}
interface AtInstant extends CalendarEntry {
  readonly instant: Instant;
}

/** An event of a life. A luck pillar and a solar year begin at an instant; all others are days. */
export type LifeEvent =
  | (AtInstant & { readonly kind: 'luckPillar'; readonly number: number; readonly pair: Sexagenary })
  | (AllDay & { readonly kind: 'decade'; readonly number: number; readonly decade: Decade })
  | (AllDay & {
      readonly kind: 'lunarBirthday';
      readonly birthday: LunarBirthday;
      /** Lunar date of birth, from the civil date (midnight to midnight). */
      readonly of: LunarDate;
      readonly calendarRegion: CalendarRegion;
    })
  | (AllDay & { readonly kind: 'lunarYear'; readonly pair: Sexagenary; readonly calendarRegion: CalendarRegion })
  | (AtInstant & { readonly kind: 'solarYear'; readonly pair: Sexagenary });

const MAX_YEARS = 150;
const YEAR = /* @__PURE__ */ wholeBetween(LUNAR_YEARS.first + 1, LUNAR_YEARS.last);

const OPTIONS = /* @__PURE__ */ recordOf<LifeOptions>({
  fromYear: YEAR,
  toYear: YEAR,
  kinds: optional(listOf(oneOf(LIFE_KINDS))),
  missingDay: optional(oneOf(LUNAR_BIRTHDAY_RULES.missingDay)),
  missingLeapMonth: optional(oneOf(LUNAR_BIRTHDAY_RULES.missingLeapMonth)),
  ageAdvance: optional(oneOf(LEVEL_CONVENTION_VALUES.ageAdvance)),
});

/**
 * The events of a life in a range of years, in order of time; none before the birth.
 * @throws RangeError for years outside 1646 to 2199, for more than 150 of them, and for a kind or rule that does not exist
 * @example
 * lifeCalendar(chart, { fromYear: 2024, toYear: 2030, kinds: ['decades'] })[0]?.kind // 'decade'
 */
export function lifeCalendar(chart: Chart, options: LifeOptions): readonly LifeEvent[] {
  check('options', options, OPTIONS);
  const { fromYear, toYear, kinds = LIFE_KINDS } = options;
  check('toYear', toYear, wholeBetween(fromYear, Math.min(fromYear + MAX_YEARS - 1, LUNAR_YEARS.last)));
  const born = timeOf({ date: dateOfDay(dayOfBirth(chart)) });
  return LIFE_KINDS.filter((kind) => kinds.includes(kind))
    .flatMap((kind) => EVENTS[kind](chart, options))
    .map((event) => ({ event, time: timeOf(event) }))
    .filter(({ time }) => time >= born && Number(time.slice(0, 4)) >= fromYear && Number(time.slice(0, 4)) <= toYear)
    .sort((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0))
    .map(({ event }) => event);
}

/** Sort key of an event, a date or an instant in UTC: a date sorts before its instants. */
const timeOf = (event: { readonly date: GregorianDate } | { readonly instant: Instant }): string =>
  'date' in event ? dateText(event.date) : utcText(event.instant);

const dayOfBirth = ({ clock }: Chart) => dayAt(clock.clock);

type EventsOf = (chart: Chart, options: LifeOptions) => readonly LifeEvent[];

const EVENTS: Readonly<Record<LifeKind, EventsOf>> = {
  luckPillars: (chart) =>
    luckPeriodsOf(chart).flatMap(({ ordinal: number, pillar, startsAt }) =>
      pillar === undefined
        ? []
        : [
            {
              kind: 'luckPillar',
              number,
              pair: pillar.pair,
              instant: startsAt,
              uid: `luck-${utcText(startsAt).replace(/[-:]/g, '')}@life.beichen`,
            } as const,
          ],
    ),

  decades(chart, { ageAdvance }) {
    return decadesOf(chart.ziwei).flatMap((decade, n) => {
      const date = startOfAge(chart, decade.fromAge, ageAdvance);
      if (date === undefined) return [];
      return [{ kind: 'decade', number: n + 1, decade, date, uid: `decade-${dateText(date)}@life.beichen` } as const];
    });
  },

  lunarBirthdays(chart, { fromYear, toYear, missingDay = 'lastDay', missingLeapMonth = 'sameMonth' }) {
    const { of, calendarRegion } = lunarBirthOf(chart);
    const years = { fromYear: Math.max(fromYear - 1, of.year), toYear };
    if (years.fromYear > toYear) return [];
    const query = { ...lunarBirthdayOf(of), calendarRegion, missingDay, missingLeapMonth, ...years };
    const name = `${of.leapMonth ? 'leap-' : ''}${of.month}-${of.day}`;
    return spansOfYears(years).flatMap((span) =>
      lunarBirthdaysOf({ ...query, ...span }).birthdays.map((birthday) => ({
        kind: 'lunarBirthday' as const,
        birthday,
        of,
        calendarRegion,
        date: birthday.date,
        uid: `birthday-${name}-in-${birthday.lunarYear}.${calendarRegion}@birthday.beichen`,
      })),
    );
  },

  years(chart, { fromYear, toYear }) {
    const calendarRegion = regionOfCalendar(chart.moment.lunarCalendar);
    return Array.from({ length: toYear - fromYear + 1 }, (_, n) => fromYear + n).flatMap((year) => [
      {
        kind: 'lunarYear' as const,
        pair: pairOfYear(year),
        calendarRegion,
        date: newYear(year, chart),
        uid: `lunar-year-${year}.${calendarRegion}@life.beichen`,
      },
      {
        kind: 'solarYear' as const,
        pair: pairOfYear(year),
        instant: startOfSpring(year),
        uid: `solar-year-${year}@life.beichen`,
      },
    ]);
  },
};

/** One query covers 150 years; 150 Gregorian years overlap 151 lunar years. */
function spansOfYears({ fromYear, toYear }: { readonly fromYear: number; readonly toYear: number }) {
  const middle = Math.min(fromYear + MAX_YEARS - 1, toYear);
  return [{ fromYear, toYear: middle }, ...(middle < toYear ? [{ fromYear: middle + 1, toYear }] : [])];
}

const lunarBirthdayOf = ({ month, day, leapMonth }: LunarDate) => ({ lunarMonth: month, lunarDay: day, leapMonth });

function lunarBirthOf(chart: Chart) {
  const { lunarCalendar: calendar } = chart.moment;
  return { of: lunarDateOfDay(dayOfBirth(chart), calendar), calendarRegion: regionOfCalendar(calendar) };
}

const newYear = (year: number, { moment }: Chart): GregorianDate =>
  dateOfDay(monthsOfLunarYear(year, moment.lunarCalendar)[0]!.start);

const startOfSpring = (year: number): Instant => instantOfTerm(termNumber(year, 2));

/** The first day of a nominal age: New Year, the day of Lichun by the clock of the birth, or the lunar birthday; undefined beyond the tables. */
function startOfAge(chart: Chart, age: number, ageAdvance: AgeAdvance = 'newYear'): GregorianDate | undefined {
  const isSolar = chart.conventions.yearBoundary === 'lichun';
  const { clock, instant } = chart.clock;
  const ofBirth = isSolar ? solarYearOf(jieOf(termAt(instant))) : chart.moment.lunarDate.year;
  const year = ofBirth + age - 1;
  if (year > LUNAR_YEARS.last) return undefined;
  if (ageAdvance === 'birthday') {
    const { of, calendarRegion } = lunarBirthOf(chart);
    const query = { ...lunarBirthdayOf(of), calendarRegion, missingDay: 'nextDay' } as const;
    return lunarBirthdaysOf({ ...query, fromYear: year, toYear: year }).birthdays[0]?.date;
  }
  return isSolar ? dateOfDay(dayAt(startOfSpring(year) + clock - instant)) : newYear(year, chart);
}
