// What is a day of the almanac called in short? Its lunar day, and what happens in the sky.

import { type AlmanacDayDocument, fill, type Language } from 'beichen';
import { EN } from 'beichen/words/en';
import { ZH } from 'beichen/words/zh';
import { ZH_HANT } from 'beichen/words/zh-Hant';
import { wordsIn } from './lookup.ts';

const LUNAR = { en: EN.phrases.lunar, zh: ZH.phrases.lunar, 'zh-Hant': ZH_HANT.phrases.lunar } as const;

/**
 * The day of the lunar month; on its first day the month.
 * @example lunarDayText(day, 'zh') // '闰六月'
 */
export function lunarDayText({ lunarDate: { month, day, leapMonth } }: AlmanacDayDocument, language: Language): string {
  const { lunarDay, lunarFirst } = wordsIn(language).almanac;
  const { leap, months, days } = LUNAR[language];
  return fill(day === 1 ? lunarFirst : lunarDay, {
    leap: leapMonth ? leap : '',
    month: months[month - 1]!,
    day: days[day - 1]!,
  });
}

/** What happens on a day, with the time that the clock of the almanac shows. */
export function skyTexts({ term, newMoon, fullMoon }: AlmanacDayDocument, language: Language): readonly string[] {
  const words = wordsIn(language).almanac;
  const at = ({ atClock }: { readonly atClock: string }) => atClock.slice(11, 16);
  return [
    ...(term ? [`${term.name} ${at(term)}`] : []),
    ...(newMoon ? [`${words.newMoon} ${at(newMoon)}`] : []),
    ...(fullMoon ? [`${words.fullMoon} ${at(fullMoon)}`] : []),
  ];
}
