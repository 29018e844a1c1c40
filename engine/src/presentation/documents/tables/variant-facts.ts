// Facts for the document of variants: the variants, which of them are described, and the birthplace with its names.

import type { MatchingVariants } from '../../../calculation/casting/matching-variants.ts';
import type { ChartVariants, Variant } from '../../../calculation/casting/variants.ts';
import { type Warning, warningsOf } from '../../../calculation/casting/warnings.ts';
import { type CallerWarning, type PlaceFacts, pointOf } from './facts.ts';

/** The variants of a chart, and the match with another program. */
export class VariantFacts {
  readonly all: ChartVariants;
  /** Variants that match the other program, if requested. */
  readonly showing: MatchingVariants | undefined;
  readonly place: PlaceFacts;
  readonly #given: readonly CallerWarning[];

  /**
   * @param showing a result of `variantsShowing`; without it all variants are described
   * @param place birthplace with its names; by default without names
   * @param given warnings after the chart's own
   */
  constructor(
    all: ChartVariants,
    showing?: MatchingVariants,
    place: PlaceFacts = pointOf(all.chart.birth.place),
    given: readonly CallerWarning[] = [],
  ) {
    this.all = all;
    this.showing = showing;
    this.place = place;
    this.#given = given;
  }

  /** The variants to describe. */
  get variants(): readonly Variant[] {
    return (this.showing ?? this.all).variants;
  }

  /** Warnings of the chart, the most important first, then those of the caller. */
  get warnings(): readonly (Warning | CallerWarning)[] {
    return [...warningsOf(this.all.chart), ...this.#given];
  }
}
