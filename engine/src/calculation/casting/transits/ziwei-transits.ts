// Zi Wei levels of a moment and their bounds. docs/rules/transits.md B. Each level is computed on first use. The levels depend on the lunar date at the place
// of the moment. With `atYearBoundary` 'lichun' the year changes at that instant, and with it the palaces of month, day and hour; the month then has
// the pair of the solar month.

import { pairOfDay } from '../../calendar/day-pair.ts';
import { MS_PER_DOUBLE_HOUR, startOfDoubleHour } from '../../calendar/double-hour.ts';
import { instantOfTerm, solarYearOf, type TermNumber, termNumber } from '../../calendar/solar-year.ts';
import { type DayNumber, dayNumber } from '../../civil/day-number.ts';
import { type Branch, branch } from '../../cycle/branch.ts';
import { branchOfPair, pairOf, type Sexagenary, stemOf } from '../../cycle/sexagenary.ts';
import { hourPairOf } from '../../pillars/four-pillars.ts';
import { LAST_SOLAR_YEAR } from '../../pillars/solar-years.ts';
import type { Instant } from '../../time/instant.ts';
import { ziDoujunOf } from '../../ziwei/doujun.ts';
import { type FlowLevel, type FlowStar, flowStarsOf, lucunOf } from '../../ziwei/flow-stars.ts';
import {
  type AgeSpan,
  childLimitPalace,
  DECADES,
  decadeFrom,
  decadePalace,
  smallLimitPalace,
} from '../../ziwei/limits.ts';
import { yearRingStarts } from '../../ziwei/rings.ts';
import { SPLIT_DAY, type ZiweiDate, ziweiDate } from '../../ziwei/ziwei-date.ts';
import type { Chart } from '../chart.ts';
import { hasUnit } from './at.ts';
import type { LevelConventions } from './conventions.ts';
import { type Edge, firstPass, type OpenSpan, type Span, spanBetween, startOfDay } from './edges.ts';
import { type Level, levelOf } from './level.ts';
import { birthdayIn, endOf, monthOf, newYearsDay, secondHalfOf } from './lunar-days.ts';
import type { Moment } from './moment.ts';
import { doujunOf, pairOfLunarMonth, palaceOfDay, palaceOfMonth, palaceOfYear } from './palaces-of-date.ts';

/** A level with the stars that flow with it. */
export interface FlowingLevel extends Level {
  /** 魁 钺 昌 曲 禄 羊 陀 马 鸾 喜, and 年解 of the year. */
  readonly flowStars: readonly FlowStar[];
}

export const DECADE_KINDS = ['childLimit', 'decade'] as const;
export type DecadeKind = (typeof DECADE_KINDS)[number];

/** A decade (大限), or a year before the first one (童限). */
export interface DecadeOfAges extends FlowingLevel, AgeSpan {
  readonly kind: DecadeKind;
  /** 1 for the first decade; absent before it. */
  readonly ordinal?: number;
  /** The years, as the chart counts them, in which these ages are reached. */
  readonly fromYear: number;
  readonly toYear: number;
}

/** The decade of the moment. */
export interface DecadeLevel extends DecadeOfAges, OpenSpan {}

/** A decade of the list. Beyond the tables, after the lunar year 2199, there are no instants. */
export interface DecadeRow extends DecadeOfAges, Partial<Span> {}

/** The small limit (小限) of a nominal age. It has no flow stars. */
export interface SmallLimitLevel extends Level, OpenSpan {
  readonly age: number;
}

/** The year (流年). */
export interface YearLevel extends FlowingLevel, Span {
  /** The lunar year; with `atYearBoundary` 'lichun' the one that begins at Lichun. */
  readonly year: number;
  /** Beginnings of the two rings of the year; both run forward. */
  readonly suijian: Branch;
  readonly jiangxing: Branch;
  /** Beginning of the ring of the doctor (博士), at 禄 of the year; it runs in the direction of the birth (中州). */
  readonly boshi: Branch;
  /** 斗君: the palace of the first month. */
  readonly doujun: Branch;
}

