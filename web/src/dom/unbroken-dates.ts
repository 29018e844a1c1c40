// Dates in a sentence, as its language writes them, without line breaks: a browser breaks 2024-02-04 after its hyphens.

import type { Language } from 'beichen';
import { dateText } from 'beichen/internal';
import { h } from './h.ts';

/** A text whose ISO 8601 dates are written as in the language. A date in figures is kept on one line, too; 1990年（平成2年）7月23日 is too long for that. */
export const unbrokenDates = (text: string, language: Language): (string | HTMLElement)[] =>
  text.split(/(\d{4}-\d\d-\d\d|\d\d\/\d\d\/\d{4})/).map((part, n) => {
    if (n % 2 === 0) return part;
    const date = part.includes('/') ? part : dateText(part, language);
    return /^[\d/-]+$/.test(date) ? h('span', { class: 'kept' }, date) : date;
  });
