// A moment: a place with its clock, an instant, and the calendar facts of that instant, by the conventions of the chart.

import { type BirthMoment, birthMoment } from '../../calendar/birth-moment.ts';
import { LUNAR_YEARS } from '../../calendar/lunar-calendar.ts';
import { dayOfText, localText, utcText } from '../../civil/date-text.ts';
import { MS_PER_DAY, MS_PER_HOUR } from '../../civil/day-number.ts';
import { type InputProblem, listOf, oneOf, optional, type Rule, sentenceOf } from '../../input/input.ts';
import {
  type ClockAnswer,
  type ClockReading,
  clockOfInstant,
  instantOfClock,
  longitudeOfCity,
  wallClock,
} from '../../time/clock.ts';
import { type Instant, instant } from '../../time/instant.ts';
import { LONGITUDE, longitudeOfDate } from '../../time/longitude.ts';
import { type NeighbourDates, problemOfSkippedDay } from '../../time/skipped-day.ts';
import { SOLAR_CLOCKS, type SolarClock, timesByClock } from '../../time/solar-clock.ts';
import { sundialAt, type TrueSolarTime } from '../../time/solar-time.ts';
import type { Zone } from '../../time/zone-history.ts';
import { COUNTRY, withoutOffset, ZONE, zoneOfPlace } from '../../time/zone-of-place.ts';
import { BIRTH_DATES, type BirthPlace, DISAMBIGUATIONS } from '../birth.ts';
import type { Chart } from '../chart.ts';
import { dayRulesOf } from '../conventions.ts';
import { type At, type AtForm, problemsOfAt, type ReadAt, readAt } from './at.ts';
import type { PlaceClock } from './place-clock.ts';

/** The place and the clock of a moment. */
export interface MomentOptions {
  /** The zone of the place by the IANA database; the birthplace if it is absent. */
  readonly atTimeZone?: string;
  /** Degrees, east positive, -180 … 180. With a zone alone, its standard time decides day and double hour. */
  readonly atLongitude?: number;
  /** The country of the place by ISO 3166-1: with `VN` the zone `Asia/Bangkok` has the clock of Hanoi. */
  readonly atCountryCode?: string;
  /** Other zones in use there. */
  readonly atOtherTimeZones?: readonly string[];
  /** For a repeated clock time: the earlier (the default) or the later; with 'reject' a repeated or skipped time is an error. */
  readonly atDisambiguation?: (typeof DISAMBIGUATIONS)[number];
  /** The clock that decides day and double hour of the moment; by default the clock of the birth. */
  readonly atSolarTime?: SolarClock;
}

/** Options of a moment in which an undefined member has its default. */
export type PartialMomentOptions = { readonly [K in keyof MomentOptions]?: MomentOptions[K] | undefined };

/** The place of a moment, the birthplace or another one. Without a longitude only its zone is known. */
export type MomentPlace = Partial<BirthPlace> & Pick<BirthPlace, 'timeZone'>;

/** A moment at a place. Double hour, day and lunar date depend on the place; solar year, month and term do not. */
export interface Moment extends BirthMoment {
  /**
   * Form of the request. A 'date' has no hour: its instant is local noon; a 'month' is represented by noon of its 15th, a 'year' by noon of 1 July; or by the
   * birth if it is later in the same day, month or year.
   */
  readonly form: AtForm;
  readonly place: MomentPlace;
  /** True if no place was given: the moment is at the birthplace. */
  readonly placeAssumed: boolean;
  /** The requested clock time; for an instant, the clock time then. */
  readonly clock: ClockAnswer;
  /** The clock time at the instant; it differs from the request if that time was skipped. */
  readonly shown: ClockReading;
  /** True solar time; undefined without a longitude. */
  readonly trueSolarTime: TrueSolarTime | undefined;
  /** The clock that decides day and double hour. */
  readonly placeClock: PlaceClock;
}

/** A problem of a moment; `field` is the parameter. */
export interface MomentProblem extends InputProblem {
  readonly field: 'at' | 'options' | keyof MomentOptions | (string & Record<never, never>);
  /** The dates before and after a day that the place skipped. */
  readonly neighbours?: NeighbourDates;
}

/** The error for an impossible moment. It has all problems that were found. */
export class InvalidMoment extends RangeError {
  override readonly name = 'InvalidMoment';
  readonly problems: readonly MomentProblem[];

