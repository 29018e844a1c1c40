// The lunar date of every day from 1645 to 2199, against the published calendar, tyme4ts and lunar-typescript.

import { gregorianDateOf, lunarDateOf } from 'beichen/almanac';
import { dateAnswer } from '../adapters.ts';
import { civilDayOf, dateOf, gregorianOf, lunarFact, MS_PER_DAY } from '../births/civil-day.ts';
import { DISPUTED_MONTHS, disputedMonthAt } from '../births/disputed-months.ts';
import type { Part } from './report.ts';
import { whole } from './table.ts';
import { truthRows } from './truth.ts';

const FIRST_DAY = civilDayOf('1645-01-28');
const LAST_DAY = civilDayOf('2200-02-14');

/** @param everyDays interval of the days for the two programs: 1 for all; the published calendar is always compared day by day */
export function proveLunarCalendar(everyDays: number): Part {
  const published = publishedDates();
  const notPublished: string[] = [];
  const elsewhere: string[] = [];
  const notBack: string[] = [];
  const sources = [
    { name: 'tyme4ts', days: 0, disputed: 0 },
    { name: 'lunar-typescript', days: 0, disputed: 0 },
  ] satisfies { name: 'tyme4ts' | 'lunar-typescript'; days: number; disputed: number }[];
  for (let day = FIRST_DAY; day <= LAST_DAY; day++) {
    const date = lunarDateOf(gregorianOf(day));
    const ours = lunarFact(date);
    const { year, month, day: dayOfMonth } = gregorianDateOf(date);
    if (Date.UTC(year, month - 1, dayOfMonth) / MS_PER_DAY !== day)
      notBack.push(`${dateOf(day)}: not back from ${ours}`);
    if (published.get(day) !== ours) notPublished.push(`${dateOf(day)}: ${ours} | published ${published.get(day)}`);
    if (day % everyDays !== 0) continue;
    for (const source of sources) {
      const theirs = dateAnswer(source.name, dateOf(day)).lunarDate;
      source.days += 1;
      if (theirs === ours) continue;
      if (disputedMonthAt(day) === undefined) elsewhere.push(`${dateOf(day)}: ${ours} | ${source.name} ${theirs}`);
      else source.disputed += 1;
    }
  }
  const months = DISPUTED_MONTHS.map(({ name }) => name).join(', ');
  return {
    title: 'Lunar calendar, every day of the lunar years 1645 to 2199',
    amount: `${whole(LAST_DAY - FIRST_DAY + 1)} days`,
    head: ['against', 'days', 'differences', 'where and why'],
    rows: [
      ['the published calendar', whole(LAST_DAY - FIRST_DAY + 1), whole(notPublished.length), ''],
      ['itself, there and back', whole(LAST_DAY - FIRST_DAY + 1), whole(notBack.length), ''],
      ...sources.map(({ name, days, disputed }) => [
        name,
        whole(days),
        whole(disputed),
        `${months}: the published forecast and the ephemeris with UTC running with TT have the month a day later`,
      ]),
    ],
    unexplained: [...notPublished, ...notBack, ...elsewhere],
  };
}

/** The lunar date of each day: by the rule of GB/T 33661-2017, with the differing months of the printed calendar of the Qing. */
function publishedDates(): ReadonlyMap<number, string> {
  const starts = new Map<string, number>();
  const label = (year: number, month: number, leapMonth: boolean) => `${year}-${leapMonth ? 'L' : ''}${month}`;
  for (const [year, newYear, leap, lengths] of truthRows('lunar-years') as readonly [
    string,
    string,
    string,
    string,
  ][]) {
    let start = civilDayOf(newYear);
    const leapMonth = Number(leap);
    for (const [i, length] of Array.from(lengths).entries()) {
      const isLeap = leapMonth > 0 && i === leapMonth;
      starts.set(label(Number(year), leapMonth > 0 && i >= leapMonth ? i : i + 1, isLeap), start);
      start += length === 'L' ? 30 : 29;
    }
  }
  for (const [year, month, isLeap, , official] of truthRows('published-month-overrides')) {
    const key = label(Number(year), Number(month), isLeap === '1');
    if (official === '') starts.delete(key);
    else starts.set(key, civilDayOf(official!));
  }
  const months = [...starts].sort(([, a], [, b]) => a - b);
  const dates = new Map<number, string>();
  for (const [i, [month, start]] of months.entries()) {
    const end = months[i + 1]?.[1] ?? start;
    for (let day = start; day < end; day++) dates.set(day, `${month}-${day - start + 1}`);
  }
  return dates;
}
