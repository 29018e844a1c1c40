// What is doubtful about a chart, and which chart would the other choice give?

import { type Birth, leapTwin } from './birth.ts';
import { type Boundaries, type Boundary, boundariesOf } from './boundaries.ts';
import { MS_PER_HOUR } from './calendar/birth-moment.ts';
import { dateOfDay, dayNumber, MS_PER_DAY } from './calendar/day-number.ts';
import { otherLunarDateOfDay } from './calendar/lunar-calendar.ts';
import { type Chart, type ChartAt, castChart, withLunarDate } from './cast-chart.ts';
import type { Conventions } from './conventions.ts';
import { clockOfInstant } from './time/clock.ts';
import type { Instant } from './time/instant.ts';
import { zoneNamed } from './time/zone-history.ts';
import type { WarningCode } from './words/words.ts';

/** The parameters that ask for another chart. */
type Request = Readonly<Record<string, string | number | boolean>>;

/** One doubt: its code, what its sentence names, and the chart that the other choice gives. */
export interface Doubt {
  readonly code: WarningCode;
  readonly values: Readonly<Record<string, string | number>>;
  readonly alternative?: { readonly chart: ChartAt; readonly request?: Request };
}

const CLOSE_TO_DOUBLE_HOUR_SECONDS = 5 * 60;
const CLOSE_TO_TERM_SECONDS = 10 * 60;
const FIRST_DISPUTED_LEAP_DAY = 16;
const LAST_MINUTE = 59;

/** Everything doubtful about a chart, the most telling first. */
export function doubtsOf(chart: Chart, boundaries: Boundaries = boundariesOf(chart)): readonly Doubt[] {
  return [
    ...minuteDoubts(chart, boundaries),
    ...nearDoubts(chart, boundaries),
    ...lateZiDoubts(chart),
    ...leapMonthDoubts(chart),
    ...clockDoubts(chart),
    ...zoneDoubts(chart),
    ...newMoonDoubts(chart),
  ];
}

function minuteDoubts(chart: Chart, { after }: Boundaries): Doubt[] {
  if (chart.birth.minute !== undefined) return [];
  const changes = after.instant - chart.moment.instant <= LAST_MINUTE * 60_000;
  if (!changes) return [doubt(chart, 'minute_assumed', {}, undefined)];
  // The first minute of the other chart, unless the clock was changed on the way there.
  const { hour, minute: first = LAST_MINUTE } = clockBeyond(chart, after).birth;
  const other = { minute: hour === chart.birth.hour ? first : LAST_MINUTE };
  return [doubt(chart, 'minute_assumed', {}, { birth: other, request: other })];
}

function nearDoubts(chart: Chart, { before, after }: Boundaries): Doubt[] {
  return [before, after].flatMap((boundary) => {
    const seconds = Math.abs(boundary.secondsAway);
    const near = boundary.kind === 'solarTerm' ? CLOSE_TO_TERM_SECONDS : CLOSE_TO_DOUBLE_HOUR_SECONDS;
    if (seconds > near) return [];
    const beyond = clockBeyond(chart, boundary);
    const values = { seconds: Math.round(seconds), other: boundary.other };
    return [doubt(chart, NEAR[boundary.kind], values, { birth: beyond.birth, request: beyond.request })];
  });
}

const NEAR = { doubleHour: 'near_double_hour', solarTerm: 'near_solar_term', midnight: 'near_midnight' } as const;

function lateZiDoubts(chart: Chart): Doubt[] {
  const late = chart.moment.hour === 0 && chart.moment.solarTime < chart.moment.dayOfHour * MS_PER_DAY;
  if (!late) return [];
  const dayBoundary = chart.conventions.dayBoundary === 'zi' ? 'midnight' : 'zi';
  return [doubt(chart, 'late_zi_hour', {}, { conventions: { dayBoundary }, request: { dayBoundary } })];
}

function leapMonthDoubts(chart: Chart): Doubt[] {
  const doubts: Doubt[] = [];
  const twin = leapTwin(chart.birth.date);
  if (twin !== undefined) {
    const date = { ...chart.birth.date, leapMonth: true };
    const values = { year: twin.year, month: twin.month };
    doubts.push(doubt(chart, 'leap_month_exists', values, { birth: { date }, request: { leapMonth: true } }));
  }
  const { leapMonth, month, day } = chart.moment.lunarDate;
  if (leapMonth && day >= FIRST_DISPUTED_LEAP_DAY) {
    const leapMonthRule = chart.conventions.leapMonthRule === 'same' ? 'split' : 'same';
    doubts.push(
      doubt(chart, 'leap_month_day', { month, day }, { conventions: { leapMonthRule }, request: { leapMonthRule } }),
    );
  }
  return doubts;
}

