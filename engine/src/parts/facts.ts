// From what is the document of a chart made? The chart, its birthplace, and what follows from the chart when a member asks for it.

import { type Boundaries, boundariesOf, type SpanOfChart, spanOf } from '../boundaries.ts';
import type { Chart } from '../cast-chart.ts';
import { type Doubt, doubtsOf } from '../doubts.ts';

/** A birthplace with its names, as a caller knows it. */
export interface PlaceFacts {
  readonly cityId?: string;
  readonly name?: string;
  readonly hanzi?: string;
  readonly country?: string;
  readonly countryCode?: string;
  readonly latitude?: number;
  readonly longitude: number;
  readonly timeZone: string;
}

/** A warning that a caller has to add, in words. */
export interface GivenWarning {
  readonly code: string;
  readonly detail: string;
}

/** A chart, and what is calculated from it when it is first asked for. */
export class ChartFacts {
  readonly chart: Chart;
  readonly place: PlaceFacts;
  readonly #given: readonly GivenWarning[];
  #boundaries: Boundaries | undefined;
  #span: SpanOfChart | undefined;

  /**
   * @param place the birthplace with its names; without one, longitude and zone stand alone
   * @param given warnings that follow the chart's own
   */
  constructor(chart: Chart, place: PlaceFacts = chart.birth.place, given: readonly GivenWarning[] = []) {
    this.chart = chart;
    this.place = place;
    this.#given = given;
  }

  /** Where the chart becomes another one. */
  get boundaries(): Boundaries {
    this.#boundaries ??= boundariesOf(this.chart);
    return this.#boundaries;
  }

  /** The clock times that give this very chart. */
  get span(): SpanOfChart {
    this.#span ??= spanOf(this.chart, this.boundaries);
    return this.#span;
  }

  /** What is doubtful, the most telling first, and then what the caller has to add. */
  get warnings(): readonly (Doubt | GivenWarning)[] {
    const doubts = doubtsOf(this.chart, this.boundaries);
    return this.#given.length === 0 ? doubts : [...doubts, ...this.#given];
  }
}
