// Names of clocks. The two clocks of Xinjiang have well-known names. The others are shown by their id.

import type { Words } from '../words/words.ts';

/** Seconds ahead of UTC by which a clock is known; before standard time it was another one. */
const KNOWN_AS: Readonly<Record<string, number>> = { 'Asia/Shanghai': 28_800, 'Asia/Urumqi': 21_600 };

/**
 * The name of a clock.
 * @param zoneSeconds how far it was ahead of UTC, summer time left out; as today without it
 * @example zoneName('Asia/Urumqi', words) // 'Xinjiang time (UTC+6)'
 */
export function zoneName(timeZone: string, words: Words, zoneSeconds = KNOWN_AS[timeZone]): string {
  if (zoneSeconds === undefined || zoneSeconds !== KNOWN_AS[timeZone]) return timeZone;
  return timeZone === 'Asia/Shanghai' ? words.zoneBeijing : words.zoneXinjiang;
}
