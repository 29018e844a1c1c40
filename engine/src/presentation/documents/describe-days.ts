// Describes days compared with a birth as a plain object, by the table of its members, in one language.

import type { Days } from '../../calculation/days/days.ts';
import { check, optional, recordOf } from '../../calculation/input/input.ts';
import type { Language } from '../words/languages.ts';
import { describerFor } from './describe.ts';
import { LANGUAGE, MOMENT_PLACE_RULE } from './tables/arguments.ts';
import { DAYS, DAYS_COMPACT } from './tables/days.ts';
import { DAYS_RULE, DaysFacts } from './tables/days-facts.ts';
import type { DaysOfPersonDocument } from './tables/document.generated.ts';
import type { MomentPlaceFacts } from './tables/transit-facts.ts';
import {
  FIELDS_RULE,
  type FieldsOf,
  type FieldsOption,
  type NoFields,
  type SelectedFields,
} from './vocabulary/select.ts';

/** Options of `describeDays`. */
export interface DescribeDaysOptions {
  readonly language: Language;
  /** Place of the days with its names; by default without names. */
  readonly place?: MomentPlaceFacts;
}

const OPTIONS = /* @__PURE__ */ recordOf<DescribeDaysOptions & FieldsOption>({
  language: LANGUAGE,
  place: /* @__PURE__ */ optional(MOMENT_PLACE_RULE),
  fields: FIELDS_RULE,
});

/**
 * Returns days compared with a birth as a JSON document, as in the API but without `input` and `meta`.
 * @throws RangeError for a language that does not exist, a place of another form, a value that daysOf did not return; UnknownField for a member that
 * does not exist
 * @example describeDays(daysOf(chart, { from: '2026-01-01', to: '2026-01-31' }), { language: 'en' }).days[0]?.almanac.officer.name
 */
export function describeDays(days: Days, options: DescribeDaysOptions & NoFields): DaysOfPersonDocument;
export function describeDays<const F extends FieldsOption['fields']>(
  days: Days,
  options: DescribeDaysOptions & { readonly fields: F },
): FieldsOf<DaysOfPersonDocument, F>;
export function describeDays(
  days: Days,
  options: DescribeDaysOptions & FieldsOption,
): SelectedFields<DaysOfPersonDocument> {
  check('days', days, DAYS_RULE);
  check('options', options, OPTIONS);
  return describerFor(options, DAYS, DAYS_COMPACT)(new DaysFacts(days, options.place));
}
