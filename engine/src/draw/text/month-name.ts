// Names of lunar months in texts. Of a leap month it tells the half, where it has two, and the month to which it counts.

import type { MonthLevelDocument } from '../../documents/tables/document.generated.ts';
import { fill } from '../../words/fill.ts';
import { bracketed, type LineWords } from '../facts/text-lines.ts';
import type { TransitTextWords } from '../words/transit-text-words.ts';

export function monthText(
  month: Pick<MonthLevelDocument, 'lunarMonth' | 'leapMonth' | 'half' | 'number'>,
  words: LineWords & TransitTextWords,
): string {
  const { lunarMonth, leapMonth, half, number } = month;
  if (!leapMonth) return fill(words.lunarMonth, { month: lunarMonth });
  const details = [...(half === undefined ? [] : [words.halves[half]]), fill(words.countedAs, { month: number })];
  return fill(words.leapMonth, { month: lunarMonth }) + bracketed(details.join(words.comma), words);
}