  constructor(problems: readonly MomentProblem[]) {
    super(sentenceOf(problems));
    this.problems = problems;
  }
}

/** Validates each of the options. */
export const MOMENT_RULES: { readonly [Name in keyof MomentOptions]-?: Rule } = {
  atTimeZone: optional(ZONE),
  atLongitude: optional(LONGITUDE),
  atCountryCode: optional(COUNTRY),
  atOtherTimeZones: optional(listOf(ZONE)),
  atDisambiguation: optional(oneOf(DISAMBIGUATIONS)),
  atSolarTime: optional(oneOf(SOLAR_CLOCKS)),
};

/** Problems of `at`, and of options that are valid one by one but need another one. */
export const problemsOfMoment = (at: At, options: PartialMomentOptions): readonly MomentProblem[] => [
  ...problemsOfAt(at),
  ...problemsOfPlace(options),
];

/** Problems of a place that lacks what another option needs. */
export function problemsOfPlace(options: PartialMomentOptions): readonly MomentProblem[] {
  const { atTimeZone, atLongitude, atSolarTime } = options;
  const alone = OF_A_ZONE.find((name) => options[name] !== undefined);
  const missing = (field: keyof MomentOptions, allowed: string): MomentProblem => ({
    field,
    code: 'missing',
    given: 'undefined',
    allowed,
  });
  const problems: MomentProblem[] = [];
  if (atTimeZone === undefined && alone !== undefined) {
    problems.push(missing('atTimeZone', `${ZONE.allowed}, together with ${alone}`));
  }
  if (atTimeZone !== undefined && atLongitude === undefined && atSolarTime !== undefined && atSolarTime !== 'clock') {
    problems.push(missing('atLongitude', `${LONGITUDE.allowed}, together with atSolarTime ${atSolarTime}`));
  }
  return problems;
}

/** Options that need `atTimeZone`. */
const OF_A_ZONE = ['atLongitude', 'atCountryCode', 'atOtherTimeZones'] as const;

/**
 * The moment of a valid `at` and valid options.
 * @throws InvalidMoment before the birth, past the lunar year 2199, for a day that the place left out, and with 'reject' for a time that was skipped or repeated
 */
export function momentOf(chart: Chart, at: At, options: PartialMomentOptions): Moment {
  const where = whereOf(chart, options);
  const { zone, longitudeDegrees } = where.placeClock;
  const read = readAt(at);
  const clock = clockOf(read, chart, zone, longitudeDegrees, options.atDisambiguation);
  checkRange(at, clock.instant, chart);

  const moment = momentAt(chart, { form: read.form, ...where }, clock);
  const { year } = moment.lunarDate;
  if (year < LUNAR_YEARS.first || year > LUNAR_YEARS.last) throw outOfRange(at);
  return moment;
}

/** Place and clock of a moment. */
type Where = Pick<Moment, 'place' | 'placeAssumed' | 'placeClock'>;

/** The place of valid options, and the clock that decides there; the birthplace by default. */
export function whereOf(
  { birth, conventions }: Pick<Chart, 'birth' | 'conventions'>,
  options: PartialMomentOptions,
): Where {
  const placeAssumed = options.atTimeZone === undefined;
  const place: MomentPlace = placeAssumed ? withoutOffset(birth.place) : placeOf(options);
  const zone = zoneOfPlace(place)!;
  const rule = options.atSolarTime ?? (place.longitude === undefined ? 'clock' : conventions.solarTime);
  const longitudeDegrees = place.longitude ?? longitudeOfCity(zone);
  return { place, placeAssumed, placeClock: { rule, zone, longitudeDegrees } };
}

/** The moment of a clock reading at a place. */
function momentAt(chart: Chart, at: Pick<Moment, 'form'> & Where, clock: ClockAnswer): Moment {
  const { rule, longitudeDegrees } = at.placeClock;
  const shown = clock.kind === 'skipped' ? clock.shown : clock;
  const sun = sundialAt(clock.instant, longitudeOfDate(longitudeDegrees, shown.offsetSeconds));
  const solarTime = timesByClock(shown, sun)[rule];
  const { form, place, placeAssumed, placeClock } = at;
  const calendars = birthMoment(clock.instant, solarTime, dayRulesOf(chart.conventions), chart.moment.lunarCalendar);
  // Member by member: a spread takes as long as the whole of birthMoment.
  return {
    instant: calendars.instant,
    solarTime: calendars.solarTime,
    hour: calendars.hour,
    day: calendars.day,
    dayOfHour: calendars.dayOfHour,
    lunarDate: calendars.lunarDate,
    lunarCalendar: calendars.lunarCalendar,
    term: calendars.term,
    jie: calendars.jie,
    solarYear: calendars.solarYear,
    solarMonth: calendars.solarMonth,
    form,
    place,
    placeAssumed,
    clock,
    shown,
    trueSolarTime: place.longitude === undefined ? undefined : sun,
    placeClock,
  };
}

