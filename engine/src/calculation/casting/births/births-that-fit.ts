// Births of a given chart. Nothing is indexed: the lunar months of the requested years are searched in order. For each double hour the matching days of a month
// are bits of a number, so births are counted without creating them; only the births of the requested page are created. A birth is one double hour of one day,
// or the matching part of it if a solar term falls within it.

import { type BirthMoment, birthMoment, DAY_BOUNDARIES, type DayBoundary } from '../../calendar/birth-moment.ts';
import { calendarOf, calendarRegionOf, type LunarCalendar, lunarCalendarOf } from '../../calendar/calendar-region.ts';
import { pairOfDay } from '../../calendar/day-pair.ts';
import { daysInLunarMonth, LUNAR_YEARS, type LunarMonth, monthsOfLunarYear } from '../../calendar/lunar-calendar.ts';
import {
  instantOfTerm,
  jieOf,
  pairOfMonth,
  pairOfYear,
  solarYearOf,
  type TermNumber,
  termAt,
  termNumber,
} from '../../calendar/solar-year.ts';
import { dayOfText } from '../../civil/date-text.ts';
import { type DayNumber, dateOfDay, dayOfDate, MS_PER_DAY } from '../../civil/day-number.ts';
import { pairOf, type Sexagenary, stemInYear, stemOf } from '../../cycle/sexagenary.ts';
import {
  check,
  isObject,
  oneOf,
  optional,
  type Rule,
  recordOf,
  ruleFor,
  TEXT,
  wholeBetween,
} from '../../input/input.ts';
import { endOfTurns } from '../../input/turns.ts';
import { hourPairOf, type NatalPairs } from '../../pillars/four-pillars.ts';
import { clockOfInstant, readClock, wallClock } from '../../time/clock.ts';
import { INSTANT, type Instant, instant } from '../../time/instant.ts';
import { solarTime } from '../../time/solar-time.ts';
import { zoneOfPlace } from '../../time/zone-of-place.ts';
import { type Bureau, bureauOf } from '../../ziwei/bureau.ts';
import { type MainStar, mainStarOf } from '../../ziwei/main-star.ts';
import { ziweiBranch } from '../../ziwei/major-stars.ts';
import { bodyPalace, lifePalace, PALACE_IDS, type PalaceId, roleOf } from '../../ziwei/palaces.ts';
import { SPLIT_DAY, ziweiDate } from '../../ziwei/ziwei-date.ts';
import { BIRTH_DATES, BIRTH_PLACE_RULE, type BirthPlace, type Gender } from '../birth.ts';
import {
  CONVENTION_TABLE,
  type ConventionOptions,
  type Conventions,
  conventionsOf,
  dayRulesOf,
  UNSEARCHABLE_CONVENTION_IDS,
} from '../conventions.ts';
import { type ClockTime, wholeMinuteOnClock } from '../day.ts';
import { BIRTH_YEARS, BIRTHS_OF_PAGE } from './birth-years.ts';
import { ALL_DAYS, type Days } from './cells.ts';
import { type Condition, conditionsOf, type NamedCondition } from './conditions.ts';
import { contradictionIn } from './contradiction.ts';
import { KNOWN_BIRTH, type KnownBirth } from './known-birth.ts';
import {
  chartDays,
  type DoubleHour,
  daysByPillars,
  daysOfCharts,
  doubleHoursOf,
  leadOf,
  type SearchTables,
  searchTables,
} from './search-tables.ts';
import { MERIDIAN_OF_CHINA, type SolarEra, solarEras } from './solar-eras.ts';

/** Options of `birthsThatFit`. */
export interface BirthsOptions {
  /** The Gregorian years of the days of birth, with days as by `dayBoundary`; default: 1900 to 2099. */
  readonly fromYear?: number | undefined;
  readonly toYear?: number | undefined;
  /** Birthplace. Default: 120° east, the meridian of China's clock, without clock times. */
  readonly place?: BirthPlace | undefined;
  readonly conventions?: ConventionOptions | undefined;
  /** Maximum number of births on a page, 1 to 100; all are counted. */
  readonly limit?: number | undefined;
  /** Cursor: `next` of the previous page. */
  readonly after?: number | undefined;
}

/** An end of a birth. */
export interface EndOfBirth {
  /** By the clock that decides, in milliseconds since 1970 on it. */
  readonly solarTime: number;
  readonly instant: Instant;
  /** Time on the clock of the place; absent without a place. */
  readonly clock?: number;
}

