// Describes two people as a plain object, by the table of its members, in one language.

import { check, optional, recordOf } from '../../calculation/input/input.ts';
import type { TwoPeople } from '../../calculation/pair/pair.ts';
import type { Language } from '../words/languages.ts';
import { describerFor } from './describe.ts';
import { LANGUAGE, MOMENT_PLACE_RULE, PLACE_RULE } from './tables/arguments.ts';
import type { TwoPeopleDocument } from './tables/document.generated.ts';
import { PAIR, PAIR_COMPACT } from './tables/pair.ts';
import { PAIR_RULE, PairFacts, type PairPlaces } from './tables/pair-facts.ts';
import {
  FIELDS_RULE,
  type FieldsOf,
  type FieldsOption,
  type NoFields,
  type SelectedFields,
} from './vocabulary/select.ts';

/** Options of `describePair`. */
export interface DescribePairOptions {
  readonly language: Language;
  /** Places with their names; by default without names. */
  readonly places?: PairPlaces;
}

const OPTIONS = /* @__PURE__ */ recordOf<DescribePairOptions & FieldsOption>({
  language: LANGUAGE,
  places: /* @__PURE__ */ optional(
    /* @__PURE__ */ recordOf<PairPlaces>({
      one: /* @__PURE__ */ optional(PLACE_RULE),
      other: /* @__PURE__ */ optional(PLACE_RULE),
      moment: /* @__PURE__ */ optional(MOMENT_PLACE_RULE),
    }),
  ),
  fields: FIELDS_RULE,
});

/**
 * Returns two people as a JSON document, as in the API but without `input` and `meta`.
 * @throws RangeError for a language that does not exist, a place of another form, a value that pairOf did not return; UnknownField for a member that
 * does not exist
 * @example describePair(pairOf(one, other), { language: 'en' }).ziwei.otherInOne?.seat.name
 */
export function describePair(pair: TwoPeople, options: DescribePairOptions & NoFields): TwoPeopleDocument;
export function describePair<const F extends FieldsOption['fields']>(
  pair: TwoPeople,
  options: DescribePairOptions & { readonly fields: F },
): FieldsOf<TwoPeopleDocument, F>;
export function describePair(
  pair: TwoPeople,
  options: DescribePairOptions & FieldsOption,
): SelectedFields<TwoPeopleDocument> {
  check('pair', pair, PAIR_RULE);
  check('options', options, OPTIONS);
  return describerFor(options, PAIR, PAIR_COMPACT)(new PairFacts(pair, options.places));
}
