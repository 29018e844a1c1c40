// Solar terms, new moons and full moons of a range of days: instants of the real sky, with the time on the clock of the almanac.

import { instantOfTerm, type TermNumber, termAt } from '../calendar/solar-year.ts';
import { type DayNumber, dayAt, MS_PER_DAY } from '../civil/day-number.ts';
import { fullMoonTT } from '../sky/full-moons.ts';
import { lunationAt, newMoonTT } from '../sky/new-moons.ts';
import { type Instant, instant, instantOfTT, ttOfInstant } from '../time/instant.ts';
import type { CivilClock } from './civil-clock.ts';

/** An event of the sky. */
export interface SkyEvent {
  readonly instant: Instant;
  /** Time on the clock of the almanac, in milliseconds since 1970-01-01T00:00 on that clock. */
  readonly clock: number;
}

/** The beginning of a solar term. */
export interface TermEvent extends SkyEvent {
  readonly term: TermNumber;
}

/** Consecutive days. */
export interface Days {
  readonly first: DayNumber;
  /** The day after the last. */
  readonly end: DayNumber;
}

// No clock is two days from UTC, so every event of the first day is after this instant.
const before = ({ first }: Days): Instant => instant((first - 2) * MS_PER_DAY);

/** The solar terms that begin within a range of days. */
export const termsOn = (days: Days, clock: CivilClock): readonly TermEvent[] =>
  eventsOn(days, clock, termAt(before(days)), (term) => instantOfTerm(term as TermNumber)).map(
    ({ number, ...event }) => ({
      ...event,
      term: number as TermNumber,
    }),
  );

/** The new moons within a range of days. */
export const newMoonsOn = (days: Days, clock: CivilClock): readonly SkyEvent[] =>
  eventsOn(days, clock, lunationBefore(days), (lunation) => instantOfTT(newMoonTT(lunation)));

/** The full moons within a range of days. */
export const fullMoonsOn = (days: Days, clock: CivilClock): readonly SkyEvent[] =>
  eventsOn(days, clock, lunationBefore(days), (lunation) => instantOfTT(fullMoonTT(lunation)));

const lunationBefore = (days: Days): number => lunationAt(ttOfInstant(before(days)));

/** The events of one kind within a range of days. */
function eventsOn(
  days: Days,
  { clockAt }: CivilClock,
  number: number,
  instantOf: (number: number) => Instant,
): readonly (SkyEvent & { readonly number: number })[] {
  const events: (SkyEvent & { readonly number: number })[] = [];
  for (let next = number; ; next++) {
    const at = instantOf(next);
    const clock = clockAt(at);
    const day = dayAt(clock);
    if (day >= days.end) return events;
    if (day >= days.first) events.push({ instant: at, clock, number: next });
  }
}