/** A time of birth that fits. */
export interface FoundBirth {
  /** Lunar date and pillars at its beginning. */
  readonly moment: BirthMoment;
  readonly from: EndOfBirth;
  /** The first moment after it. */
  readonly to: EndOfBirth;
  readonly pairs: NatalPairs;
  /** A solar term within it, at which the pillar of month, or of year and month, changes. */
  readonly change?: { readonly term: TermNumber; readonly at: EndOfBirth; readonly pairs: NatalPairs };
  readonly lifePair: Sexagenary;
  readonly bodyRole: PalaceId;
  readonly bureau: Bureau;
  readonly mainStar: MainStar;
  /** The only gender for which it fits; absent if it fits for both, or if one was given. */
  readonly gender?: Gender;
  /** A whole minute within it on the clock of the place, for which `castChart` returns this chart; absent without a place, or if there is no whole minute. */
  readonly clockTime?: ClockTime;
}

/** The births that fit, in order of time. */
export interface BirthsFound {
  readonly known: KnownBirth;
  readonly conventions: Conventions;
  readonly fromYear: number;
  readonly toYear: number;
  readonly place?: BirthPlace;
  /** In all years, not on this page alone. */
  readonly count: number;
  readonly births: readonly FoundBirth[];
  /** Cursor of the next page, sent as `after`. Absent on the last one. */
  readonly next?: number;
  /** Counts of matching births before `fromYear`, from 1645 on, and after `toYear`, to 2199; absent on later pages. */
  readonly earlier?: number;
  readonly later?: number;
  /** Conditions that no birth of any year meets together under these conventions; empty if they do not contradict each other. */
  readonly contradicts: readonly NamedCondition[];
  /** The other day boundary, if births of all years meet the contradictory conditions under it, and their number. */
  readonly otherDayBoundary?: { readonly dayBoundary: DayBoundary; readonly count: number };
}

/** Longitude for solar time. */
export const longitudeOf = ({ place }: BirthsFound): number => place?.longitude ?? MERIDIAN_OF_CHINA;

/** The fewest digits of a cursor as text: a page number, or a word such as true, is none. */
const CURSOR_DIGITS = 8;

/**
 * A cursor as text.
 * @throws RangeError for any other value
 */
export function cursorOf(next: number): string {
  check('next', next, INSTANT);
  return (next < 0 ? '-' : '') + Math.abs(next).toString(36).padStart(CURSOR_DIGITS, '0');
}

/**
 * Parses a cursor from its text.
 * @returns undefined for any other text
 * @example readCursor(cursorOf(649_238_400_000)) // 649238400000
 */
export function readCursor(text: string): number | undefined {
  check('text', text, TEXT);
  const next = Number.parseInt(text, 36);
  return INSTANT.accepts(next) && cursorOf(next) === text ? next : undefined;
}

const YEAR = wholeBetween(BIRTH_YEARS.first, BIRTH_YEARS.last);

const OPTIONS = /* @__PURE__ */ recordOf<BirthsOptions>({
  fromYear: optional(YEAR),
  toYear: optional(YEAR),
  place: optional(BIRTH_PLACE_RULE),
  conventions: optional(ruleFor('object', 'conventions, as for castChart', isObject)),
  limit: optional(wholeBetween(1, BIRTHS_OF_PAGE.most)),
  after: optional(INSTANT),
});

const isFound = (found: unknown): boolean => isObject(found) && Array.isArray(found.births) && 'contradicts' in found;

/** Validates a result of `birthsThatFit`. */
export const BIRTHS_RULE: Rule = /* @__PURE__ */ ruleFor('object', 'what birthsThatFit gives', isFound);

/**
 * Finds the births of a range of years that match all known facts.
 * @throws RangeError without any fact, for a convention that a search does not support (`leapMonthDay`, `monthOfStars`, `palaceStems`), for ids that do not
 * exist, and for years outside 1645 to 2199, more than 300 or in the wrong order
 * @example
 * const { count, births } = birthsThatFit({ mainStar: 'ziwei+tianfu', bureau: 'wood3', lunarMonth: 3 }, { fromYear: 1980, toYear: 1989 });
 */
export function birthsThatFit(known: KnownBirth, options: BirthsOptions = {}): BirthsFound {
  return endOfTurns(birthsInTurns(known, options));
}

/**
 * `birthsThatFit` as a generator, for programs that must not block. Each `next()` works for less than a millisecond; the last one returns the result.
 * @throws RangeError as birthsThatFit, on the first turn
 */
