// Short texts of a day of the almanac: its lunar day, and its sky events.

import type { AlmanacDayDocument, Language } from 'beichen';
import { fill } from 'beichen/internal';
import { WORDS_OF } from 'beichen/words';
import { wordsIn } from './lookup.ts';

/**
 * The day of the lunar month; its first day shows the month.
 * @example lunarDayText(describeAlmanac(almanacDay('2025-07-25'), { language: 'zh' }), 'zh') // '闰六月'
 */
export function lunarDayText({ lunarDate: { month, day, leapMonth } }: AlmanacDayDocument, language: Language): string {
  const { lunarDay, lunarFirst } = wordsIn(language).almanac;
  const { leap, months, days } = WORDS_OF[language].phrases.lunar;
  return fill(day === 1 ? lunarFirst : lunarDay, {
    leap: leapMonth ? leap : '',
    month: months[month - 1]!,
    day: days[day - 1]!,
  });
}

/**
 * A clock time to the nearest minute, as in printed almanacs, but never of another day.
 * @example minuteText('2026-02-18T23:51:55') // '23:52'
 */
export function minuteText(atClock: string): string {
  const [hour, minute, second] = atClock.slice(11).split(':').map(Number) as [number, number, number];
  const minutes = Math.min(60 * hour + minute + (second < 30 ? 0 : 1), 24 * 60 - 1);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Solar term and moons of a day, with their time on the clock of the almanac. */
export function skyTexts({ solarTerm, newMoon, fullMoon }: AlmanacDayDocument, language: Language): readonly string[] {
  const words = wordsIn(language).almanac;
  return [
    ...(solarTerm ? [`${solarTerm.name} ${minuteText(solarTerm.atClock)}`] : []),
    ...(newMoon ? [`${words.newMoon} ${minuteText(newMoon.atClock)}`] : []),
    ...(fullMoon ? [`${words.fullMoon} ${minuteText(fullMoon.atClock)}`] : []),
  ];
}
