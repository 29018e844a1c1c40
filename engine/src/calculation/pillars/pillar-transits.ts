// Pillars of a moment: the luck at that time and the pillars of year, month, day and double hour (流年, 流月, 流日, 流时), seen from the natal Day Master. Luck, year
// and month depend on the instant; day and double hour on solar time or the clock at the place of the moment. docs/rules/transits.md C.

import type { BirthMoment } from '../calendar/birth-moment.ts';
import { pairOfDay } from '../calendar/day-pair.ts';
import { type FourPillars, hourPairOf } from './four-pillars.ts';
import { type LuckInTime, type LuckPeriod, luckPeriodAt } from './luck-periods.ts';
import { type Pillar, pillarOf } from './pillar.ts';
import { type SmallLuckRule, smallLuckOf } from './small-luck.ts';
import { type SolarMonth, type SolarYear, solarMonthAt, solarYearAt } from './solar-years.ts';

/** Natal source of the pillars of a moment; a `Chart` is one. */
export interface NatalPillars extends LuckInTime {
  readonly pillars: FourPillars;
  readonly moment: Pick<BirthMoment, 'jie'>;
  readonly birth: { readonly gender: 'male' | 'female' };
}

/** Luck and pillars at an instant. */
export interface PillarTransits {
  readonly luck: LuckPeriod;
  readonly solarYear: SolarYear;
  readonly solarMonth: SolarMonth;
  /** The pillar of the current luck; absent before the first one. */
  readonly luckPillar?: Pillar;
  readonly smallLuck: Pillar;
  readonly year: Pillar;
  readonly month: Pillar;
  readonly day: Pillar;
  readonly hour: Pillar;
}

/**
 * Luck and pillars of a birth at a moment.
 * @param moment not earlier than the birth
 */
export function pillarTransits(chart: NatalPillars, moment: BirthMoment, rule: SmallLuckRule): PillarTransits {
  const { pillars } = chart;
  const luck = luckPeriodAt(chart, moment.instant);
  const solarYear = solarYearAt(chart.moment.jie, moment.instant);
  return {
    luck,
    solarYear,
    solarMonth: solarMonthAt(moment.instant),
    ...(luck.pillar && { luckPillar: pillarOf(luck.pillar.pair, pillars) }),
    smallLuck: smallLuckAt(chart, solarYear.age, rule),
    year: pillarOf(moment.solarYear, pillars),
    month: pillarOf(moment.solarMonth, pillars),
    day: pillarOf(pairOfDay(moment.day), pillars),
    hour: pillarOf(hourPairOf(moment), pillars),
  };
}

/** Small luck of an age in solar years, for the natal Day Master. */
export function smallLuckAt({ pillars, birth }: NatalPillars, age: number, rule: SmallLuckRule): Pillar {
  const born = { hour: pillars.hour.pair, forward: pillars.luck.forward, male: birth.gender === 'male' };
  return pillarOf(smallLuckOf(rule, age, born), pillars);
}

/** True if the branch of a pillar is void by the natal day (落空亡). */
export const isInNatalVoid = ({ day }: FourPillars, { branch }: Pillar): boolean => day.voidBranches.includes(branch);
