// Compares births of four pillars with tyme4ts and lunar-typescript. Both return an instant of each double hour, by the clock of China without a correction:
// here that is `solarTime: 'clock'` without a place.

import {
  type BranchId,
  castChartAt,
  hanziOfPair,
  idOfPair,
  instant,
  type KnownPillar,
  type Sexagenary,
  type StemId,
  solarTime,
} from 'beichen';
import { birthsThatFit } from 'beichen/births';
import { Solar } from 'lunar-typescript';
import { DefaultEightCharProvider, EightChar, LunarHour, type SolarTime } from 'tyme4ts';
import { expect, test } from 'vitest';
import { randomClockBirths } from '../births/births.ts';
import { MS_PER_HOUR } from '../births/civil-day.ts';

const [FROM, TO] = [1900, 2099];

/** A time of either program, as milliseconds on its clock. */
const clockOf = (at: Solar | SolarTime): number =>
  Date.UTC(at.getYear(), at.getMonth() - 1, at.getDay(), at.getHour(), at.getMinute(), at.getSecond());

type Pillars = [year: string, month: string, day: string, hour: string];

/** tyme4ts: an instant of each double hour with these pillars; the day changes at 23:00. */
function tymeBirths(pillars: Pillars): number[] {
  LunarHour.provider = new DefaultEightCharProvider();
  return new EightChar(...pillars).getSolarTimes(FROM, TO).map(clockOf);
}

/** lunar-typescript: the same, but only until the current year. */
const lunarTypescriptBirths = (pillars: Pillars): number[] => Solar.fromBaZi(...pillars, FROM_ZI, FROM).map(clockOf);
/** Its number of the rule by which the day begins at 23:00. */
const FROM_ZI = 1;

const knownOf = (pair: Sexagenary): KnownPillar => {
  const [stem, branch] = idOfPair(pair).split('-') as [StemId, BranchId];
  return { stem, branch };
};

/** The births of the pillars that a birth by the clock of China has: in Hanzi for the others, and as spans on that clock. */
function birthsLike(clock: number) {
  const { year, month, day, hour } = castChartAt(instant(clock - 8 * MS_PER_HOUR), solarTime(clock), 'male').pillars;
  const { births } = birthsThatFit(
    {
      yearPillar: knownOf(year.pair),
      monthPillar: knownOf(month.pair),
      dayPillar: knownOf(day.pair),
      hourPillar: knownOf(hour.pair),
    },
    { fromYear: FROM, toYear: TO, conventions: { solarTime: 'clock' } },
  );
  return {
    clock,
    hanzi: [year, month, day, hour].map(({ pair }) => hanziOfPair(pair)) as Pillars,
    spans: births.map(({ from, to }) => [from.solarTime, to.solarTime] as const),
  };
}

const CLOCKS = [...randomClockBirths(400, 61)].map(({ clock }) => birthsLike(clock));
const holds =
  (at: number) =>
  ([from, to]: readonly [number, number]): boolean =>
    at >= from && at < to;

test('400 births are among those of their pillars', () => {
  expect(CLOCKS.filter(({ clock, spans }) => !spans.some(holds(clock)))).toEqual([]);
});

test('tyme4ts finds the same births of their pillars, but for parts of double hours that do not hold its instant', () => {
  let whole = 0;
  for (const { hanzi, spans } of CLOCKS) {
    const theirs = tymeBirths(hanzi);
    expect([hanzi, theirs.filter((at) => !spans.some(holds(at)))]).toEqual([hanzi, []]);
    const missed = spans.filter((span) => !theirs.some((at) => holds(at)(span)));
    expect([hanzi, missed.filter(([from, to]) => to - from === 2 * MS_PER_HOUR)]).toEqual([hanzi, []]);
    whole += spans.length - missed.length;
  }
  expect(whole).toBeGreaterThan(600);
});

test('what lunar-typescript finds of them until now is among ours', () => {
  let found = 0;
  for (const { hanzi, spans } of CLOCKS) {
    const theirs = lunarTypescriptBirths(hanzi).filter((at) => new Date(at).getUTCFullYear() >= FROM);
    expect([hanzi, theirs.filter((at) => !spans.some(holds(at)))]).toEqual([hanzi, []]);
    found += theirs.length;
  }
  expect(found).toBeGreaterThan(200);
});