function clockDoubts(chart: Chart): Doubt[] {
  const { clock } = chart;
  const doubts: Doubt[] = [];
  if (clock.kind === 'repeated') {
    const taken = clock.instant === clock.earlier.instant ? 'earlier' : 'later';
    const disambiguation = taken === 'earlier' ? 'later' : 'earlier';
    doubts.push(doubt(chart, 'repeated_hour', { taken }, { birth: { disambiguation }, request: { disambiguation } }));
  }
  if (clock.kind === 'skipped') {
    const { birth, request } = clockTime(chart.birth, clock.clock - clock.gapSeconds * 1000);
    const shown = new Date(clock.shown.clock).toISOString().slice(11, 16);
    doubts.push(doubt(chart, 'skipped_hour', { shown }, { birth, request }));
  }
  if (clock.localMean) doubts.push({ code: 'local_mean_time', values: { offset: offsetText(clock.offsetSeconds) } });
  return doubts;
}

function zoneDoubts(chart: Chart): Doubt[] {
  const { place } = chart.birth;
  return (place.otherTimeZones ?? [])
    .filter((timeZone) => timeZone !== place.timeZone)
    .map((timeZone) =>
      doubt(
        chart,
        'two_time_zones',
        { zone: place.timeZone },
        { birth: { place: { ...place, timeZone } }, request: { timeZone } },
      ),
    );
}

function newMoonDoubts(chart: Chart): Doubt[] {
  const other = otherLunarDateOfDay(chart.moment.day);
  if (other === undefined) return [];
  return [{ code: 'unsettled_month_start', values: {}, alternative: { chart: withLunarDate(chart, other) } }];
}

interface Change {
  readonly birth?: Partial<Birth>;
  readonly conventions?: Partial<Conventions>;
  readonly request: Request;
}

/** A doubt with the chart of the changed birth; without one where that birth lies outside the calendar. */
function doubt(chart: Chart, code: WarningCode, values: Doubt['values'], change: Change | undefined): Doubt {
  const other = change === undefined ? undefined : recast(chart, change);
  return change === undefined || other === undefined
    ? { code, values }
    : { code, values, alternative: { chart: other, request: change.request } };
}

function recast(chart: Chart, { birth, conventions }: Change): Chart | undefined {
  try {
    return castChart({ ...chart.birth, ...birth }, { ...chart.conventions, ...conventions });
  } catch (error) {
    if (error instanceof RangeError) return undefined; // beyond the first or the last day
    throw error;
  }
}

/** The whole minute on the clock that lies nearest beyond a boundary. */
function clockBeyond(chart: Chart, boundary: Boundary) {
  const ahead = boundary.instant > chart.moment.instant;
  const minute = 60_000;
  const shown = clockOfInstant(
    (boundary.instant - (ahead ? 0 : 1)) as Instant,
    zoneNamed(chart.birth.place.timeZone)!,
    chart.birth.place.longitude,
  );
  return clockTime(chart.birth, (ahead ? Math.ceil(shown.clock / minute) : Math.floor(shown.clock / minute)) * minute);
}

/** A birth at another clock time, and the parameters that ask for it. */
function clockTime(birth: Birth, clock: number): { birth: Partial<Birth>; request: Request } {
  const day = Math.floor(clock / MS_PER_DAY);
  const date = { calendar: 'solar', ...dateOfDay(dayNumber(day)) } as const;
  const hour = Math.floor((clock - day * MS_PER_DAY) / MS_PER_HOUR);
  const minute = Math.floor((clock - day * MS_PER_DAY - hour * MS_PER_HOUR) / 60_000);
  const request = { date: new Date(clock).toISOString().slice(0, 10), hour, minute };
  return {
    birth: { date, hour, minute },
    request: birth.date.calendar === 'solar' ? request : { calendar: 'solar', ...request },
  };
}

function offsetText(seconds: number): string {
  const text = new Date(Math.abs(seconds) * 1000).toISOString().slice(11, 19);
  return `${seconds < 0 ? '-' : '+'}${text}`;
}
