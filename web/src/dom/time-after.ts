// Spans of time in words, without parts that are zero: for the beginning of the luck pillars, and for the correction of a time.

import { LANGUAGE_FACTS, type Language } from 'beichen';

type Unit = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second';
type Counted = readonly (readonly [count: number, unit: Unit])[];

/** Years, months and days as a language counts and joins them: 1 year, 3 months and 9 days. */
export function timeAfter(
  { years, months, days }: Readonly<Record<'years' | 'months' | 'days', number>>,
  language: Language,
): string {
  const { tag, numbers: locale = tag, isUnspaced } = LANGUAGE_FACTS[language];
  const parts = countedParts({ year: years, month: months, day: days }, 'long', language);
  if (isUnspaced || !/\p{Script=Latin}/u.test(parts[0]!)) return joinedParts(parts, language);
  return new Intl.ListFormat(locale).format(parts);
}

/** A correction with its sign: -865 → −14 min 25 sec; `none` for a correction of zero. */
export function durationText(seconds: number, language: Language, none: string): string {
  if (seconds === 0) return none;
  const size = Math.abs(seconds);
  const [hour, minute, second] = [Math.floor(size / 3600), Math.floor(size / 60) % 60, size % 60];
  return (seconds < 0 ? '−' : '+') + joinedParts(countedParts({ hour, minute, second }, 'short', language), language);
}

/** Parts above zero, each with its unit; of zero the smallest unit. */
function countedParts(
  counts: Readonly<Partial<Record<Unit, number>>>,
  unitDisplay: 'long' | 'short',
  language: Language,
): readonly string[] {
  const { tag, numbers: locale = tag } = LANGUAGE_FACTS[language];
  const all = Object.entries(counts).map(([unit, count]) => [count, unit] as [number, Unit]);
  const counted: Counted = all.some(([count]) => count > 0) ? all.filter(([count]) => count > 0) : all.slice(-1);
  return counted.map(([count, unit]) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay })
      .format(count)
      .replace(/(\d)(\p{Script=Han})/u, '$1 $2'),
  );
}

const joinedParts = (parts: readonly string[], language: Language): string =>
  LANGUAGE_FACTS[language].isUnspaced ? parts.join('').replaceAll(' ', '') : parts.join(' ');