/** The month (流月). */
export interface MonthLevel extends FlowingLevel, Span {
  /** The number by which palace and pair are counted: of a leap month by `leapMonthRule`. */
  readonly ordinal: number;
  /** The month of the calendar. */
  readonly lunarYear: number;
  readonly lunarMonth: number;
  readonly leapMonth: boolean;
  /** Half of a split leap month: days 1 to 15, or day 16 on. */
  readonly half?: LeapHalf;
}

export const LEAP_HALVES = ['first', 'second'] as const;
export type LeapHalf = (typeof LEAP_HALVES)[number];

/** The day (流日). */
export interface DayLevel extends FlowingLevel, Span {
  readonly lunarDay: number;
}

/** The double hour (流时). */
export interface HourLevel extends FlowingLevel, Span {
  readonly hour: Branch;
}

/** The levels of Zi Wei by which a palace has roles. */
export type LevelName = 'decade' | 'smallLimit' | 'year' | 'month' | 'day' | 'hour';

/** The Zi Wei levels of a chart at a moment. */
export class ZiweiTransits {
  readonly #chart: Chart;
  readonly #moment: Moment;
  readonly #by: LevelConventions;
  /** The number of the Zi Wei year, and the date from which the palaces are counted. */
  readonly #year: number;
  readonly #date: ZiweiDate;
  /** Nominal age (虚岁). */
  readonly nominalAge: number;
  #decade: DecadeLevel | undefined;
  #smallLimit: SmallLimitLevel | undefined;
  #yearLevel: YearLevel | undefined;
  #monthLevel: MonthLevel | undefined;
  #dayLevel: DayLevel | undefined;
  #hourLevel: HourLevel | undefined;

  constructor(chart: Chart, moment: Moment, by: LevelConventions) {
    this.#chart = chart;
    this.#moment = moment;
    this.#by = by;
    const { leapMonthRule } = chart.conventions;
    this.#date = ziweiDate(moment, { yearBoundary: by.atYearBoundary, leapMonthRule });
    this.#year = this.#byLichun ? solarYearOf(moment.jie) : moment.lunarDate.year;
    this.nominalAge = this.#ageAt();
  }

  /** The decade, or the year of childhood before the first; undefined after the twelfth. */
  get decade(): DecadeLevel | undefined {
    this.#decade ??= this.#decadeAt();
    return this.#decade;
  }

  /** The years of childhood before the first decade, and the twelve decades. */
  get decades(): readonly DecadeRow[] {
    const { bureau, decadeYears } = this.#chart.ziwei;
    const ages = Array.from({ length: bureau - 1 + DECADES }, (_, n) =>
      n < bureau - 1 ? n + 1 : bureau + decadeYears * (n - bureau + 1),
    );
    return ages.map((age) => this.#rowOfAge(age)!);
  }

  /** The next decade; in childhood the first; undefined in the twelfth and after it. */
  get nextDecade(): DecadeRow | undefined {
    const { bureau, decadeYears } = this.#chart.ziwei;
    const age = this.nominalAge;
    return this.#rowOfAge(age < bureau ? bureau : age + decadeYears);
  }

  /** The decade of an age. */
  #rowOfAge(age: number): DecadeRow | undefined {
    const decade = this.#decadeOfAge(age);
    if (decade === undefined) return undefined;
    const startsAt = this.#firstOfAge(decade.fromAge);
    const endsAt = this.#firstOfAge(decade.toAge + 1);
    return {
      ...decade,
      ...(startsAt === undefined ? {} : { startsAt }),
      ...(endsAt === undefined ? {} : { endsAt }),
    };
  }

