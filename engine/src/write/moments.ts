// How are moments written? As `localText` tells them, from the same parts.

import { localParts } from '../civil/date-text.ts';
import type { DocumentBytes } from './document-bytes.ts';

/** Writes what a clock showed, from milliseconds since 1970 on that clock, in the years 1000 to 9999. */
export type WriteMoment = (ms: number) => void;

/** A writer of moments. */
export const momentWriter =
  (out: DocumentBytes): WriteMoment =>
  (ms) => {
    const { year, month, day, hour, minute, second } = localParts(ms);
    out.moment(year, month, day, hour, minute, second);
  };
