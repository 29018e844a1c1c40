// The fields of the rare conventions. Loaded when their list is opened.

import type { ConventionNames } from '../cast/handlers/variants.ts';
import { h } from '../dom/h.ts';
import type { Words } from '../words/words.ts';

/** A field for each convention. One without a choice follows the school. */
export const rareList = (
  names: ConventionNames,
  chosen: Readonly<Partial<Record<string, string>>>,
  words: Words,
): readonly HTMLElement[] =>
  Object.entries(names).map(([id, { name, values }]) => {
    const options = Object.entries({ '': words.leapMonthRuleSchool, ...values });
    // An empty `form` keeps it out of the form around it: the choices are stored apart from the list.
    const field = h('select', { name: id, form: '' }, ...options.map(([value, text]) => h('option', { value }, text)));
    field.value = chosen[id] ?? '';
    return h('label', {}, h('span', {}, name), field);
  });
