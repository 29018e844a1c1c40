// Which years run now? The decade of the nominal age of today, and the luck pillar of this instant. The nominal age counts the calendar years
// of the Chinese calendar that a life has touched: it moves at the Lunar New Year, on the date at the birthplace.

import type { ChartAnswer } from './api.ts';

/** The palace, by its index in `palaces`, whose decade runs; undefined before the first decade, after the last, and before the birth. */
export function runningDecade({ birth, palaces }: ChartAnswer, now: Date): number | undefined {
  const age = chineseYear(now, birth.place.timeZone) - birth.lunarDate.year + 1;
  const found = palaces.findIndex(({ decade }) => decade.fromAge <= age && age <= decade.toAge);
  return found < 0 ? undefined : found;
}

/** The index of the luck pillar that runs; undefined before the first and after the last. */
export function runningLuckPillar({ birth, luckPillars }: ChartAnswer, now: Date): number | undefined {
  // Luck pillars are told on the clock of the birth, with its distance from UTC for ever.
  const onThatClock = new Date(now.getTime() + birth.utcOffsetSeconds * 1000).toISOString();
  const begun = luckPillars.pillars.filter(({ startsAt }) => startsAt <= onThatClock).length;
  const last = luckPillars.pillars.at(-1)!.startsAt;
  const end = `${Number(last.slice(0, 4)) + 10}${last.slice(4)}`;
  return begun === 0 || end <= onThatClock ? undefined : begun - 1;
}

/** The year of the Chinese calendar on the date that a zone has at an instant. */
function chineseYear(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-u-ca-chinese', { timeZone, year: 'numeric' }).formatToParts(at);
  return Number(parts.find(({ type }) => (type as string) === 'relatedYear')!.value);
}
