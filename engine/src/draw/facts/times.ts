// Time and lunar date that a drawing shows of a birth. The time by which the double hour was found, and the date with whose calendar it is, unless
// it is China's.

import type { DrawingWords } from '../words/drawing-words.ts';
import type { DrawnDocument } from './arguments.ts';

type TimedDocument = Pick<DrawnDocument, 'birth' | 'conventions'>;

/** The solar time that decides, with its name. A chart that was cast from a solar time has that one alone. */
export function decidingTime({ birth, conventions: { solarTime } }: TimedDocument, { solarTimes }: DrawingWords) {
  const times = { apparent: birth.trueSolarTime, mean: birth.meanSolarTime, clock: birth.standardTime };
  return { label: solarTimes[solarTime], time: times[solarTime] ?? birth.trueSolarTime };
}

/** The lunar date of a birth or a moment. */
export function lunarText({ lunarDate }: Pick<TimedDocument['birth'], 'lunarDate'>, { regions }: DrawingWords): string {
  const region = regions[lunarDate.calendar];
  return region === undefined ? lunarDate.text : `${lunarDate.text} · ${region}`;
}
