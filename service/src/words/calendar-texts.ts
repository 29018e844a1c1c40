// Texts of calendar files. Their words are passed in, so that the page can make the same texts with the words of one language.

import type { GregorianDate, Language } from 'beichen';
import { fill } from 'beichen/internal';
import type { WORDS_OF } from 'beichen/words';
import type { Words } from './words.ts';

/** The words of one language: of charts, and of the service. */
export interface ChartAndServiceWords {
  readonly chart: Pick<(typeof WORDS_OF)[Language], 'names' | 'phrases'>;
  readonly service: Words;
}

/**
 * A lunar birthday by its month and day.
 * @example lunarBirthdayText({ month: 6, day: 2, leapMonth: false }, { chart: WORDS_OF.en, service: wordsIn('en') }) // 'Lunar birthday: month 6, day 2'
 */
export function lunarBirthdayText(
  { month, day, leapMonth }: { readonly month: number; readonly day: number; readonly leapMonth: boolean },
  { chart, service }: ChartAndServiceWords,
): string {
  const { leap, months, days } = chart.phrases.lunar;
  const values = { leap: leapMonth ? leap : '', month: months[month - 1]!, day: days[day - 1]! };
  return fill(service.almanac.birthday, values);
}

/** YYYY-MM-DD */
export const dateIso = ({ year, month, day }: GregorianDate): string =>
  [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
