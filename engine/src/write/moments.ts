// How are moments written? As `localText` tells them, from the same tables.

import { DATE_TEXTS, localParts } from '../describe/date-text.ts';
import type { DocumentBytes } from './document-bytes.ts';

/** Writes what a clock showed, from milliseconds since 1970 on that clock. */
export type WriteMoment = (ms: number) => void;

/** A writer of moments. */
export function momentWriter(out: DocumentBytes): WriteMoment {
  const monthsAndDays = DATE_TEXTS.monthsAndDays.map((days) => days.map((text) => out.keep(text)));
  const minutes = DATE_TEXTS.minutes.map((text) => out.keep(text));
  const seconds = DATE_TEXTS.seconds.map((text) => out.keep(text));
  return (ms) => {
    const { year, month, day, minute, second } = localParts(ms);
    out.whole(year);
    out.write(monthsAndDays[month]![day]!);
    out.write(minutes[minute]!);
    out.write(seconds[second]!);
  };
}
