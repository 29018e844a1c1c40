// How is a date of the Chinese calendar told?

import type { LunarDate } from '../calendar/lunar-calendar.ts';
import type { LunarDateDocument } from '../chart-document.ts';
import type { Labels } from '../labels.ts';
import { fill } from '../words/fill.ts';

/** A date of the Chinese calendar, in numbers and in words. */
export function lunarDateDocument({ year, month, day, leapMonth }: LunarDate, labels: Labels): LunarDateDocument {
  const { digits } = labels.words.lunar;
  const yearText = Array.from(String(year), (digit) => digits[Number(digit)]!).join('');
  return { year, month, day, leapMonth, text: lunarDateText({ month, day, leapMonth }, yearText, labels) };
}

/** A date of the Chinese calendar in words, around those of its year. */
export function lunarDateText(
  { month, day, leapMonth }: Omit<LunarDate, 'year'>,
  year: string,
  { words: { lunar } }: Labels,
): string {
  const leap = leapMonth ? lunar.leap : '';
  return fill(lunar.date, { year, leap, month: lunar.months[month - 1]!, day: lunar.days[day - 1]! });
}
