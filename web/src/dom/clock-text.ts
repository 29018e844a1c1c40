// Moments and spans of time as text: as a clock shows them; seconds only where there are any.

import { shortOffsetText } from 'beichen/internal';

/** 1990-07-23T08:30:00 → 1990-07-23 08:30. */
export const momentText = (iso: string): string => iso.replace('T', ' ').replace(/:00$/, '');

/** Both ends of a span, the second without its date where that is the same: 1990-07-23 08:20, 10:20. */
export function spanEnds({ from, to }: { readonly from: string; readonly to: string }) {
  const isOneDay = from.slice(0, 10) === to.slice(0, 10);
  return { from: momentText(from), to: isOneDay ? momentText(to).slice(11) : momentText(to) };
}

/** A span of one day to the minute, `08:20` and `10:20`; the end of the day is 24:00. */
export function clockSpan({ from, to }: { readonly from: string; readonly to: string }): readonly [string, string] {
  const end = to.slice(11, 16);
  return [from.slice(11, 16), end === '00:00' ? '24:00' : end];
}

/** An instant as a clock so far ahead of UTC shows it. */
export const onClock = (utc: string, offsetSeconds: number): string =>
  new Date(Date.parse(utc) + offsetSeconds * 1000).toISOString().slice(0, 19);

/** 32400 → +09:00, with the sign of a minus. */
export const offsetText = (seconds: number): string => shortOffsetText(seconds).replace('-', '−');
