// Zi Wei levels of a date: year, month and day. docs/rules/days.md A4. If the year begins at Lichun, the levels are those of 12:00.

import type { AlmanacDay } from '../almanac/days.ts';
import { jieOf, pairOfMonth, pairOfYear, solarYearOf, termAt } from '../calendar/solar-year.ts';
import type { Chart } from '../casting/chart.ts';
import type { DateFlowRules, LevelConventions } from '../casting/transits/conventions.ts';
import { type Level, levelOf } from '../casting/transits/level.ts';
import { pairOfLunarMonth, palaceOfDay, palaceOfMonth, palaceOfYear } from '../casting/transits/palaces-of-date.ts';
import type { PlaceClock } from '../casting/transits/place-clock.ts';
import { type GregorianDate, MS_PER_DAY, MS_PER_HOUR } from '../civil/day-number.ts';
import type { Branch } from '../cycle/branch.ts';
import { type Sexagenary, stemOf } from '../cycle/sexagenary.ts';
import type { Stem } from '../cycle/stem.ts';
import { instantOfClock, wallClock } from '../time/clock.ts';
import { type ZiweiDate, ziweiDate } from '../ziwei/ziwei-date.ts';

/** Conventions of the levels of a date, in addition to the chart's. */
export type LevelRules = Pick<LevelConventions, 'atYearBoundary' | 'leapDayCount'> & DateFlowRules;

/** Level of a month or a day: its palace, and the palaces of its transformations. */
export interface LevelOfDay extends Level {
  /** Number of the month for the count of palaces: of a leap month by `leapMonthRule`. */
  readonly lunarMonth: number;
}

/** Levels of year and month from a date on. */
export interface LevelsFrom {
  readonly startsOn: GregorianDate;
  readonly year: Level;
  readonly month: LevelOfDay;
}

/** The levels of a chart on dates at a place. */
export class LevelsOfDates {
  readonly #chart: Chart;
  readonly #by: LevelRules;
  readonly #clock: PlaceClock;
  readonly #levels: Level[] = [];

  constructor(chart: Chart, by: LevelRules, clock: PlaceClock) {
    this.#chart = chart;
    this.#by = by;
    this.#clock = clock;
  }

  /** The level of a day. */
  dayOf(almanac: AlmanacDay): LevelOfDay {
    const date = this.#dateOf(almanac);
    const { day: pair } = almanac.pillars;
    const { lunarDate, lunarCalendar: calendar } = almanac;
    const palace = palaceOfDay(this.#chart.ziwei, date, { lunarDate, calendar, pair }, this.#by);
    return { ...this.#level(pair, palace, stemOf(pair)), lunarMonth: date.month };
  }

  /**
   * Levels of year and month, from each date on which the year or the month changes.
   * @param last the last change before these days
   */
  changesIn(days: readonly AlmanacDay[], last: LevelsFrom | undefined): readonly LevelsFrom[] {
    const changes: LevelsFrom[] = [];
    let before = last;
    for (const almanac of days) {
      const levels = this.#yearAndMonthOf(almanac);
      const isSame =
        before !== undefined &&
        before.year.pair === levels.year.pair &&
        before.month.pair === levels.month.pair &&
        before.month.lunarMonth === levels.month.lunarMonth;
      if (!isSame) changes.push(levels);
      before = levels;
    }
    return changes;
  }

  #yearAndMonthOf(almanac: AlmanacDay): LevelsFrom {
    const date = this.#dateOf(almanac);
    const month = this.#isByLichun ? pairOfMonth(this.#jieAtNoon(almanac)) : pairOfLunarMonth(date);
    const { ziwei } = this.#chart;
    const [ofYear, ofMonth] = [
      palaceOfYear(ziwei, date.year, this.#by),
      palaceOfMonth(ziwei, date.year, date.month, this.#by),
    ];
    return {
      startsOn: almanac.date,
      year: this.#level(date.year, ofYear, this.#stemOf(date.year, ofYear)),
      month: { ...this.#level(month, ofMonth, this.#stemOf(month, ofMonth)), lunarMonth: date.month },
    };
  }

  get #isByLichun(): boolean {
    return this.#by.atYearBoundary === 'lichun';
  }

  /** Year and number of the month for the count of palaces. */
  #dateOf(almanac: AlmanacDay): ZiweiDate {
    const { lunarDate } = almanac;
    const solarYear = this.#isByLichun ? pairOfYear(solarYearOf(this.#jieAtNoon(almanac))) : almanac.pillars.year;
    const { leapMonthRule } = this.#chart.conventions;
    return ziweiDate({ lunarDate, solarYear }, { yearBoundary: this.#by.atYearBoundary, leapMonthRule });
  }

  #jieAtNoon({ day }: AlmanacDay) {
    const { zone, longitudeDegrees } = this.#clock;
    const noon = wallClock(day * MS_PER_DAY + 12 * MS_PER_HOUR);
    return jieOf(termAt(instantOfClock(noon, zone, longitudeDegrees, 'earlier').instant));
  }

  /** The stem that transforms the stars of a year or of a month. */
  #stemOf(pair: Sexagenary, palace: Branch): Stem {
    return this.#by.flowTransformations === 'palace' ? this.#chart.ziwei.palaces[palace]!.stem : stemOf(pair);
  }

  /** Caches levels: there are at most 7,200, and a range repeats a few of them. */
  #level(pair: Sexagenary, palace: Branch, stem: Stem): Level {
    const { ziwei, conventions } = this.#chart;
    const at = (pair * 12 + palace) * 10 + stem;
    this.#levels[at] ??= levelOf(ziwei, conventions.school, { pair, branch: palace, stem });
    return this.#levels[at];
  }
}