  /** The palace that is the life palace of a level, computed without the rest of the level. */
  branchOf(level: LevelName): Branch | undefined {
    switch (level) {
      case 'decade':
        return this.#decadePalace(this.nominalAge);
      case 'smallLimit':
        return this.#smallLimitPalace;
      case 'year':
        return this.#yearPalace;
      case 'month':
        return hasUnit(this.#moment.form, 'month') ? this.#monthPalace : undefined;
      case 'day':
        return hasUnit(this.#moment.form, 'day') ? this.#dayPalace : undefined;
      case 'hour':
        return hasUnit(this.#moment.form, 'hour') ? this.#hourPalace : undefined;
    }
  }

  get smallLimit(): SmallLimitLevel {
    this.#smallLimit ??= this.#smallLimitAt();
    return this.#smallLimit;
  }

  get year(): YearLevel {
    this.#yearLevel ??= this.#yearAt();
    return this.#yearLevel;
  }

  /** The month; undefined for a year alone. */
  get month(): MonthLevel | undefined {
    if (!hasUnit(this.#moment.form, 'month')) return undefined;
    this.#monthLevel ??= this.#monthAt();
    return this.#monthLevel;
  }

  /** The day; undefined for a month or a year alone. */
  get day(): DayLevel | undefined {
    if (!hasUnit(this.#moment.form, 'day')) return undefined;
    this.#dayLevel ??= this.#dayAt();
    return this.#dayLevel;
  }

  /** The double hour; undefined for a date, a month or a year alone. */
  get hour(): HourLevel | undefined {
    if (!hasUnit(this.#moment.form, 'hour')) return undefined;
    this.#hourLevel ??= this.#hourAt();
    return this.#hourLevel;
  }

  /** 子年斗君: the palace of the first month in a year of 子. */
  get ziDoujun(): Branch {
    return ziDoujunOf(this.#chart.ziwei);
  }

  #decadeAt(): DecadeLevel | undefined {
    const decade = this.#decadeOfAge(this.nominalAge);
    if (decade === undefined) return undefined;
    return withSpan(
      decade,
      this.#span([this.#edgeOfAge(decade.fromAge), this.#edgeOfAge(decade.toAge + 1), this.#birth]),
    );
  }

  #smallLimitAt(): SmallLimitLevel {
    const age = this.nominalAge;
    const { pair, branch, palace, transformations } = this.#palaceLevel(this.#smallLimitPalace);
    return withSpan(
      { age, pair, branch, palace, transformations },
      this.#span([this.#edgeOfAge(age), this.#edgeOfAge(age + 1), this.#birth]),
    );
  }

  #yearAt(): YearLevel {
    const pair = this.#date.year;
    const { branch, palace, transformations, flowStars } = this.#flowing('year', pair, this.#yearPalace);
    const { general, year } = yearRingStarts(branchOfPair(pair));
    const { startsAt, endsAt } = this.#closed([this.#edgeOfYear(this.#year), this.#edgeOfYear(this.#year + 1)]);
    return {
      year: this.#year,
      pair,
      branch,
      palace,
      transformations,
      flowStars,
      suijian: year,
      jiangxing: general,
      boshi: lucunOf(pair, this.#school),
      doujun: doujunOf(this.#chart.ziwei, pair),
      startsAt,
      endsAt,
    };
  }

  #dayAt(): DayLevel {
    const { day, lunarDate } = this.#moment;
    const { pair, branch, palace, transformations, flowStars } = this.#flowing('day', pairOfDay(day), this.#dayPalace);
    const { startsAt, endsAt } = this.#closed([...this.#edgesOfDay, ...this.#edgesOfLichun]);
    return {
      lunarDay: lunarDate.day,
      pair,
      branch,
      palace,
      transformations,
      flowStars,
      startsAt,
      endsAt,
    };
  }

  #hourAt(): HourLevel {
    const moment = this.#moment;
    const start = startOfDoubleHour(moment.solarTime);
    const { pair, branch, palace, transformations, flowStars } = this.#flowing(
      'hour',
      hourPairOf(moment),
      this.#hourPalace,
    );
    const { startsAt, endsAt } = this.#closed([
      { shown: start },
      { shown: start + MS_PER_DOUBLE_HOUR },
      ...(this.#chart.conventions.dayBoundary === 'midnight' ? this.#edgesOfDay : []), // in the middle of the hour of 子
      ...this.#edgesOfLichun,
    ]);
    return {
      hour: moment.hour,
      pair,
      branch,
      palace,
      transformations,
      flowStars,
      startsAt,
      endsAt,
    };
  }

  /** The decade of a nominal age, or the year of childhood; undefined after the twelfth decade. */
  #decadeOfAge(age: number): DecadeOfAges | undefined {
    const { bureau, decadeYears } = this.#chart.ziwei;
    const at = this.#decadePalace(age);
    if (at === undefined) return undefined;
    const index = Math.floor((age - bureau) / decadeYears);
    const isChild = index < 0;
    const { fromAge, toAge } = isChild
      ? { fromAge: age, toAge: age }
      : decadeFrom(bureau + decadeYears * index, decadeYears);
    const { pair, branch, palace, transformations } = this.#palaceLevel(at);
    const decade: Mutable<DecadeOfAges> = {
      kind: isChild ? 'childLimit' : 'decade',
      fromAge,
      toAge,
      fromYear: this.#birthYear + fromAge - 1,
      toYear: this.#birthYear + toAge - 1,
      pair,
      branch,
      palace,
      transformations,
      flowStars: flowStarsOf('decade', pair, this.#school),
    };
    if (!isChild) decade.ordinal = index + 1;
    return decade;
  }

  /** The palace of the decade of a nominal age, or of the year of childhood; undefined after the twelfth decade. */
  #decadePalace(age: number): Branch | undefined {
    const { bureau, decadeYears, lifeBranch: life, forward } = this.#chart.ziwei;
    const { firstDecade } = this.#school;
    const index = Math.floor((age - bureau) / decadeYears);
    if (index >= DECADES) return undefined;
    return index < 0
      ? childLimitPalace(life, age, forward, this.#by.childLimitRule)
      : decadePalace(index, { life, forward, firstDecade });
  }

  get #smallLimitPalace(): Branch {
    const { year, smallLimitForward } = this.#chart.ziwei;
    return smallLimitPalace(branchOfPair(year), this.nominalAge, smallLimitForward);
  }

  get #hourPalace(): Branch {
    const { hour } = this.#moment;
    return this.#by.flowHourRule === 'hourBranch' ? hour : branch(this.#dayPalace + hour);
  }

  #firstOfAge(age: number): Instant | undefined {
    return firstPass(this.#moment.placeClock, this.#edgeOfAge(age));
  }

  get #byLichun(): boolean {
    return this.#by.atYearBoundary === 'lichun';
  }

  get #school() {
    return this.#chart.conventions.school;
  }

  /** The year of age 1, as the chart counts ages. */
  get #birthYear(): number {
    const { jie, lunarDate } = this.#chart.moment;
    return this.#byLichun && this.#by.ageAdvance === 'newYear' ? solarYearOf(jie) : lunarDate.year;
  }

