// Time and lunar date of a birth in a drawing: the time that decides the double hour, and the date, with its calendar unless that is China's. For a birth
// without an hour the span of its clock times: its middle is not a time of birth.

import { fill } from '../../words/fill.ts';
import { dateInFigures, type Language } from '../../words/languages.ts';
import type { DrawingWords } from '../words/drawing-words.ts';
import type { DrawnDocument } from './arguments.ts';

type TimedDocument = Pick<DrawnDocument, 'birth' | 'conventions'>;

/** The solar time that decides, with its name. A chart that was cast from a solar time has only that; a birth without an hour has none. */
export function decidingTime({ birth, conventions: { solarTime } }: TimedDocument, { solarTimes }: DrawingWords) {
  const times = { apparent: birth.trueSolarTime, mean: birth.meanSolarTime, clock: birth.standardTime };
  return { label: solarTimes[solarTime], time: times[solarTime] ?? birth.trueSolarTime };
}

/** The lunar date of a birth or a moment. */
function lunarText({ lunarDate }: Pick<TimedDocument['birth'], 'lunarDate'>, { regions }: DrawingWords): string {
  const region = regions[lunarDate.calendarRegion];
  return region === undefined ? lunarDate.text : `${lunarDate.text} · ${region}`;
}

/** The lunar date with its label, which includes the calendar in some languages: Âm lịch Việt Nam. */
export function lunarFact(
  of: Pick<TimedDocument['birth'], 'lunarDate'>,
  words: DrawingWords,
): readonly [string, string] {
  const region = words.regions[of.lunarDate.calendarRegion];
  return words.lunarOf === undefined || region === undefined
    ? [words.lunar, lunarText(of, words)]
    : [fill(words.lunarOf, { region }), of.lunarDate.text];
}

/** Clock time of the birth: `1990-07-23 08:30`; without an hour the span of its chart: `1990-07-23 08:20–10:20`. Undefined if neither is known. */
export function clockTimeText(
  { clockTime, sameChart }: TimedDocument['birth'],
  language: Language,
): string | undefined {
  const write = (iso: string) => minuteText(iso, language);
  if (clockTime !== undefined) return write(clockTime);
  return sameChart && spanText(sameChart, write);
}

/**
 * Two clock times to the minute; the second has its date if that differs, and the end of the day is 24:00.
 * @param write formats date and time to the minute
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

/** Date and time in figures, to the second. */
export const secondText = (iso: string, language: Language): string =>
  `${dateInFigures(iso, language)} ${iso.slice(11)}`;
