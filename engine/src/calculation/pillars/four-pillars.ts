// The four pillars (八字) of a birth. Year and month by the instant, day and double hour by true solar time.

import type { BirthMoment } from '../calendar/birth-moment.ts';
import { pairOfDay } from '../calendar/day-pair.ts';
import type { GrowthOfYinStems } from '../cycle/growth-phase.ts';
import { pairOf, type Sexagenary, stemOf, stemOfHour } from '../cycle/sexagenary.ts';
import { bodyPalacePillar, conceptionPillar, fetalBreathPillar, lifePalacePillar } from './derived-pillars.ts';
import { type ElementSpread, elementSpread } from './five-elements.ts';
import { type Luck, luckOf } from './luck.ts';
import { type Pillar, pillarsBy, type Seer } from './pillar.ts';

/** The four pillars by their names, in their order. */
export const PILLAR_IDS = ['year', 'month', 'day', 'hour'] as const;
export type PillarId = (typeof PILLAR_IDS)[number];

/** The pillars of year, month and hour. The stem of the day pillar is the Day Master. */
export const BESIDE_THE_DAY = ['year', 'month', 'hour'] as const satisfies readonly PillarId[];

/** The pillars of a birth; the Day Master is the stem of the day, from which all else is seen. */
export interface FourPillars extends Readonly<Record<PillarId, Pillar>>, Seer {
  readonly conception: Sexagenary;
  readonly fetalBreath: Sexagenary;
  readonly lifePalacePillar: Sexagenary;
  readonly bodyPalacePillar: Sexagenary;
  readonly elements: ElementSpread;
  readonly luck: Luck;
}

/** The pillars seen from the Day Master, without derived ones. */
export type SeenPillars = Pick<FourPillars, PillarId | keyof Seer>;

/**
 * The pillars of four pairs, seen from the stem of the day.
 * @example
 * const [year, month, day, hour] = ['庚午', '癸未', '戊午', '丙辰'].map(pairFromHanzi);
 * seenPillars({ year, month, day, hour }).dayMaster // 4: 戊
 */
export function seenPillars(
  { year, month, day, hour }: NatalPairs,
  growthOfYinStems: GrowthOfYinStems = 'backward',
): SeenPillars {
  const dayMaster = stemOf(day);
  const { seen, ofDay } = pillarsBy(growthOfYinStems);
  const pillars = seen[dayMaster]!;
  return {
    year: pillars[year]!,
    month: pillars[month]!,
    day: ofDay[day]!,
    hour: pillars[hour]!,
    dayMaster,
    growthOfYinStems,
  };
}

/** Casts the four pillars of a birth. */
export function fourPillars(moment: BirthMoment, male: boolean, growthOfYinStems: GrowthOfYinStems): FourPillars {
  const dayPair = pairOfDay(moment.day);
  const hourPair = hourPairOf(moment);
  const seen = { year: moment.solarYear, month: moment.solarMonth, day: dayPair, hour: hourPair };
  const { year, month, day, hour, dayMaster } = seenPillars(seen, growthOfYinStems);
  return {
    year,
    month,
    day,
    hour,
    dayMaster,
    growthOfYinStems,
    conception: conceptionPillar(moment.solarMonth),
    fetalBreath: fetalBreathPillar(dayPair),
    lifePalacePillar: lifePalacePillar(moment.solarYear, moment.solarMonth, hourPair),
    bodyPalacePillar: bodyPalacePillar(moment.solarYear, moment.solarMonth, hourPair),
    elements: elementSpread(year, month, day, hour),
    luck: luckOf(moment, male),
  };
}

/** The pairs of the four pillars. */
export type NatalPairs = Readonly<Record<PillarId, Sexagenary>>;

/** The known pillars of the four. */
export type KnownPairs = { readonly [Id in PillarId]?: Sexagenary | undefined };

/** The pairs of cast pillars. */
export const pairsOf = ({ year, month, day, hour }: SeenPillars): NatalPairs => ({
  year: year.pair,
  month: month.pair,
  day: day.pair,
  hour: hour.pair,
});

/** The pair of the double hour; from 23:00 on its stem follows from the next day, under either day boundary. */
export const hourPairOf = (moment: BirthMoment): Sexagenary =>
  pairOf(stemOfHour(stemOf(pairOfDay(moment.dayOfHour)), moment.hour), moment.hour);
