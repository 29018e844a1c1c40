// How is a date of the Chinese calendar written? Month and day from a text made when they are first met, the year between its two parts.

import type { LunarDate } from '../calendar/lunar-calendar.ts';
import { lunarDateText } from '../describe/lunar-date.ts';
import type { Labels } from '../labels.ts';
import type { DocumentBytes, Kept } from './document-bytes.ts';

/** A writer of dates, as the member of an object with the comma behind it. */
export function lunarDateWriter(out: DocumentBytes, labels: Labels): (date: LunarDate) => void {
  const head = out.keep('"lunarDate":{"year":');
  const digits = labels.words.lunar.digits.map((digit) => out.keep(digit));
  const texts: { readonly before: Kept; readonly after: Kept }[] = [];
  const keep = (date: LunarDate) => {
    const { month, day, leapMonth } = date;
    const [before, after] = lunarDateText(date, YEAR, labels).split(YEAR) as [string, string];
    return {
      before: out.keep(`,"month":${month},"day":${day},"leapMonth":${leapMonth},"text":"${before}`),
      after: out.keep(`${after}"},`),
    };
  };
  return (date) => {
    const at = (Number(date.leapMonth) * 13 + date.month) * 31 + date.day;
    texts[at] ??= keep(date);
    const year = `${date.year}`;
    out.write(head);
    out.text(year);
    out.write(texts[at].before);
    for (let i = 0; i < year.length; i++) out.write(digits[Number(year[i])]!);
    out.write(texts[at].after);
  };
}

/** Stands for the year in a text that is kept. */
const YEAR = '\n';
