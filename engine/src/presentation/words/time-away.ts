// A short time in words.

import { fill } from './fill.ts';
import type { Phrases } from './words.ts';

/**
 * Minutes and seconds, without zero parts.
 * @example timeAway(189, EN.phrases) // '3 minutes 9 seconds'
 */
export function timeAway(time: number, { away }: Pick<Phrases, 'away'>): string {
  const parts = { minutes: Math.floor(time / 60), seconds: time % 60 };
  const worded = (unit: keyof typeof parts): string => fill(away[unit][parts[unit] === 1 ? 0 : 1], { n: parts[unit] });
  if (parts.minutes === 0) return worded('seconds');
  return parts.seconds === 0
    ? worded('minutes')
    : fill(away.both, { minutes: worded('minutes'), seconds: worded('seconds') });
}