export function* birthsInTurns(known: KnownBirth, options: BirthsOptions = {}): Generator<void, BirthsFound> {
  check('known', known, KNOWN_BIRTH);
  check('options', options, OPTIONS);
  const { fromYear = 1900, toYear = 2099, place, limit = BIRTHS_OF_PAGE.usual, after } = options;
  check('toYear', toYear, wholeBetween(fromYear, Math.min(BIRTH_YEARS.last, fromYear + BIRTH_YEARS.most - 1)));
  const conventions = conventionsOf(options.conventions, place === undefined ? 'china' : calendarRegionOf(place));
  for (const id of UNSEARCHABLE_CONVENTION_IDS)
    check(`conventions.${id}`, conventions.school[id], oneOf([CONVENTION_TABLE[id].default]));
  const conditions = conditionsOf(known, conventions.school);
  const men = gendersOf(known, conventions);
  const requested = { known, conventions, fromYear, toYear, ...(place !== undefined && { place }) };
  const wanted = searchTables(conditions, conventions, men);
  const contradictory = yield* contradictionIn(conditions, wanted, conventions, men);
  if (contradictory !== undefined) {
    const byOtherRule = yield* birthsByOtherRule(requested, wanted);
    return { ...requested, count: 0, births: [], contradicts: contradictory.map(nameOf), ...byOtherRule };
  }
  const search = new Search(requested, wanted, limit, after);
  yield* search.run();
  const elsewhere = after === undefined ? yield* birthsOfOtherYears(requested, wanted) : {};
  return { ...requested, ...search.found(), ...elsewhere, contradicts: [] };
}

/** Counts matching births outside the requested years. */
function* birthsOfOtherYears(
  requested: SearchTerms,
  wanted: SearchTables,
): Generator<void, Pick<BirthsFound, 'earlier' | 'later'>> {
  const { first, last } = BIRTH_YEARS;
  const { fromYear, toYear } = requested;
  const earlier = yield* countOf({ ...requested, fromYear: first, toYear: fromYear - 1 }, wanted);
  const later = yield* countOf({ ...requested, fromYear: toYear + 1, toYear: last }, wanted);
  return { earlier, later };
}

/** Counts matching births of all years under the other day boundary, which gives the late hour of 子 another stem. */
function* birthsByOtherRule(
  requested: SearchTerms,
  wanted: SearchTables,
): Generator<void, Pick<BirthsFound, 'otherDayBoundary'>> {
  const { conventions } = requested;
  const dayBoundary = DAY_BOUNDARIES.find((rule) => rule !== conventions.dayBoundary)!;
  const years = { fromYear: BIRTH_YEARS.first, toYear: BIRTH_YEARS.last };
  const count = yield* countOf({ ...requested, ...years, conventions: { ...conventions, dayBoundary } }, wanted);
  return count === 0 ? {} : { otherDayBoundary: { dayBoundary, count } };
}

function* countOf(requested: SearchTerms, wanted: SearchTables): Generator<void, number> {
  if (requested.fromYear > requested.toYear) return 0;
  const search = new Search(requested, wanted, 0);
  yield* search.run();
  return search.found().count;
}

const nameOf = ({ name, given }: Condition): NamedCondition => ({ name, given });

/** Genders to cast for: both if the school places stars by gender and none is given. */
function gendersOf({ gender }: KnownBirth, { school }: Conventions): readonly boolean[] {
  if (gender !== undefined) return [gender === 'male'];
  return school.fireBell === 'byYinYang' || school.woundAndEnvoy === 'byYinYang' ? [true, false] : [true];
}

type SearchTerms = Pick<BirthsFound, 'known' | 'conventions' | 'fromYear' | 'toYear' | 'place'>;

/** A range of times on the clock that decides; `to` is exclusive. */
interface InstantSpan {
  readonly from: number;
  readonly to: number;
}

/** Days of a lunar month that belong to one month of a Zi Wei year, within the wanted pillars. */
interface Stretch extends InstantSpan {
  /** The first day of its lunar month. */
  readonly start: DayNumber;
  readonly year: Sexagenary;
  readonly month: number;
}

/**
 * A search in progress. For each lunar month and double hour it intersects sets of days, which are bits: bit 0 is the first day.
 *
 * Example: 甲子 year, third month, hour of 寅, Zi Wei and Tian Fu as main stars. The life palace is 寅, its pair 丙寅 and the bureau fire 6, by which the two
 * are in 寅 on the days 6, 11 and 21: bits 5, 10 and 20. They are intersected with the days that have the wanted pillars, and with the days of the stretch.
 */
