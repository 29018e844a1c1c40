// What is a place called in Chinese? Simplified, or traditional where that was asked for; nothing where no such name is known.

import type { Language } from 'beichen';
import { type LocalName, nameIn } from 'beichen-places';

/** The name in Hanzi; undefined where none is known. */
export function hanziOf(names: LocalName, language: Language): string | undefined {
  if (names.zh === undefined && names['zh-Hant'] === undefined) return undefined;
  return nameIn(names, language === 'en' ? 'zh' : language);
}
