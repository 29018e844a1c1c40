// Facts of the document of variants: the variants, which of them are shown, and the birthplace with its names.

import type { MatchingVariants } from '../../../calculation/casting/matching-variants.ts';
import type { ChartVariants, Variant } from '../../../calculation/casting/variants.ts';
import { type Warning, warningsOf } from '../../../calculation/casting/warnings.ts';
import { type CallerWarning, type PlaceFacts, pointOf } from './facts.ts';

/** A chart's variants, and what another program shows. */
export class VariantFacts {
  readonly all: ChartVariants;
  /** Those that show what another program shows, where that was asked. */
  readonly showing: MatchingVariants | undefined;
  readonly place: PlaceFacts;
  readonly #given: readonly CallerWarning[];

  /**
   * @param showing what `variantsShowing` gave; without it all variants are shown
   * @param place the birthplace with its names; without one, longitude and zone are alone
   * @param given warnings that follow the chart's own
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

  /** Those that are shown. */
  get variants(): readonly Variant[] {
    return (this.showing ?? this.all).variants;
  }

  /** The warnings of the chart, the most important first, and then those of the caller. */
  get warnings(): readonly (Warning | CallerWarning)[] {
    return [...warningsOf(this.all.chart), ...this.#given];
  }
}
