// Lines of a text: what the text of a chart and the text of a transit write in the same way.

import { shortOffsetText } from '../../../calculation/civil/date-text.ts';
import type { BirthDocument, MomentPlaceDocument } from '../../documents/tables/document.generated.ts';
import { fill } from '../../words/fill.ts';
import { dateText, eraDateText, type Language } from '../../words/languages.ts';
import { DRAWING_WORDS, TEXT_WORDS } from '../words/all-languages.ts';
import type { DrawingWords } from '../words/drawing-words.ts';
import type { TextWords } from '../words/text-words.ts';
import type { DrawnDocument } from './arguments.ts';
import { type Script, scriptFor } from './script.ts';
import { shownName } from './shown-name.ts';
import { spanText } from './times.ts';

/** All words of one language, and its short names. */
export type LineWords = TextWords &
  DrawingWords &
  Pick<Script, 'nameOf' | 'spelledNameOf' | 'isLatin'> & { readonly language: Language };

export const lineWordsFor = /* @__PURE__ */ onceALanguage(
  (language): LineWords => ({
    ...TEXT_WORDS[language],
    ...scriptFor(language),
    ...DRAWING_WORDS[language],
    language,
  }),
);

/** Caches a value that depends on the language alone: joining the words of a language takes as long as a chart. */
export function onceALanguage<Made>(make: (language: Language) => Made): (language: Language) => Made {
  const made = new Map<Language, Made>();
  return (language) => {
    const own = made.get(language) ?? make(language);
    made.set(language, own);
    return own;
  };
}

/** Lines as a text: every one ends with a line feed. */
export const textOf = (lines: readonly string[]): string => lines.map((each) => `${each}\n`).join('');

export const line = ({ colon }: LineWords, label: string, content: string): string => `${label}${colon}${content}`;

/** A note in the brackets of the language. */
export const bracketed = (content: string, { brackets }: LineWords): string => brackets.replace('{content}', content);

/** Date and time as the language writes them; seconds are shown only when they are not 0. */
export const momentText = (iso: string, { language }: Pick<LineWords, 'language'>): string =>
  `${dateText(iso, language)} ${timeText(iso)}`;

/** The same of a birth or of a moment, with its year as the language counts it too. */
export const eraMomentText = (iso: string, { language }: Pick<LineWords, 'language'>): string =>
  `${eraDateText(iso, language)} ${timeText(iso)}`;

const timeText = (iso: string): string => iso.slice(11).replace(/^(\d\d:\d\d):00$/, '$1');

/** The same to the minute. */
const proseMinute = (iso: string, words: Pick<LineWords, 'language'>): string =>
  eraMomentText(`${iso.slice(0, 16)}:00`, words);

/** Formats a clock time, its offset from UTC, and its zone. */
export function clockText(
  shown: string,
  { utcOffsetSeconds, place }: { readonly utcOffsetSeconds: number; readonly place: MomentPlaceDocument },
  words: LineWords,
): string {
  return placeLine(shown + bracketed(`UTC${shortOffsetText(utcOffsetSeconds)}`, words), place, words);
}

/** A time or a day, and where its clock hung. */
export const placeLine = (shown: string, place: MomentPlaceDocument, words: LineWords): string =>
  [shown, placeText(place, words), place.timeZone].filter((part) => part !== undefined).join(words.pause);

/** The clock and the place of a birth, where they are known; of a birth without an hour the span of its clock times. */
export function bornLines(
  { clockTime, utcOffsetSeconds = 0, place, sameChart }: DrawnDocument['birth'],
  words: LineWords,
): string[] {
  if (place === undefined) return [];
  if (clockTime === undefined)
    return sameChart
      ? [
          line(
            words,
            words.born,
            placeLine(
              spanText(sameChart, (iso) => proseMinute(iso, words)),
              place,
              words,
            ),
          ),
        ]
      : [];
  return [line(words, words.born, clockText(eraMomentText(clockTime, words), { utcOffsetSeconds, place }, words))];
}

/** 中国北京, but 美国 Springfield: only Hanzi join without a space, and in Chinese alone. */
function placeText(place: MomentPlaceDocument, { isLatin, comma, placeSpace }: LineWords): string | undefined {
  const [name, country] = [shownName(place.name), shownName(place.country)];
  if (name === undefined || country === undefined || name === country) return name ?? country; // 香港
  if (isLatin) return name + comma + country;
  const joinsHanzi = /\p{Script=Han}$/u.test(country) && /^\p{Script=Han}/u.test(name);
  return country + (joinsHanzi ? placeSpace : ' ') + name;
}

export const doubleHourText = (doubleHour: BirthDocument['doubleHour'], words: LineWords): string =>
  `${fill(words.spelledDoubleHour ?? words.doubleHour, { hour: words.nameOf(doubleHour), hanzi: doubleHour.hanzi })} ${doubleHour.from}–${doubleHour.to}`;

/** A convention in words. One that has no words, such as a school of a caller, is named by its id. */
export const ruleText = (value: string, rules: Readonly<Record<string, string>>): string => rules[value] ?? value;

/** The parameters that request another choice, as a request has them. */
export const requestText = (request: Readonly<Record<string, string | number | boolean>>): string =>
  Object.entries(request)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
