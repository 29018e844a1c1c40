// What is a place called in Chinese? Simplified, or traditional where that was asked for; nothing where nobody knows it.

import { type LocalName, nameIn } from 'beichen-places';
import type { Language } from '../contract/languages.ts';

/** `{ hanzi }`, or nothing. */
export function hanziIn(names: LocalName, language: Language): { readonly hanzi?: string } {
  if (names.zh === undefined && names['zh-Hant'] === undefined) return {};
  return { hanzi: nameIn(names, language === 'en' ? 'zh' : language) };
}
