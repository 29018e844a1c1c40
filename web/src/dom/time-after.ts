// The time after birth when the luck pillars begin, in words. Without the parts that are nothing: 1 year, 3 months and 9
// days.

import { LANGUAGE_FACTS, type Language } from 'beichen';

const UNITS = ['year', 'month', 'day'] as const;

/** Years, months and days as a language counts and joins them. */
export function timeAfter(after: Readonly<Record<`${(typeof UNITS)[number]}s`, number>>, language: Language): string {
  const { tag, numbers: locale = tag, isUnspaced = false } = LANGUAGE_FACTS[language];
  const counted = UNITS.filter((unit) => after[`${unit}s`] > 0);
  const parts = (counted.length > 0 ? counted : (['day'] as const)).map((unit) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
      .format(after[`${unit}s`])
      .replace(/(\d)(\p{Script=Han})/u, '$1 $2'),
  );
  if (isUnspaced) return parts.join('').replaceAll(' ', '');
  return /\p{Script=Latin}/u.test(parts[0]!) ? new Intl.ListFormat(locale).format(parts) : parts.join(' ');
}
