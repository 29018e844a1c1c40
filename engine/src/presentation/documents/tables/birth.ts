// The birth in a document: its place, its clock time and solar time, and the calendar facts of that moment.

import type { BirthMoment } from '../../../calculation/calendar/birth-moment.ts';
import { CALENDAR_REGIONS, regionOfCalendar } from '../../../calculation/calendar/calendar-region.ts';
import { endsOfDoubleHour } from '../../../calculation/calendar/double-hour.ts';
import type { LunarDate } from '../../../calculation/calendar/lunar-calendar.ts';
import { instantOfTerm, pairOfYear } from '../../../calculation/calendar/solar-year.ts';
import { BOUNDARY_KINDS, secondsAway } from '../../../calculation/casting/boundaries.ts';
import { type Branch, branch } from '../../../calculation/cycle/branch.ts';
import { mod } from '../../../calculation/cycle/modulo.ts';
import { branchOfPair } from '../../../calculation/cycle/sexagenary.ts';
import { correctionOf, sundialSecond, type TimeCorrection } from '../../../calculation/time/correction.ts';
import { timesByClock } from '../../../calculation/time/solar-clock.ts';
import { fill } from '../../words/fill.ts';
import type { Labels } from '../vocabulary/labels.ts';
import {
  choice,
  flag,
  inline,
  instantTime,
  type KeyedValue,
  key,
  label,
  localTime,
  named,
  number,
  object,
  optional,
  part,
  piece,
  pieces,
  section,
  text,
  whole,
} from '../vocabulary/member.ts';
import type { ChartFacts, PlaceFacts, ZoneSource } from './facts.ts';

/** Names of a place. */
export const placeNames = <S extends Omit<PlaceFacts, 'longitude'>>() => ({
  cityId: optional((place: S) => place.cityId, text()),
  name: optional((place: S) => place.name, text()),
  hanzi: optional((place: S) => place.hanzi, text()),
  country: optional((place: S) => place.country, text()),
  countryCode: optional((place: S) => place.countryCode, text()),
  latitude: optional((place: S) => place.latitude, number()),
});

export const ZONE_SOURCE = part<ZoneSource>('ZoneSource')({
  cityId: text(),
  name: text(),
  distanceKm: number(),
});

export const PLACE = part<PlaceFacts>('Place')({
  ...placeNames<PlaceFacts>(),
  longitude: number(),
  timeZone: text(),
  zoneFrom: optional(object(ZONE_SOURCE)),
});

export const CORRECTION = part<TimeCorrection>('Correction')({
  totalSeconds: whole(),
  daylightSavingSeconds: whole(),
  longitudeSeconds: whole(),
  equationOfTimeSeconds: whole(),
});

/** A lunar date and its calendar, as a moment has them. */
type LunarMoment = Pick<BirthMoment, 'lunarDate' | 'lunarCalendar'>;

/** Month and day of a lunar date: 30 days of twelve months, and as many leap ones. */
const DATE = key<LunarMoment>(2 * 12 * 30, ({ lunarDate: { month, day, leapMonth } }) => {
  return ((leapMonth ? 12 : 0) + month - 1) * 30 + day - 1;
}).to((number) => {
  const months = Math.floor(number / 30);
  return { leapMonth: months >= 12, month: (months % 12) + 1, day: (number % 30) + 1 };
});

/** The digits of a year, two by two. */
const CENTURY = key<LunarMoment>(100, ({ lunarDate }) => Math.floor(lunarDate.year / 100));
const YEAR_OF_CENTURY = key<LunarMoment>(100, ({ lunarDate }) => lunarDate.year % 100);

/** True if a language names a lunar year by its pair instead of the number of the common year with which it shares most days. */
const hasPair = ({ phrases }: Labels): boolean => phrases.lunar.date.includes('{pair}');

const yearDigits = (number: number, labels: Labels): string => {
  const { digits } = labels.phrases.lunar;
  return hasPair(labels) ? '' : digits[Math.floor(number / 10)]! + digits[number % 10]!;
};

/** The pair of a lunar year. */
const YEAR_PAIR = key<LunarMoment>(60, ({ lunarDate }) => pairOfYear(lunarDate.year));

