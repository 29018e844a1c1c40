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
  /** The id to ask for this place by. */
  cityId: optional((place: S) => place.cityId, text()),
  /** Name in the language of the answer. */
  name: optional((place: S) => place.name, text()),
  /** Chinese name, where one is known. */
  hanzi: optional((place: S) => place.hanzi, text()),
  /** Name of the country in the language of the answer. */
  country: optional((place: S) => place.country, text()),
  /** ISO 3166-1 alpha-2. */
  countryCode: optional((place: S) => place.countryCode, text()),
  /** Degrees, north positive. */
  latitude: optional((place: S) => place.latitude, number()),
});

/** A place whose time zone counts for a point near it. */
const ZONE_SOURCE = part<ZoneSource>('ZoneSource')({
  /** Its id. */
  cityId: text(),
  /** Its name, with what it is in, in the language of the answer. */
  name: text(),
  /** Its distance from the point in kilometres. */
  distanceKm: number(),
});

/** The birthplace. */
export const PLACE = part<PlaceFacts>('Place')({
  /** latitude: Degrees, north positive. @rule places.coordinates */
  ...placeNames<PlaceFacts>(),
  /** Degrees, east positive. @rule places.coordinates */
  longitude: number(),
  /** The IANA zone by which the clock was read. @rule time.zone.borders */
  timeZone: text(),
  /** The place whose zone it is, where the birthplace is a point without a zone. @rule places.zoneFrom */
  zoneFrom: optional(object(ZONE_SOURCE)),
});

/** Seconds added to the clock time to get true solar time. */
export const CORRECTION = part<TimeCorrection>('Correction')({
  /** The sum of the parts. */
  totalSeconds: whole(),
  /** Summer time taken off. @rule time.zone.history */
  daylightSavingSeconds: whole(),
  /** From the standard meridian to the birthplace, 240 seconds a degree. @rule time.solar.mean */
  longitudeSeconds: whole(),
  /** From mean to true solar time on that day. @rule time.equation */
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

/** A date of the lunar calendar. */
export const LUNAR_DATE = part<LunarMoment>('LunarDate')({
  /** The lunar calendar, by its country: months begin at midnight there. @rule calendar.region.home calendarRegion */
  calendarRegion: choice(CALENDAR_REGIONS, 'CalendarRegion', ({ lunarCalendar: calendar }) =>
    regionOfCalendar(calendar),
  ),
  /** The Gregorian year in which the lunar year begins. @rule calendar.year.new calendarRegion */
  year: whole(({ lunarDate }) => lunarDate.year),
  /** The month, 1 to 12; a leap month has the number of the month before it. @rule calendar.month.number calendar.month.published calendarRegion */
  month: whole(
    DATE.to(({ month }) => month),
    { min: 1, max: 12 },
  ),
  /** The day of the month, 1 to 30. @rule calendar.month.start calendar.sky.moon calendar.month.clock calendarRegion */
  day: whole(
    DATE.to(({ day }) => day),
    { min: 1, max: 30 },
  ),
  /** True if the month is the leap month of its year. @rule calendar.month.leap calendarRegion */
  leapMonth: flag(DATE.to(({ leapMonth }) => leapMonth)),
  /** The date in words. */
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
    /** When it begins on the clock that decides, HH:MM. */
    from: text(
      hour.to((number) => endsOfDoubleHour(number).from),
      HOUR_MINUTE,
    ),
    /** When it ends on the clock that decides, HH:MM. */
    to: text(
      hour.to((number) => endsOfDoubleHour(number).to),
      HOUR_MINUTE,
    ),
  });

/** The last solar term at or before the birth. */
export const SOLAR_TERM = /* @__PURE__ */ inline<Pick<BirthMoment, 'term'>>()({
  ...named('solarTerms', ({ term }: Pick<BirthMoment, 'term'>) => mod(term, 24)),
  /** Its moment in UTC. */
  at: instantTime(({ term }) => instantOfTerm(term)),
});

/** The birth: where, when by the clock, and when by the Sun. */
export const BIRTH = part<ChartFacts>('Birth')({
  /** The birthplace. @rule places.sources */
  place: object(PLACE),
  /** Clock time, ISO 8601 without an offset. */
  clockTime: localTime(({ chart }) => chart.clock.clock),
  /** Offset of the clock from UTC at that moment, with summer time. @rule time.zone.history time.zone.localMean */
  utcOffsetSeconds: whole(({ chart }) => chart.clock.offsetSeconds),
  /** The moment of birth in UTC, whole seconds. @rule time.zone.history time.zone.localMean */
  utc: instantTime(({ chart }) => chart.moment.instant),
  /**
   * True solar time at the birthplace. It decides double hour, day and lunar date, unless `conventions.solarTime` names another time.
   * @rule time.solar.apparent time.equation
   */
  trueSolarTime: localTime(({ chart }) => sundialSecond(chart.trueSolarTime.solarTime)),
  /** The same without the equation of time: mean solar time, by longitude alone. @rule time.solar.mean */
  meanSolarTime: localTime(({ chart }) => sundialSecond(timesByClock(chart.clock, chart.trueSolarTime).mean)),
  /** Clock time without summer time. @rule time.solar.clock */
  standardTime: localTime(({ chart }) => timesByClock(chart.clock, chart.trueSolarTime).clock),
  /** The seconds between the clock and the sundial. @rule time.solar.apparent time.south */
  correction: object(CORRECTION, ({ chart }) => correctionOf(chart)),
  /** The double hour. @rule time.doubleHour solarTime */
  doubleHour: section(doubleHourOf(HOUR)),
  /** The lunar date of the day to which the birth belongs. @rule calendar.date.local calendarRegion dayBoundary solarTime calendar.range */
  lunarDate: object(LUNAR_DATE, ({ chart }) => chart.moment),
  /** The animal of the Zi Wei year. @rule calendar.year.animal yearBoundary */
  zodiac: label('animals', ({ chart }) => branchOfPair(chart.ziwei.year)),
  /** The latest of the 24 solar terms at the birth. @rule calendar.term.instant calendar.sky.deltaT */
  solarTerm: object(SOLAR_TERM, ({ chart }) => chart.moment),
  /** The nearest moment at which the chart becomes another. @rule time.near */
  nearestBoundary: section(
    inline<ChartFacts>()({
      /** Kind of the boundary. */
      kind: choice(BOUNDARY_KINDS, 'BoundaryKind', ({ boundaries }) => boundaries.nearest.kind),
      /** Seconds from the birth; negative when it lies in the past. */
      secondsAway: whole(({ boundaries }) => secondsAway(boundaries)),
      /** Id of the double hour that lies beyond it, or of the solar term at which the month changes. */
      other: text(({ boundaries }) => boundaries.nearest.other),
    }),
  ),
  /** The span of times that give these very palaces and pillars; by the instants where the clock was changed within it. @rule time.span */
  sameChart: section(
    inline<ChartFacts>()({
      /** The first time in it, in UTC. */
      startsAt: instantTime(({ span }) => span.from.utc),
      /** The first time after it, in UTC. */
      endsAt: instantTime(({ span }) => span.to.utc),
      /** The first time in it, on the clock of the birthplace. */
      startsAtClock: localTime(({ span }) => span.from.clock),
      /** The first time after it, on the same clock. */
      endsAtClock: localTime(({ span }) => span.to.clock),
    }),
  ),
});
