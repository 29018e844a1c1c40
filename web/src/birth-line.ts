// How does the form make room for the chart? It folds behind one line with the birth, and a button opens it again.

import type { ChartAnswer } from './api.ts';
import { byId } from './h.ts';
import { WORDS } from './words/words-by-language.ts';

/** Writes the line: 1990-07-23 08:30 · Male · Beijing, China. */
export function writeBirthLine({ birth, input }: ChartAnswer): void {
  const words = WORDS[input.lang];
  const { name, country } = birth.place;
  const place = input.lang === 'en' ? `${name}, ${country}` : `${country} ${name}`;
  const gender = input.gender === 'male' ? words.male : words.female;
  byId('born-text').textContent = [birth.clockTime.slice(0, 16).replace('T', ' '), gender, place].join(' · ');
  byId('born').hidden = false;
}

/** Folds the form, or opens it. */
export function foldForm(isFolded: boolean): void {
  byId('birth-form').hidden = isFolded;
  byId('change').setAttribute('aria-expanded', String(!isFolded));
}

/** Lets the button of the line open and fold the form. */
export function listenToBirthLine(): void {
  byId('change').addEventListener('click', () => {
    foldForm(!byId('birth-form').hidden);
    if (!byId('birth-form').hidden) byId<HTMLFormElement>('form').querySelector<HTMLElement>('input:checked')?.focus();
  });
}
