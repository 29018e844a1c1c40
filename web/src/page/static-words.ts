// The language of the static page. The build marks every English text and label with its key.

import { LANGUAGE_FACTS, type Language } from 'beichen';
import { PART_WORDS, WORDS } from '../words/shown-words.ts';
import type { Words } from '../words/words.ts';

/** Writes the texts of the static page. */
export function writeStaticWords(language: Language): void {
  const words = WORDS[language];
  saveLanguage();
  document.documentElement.lang = LANGUAGE_FACTS[language].tag;
  document.querySelector('link[rel=manifest]')!.setAttribute('href', `manifest-${language}.webmanifest`);
  document.querySelector<HTMLElement>('.language')!.dataset.sign = signOf(language);
  for (const element of document.querySelectorAll<HTMLElement>('[data-t]')) {
    element.textContent = words[element.dataset.t as keyof Words];
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-t-label]')) {
    element.setAttribute('aria-label', words[element.dataset.tLabel as keyof Words]);
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-t-href]')) {
    element.setAttribute('href', words[element.dataset.tHref as keyof Words]);
  }
}

/** Sign of a language where its name has no room: EN, VI, 简, 日, 한. */
function signOf(language: Language): string {
  const { tag, ownName } = LANGUAGE_FACTS[language];
  return /^\p{Script=Latin}/u.test(ownName) ? tag.toUpperCase() : [...ownName][0]!;
}

/** Writes the information on data, once the words of parts are loaded. */
export function writeAbout(language: Language): void {
  const { about } = PART_WORDS[language];
  for (const element of document.querySelectorAll<HTMLElement>('[data-about]'))
    element.textContent = about[element.dataset.about as keyof typeof about];
}

/**
 * Marks a chart on the page with its previous language until it is drawn again, so that a screen reader pronounces it correctly and the browser does not
 * lay out each of its texts again.
 */
function saveLanguage(): void {
  const before = document.documentElement.lang;
  for (const part of document.querySelectorAll<HTMLElement>(
    '#chart > :not([lang]), .actions:not([lang]), #timeline > :not([lang]), .section:not([lang])',
  )) {
    part.lang = before;
    part.classList.add('before');
  }
}