  /** At least 1: west of the birthplace the lunar year of birth may not have begun yet. */
  #ageAt(): number {
    const { lunarDate, day } = this.#moment;
    if (this.#by.ageAdvance === 'newYear') return Math.max(1, this.#year - this.#birthYear + 1);
    const birthday = birthdayIn(lunarDate.year, this.#chart.moment.lunarDate, this.#moment.lunarCalendar)!;
    return Math.max(1, lunarDate.year - this.#birthYear + (day >= birthday ? 1 : 0));
  }

  /** The beginning of an age; age 1 begins with the birth. */
  #edgeOfAge(age: number): Edge {
    if (age === 1) return this.#birth;
    const year = this.#birthYear + age - 1;
    if (this.#by.ageAdvance === 'newYear') return this.#edgeOfYear(year);
    return this.#edgeOfDay(birthdayIn(year, this.#chart.moment.lunarDate, this.#moment.lunarCalendar));
  }

  get #birth(): Edge {
    return { instant: this.#chart.moment.instant };
  }

  /** Undefined beyond the tables. */
  #edgeOfYear(year: number): Edge {
    if (!this.#byLichun) return this.#edgeOfDay(newYearsDay(year, this.#moment.lunarCalendar));
    return year > LAST_SOLAR_YEAR ? undefined : edgeOfTerm(termNumber(year, LICHUN));
  }

  #edgeOfDay(day: DayNumber | undefined): Edge {
    return startOfDay(day, this.#chart.conventions.dayBoundary);
  }

  get #edgesOfDay(): readonly Edge[] {
    const { day } = this.#moment;
    return [this.#edgeOfDay(day), this.#edgeOfDay(dayNumber(day + 1))];
  }

  /** Edges at which the palaces of month, day and hour change with the year. */
  get #edgesOfLichun(): readonly Edge[] {
    return this.#byLichun ? [this.#edgeOfYear(this.#year), this.#edgeOfYear(this.#year + 1)] : [];
  }

  #span(edges: readonly Edge[]): OpenSpan {
    return spanBetween(this.#moment.placeClock, this.#moment.instant, edges);
  }

  /** The span of a level that ends within the tables. */
  #closed(edges: readonly Edge[]): Span {
    return this.#span(edges) as Span;
  }

