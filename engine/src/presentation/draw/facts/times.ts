// Time and lunar date that a drawing shows of a birth. The time by which the double hour was found, and the date with whose calendar it is, unless
// it is China's. Of a birth without an hour only the span of its clock times is shown: its middle is no time of birth.

import { fill } from '../../words/fill.ts';
import { dateInFigures, type Language } from '../../words/languages.ts';
import type { DrawingWords } from '../words/drawing-words.ts';
import type { DrawnDocument } from './arguments.ts';

type TimedDocument = Pick<DrawnDocument, 'birth' | 'conventions'>;

/** The solar time that decides, with its name. A chart that was cast from a solar time has that one alone; a birth without an hour has none. */
export function decidingTime({ birth, conventions: { solarTime } }: TimedDocument, { solarTimes }: DrawingWords) {
  const times = { apparent: birth.trueSolarTime, mean: birth.meanSolarTime, clock: birth.standardTime };
  return { label: solarTimes[solarTime], time: times[solarTime] ?? birth.trueSolarTime };
}

/** The lunar date of a birth or a moment. */
function lunarText({ lunarDate }: Pick<TimedDocument['birth'], 'lunarDate'>, { regions }: DrawingWords): string {
  const region = regions[lunarDate.calendar];
  return region === undefined ? lunarDate.text : `${lunarDate.text} · ${region}`;
}

/** The same with its label, which has whose calendar it is in languages that write it so: Âm lịch Việt Nam. */
export function lunarFact(
  of: Pick<TimedDocument['birth'], 'lunarDate'>,
  words: DrawingWords,
): readonly [string, string] {
  const region = words.regions[of.lunarDate.calendar];
  return words.lunarOf === undefined || region === undefined
    ? [words.lunar, lunarText(of, words)]
    : [fill(words.lunarOf, { region }), of.lunarDate.text];
}

/** Clock time of the birth: `1990-07-23 08:30`; without an hour the span of its chart: `1990-07-23 08:20–10:20`. Undefined where neither is known. */
export function clockTimeText(
  { clockTime, sameChart }: TimedDocument['birth'],
  language: Language,
): string | undefined {
  const write = (iso: string) => minuteText(iso, language);
  if (clockTime !== undefined) return write(clockTime);
  return sameChart && spanText(sameChart, write);
}

/**
 * Two clock times to the minute, with the date of the second where it is another; the end of the day is 24:00.
 * @param write date and time to the minute, as they are written there
 */
export function spanText(
  { startsAtClock: from, endsAtClock: to }: { readonly startsAtClock: string; readonly endsAtClock: string },
  write: (iso: string) => string,
): string {
  const time = to.slice(11, 16);
  const end = time === '00:00' ? '24:00' : to.slice(0, 10) === from.slice(0, 10) ? time : write(to);
  return `${write(from)}–${end}`;
}

/** A date in figures: 2027-02-10, in Vietnamese 10/02/2027. */
export const dayText = (iso: string, language: Language): string => dateInFigures(iso, language);

/** Date and time in figures, to the minute: 2027-02-10 08:30, in Vietnamese 10/02/2027 08:30. */
export const minuteText = (iso: string, language: Language): string =>
  `${dateInFigures(iso, language)} ${iso.slice(11, 16)}`;

/** The same to the second. */
export const secondText = (iso: string, language: Language): string =>
  `${dateInFigures(iso, language)} ${iso.slice(11)}`;
