// Days that a place skipped when it crossed the date line: Samoa 2011-12-30, Manila 1844-12-31. Nobody was born on such a date. Its times, read with the offset
// of the day before, would be instants of the next date, which would then have two dates and two charts. So they are rejected, and the error names the dates on
// either side, one of which is meant.

import { dateText } from '../civil/date-text.ts';
import { type DayNumber, dateOfDay, dayAt, MS_PER_DAY, MS_PER_HOUR } from '../civil/day-number.ts';
import type { InputProblem } from '../input/input.ts';
import { civilDaySpans } from './civil-day-span.ts';
import { type ClockAnswer, readClock, wallClock } from './clock.ts';
import type { Zone } from './zone-history.ts';

/** The dates before and after a skipped day, as texts: '2011-12-29' and '2011-12-31'. */
export interface NeighbourDates {
  readonly before: string;
  readonly after: string;
}

/** The problem of a skipped day. */
export interface SkippedDayProblem extends Pick<InputProblem, 'given' | 'allowed'> {
  readonly code: 'nonexistent_local_time';
  readonly neighbours: NeighbourDates;
}

/** The problem of a clock time within a gap of a day or more; undefined for any other answer. */
export function problemOfSkippedDay(answer: ClockAnswer): SkippedDayProblem | undefined {
  if (answer.kind !== 'skipped' || answer.gapSeconds * 1000 < MS_PER_DAY) return undefined;
  const gap = answer.gapSeconds * 1000;
  // The clock showed this time of day on both dates.
  const [before, after] = [dateAt(answer.clock - gap), dateAt(answer.clock + gap)];
  return {
    code: 'nonexistent_local_time',
    given: dateAt(answer.clock),
    allowed: `a day that the place did not leave out, such as ${before} or ${after}`,
    neighbours: { before, after },
  };
}

/** The problem of a date that the clock of a zone skipped at a longitude; undefined for any other date. */
export function problemOfDay(day: DayNumber, zone: Zone, longitudeDegrees: number): SkippedDayProblem | undefined {
  if (civilDaySpans(day, zone, longitudeDegrees).length > 0) return undefined;
  return problemOfSkippedDay(readClock(wallClock(day * MS_PER_DAY + 12 * MS_PER_HOUR), zone, longitudeDegrees));
}

const dateAt = (clock: number): string => dateText(dateOfDay(dayAt(clock)));
