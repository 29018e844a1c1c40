// Preferences of the reader in the browser: language and colours, if storage is allowed; nothing about a birth.

import { LANGUAGES, type Language, languageOfTag, type Theme } from 'beichen';
import { DEVICE } from '../dom/browser-store.ts';

/** The language chosen before, or the first language of the browser that the page has. */
export function firstLanguage(): Language {
  const chosen = DEVICE.read('language');
  return LANGUAGES.find((language) => language === chosen) ?? supportedIn(navigator.languages) ?? 'en';
}

function supportedIn(tags: readonly string[]): Language | undefined {
  for (const tag of tags) {
    const language = languageOfTag(tag);
    if (language !== undefined) return language;
  }
  return undefined;
}

export const rememberLanguage = (language: Language) => DEVICE.write('language', language);

/** The colours chosen before; undefined for the system's. */
export function firstColours(): Theme | undefined {
  const chosen = DEVICE.read('colours');
  return chosen === 'light' || chosen === 'dark' ? chosen : undefined;
}

export const rememberColours = (colours: Theme) => DEVICE.write('colours', colours);
