// What does the browser remember? Language and colours, where storage is allowed; nothing of a birth.

import { LANGUAGES, type Language, languageOfTag, type Theme } from 'beichen';

function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage is forbidden: everything works, nothing is kept
  }
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // as above
  }
}

/** The language chosen before, or the first language of the browser that the page has. */
export function firstLanguage(): Language {
  const chosen = remembered('language');
  return LANGUAGES.find((language) => language === chosen) ?? supportedIn(navigator.languages) ?? 'en';
}

function supportedIn(tags: readonly string[]): Language | undefined {
  for (const tag of tags) {
    const language = languageOfTag(tag);
    if (language !== undefined) return language;
  }
  return undefined;
}

export const rememberLanguage = (language: Language): void => remember('language', language);

/** The colours chosen before; undefined: as the system has them. */
export function firstColours(): Theme | undefined {
  const chosen = remembered('colours');
  return chosen === 'light' || chosen === 'dark' ? chosen : undefined;
}

export const rememberColours = (colours: Theme): void => remember('colours', colours);
