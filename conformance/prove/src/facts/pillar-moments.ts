// Facts of the pillars of a birth at a moment: births and moments on the clock of China, to the minute, and our facts. Every fourth moment is close to a change
// of luck, where programs differ.

import { type Chart, castChart, castChartAt, type LuckPeriod, luckPeriodsOf } from 'beichen';
import { luckPeriodAt, pillarTransits, smallLuckAt, solarMonthsOf, solarYearsIn } from 'beichen/internal';
import { type ClockBirth, inChina, randomClockBirths, randomNumbers } from '../births/births.ts';
import { gregorianOf, MS_PER_DAY } from '../births/civil-day.ts';
import type { Facts } from './facts.ts';
import { facesOf, pairText } from './pillar-facts.ts';

/** A birth and a moment of its life, in milliseconds since 1970 on the clock of China, UTC+8. */
export interface PillarMoment extends ClockBirth {
  readonly dayBoundary: 'zi' | 'midnight';
  readonly at: number;
}

/** Ages whose small luck is compared. */
export const AGES = [1, 2, 9, 31] as const;

const MINUTE = 60_000;
const LIFE_DAYS = 100 * 365;
const CLOSE_DAYS = 4;
const LAST_MOMENT = Date.UTC(2199, 11, 31);

/** Random births of the lunar years 1900 to 2099, each with a moment within a hundred years. */
export function* randomPillarMoments(count: number, seed: number): Generator<PillarMoment> {
  const random = randomNumbers(seed + 1);
  let n = 0;
  for (const birth of randomClockBirths(count, seed)) {
    const dayBoundary = n % 2 === 0 ? 'zi' : 'midnight';
    const days = n % 4 === 0 ? (random() - 0.5) * 2 * CLOSE_DAYS : random() * LIFE_DAYS;
    const from = n % 4 === 0 ? changeOfLuck({ ...birth, dayBoundary }, Math.floor(random() * 9)) : birth.clock;
    const at = Math.floor((from + days * MS_PER_DAY) / MINUTE) * MINUTE;
    n += 1;
    yield { ...birth, dayBoundary, at: Math.min(Math.max(at, birth.clock), LAST_MOMENT) };
  }
}

const changeOfLuck = (birth: Omit<PillarMoment, 'at'>, number: number): number =>
  luckPeriodsOf(chartInChina(birth))[number]!.endsAt + EIGHT_HOURS;

const EIGHT_HOURS = 8 * 3_600_000;

/** The chart of a birth whose clock and sundial are both UTC+8: its zone provides the clock of the luck, the instant everything else. */
export function chartInChina({ clock, gender, dayBoundary }: Omit<PillarMoment, 'at'>): Chart {
  const at = new Date(clock);
  const chart = castChart(
    {
      date: { calendar: 'solar', ...gregorianOf(Math.floor(clock / MS_PER_DAY)) },
      hour: at.getUTCHours(),
      minute: at.getUTCMinutes(),
      gender,
      place: { longitude: 120, timeZone: 'Etc/GMT-8' },
    },
    { dayBoundary },
  );
  return { ...chart, ...castChartAt(...inChina(clock), gender, { dayBoundary }) };
}

/** Facts of pillars at a moment by Beichen. */
export function pillarMomentFacts(question: PillarMoment): Facts {
  const { at, clock, gender, dayBoundary } = question;
  const chart = chartInChina(question);
  const { moment } = castChartAt(...inChina(at), gender, { dayBoundary });
  const transits = pillarTransits(chart, moment, 'hour');
  const { luck, solarYear } = transits;
  const [before, first] = luckPeriodsOf(chart) as readonly [LuckPeriod, LuckPeriod];
  const own = first.pillar!;
  const running = luck.pillar ?? own;
  const firstYears = yearsFrom(chart, first, yearAt(own.startsAt));
  return {
    luck: luck.ordinal === 0 ? 'before' : `${luck.ordinal} ${pairText(running.pair)}`,
    'luck.ages': `${running.fromAge}-${running.toAge}`,
    'luck.years': yearsFrom(chart, luck.ordinal === 0 ? first : luck, yearAt(running.startsAt))
      .slice(0, 10)
      .join(', '),
    'luck.start': `${new Date(own.startsAt).toISOString().slice(0, 16)} ${own.fromAge}`,
    'luck.after': Object.values(chart.pillars.luck.startsAfter).join(' '),
    'first.pair': pairText(own.pair),
    'first.years': firstYears.slice(0, 10).join(', '),
    'first.months': monthsText(yearAt(own.startsAt)),
    'before.years': yearsFrom(chart, before, yearAt(clock))
      .filter((year) => !firstYears.includes(year))
      .join(', '),
    'smallLuck.ages': AGES.map((age) => pairText(smallLuckAt(chart, age, 'hour').pair)).join(' '),
    'smallLuck.year': pairText(transits.smallLuck.pair),
    'solarYear.months': monthsText(solarYear.year),
    ...facesOf(transits),
  };
}

/** The solar years of a luck from a Gregorian year on: other programs omit the year that had already begun. */
const yearsFrom = (chart: Chart, luck: LuckPeriod, first: number): readonly string[] =>
  solarYearsIn(chart.moment.jie, luck)
    .filter(({ year }) => year >= first)
    .map(({ year, pair }) => `${year} ${pairText(pair)}`);

const monthsText = (year: number): string =>
  solarMonthsOf(year)
    .map(({ pair }) => pairText(pair))
    .join(' ');

const yearAt = (clock: number): number => new Date(clock).getUTCFullYear();

/** Minutes between a moment and the nearest change of luck. */
export function minutesFromChange(question: PillarMoment): number {
  const chart = chartInChina(question);
  const [at] = inChina(question.at);
  const { startsAt, endsAt } = luckPeriodAt(chart, at);
  return Math.min(at - startsAt, endsAt - at) / MINUTE;
}