/** The moment of another instant at the same place, which may be before the birth. */
export function momentThereAt(chart: Chart, moment: Moment, at: Instant): Moment {
  const { zone, longitudeDegrees } = moment.placeClock;
  const clock: ClockAnswer = { kind: 'plain', ...clockOfInstant(at, zone, longitudeDegrees) };
  return momentAt(chart, { ...moment, form: 'instant' }, clock);
}

function placeOf({ atTimeZone, atLongitude, atCountryCode, atOtherTimeZones }: PartialMomentOptions): MomentPlace {
  return {
    ...(atLongitude === undefined ? {} : { longitude: atLongitude }),
    timeZone: atTimeZone!,
    ...(atCountryCode === undefined ? {} : { countryCode: atCountryCode }),
    ...(atOtherTimeZones === undefined ? {} : { otherTimeZones: atOtherTimeZones }),
  };
}

function clockOf(
  read: ReadAt,
  chart: Chart,
  zone: Zone,
  longitude: number,
  disambiguation: MomentOptions['atDisambiguation'] = 'earlier',
): ClockAnswer {
  const plainAt = (at: Instant): ClockAnswer => ({ kind: 'plain', ...clockOfInstant(at, zone, longitude) });
  const readAtPlace = (clock: number): ClockAnswer =>
    instantOfClock(wallClock(clock), zone, longitude, disambiguation === 'later' ? 'later' : 'earlier');
  const answerAt = (clock: number): ClockAnswer => {
    const answer = readAtPlace(clock);
    const ofDay = problemOfSkippedDay(answer);
    if (ofDay !== undefined) throw new InvalidMoment([{ field: 'at', ...ofDay }]);
    return answer;
  };
  switch (read.form) {
    case 'instant':
      return plainAt(read.instant);
    case 'localTime': {
      const answer = answerAt(read.clock);
      if (disambiguation === 'reject' && answer.kind !== 'plain') throw invalidTime(answer);
      return answer;
    }
    case 'date':
    case 'month':
    case 'year': {
      const noon = answerAt(read.day * MS_PER_DAY + 12 * MS_PER_HOUR);
      const born = chart.moment.instant;
      const end = readAtPlace(read.end * MS_PER_DAY).instant;
      return noon.instant < born && born < end ? plainAt(born) : noon;
    }
  }
}

function invalidTime(answer: Exclude<ClockAnswer, { readonly kind: 'plain' }>): InvalidMoment {
  const given = localText(answer.clock);
  const problem: MomentProblem =
    answer.kind === 'skipped'
      ? {
          field: 'at',
          code: 'nonexistent_local_time',
          given,
          allowed: `a time that the clock did not skip: ${answer.gapSeconds} s were left out`,
        }
      : {
          field: 'at',
          code: 'ambiguous',
          given,
          allowed: 'a time that the clock showed once, or atDisambiguation earlier or later',
        };
  return new InvalidMoment([problem]);
}

/** A few days after the last one: beyond it, zones and tables are not read. */
const END = /* @__PURE__ */ instant((dayOfText(BIRTH_DATES.last) + 3) * MS_PER_DAY);

function checkRange(at: At, moment: Instant, chart: Chart): void {
  const born = chart.moment.instant;
  if (moment < born) throw faultOfAt(at, 'before_birth', `a moment from the birth on, ${utcText(born)}`);
  if (moment > END) throw outOfRange(at);
}

const faultOfAt = (at: At, code: string, allowed: string): InvalidMoment =>
  new InvalidMoment([{ field: 'at', code, given: typeof at === 'number' ? utcText(at) : JSON.stringify(at), allowed }]);

const outOfRange = (at: At): InvalidMoment =>
  faultOfAt(at, 'out_of_range', `lunar years ${LUNAR_YEARS.first} to ${LUNAR_YEARS.last}, to ${BIRTH_DATES.last}`);
