// Names of lunar months and days in texts. The name of a leap month includes its half, if it is split, and the month it counts as.

import type { MonthLevelDocument } from '../../documents/tables/document.generated.ts';
import { WORDS_OF } from '../../words/all-languages.ts';
import { fill } from '../../words/fill.ts';
import { inBrackets, type LineWords } from '../facts/text-lines.ts';
import type { TransitTextWords } from '../words/transit-text-words.ts';

type Words = LineWords & TransitTextWords;

export function monthText(
  month: Pick<MonthLevelDocument, 'lunarMonth' | 'leapMonth' | 'half' | 'ordinal'>,
  words: Words,
): string {
  const { lunarMonth, leapMonth, half, ordinal } = month;
  const { months } = WORDS_OF[words.language].phrases.lunar;
  const name = (of: number): { readonly month: string } => ({ month: months[of - 1]! });
  if (!leapMonth) return fill(words.lunarMonth, name(lunarMonth));
  const details = [...(half === undefined ? [] : [words.halves[half]]), fill(words.countedAs, name(ordinal))];
  return fill(words.leapMonth, name(lunarMonth)) + inBrackets(details.join(words.comma), words);
}

export const lunarDayText = (day: number, words: Words): string =>
  fill(words.lunarDay, { day: WORDS_OF[words.language].phrases.lunar.days[day - 1]! });