  #flowing(level: FlowLevel, pair: Sexagenary, branch: Branch): FlowingLevel {
    const { ziwei } = this.#chart;
    const isOfPalace = this.#by.flowTransformations === 'palace' && (level === 'year' || level === 'month');
    const stem = isOfPalace ? ziwei.palaces[branch]!.stem : stemOf(pair);
    const { palace, transformations } = levelOf(ziwei, this.#school, { pair, branch, stem });
    return {
      pair,
      branch,
      palace,
      transformations,
      flowStars: flowStarsOf(level, pair, this.#school),
    };
  }

  /** A level that has the pair of its palace. */
  #palaceLevel(branch: Branch): Level {
    const { ziwei } = this.#chart;
    const { stem } = ziwei.palaces[branch]!;
    return levelOf(ziwei, this.#school, { pair: pairOf(stem, branch), branch, stem });
  }

  get #yearPalace(): Branch {
    return palaceOfYear(this.#chart.ziwei, this.#date.year, this.#by);
  }

  get #monthPalace(): Branch {
    return palaceOfMonth(this.#chart.ziwei, this.#date.year, this.#date.month, this.#by);
  }

  get #dayPalace(): Branch {
    const { lunarDate, lunarCalendar: calendar, day } = this.#moment;
    return palaceOfDay(this.#chart.ziwei, this.#date, { lunarDate, calendar, pair: pairOfDay(day) }, this.#by);
  }

  #monthAt(): MonthLevel {
    const { lunarDate, jie, solarMonth } = this.#moment;
    const { year, month, leapMonth, day } = lunarDate;
    const pair = this.#byLichun ? solarMonth : pairOfLunarMonth(this.#date);
    const calendarMonth = monthOf(lunarDate, this.#moment.lunarCalendar);
    const isSplit = leapMonth && this.#chart.conventions.leapMonthRule === 'split';
    const days = [calendarMonth.start, endOf(calendarMonth)];
    if (isSplit) days.push(secondHalfOf(calendarMonth));
    const { branch, palace, transformations, flowStars } = this.#flowing('month', pair, this.#monthPalace);
    const { startsAt, endsAt } = this.#closed([
      ...days.map((start) => this.#edgeOfDay(start)),
      ...(this.#byLichun ? [edgeOfTerm(jie), edgeOfTerm((jie + 2) as TermNumber)] : []),
    ]);
    const level: Mutable<MonthLevel> = {
      ordinal: this.#date.month,
      lunarYear: year,
      lunarMonth: month,
      leapMonth,
      pair,
      branch,
      palace,
      transformations,
      flowStars,
      startsAt,
      endsAt,
    };
    if (isSplit) level.half = day < SPLIT_DAY ? 'first' : 'second';
    return level;
  }
}

type Mutable<T> = { -readonly [Name in keyof T]: T[Name] };

/** Adds a span to a new level, in place: copying it would take longer than the rest of its computation. */
const withSpan = <L extends Level>(level: L, { startsAt, endsAt }: OpenSpan): L & OpenSpan => {
  const spanned = level as L & Mutable<OpenSpan>;
  spanned.startsAt = startsAt;
  if (endsAt !== undefined) spanned.endsAt = endsAt;
  return spanned;
};

const LICHUN = 2;
const edgeOfTerm = (term: TermNumber): Edge => ({ instant: instantOfTerm(term) });
