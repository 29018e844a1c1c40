// The form folded into one line with the birth, and a button that opens it again.

import type { DayDocument, Language, PlaceDocument } from 'beichen';
import { eraDateText, fill } from 'beichen/internal';
import type { ChartAnswer, TimedBirth } from '../cast/api.ts';
import type { DayRequest } from '../cast/chart-request.ts';
import { byId, h } from '../dom/h.ts';
import { WORDS } from '../words/shown-words.ts';

/**
 * Writes the line: Anna · 1990-07-23 08:30 · Male · Beijing, China; with the date and the year as the language writes them. A lunar
 * date that was given is beside the solar one.
 */
export function writeBirthLine(birth: TimedBirth, input: ChartAnswer['input']): void {
  const { clockTime, place, lunarDate } = birth;
  const { lang, name, gender, calendar } = input;
  const date = eraDateText(clockTime, lang) + (calendar === 'lunar' ? inBrackets(lunarDate.text, lang) : '');
  writeLine(`${date} ${clockTime.slice(11, 16)}`, place, { gender, name }, lang);
}

const inBrackets = (content: string, language: Language): string => fill(WORDS[language].bracketed, { content });

/** Writes the line of a birth without an hour. */
export function writeDayLine({ birth, language }: DayDocument, { gender, name }: DayRequest): void {
  const shown = WORDS[language].dateAlone.replace('{date}', eraDateText(birth.date, language));
  writeLine(shown, birth.place, { gender, name }, language);
}

function writeLine(
  born: string,
  { name, country }: PlaceDocument,
  { gender, name: person }: { readonly gender: string; readonly name?: string },
  language: Language,
): void {
  const words = WORDS[language];
  const place = country === undefined ? name! : fill(words.placeInCountry, { place: name!, country });
  const values = [person, born, gender === 'male' ? words.male : words.female, place];
  const shown = values.filter((value) => value !== undefined);
  byId('born-text').replaceChildren(
    ...shown.flatMap((value, n) =>
      n < shown.length - 1 ? [h('span', {}, `${value} ·`), ' '] : [h('span', {}, value)],
    ),
  );
  byId('born').hidden = false;
}

/** Folds the form, or opens it. */
export function foldForm(isFolded: boolean): void {
  byId('birth-form').hidden = isFolded;
  byId('change').setAttribute('aria-expanded', String(!isFolded));
}

/** Enables the buttons that unfold and fold the form. */
export function listenToBirthLine(): void {
  byId('change').addEventListener('click', () => {
    foldForm(!byId('birth-form').hidden);
    if (!byId('birth-form').hidden) byId<HTMLFormElement>('form').querySelector<HTMLElement>('input:checked')?.focus();
  });
  byId('close-form').addEventListener('click', () => {
    foldForm(true);
    byId('change').focus();
  });
}
