// Pillars, officer and mansion of each day of the almanac, from 1900 to 2199, against tyme4ts and lunar-typescript.

import { type AlmanacDay, hanziOfPair } from 'beichen';
import { almanacMonth } from 'beichen/almanac';
import { dateAnswer } from '../adapters.ts';
import type { Part } from './report.ts';
import { whole } from './table.ts';

const [FIRST_YEAR, LAST_YEAR] = [1900, 2199];
const OFFICERS = '建除满平定执破危成收开闭';
const MANSIONS = '角亢氐房心尾箕斗牛女虚危室壁奎娄胃昴毕觜参井鬼柳星张翼轸';

/** The pillars of year, month and day, the officer and the mansion of a day. */
const factOf = ({ pillars, officer, mansion }: AlmanacDay): string =>
  [...[pillars.year, pillars.month, pillars.day].map(hanziOfPair), OFFICERS[officer], MANSIONS[mansion]].join(' ');

const MS_PER_DAY = 86_400_000;
// The forecasts of delta T of the two programs differ from ours by some minutes in 2199; until 1928 they date terms by UTC+8, which is 14 minutes ahead of the
// mean time of Beijing in use then.
const NEAR_MIDNIGHT_MS = 15 * 60_000;

/** True if a jie is so close to midnight that its day depends on the clock or on delta T. */
function hasDisputedTerm(days: readonly (AlmanacDay | undefined)[]): boolean {
  return days.some((day) => {
    const clock = day?.solarTerm?.clock;
    if (clock === undefined) return false;
    const sinceMidnight = clock % MS_PER_DAY;
    return Math.min(sinceMidnight, MS_PER_DAY - sinceMidnight) < NEAR_MIDNIGHT_MS;
  });
}

const dateText = ({ year, month, day }: AlmanacDay['date']): string =>
  [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');

/** @param everyYears interval of the years for the two programs: 1 for all */
export function proveAlmanac(everyYears: number): Part {
  const sources = [
    { name: 'tyme4ts', days: 0, disputed: 0 },
    { name: 'lunar-typescript', days: 0, disputed: 0 },
  ] satisfies { name: 'tyme4ts' | 'lunar-typescript'; days: number; disputed: number }[];
  const unexplained: string[] = [];
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year += everyYears) {
    const days = Array.from({ length: 12 }, (_, month) => almanacMonth(year, month + 1)).flat();
    for (const [n, day] of days.entries()) {
      const ours = factOf(day);
      for (const source of sources) {
        source.days += 1;
        const answer = dateAnswer(source.name, dateText(day.date));
        const theirs = [answer.year, answer.month, answer.dayPair, answer.officer, answer.mansion].join(' ');
        if (theirs === ours) continue;
        if (hasDisputedTerm([days[n - 1], day, days[n + 1]])) source.disputed += 1;
        else unexplained.push(`${day.date.year}-${day.date.month}-${day.date.day}: ${ours} | ${source.name} ${theirs}`);
      }
    }
  }
  return {
    title: `The almanac: pillars, officer and mansion of every day, ${FIRST_YEAR} to ${LAST_YEAR}`,
    amount: `${whole(sources[0]!.days)} days`,
    head: ['against', 'days', 'differences', 'why'],
    rows: sources.map(({ name, days, disputed }) => [
      name,
      whole(days),
      whole(disputed),
      'a term within 15 minutes of midnight: until 1928 China dated by the mean time of Beijing, and forecasts of delta T differ',
    ]),
    unexplained,
  };
}
