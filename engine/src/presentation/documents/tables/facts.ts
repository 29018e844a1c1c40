// Facts for the document of a chart: the chart, its birthplace, and derived values that are computed on first use.

import { type Boundaries, boundariesOf, type SpanOfChart, spanOf } from '../../../calculation/casting/boundaries.ts';
import type { Chart } from '../../../calculation/casting/chart.ts';
import { type Warning, warningsOf } from '../../../calculation/casting/warnings.ts';

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
  /** Place whose zone was used for a point without a zone. */
  readonly zoneFrom?: ZoneSource;
}

/** A place whose time zone counts for a point near it. */
export interface ZoneSource {
  readonly cityId: string;
  readonly name: string;
  readonly distanceKm: number;
}

/** A warning of the caller, with its text. */
export interface CallerWarning {
  readonly code: string;
  readonly detail: string;
}

/** A place without its names, which depend on a language. */
export const pointOf = ({ longitude, timeZone }: PlaceFacts): PlaceFacts => ({ longitude, timeZone });

/** A chart, and derived values that are computed on first use. */
export class ChartFacts {
  readonly chart: Chart;
  readonly place: PlaceFacts;
  readonly #given: readonly CallerWarning[];
  #boundaries: Boundaries | undefined;
  #span: SpanOfChart | undefined;

  /**
   * @param place birthplace with its names; by default without names
   * @param given warnings after the chart's own
   */
  constructor(chart: Chart, place: PlaceFacts = pointOf(chart.birth.place), given: readonly CallerWarning[] = []) {
    this.chart = chart;
    this.place = place;
    this.#given = given;
  }

  /** Boundaries between this chart and the next ones. */
  get boundaries(): Boundaries {
    this.#boundaries ??= boundariesOf(this.chart);
    return this.#boundaries;
  }

  /** Clock times between which the chart does not change. */
  get span(): SpanOfChart {
    this.#span ??= spanOf(this.chart, this.boundaries);
    return this.#span;
  }

  /** Warnings of the chart, the most important first, then those of the caller. */
  get warnings(): readonly (Warning | CallerWarning)[] {
    const warnings = warningsOf(this.chart, this.boundaries);
    return this.#given.length === 0 ? warnings : [...warnings, ...this.#given];
  }
}
