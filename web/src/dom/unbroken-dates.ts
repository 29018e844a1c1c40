// Dates in a sentence without a line break. A browser breaks 2024-02-04 behind its hyphens, in any language.

import { h } from './h.ts';

/** A text whose dates are each kept together. */
export const unbrokenDates = (text: string): (string | HTMLElement)[] =>
  text.split(/(\d{4}-\d\d-\d\d)/).map((part, n) => (n % 2 === 0 ? part : h('span', { class: 'kept' }, part)));
