// Names of clocks. The two clocks of Xinjiang have well-known names; the others are shown by their zone id.

import type { Words } from '../words/words.ts';

/** Offset from UTC, in seconds, at which a clock has its name. Before standard time the offset was another one. */
const KNOWN_AS: Readonly<Record<string, number>> = { 'Asia/Shanghai': 28_800, 'Asia/Urumqi': 21_600 };

/**
 * The name of a clock.
 * @param zoneSeconds its offset from UTC at the time of birth, without summer time; by default today's offset
 * @example zoneName('Asia/Urumqi', words) // 'Xinjiang time (UTC+6)'
 */
export function zoneName(timeZone: string, words: Words, zoneSeconds = KNOWN_AS[timeZone]): string {
  if (zoneSeconds === undefined || zoneSeconds !== KNOWN_AS[timeZone]) return timeZone;
  return timeZone === 'Asia/Shanghai' ? words.zoneBeijing : words.zoneXinjiang;
}