class Search {
  readonly #terms: SearchTerms;
  readonly #wanted: SearchTables;
  readonly #limit: number;
  readonly #after: number;
  readonly #calendar: LunarCalendar;
  readonly #hours: readonly DoubleHour[];
  /** Milliseconds by which a day begins before its midnight. */
  readonly #beforeMidnight: number;
  /** Days with the wanted pillars, by the pair of the first day of a month and then by double hour. */
  readonly #byPillars = Array<readonly Days[] | undefined>(60).fill(undefined);
  /** Clock times of instants within an era: solar terms, and changes of the clock. */
  readonly #instantsShown = new Map<number, Instant>();
  /** Clock times of Lichun within an era, by Gregorian year. */
  readonly #lichuns = new Map<number, number>();
  readonly #births: FoundBirth[] = [];
  #count = 0;
  #hasMore = false;

  constructor(requested: SearchTerms, wanted: SearchTables, limit: number, after = Number.NEGATIVE_INFINITY) {
    const { conventions, place } = requested;
    this.#terms = requested;
    this.#wanted = wanted;
    this.#limit = limit;
    this.#after = after;
    this.#calendar =
      place === undefined ? calendarOf(conventions.calendarRegion) : lunarCalendarOf(place, conventions.calendarRegion);
    this.#hours = doubleHoursOf(dayRulesOf(conventions));
    this.#beforeMidnight = leadOf(conventions.dayBoundary);
  }

