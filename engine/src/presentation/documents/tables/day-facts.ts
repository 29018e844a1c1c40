// Facts for the document of a birth without an hour: its charts, the birthplace with its names, and the facts that all charts share.

import type { ChartOfDay, DayCharts } from '../../../calculation/casting/day.ts';
import { type Warning, warningsOf } from '../../../calculation/casting/warnings.ts';
import { BRANCH_IDS, type Branch, branch } from '../../../calculation/cycle/branch.ts';
import type { Star } from '../../../calculation/ziwei/star.ts';
import type { TransformedStar, ZiweiChart, ZiweiPalace } from '../../../calculation/ziwei/ziwei-chart.ts';
import { type CallerWarning, type PlaceFacts, pointOf } from './facts.ts';

/** A star that is in the same palace in every chart. */
export interface StarOfDay {
  readonly star: Star;
  readonly branch: Branch;
}

type KindOfStars = 'majorStars' | 'minorStars' | 'adjectiveStars';

/** The charts of a day, with derived values. */
export class DayFacts {
  readonly day: DayCharts;
  /** Charts that match the known facts; the document has these. */
  readonly charts: readonly ChartOfDay[];
  readonly place: PlaceFacts;
  readonly #given: readonly CallerWarning[];
  #warnings: ReadonlyMap<ChartOfDay, readonly Warning[]> | undefined;
  #shared: readonly Warning[] | undefined;

  /**
   * @param charts charts of the day to describe
   * @param place birthplace with its names; by default without names
   * @param given warnings of the caller
   */
  constructor(
    day: DayCharts,
    charts: readonly ChartOfDay[] = day.charts,
    place: PlaceFacts = pointOf(day.birth.place),
    given: readonly CallerWarning[] = [],
  ) {
    this.day = day;
    this.charts = charts;
    this.place = place;
    this.#given = given;
  }

  /** A value that all charts share; undefined if two differ, and without a chart. */
  shared<T>(read: (own: ChartOfDay) => T, isSame: (a: T, b: T) => boolean = Object.is): T | undefined {
    const [first, ...others] = this.charts.map(read);
    return first !== undefined && others.every((other) => isSame(first, other)) ? first : undefined;
  }

  /** Stars that are in one palace and in one state in all charts. */
  sharedStars(kind: KindOfStars): readonly StarOfDay[] {
    return BRANCH_IDS.flatMap((_, place): readonly StarOfDay[] => {
      const at = branch(place);
      const [first, ...others] = this.charts.map(({ chart }) => starsIn(chart.ziwei, at, kind));
      return (first ?? [])
        .filter((star) => others.every((stars) => stars.includes(star)))
        .map((star) => ({ star, branch: at }));
    });
  }

  /** Transformations with the same star in all charts. */
  get sharedTransformations(): readonly TransformedStar[] {
    const [first, ...others] = this.charts.map(({ chart }) => chart.ziwei.transformations);
    return (first ?? []).filter(({ star }, place) => others.every((those) => those[place]!.star === star));
  }

  /** Warnings that all charts share, then those of the caller. */
  get warnings(): readonly (Warning | CallerWarning)[] {
    return [...this.#sharedWarnings(), ...this.#given];
  }

  /** Codes of the other warnings of a chart. */
  ownWarnings(own: ChartOfDay): readonly Warning['code'][] {
    const shared = this.#sharedWarnings().map(({ code }) => code);
    return this.#warningsOf(own)
      .map(({ code }) => code)
      .filter((code) => !shared.includes(code));
  }

  #sharedWarnings(): readonly Warning[] {
    if (this.#shared !== undefined) return this.#shared;
    const [first = [], ...others] = this.charts.map((own) => this.#warningsOf(own));
    const isInAll = (code: string) => others.every((warnings) => warnings.some((other) => other.code === code));
    this.#shared = first.filter(({ code }) => isInAll(code)).map(({ code, values }) => ({ code, values }));
    return this.#shared;
  }

  #warningsOf(own: ChartOfDay): readonly Warning[] {
    this.#warnings ??= new Map(this.charts.map((each) => [each, warningsOf(each.chart).filter(isOfChart)]));
    return this.#warnings.get(own)!;
  }
}

const starsIn = ({ palaces }: ZiweiChart, at: Branch, kind: KindOfStars): ZiweiPalace[KindOfStars] =>
  palaces[at]![kind];

/** Warnings about the clock are left out: spans show where another chart begins, and the clock is only the middle of a span. */
const isOfChart = ({ code }: Warning): boolean => !code.startsWith('near_') && code !== 'clock_hour_differs';
