// Lines that the texts of charts and of transits share.

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

/** All words of a language, and short names. */
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

/** Caches a value for each language: joining the words of a language takes as long as a chart. */
export function onceALanguage<Made>(make: (language: Language) => Made): (language: Language) => Made {
  const made = new Map<Language, Made>();
  return (language) => {
    const own = made.get(language) ?? make(language);
    made.set(language, own);
    return own;
  };
}

/** Lines as a text; each ends with a line feed. */
export const textOf = (lines: readonly string[]): string => lines.map((each) => `${each}\n`).join('');

export const line = ({ colon }: LineWords, label: string, content: string): string => `${label}${colon}${content}`;

/** A note in brackets of the language. */
export const inBrackets = (content: string, { brackets }: LineWords): string => brackets.replace('{content}', content);

/** Date and time in the format of the language; seconds only if they are not 0. */
export const momentText = (iso: string, { language }: Pick<LineWords, 'language'>): string =>
  `${dateText(iso, language)} ${timeText(iso)}`;

/** Date and time of a birth or a moment, with the era year if the language has eras. */
export const eraMomentText = (iso: string, { language }: Pick<LineWords, 'language'>): string =>
  `${eraDateText(iso, language)} ${timeText(iso)}`;

const timeText = (iso: string): string => iso.slice(11).replace(/^(\d\d:\d\d):00$/, '$1');

/** Date and time of a birth or a moment, to the minute. */
const proseMinute = (iso: string, words: Pick<LineWords, 'language'>): string =>
  eraMomentText(`${iso.slice(0, 16)}:00`, words);

/** Formats a clock time, its offset from UTC, and its zone. */
export function clockText(
  shown: string,
  { utcOffsetSeconds, place }: { readonly utcOffsetSeconds: number; readonly place: MomentPlaceDocument },
  words: LineWords,
): string {
  return placeLine(shown + inBrackets(`UTC${shortOffsetText(utcOffsetSeconds)}`, words), place, words);
}

/** A time or a day with its place and zone. */
export const placeLine = (shown: string, place: MomentPlaceDocument, words: LineWords): string =>
  [shown, placeText(place, words), place.timeZone].filter((part) => part !== undefined).join(words.pause);

/** Clock time and place of a birth, if known; for a birth without an hour the span of clock times. */
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

/** 中国北京, but 美国 Springfield: only Hanzi join without a space, and only in Chinese. */
function placeText(place: MomentPlaceDocument, { isLatin, comma, placeSpace }: LineWords): string | undefined {
  const [name, country] = [shownName(place.name), shownName(place.country)];
  if (name === undefined || country === undefined || name === country) return name ?? country; // 香港
  if (isLatin) return name + comma + country;
  const joinsHanzi = /\p{Script=Han}$/u.test(country) && /^\p{Script=Han}/u.test(name);
  return country + (joinsHanzi ? placeSpace : ' ') + name;
}

export const doubleHourText = (doubleHour: BirthDocument['doubleHour'], words: LineWords): string =>
  `${fill(words.spelledDoubleHour ?? words.doubleHour, { hour: words.nameOf(doubleHour), hanzi: doubleHour.hanzi })} ${doubleHour.from}–${doubleHour.to}`;

/** A convention in words; one without words, such as a caller's own school, by its id. */
export const ruleText = (value: string, rules: Readonly<Record<string, string>>): string => rules[value] ?? value;

/** Parameters of another choice, as in a request. */
export const requestText = (request: Readonly<Record<string, string | number | boolean>>): string =>
  Object.entries(request)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