/** Texts before and after the year of a date. */
const wordsAround = ({ leapMonth, month, day }: Omit<LunarDate, 'year'>, { phrases: { lunar } }: Labels): string[] => {
  const leap = leapMonth ? lunar.leap : '';
  const values = { leap, month: lunar.months[month - 1]!, day: lunar.days[day - 1]! };
  return lunar.date.split(/\{year\}|\{pair\}/).map((part) => fill(part, values));
};

export const LUNAR_DATE = part<LunarMoment>('LunarDate')({
  calendarRegion: choice(CALENDAR_REGIONS, 'CalendarRegion', ({ lunarCalendar: calendar }) =>
    regionOfCalendar(calendar),
  ),
  year: whole(({ lunarDate }) => lunarDate.year),
  month: whole(
    DATE.to(({ month }) => month),
    { min: 1, max: 12 },
  ),
  day: whole(
    DATE.to(({ day }) => day),
    { min: 1, max: 30 },
  ),
  leapMonth: flag(DATE.to(({ leapMonth }) => leapMonth)),
  text: pieces(
    piece(DATE, (date, labels) => wordsAround(date, labels)[0]!),
    piece(YEAR_PAIR, (pair, labels) => (hasPair(labels) ? labels.of('pairs')[pair]!.name : '')),
    piece(CENTURY, yearDigits),
    piece(YEAR_OF_CENTURY, yearDigits),
    piece(DATE, (date, labels) => wordsAround(date, labels)[1]!),
  ),
});

const HOUR_MINUTE = '^\\d{2}:\\d{2}$';
const HOUR = key<ChartFacts>(12, ({ chart }) => chart.moment.hour).to(branch);

/** A double hour with its ends. */
export const doubleHourOf = <Facts>(hour: KeyedValue<Facts, unknown, Branch>) =>
  inline<Facts>()({
    ...named('branches', hour),
    from: text(
      hour.to((number) => endsOfDoubleHour(number).from),
      HOUR_MINUTE,
    ),
    to: text(
      hour.to((number) => endsOfDoubleHour(number).to),
      HOUR_MINUTE,
    ),
  });

/** The last solar term at or before the birth. */
export const SOLAR_TERM = /* @__PURE__ */ inline<Pick<BirthMoment, 'term'>>()({
  ...named('solarTerms', ({ term }: Pick<BirthMoment, 'term'>) => mod(term, 24)),
  at: instantTime(({ term }) => instantOfTerm(term)),
});

/** The birth of a chart. */
export const BIRTH = part<ChartFacts>('Birth')({
  place: object(PLACE),
  clockTime: localTime(({ chart }) => chart.clock.clock),
  utcOffsetSeconds: whole(({ chart }) => chart.clock.offsetSeconds),
  utc: instantTime(({ chart }) => chart.moment.instant),
  trueSolarTime: localTime(({ chart }) => sundialSecond(chart.trueSolarTime.solarTime)),
  meanSolarTime: localTime(({ chart }) => sundialSecond(timesByClock(chart.clock, chart.trueSolarTime).mean)),
  standardTime: localTime(({ chart }) => timesByClock(chart.clock, chart.trueSolarTime).clock),
  correction: object(CORRECTION, ({ chart }) => correctionOf(chart)),
  doubleHour: section(doubleHourOf(HOUR)),
  lunarDate: object(LUNAR_DATE, ({ chart }) => chart.moment),
  zodiac: label('animals', ({ chart }) => branchOfPair(chart.ziwei.year)),
  solarTerm: object(SOLAR_TERM, ({ chart }) => chart.moment),
  nearestBoundary: section(
    inline<ChartFacts>()({
      kind: choice(BOUNDARY_KINDS, 'BoundaryKind', ({ boundaries }) => boundaries.nearest.kind),
      secondsAway: whole(({ boundaries }) => secondsAway(boundaries)),
      other: text(({ boundaries }) => boundaries.nearest.other),
    }),
  ),
  sameChart: section(
    inline<ChartFacts>()({
      startsAt: instantTime(({ span }) => span.from.utc),
      endsAt: instantTime(({ span }) => span.to.utc),
      startsAtClock: localTime(({ span }) => span.from.clock),
      endsAtClock: localTime(({ span }) => span.to.clock),
    }),
  ),
});
