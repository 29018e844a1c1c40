// How is a date of the Chinese calendar written? Month and day from texts made when they are first met, the year between them.

import type { LunarDate } from '../calendar/lunar-calendar.ts';
import { lunarDateText } from '../describe/lunar-date.ts';
import type { Labels } from '../labels.ts';
import type { DocumentBytes } from './document-bytes.ts';

/** Writes a date as the member of an object, with the comma behind it. */
export type WriteLunarDate = (date: LunarDate) => void;

/** A writer of dates. */
export function lunarDateWriter(out: DocumentBytes, labels: Labels): WriteLunarDate {
  const head = out.keep('"lunarDate":{"year":');
  const digits = labels.words.lunar.digits.map((digit) => out.keep(digit));
  const words = (date: LunarDate) => lunarDateText(date, YEAR, labels).split(YEAR);
  const before = out.keepOnDemand(DATES, (date: LunarDate) => {
    const { month, day, leapMonth } = date;
    return `,"month":${month},"day":${day},"leapMonth":${leapMonth},"text":"${words(date)[0]!}`;
  });
  const after = out.keepOnDemand(DATES, (date: LunarDate) => `${words(date)[1]!}"},`);
  return (date) => {
    const number = (Number(date.leapMonth) * 12 + date.month - 1) * 30 + date.day - 1;
    const year = `${date.year}`;
    out.write(head);
    out.whole(date.year);
    out.write(before(number, date));
    for (let i = 0; i < year.length; i++) out.write(digits[Number(year[i])]!);
    out.write(after(number, date));
  };
}

const DATES = 2 * 12 * 30;

/** Stands for the year in a text that is kept. */
const YEAR = '\n';
