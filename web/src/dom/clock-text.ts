// Times and spans as text, as a clock shows them; with seconds only if they are not zero.

import { shortOffsetText } from 'beichen/internal';

/** A span of clock times. */
interface ClockSpan {
  readonly startsAtClock: string;
  readonly endsAtClock: string;
}

/** 1990-07-23T08:30:00 → 1990-07-23 08:30. */
export const momentText = (iso: string): string => iso.replace('T', ' ').replace(/:00$/, '');

/** Both ends of a span, the second without its date where that is the same: 1990-07-23 08:20, 10:20. */
export function spanEnds({ startsAtClock: from, endsAtClock: to }: ClockSpan) {
  const isOneDay = from.slice(0, 10) === to.slice(0, 10);
  return { from: momentText(from), to: isOneDay ? momentText(to).slice(11) : momentText(to) };
}

/**
 * The first and the last whole minute of a span, with the date if it is not the date of birth: 08:21, 10:20.
 * @param birth a clock time in the span
 */
export function minutesWithin({ startsAtClock: from, endsAtClock: to }: ClockSpan, birth: string) {
  const minuteText = (iso: string, round: (minutes: number) => number) => {
    const minute = round(Date.parse(`${iso}Z`) / 60_000);
    const text = new Date(minute * 60_000).toISOString().slice(0, 16).replace('T', ' ');
    return text.startsWith(birth.slice(0, 10)) ? text.slice(11) : text;
  };
  return { from: minuteText(from, Math.ceil), to: minuteText(to, (minutes) => Math.ceil(minutes) - 1) };
}

/** A span of one day to the minute, `08:20` and `10:20`; the end of the day is 24:00. */
export function clockSpan({ startsAtClock: from, endsAtClock: to }: ClockSpan): readonly [string, string] {
  const end = to.slice(11, 16);
  return [from.slice(11, 16), end === '00:00' ? '24:00' : end];
}

/** An instant on a clock with an offset from UTC. */
export const onClock = (utc: string, offsetSeconds: number): string =>
  new Date(Date.parse(utc) + offsetSeconds * 1000).toISOString().slice(0, 19);

/** 32400 → +09:00; -32400 → −09:00, with a minus instead of a hyphen. */
export const offsetText = (seconds: number): string => shortOffsetText(seconds).replace('-', '−');
