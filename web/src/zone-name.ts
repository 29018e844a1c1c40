// What do people call a clock? The two of Xinjiang have names that everybody there knows; others go by their id.

import type { Words } from './words/words.ts';

/** @example zoneName('Asia/Urumqi', words) // 'Xinjiang time (UTC+6)' */
export function zoneName(timeZone: string, words: Words): string {
  if (timeZone === 'Asia/Shanghai') return words.zoneBeijing;
  return timeZone === 'Asia/Urumqi' ? words.zoneXinjiang : timeZone;
}
