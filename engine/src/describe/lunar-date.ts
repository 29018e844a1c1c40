// How is a date of the Chinese calendar told?

import type { LunarDate } from '../calendar/lunar-calendar.ts';
import type { LunarDateDocument } from '../chart-document.ts';
import type { Labels } from '../labels.ts';
import { fill } from '../words/fill.ts';

/** A date of the Chinese calendar, in numbers and in words. */
export function lunarDateDocument({ year, month, day, leapMonth }: LunarDate, { words }: Labels): LunarDateDocument {
  const { lunar } = words;
  const text = fill(lunar.date, {
    year: Array.from(String(year), (digit) => lunar.digits[Number(digit)]!).join(''),
    leap: leapMonth ? lunar.leap : '',
    month: lunar.months[month - 1]!,
    day: lunar.days[day - 1]!,
  });
  return { year, month, day, leapMonth, text };
}
