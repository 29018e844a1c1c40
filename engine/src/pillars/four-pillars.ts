// What are the four pillars (八字) of a birth? Year and month by the instant, day and double hour by true solar time.

import type { BirthMoment } from '../calendar/birth-moment.ts';
import { pairOfDay } from '../calendar/day-pair.ts';
import { pairOf, type Sexagenary, stemOf, stemOfHour } from '../cycle/sexagenary.ts';
import type { Stem } from '../cycle/stem.ts';
import { bodyPalacePillar, conceptionPillar, fetalBreathPillar, lifePalacePillar } from './derived-pillars.ts';
import { type ElementSpread, elementSpread } from './five-elements.ts';
import { type Luck, luckOf } from './luck.ts';
import { dayPillarOf, type Pillar, pillarOf } from './pillar.ts';

export interface FourPillars {
  readonly year: Pillar;
  readonly month: Pillar;
  readonly day: Pillar;
  readonly hour: Pillar;
  /** The stem of the day, from which all else is seen. */
  readonly dayMaster: Stem;
  readonly conception: Sexagenary;
  readonly fetalBreath: Sexagenary;
  readonly lifePalacePillar: Sexagenary;
  readonly bodyPalacePillar: Sexagenary;
  readonly elements: ElementSpread;
  readonly luck: Luck;
}

/** Casts the four pillars of a birth. */
export function fourPillars(moment: BirthMoment, male: boolean): FourPillars {
  const dayPair = pairOfDay(moment.day);
  const dayMaster = stemOf(dayPair);
  const hourPair = hourPairOf(moment);
  const year = pillarOf(moment.solarYear, dayMaster);
  const month = pillarOf(moment.solarMonth, dayMaster);
  const day = dayPillarOf(dayPair);
  const hour = pillarOf(hourPair, dayMaster);
  return {
    year,
    month,
    day,
    hour,
    dayMaster,
    conception: conceptionPillar(moment.solarMonth),
    fetalBreath: fetalBreathPillar(dayPair),
    lifePalacePillar: lifePalacePillar(moment.solarYear, moment.solarMonth, hourPair),
    bodyPalacePillar: bodyPalacePillar(moment.solarYear, moment.solarMonth, hourPair),
    elements: elementSpread(year, month, day, hour),
    luck: luckOf(moment, male),
  };
}

/** The pillars of year, month, day and hour, in this order. */
export const visiblePillars = ({ year, month, day, hour }: FourPillars): readonly Pillar[] => [year, month, day, hour];

/** The pair of the double hour; from 23:00 on its stem is that of the next day, under either day boundary. */
export const hourPairOf = (moment: BirthMoment): Sexagenary =>
  pairOf(stemOfHour(stemOf(pairOfDay(moment.dayOfHour)), moment.hour), moment.hour);