  found(): Pick<BirthsFound, 'count' | 'births' | 'next'> {
    const last = this.#births[this.#births.length - 1];
    return {
      count: this.#count,
      births: this.#births,
      ...(this.#hasMore && last !== undefined && { next: last.from.instant }),
    };
  }

  *run(): Generator<void, void> {
    const { place, conventions } = this.#terms;
    const [from, to] = [BIRTH_DATES.first, BIRTH_DATES.last].map((date, end) => this.#instantOfDay(date, end));
    for (const era of solarEras(place, conventions.solarTime, from!, to!)) yield* this.#runEra(era);
  }

  /** The instant at the start of a day of births, or of the day after the last. */
  #instantOfDay(date: string, daysOn: number): Instant {
    const { place } = this.#terms;
    const shown = wallClock((dayOfText(date) + daysOn) * MS_PER_DAY);
    if (place === undefined) return instant(shown - 8 * 3_600_000);
    return readClock(shown, zoneOfPlace(place)!, place.longitude).instant;
  }

  *#runEra(era: SolarEra): Generator<void, void> {
    const { fromYear, toYear } = this.#terms;
    const shown = { from: era.shownAt(era.from), to: era.shownAt(era.to) };
    this.#instantsShown.clear();
    this.#lichuns.clear();
    this.#instantsShown.set(shown.from, era.from).set(shown.to, era.to);
    const years: InstantSpan = {
      from: this.#beginOfDay(dayOfDate(fromYear, 1, 1)),
      to: this.#beginOfDay(dayOfDate(toYear + 1, 1, 1)),
    };
    const all = overlapOf(shown, years);
    if (all.from >= all.to) return;
    const windows = yield* this.#windowsIn(all, era);
    let at = 0;
    for (const { month, days } of monthsBetween(fromYear - 1, toYear, this.#calendar)) {
      const whole = { from: this.#beginOfDay(month.start), to: this.#beginOfDay((month.start + days) as DayNumber) };
      while (at < windows.length && windows[at]!.to <= whole.from) at++;
      if (at === windows.length) return;
      let end = at;
      while (end < windows.length && windows[end]!.from < whole.to) end++;
      if (end === at || !this.#wanted.isMonth(month.month, month.leapMonth)) continue;
      const within = windows.slice(at, end);
      for (const part of this.#partsOf(month, whole, era)) this.#searchPart(part, within, era);
      yield;
    }
  }

  #searchPart(part: Stretch, windows: readonly InstantSpan[], era: SolarEra): void {
    for (const window of windows) this.#searchStretch({ ...part, ...overlapOf(part, window) }, era);
  }

  #beginOfDay(day: DayNumber): number {
    return day * MS_PER_DAY - this.#beforeMidnight;
  }

  /** Ranges in which the pillars of year and month are the wanted ones. */
  *#windowsIn(all: InstantSpan, era: SolarEra): Generator<void, readonly InstantSpan[]> {
    const { pairs, hasSolarMonth } = this.#wanted;
    if (!hasSolarMonth) return [all];
    const windows: { from: number; to: number }[] = [];
    const end = era.instantOf(all.to);
    let last: number | undefined;
    for (let jie = jieOf(termAt(era.instantOf(all.from))); instantOfTerm(jie) < end; jie = (jie + 2) as TermNumber) {
      if (!pairs.month[pairOfMonth(jie)] || !pairs.year[pairOfYear(solarYearOf(jie))]) continue;
      const from = last === jie ? windows[windows.length - 1]!.from : this.#shownAtTerm(jie, era);
      if (last === jie) windows.pop();
      last = jie + 2;
      windows.push({ from, to: this.#shownAtTerm(last as TermNumber, era) });
      yield;
    }
    return windows.map((window) => overlapOf(window, all)).filter(({ from, to }) => from < to);
  }

  #shownAtTerm(term: TermNumber, era: SolarEra): number {
    const at = instantOfTerm(term);
    const shown = era.shownAt(at);
    this.#instantsShown.set(shown, at);
    return shown;
  }

  /** Parts of a month: split where a leap month is counted by halves, and at Lichun if it begins the Zi Wei year. */
  #partsOf(month: LunarMonth, whole: InstantSpan, era: SolarEra): readonly Stretch[] {
    const { conventions } = this.#terms;
    const cuts = [whole.from];
    if (month.leapMonth) cuts.push(this.#beginOfDay((month.start + SPLIT_DAY - 1) as DayNumber));
    const { year } = dateOfDay(month.start);
    const lichuns =
      conventions.yearBoundary === 'lichun' ? [year, year + 1].map((each) => this.#lichunOf(each, era)) : [];
    cuts.push(...lichuns.filter((at) => at > whole.from && at < whole.to), whole.to);
    cuts.sort((a, b) => a - b);
    return cuts.slice(1).map((to, n) => {
      const from = cuts[n]!;
      const day = Math.floor((from + this.#beforeMidnight) / MS_PER_DAY) - month.start + 1;
      const solarYear = pairOfYear(year - 1 + lichuns.filter((at) => at <= from).length);
      const date = ziweiDate({ lunarDate: { ...month, day }, solarYear }, conventions);
      return { from, to, start: month.start, year: date.year, month: date.month };
    });
  }

  #lichunOf(year: number, era: SolarEra): number {
    const known = this.#lichuns.get(year);
    if (known !== undefined) return known;
    const shown = this.#shownAtTerm(termNumber(year, LICHUN), era);
    this.#lichuns.set(year, shown);
    return shown;
  }

  /** Counts the births of a stretch, and creates the ones on the page. */
  #searchStretch(stretch: Stretch, era: SolarEra): void {
    const { start, year, month } = stretch;
    if (stretch.from >= stretch.to) return;
    const byPillars = this.#daysByPillars(pairOfDay(start));
    const days = this.#hours.map((hour, n) => {
      if (!this.#wanted.isHour(hour.hour)) return 0;
      const own = byPillars[n]! & this.#wanted.lunarDays & daysWithin(stretch, hour);
      return own === 0 ? 0 : own & chartDays(this.#wanted, year, month, hour.hour);
    });
    let births = 0;
    for (const own of days) births += countBits(own);
    this.#count += births;
    if (births > 0 && !this.#hasMore) this.#read(stretch, days, era);
  }

  #daysByPillars(firstPair: Sexagenary): readonly Days[] {
    this.#byPillars[firstPair] ??= this.#hours.map((hour) => daysByPillars(this.#wanted, firstPair, hour));
    return this.#byPillars[firstPair];
  }

  #read(stretch: Stretch, days: readonly Days[], era: SolarEra): void {
    if (era.instantOf(stretch.to) <= this.#after) return;
    for (let n = 0; n < DAYS_AT_MOST; n++) {
      for (const [place, hour] of this.#hours.entries()) {
        if (((days[place]! >> n) & 1) === 0) continue;
        const midnight = (stretch.start + n) * MS_PER_DAY;
        const span = overlapOf(stretch, { from: midnight + hour.from, to: midnight + hour.to });
        if (this.#instantOf(span.from, era) <= this.#after) continue;
        if (this.#births.length === this.#limit) {
          this.#hasMore = true;
          return;
        }
        this.#births.push(this.#birthIn(span, stretch, era));
      }
    }
  }

  #instantOf(shown: number, era: SolarEra): Instant {
    return this.#instantsShown.get(shown) ?? era.instantOf(shown);
  }

  #birthIn(span: InstantSpan, { year, month }: Stretch, era: SolarEra): FoundBirth {
    const { conventions, place } = this.#terms;
    const [first, end] = [this.#instantOf(span.from, era), this.#instantOf(span.to, era)];
    const moment = birthMoment(first, solarTime(span.from), dayRulesOf(conventions), this.#calendar);
    const { hour, lunarDate } = moment;
    const term = (moment.jie + 2) as TermNumber;
    const at = instantOfTerm(term);
    const life = lifePalace(month, hour, conventions.school.plate);
    const bureau = bureauOf(stemOf(year), life);
    const gender = this.#genderOf(year, month, moment);
    const clockTime =
      place && wholeMinuteOnClock(first, end, { zone: zoneOfPlace(place)!, longitude: place.longitude });
    return {
      moment,
      from: this.#endAt(first, span.from, first),
      to: this.#endAt(end, span.to, instant(end - 1)),
      pairs: pairsAt(moment),
      ...(at < end && {
        change: {
          term,
          at: this.#endAt(at, era.shownAt(at), at),
          pairs: { ...pairsAt(moment), year: pairOfYear(solarYearOf(term)), month: pairOfMonth(term) },
        },
      }),
      lifePair: pairOf(stemInYear(stemOf(year), life), life),
      bodyRole: PALACE_IDS[roleOf(life, bodyPalace(month, hour))]!,
      bureau,
      mainStar: mainStarOf(ziweiBranch(bureau, lunarDate.day), life),
      ...(gender !== undefined && { gender }),
      ...(clockTime !== undefined && { clockTime }),
    };
  }

  /** @param by an instant at which the place has the offset by which the end is shown */
  #endAt(at: Instant, shown: number, by: Instant): EndOfBirth {
    const { place } = this.#terms;
    if (place === undefined) return { solarTime: shown, instant: at };
    const { offsetSeconds } = clockOfInstant(by, zoneOfPlace(place)!, place.longitude);
    return { solarTime: shown, instant: at, clock: at + offsetSeconds * 1000 };
  }

  /** The only gender for which a birth fits, if any. */
  #genderOf(year: Sexagenary, month: number, { hour, lunarDate }: BirthMoment): Gender | undefined {
    const { charts } = this.#wanted;
    const fitting = charts.filter((own) => ((daysOfCharts(own, year, month, hour) >> (lunarDate.day - 1)) & 1) === 1);
    if (fitting.length === charts.length) return undefined;
    return fitting[0]!.male ? 'male' : 'female';
  }
}

/** Index of Lichun in SOLAR_TERM_IDS. */
const LICHUN = 2;
const DAYS_AT_MOST = 30;

const overlapOf = (a: InstantSpan, b: InstantSpan): InstantSpan => ({
  from: Math.max(a.from, b.from),
  to: Math.min(a.to, b.to),
});

const pairsAt = (moment: BirthMoment): NatalPairs => ({
  year: moment.solarYear,
  month: moment.solarMonth,
  day: pairOfDay(moment.day),
  hour: hourPairOf(moment),
});

/** The lunar months of a range of years within the calendar, with their days. */
function* monthsBetween(
  from: number,
  to: number,
  calendar: LunarCalendar,
): Generator<{ readonly month: LunarMonth; readonly days: number }> {
  for (let year = Math.max(from, LUNAR_YEARS.first); year <= Math.min(to, LUNAR_YEARS.last); year++)
    for (const month of monthsOfLunarYear(year, calendar)) yield { month, days: daysInLunarMonth(month, calendar) };
}

/** Days of a stretch, as bits of its lunar month, whose double hour is wholly or partly within it. */
function daysWithin({ start, from, to }: Stretch, hour: DoubleHour): Days {
  // The first day whose double hour ends after the beginning, and the day after the last one whose double hour begins before the end.
  const first = Math.max(Math.floor((from - hour.to) / MS_PER_DAY) + 1 - start, 0);
  const end = Math.min(Math.ceil((to - hour.from) / MS_PER_DAY) - start, DAYS_AT_MOST);
  return first >= end ? 0 : (ALL_DAYS >> (DAYS_AT_MOST - (end - first))) << first;
}

/** Counts the set bits of 30. */
function countBits(bits: number): number {
  let left = bits - ((bits >> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >> 2) & 0x33333333);
  return (((left + (left >> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
