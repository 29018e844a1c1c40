// Warnings of transits, with the result of the other choice.

import { isLateZi } from '../../calendar/birth-moment.ts';
import { lunarCalendarOf, otherRegionsOf } from '../../calendar/calendar-region.ts';
import { MS_PER_DOUBLE_HOUR, startOfDoubleHour } from '../../calendar/double-hour.ts';
import { isSameDate, isSameMonth, lunarDateOfDay, otherLunarDateOfDay } from '../../calendar/lunar-calendar.ts';
import { instantOfTerm, type SolarTermId, type TermNumber, termId } from '../../calendar/solar-year.ts';
import { localText, offsetText, utcText } from '../../civil/date-text.ts';
import { dayAt, MS_PER_HOUR } from '../../civil/day-number.ts';
import { BRANCH_IDS, type BranchId, branch } from '../../cycle/branch.ts';
import { type Instant, instant } from '../../time/instant.ts';
import { SPLIT_DAY } from '../../ziwei/ziwei-date.ts';
import { InvalidBirth, otherZonesOf } from '../birth.ts';
import { castChart } from '../chart.ts';
import type { ConventionOptions } from '../conventions.ts';
import { CLOSE_TO_DOUBLE_HOUR_SECONDS, CLOSE_TO_TERM_SECONDS } from '../warnings.ts';
import { type At, hasUnit } from './at.ts';
import { castTransits, type TransitOptions, Transits } from './cast-transits.ts';
import { spanBetween } from './edges.ts';
import { InvalidMoment } from './moment.ts';

/** The codes of the warnings about a moment. */
export const TRANSIT_WARNING_CODES = [
  'moment_near_double_hour',
  'moment_near_midnight',
  'moment_near_solar_term',
  'moment_day_of_solar_term',
  'moment_late_zi_hour',
  'moment_calendar_differs',
  'moment_leap_month_day',
  'moment_repeated_hour',
  'moment_skipped_hour',
  'moment_two_time_zones',
  'moment_local_mean_time',
  'moment_unsettled_month_start',
  'past_decades',
  'moment_place_assumed',
] as const;
export type TransitWarningCode = (typeof TRANSIT_WARNING_CODES)[number];

/** The parameters that request the other transits. */
type Request = Readonly<Record<string, string | number>>;

/** A warning: its code, the values for its sentence, and the transits of the other choice. */
export interface TransitWarning {
  readonly code: TransitWarningCode;
  readonly values: Readonly<Record<string, string | number>>;
  readonly alternative?: { readonly transits: Transits; readonly request?: Request };
}

/** All warnings about the transits of a moment, the most important first. */
export function transitWarningsOf(transits: Transits): readonly TransitWarning[] {
  if (!hasUnit(transits.moment.form, 'month')) return decadeWarnings(transits); // the middle of a year is near no edge
  return [
    ...hourWarnings(transits),
    ...termWarnings(transits),
    ...lateZiWarnings(transits),
    ...calendarWarnings(transits),
    ...leapMonthWarnings(transits),
    ...clockWarnings(transits),
    ...zoneWarnings(transits),
    ...newMoonWarnings(transits),
    ...decadeWarnings(transits),
    ...placeWarnings(transits),
  ];
}

function hourWarnings(transits: Transits): TransitWarning[] {
  const { moment, chart } = transits;
  if (!hasUnit(moment.form, 'hour')) return [];
  const start = startOfDoubleHour(moment.solarTime);
  const warnings = edgesAround(transits, [start, start + MS_PER_DOUBLE_HOUR]).flatMap((edge) =>
    nearWarning(transits, 'moment_near_double_hour', edge, hourBeyond(transits, edge), CLOSE_TO_DOUBLE_HOUR_SECONDS),
  );
  if (moment.hour !== 0 || chart.conventions.dayBoundary !== 'midnight') return warnings;
  const midnight = edgesAround(transits, [start + MS_PER_HOUR]).flatMap((edge) =>
    nearWarning(transits, 'moment_near_midnight', edge, BRANCH_IDS[0]!, CLOSE_TO_DOUBLE_HOUR_SECONDS),
  );
  return [...warnings, ...midnight];
}

/** The instants nearest to the moment at which the clock that decides shows one of these times. */
function edgesAround({ moment }: Transits, shown: readonly number[]): readonly Instant[] {
  const { startsAt, endsAt } = spanBetween(
    moment.placeClock,
    moment.instant,
    shown.map((time) => ({ shown: time })),
  );
  return [startsAt, endsAt].filter((at) => at !== undefined);
}

const hourBeyond = ({ moment }: Transits, edge: Instant): BranchId =>
  BRANCH_IDS[branch(moment.hour + (edge > moment.instant ? 1 : -1))]!;

function termWarnings(transits: Transits): TransitWarning[] {
  const { moment } = transits;
  const terms = [moment.jie, (moment.jie + 2) as TermNumber];
  if (!hasUnit(moment.form, 'day')) return []; // the middle of a month is near no term at which a solar month changes
  if (hasUnit(moment.form, 'hour')) {
    return terms.flatMap((term) =>
      nearWarning(transits, 'moment_near_solar_term', instantOfTerm(term), termId(term), CLOSE_TO_TERM_SECONDS),
    );
  }
  const day = dayAt(moment.shown.clock);
  return terms.flatMap((term) => {
    const at = instantOfTerm(term);
    if (dayAt(at + moment.shown.offsetSeconds * 1000) !== day) return [];
    return [warning(transits, 'moment_day_of_solar_term', { other: termId(term) }, { at: beyond(moment.instant, at) })];
  });
}

/** A warning of a near edge, with the transits on its other side. */
function nearWarning(
  transits: Transits,
  code: TransitWarningCode,
  edge: Instant,
  other: BranchId | SolarTermId,
  nearSeconds: number,
): TransitWarning[] {
  const seconds = Math.round(Math.abs(edge - transits.moment.instant) / 1000);
  if (seconds > nearSeconds) return [];
  return [warning(transits, code, { seconds, other }, { at: beyond(transits.moment.instant, edge) })];
}

/** The first whole second on the other side of an edge, as an instant. */
const beyond = (from: Instant, edge: Instant): string =>
  utcText(edge > from ? Math.ceil(edge / 1000) * 1000 : Math.floor((edge - 1) / 1000) * 1000);

function lateZiWarnings(transits: Transits): TransitWarning[] {
  const { moment, chart } = transits;
  if (!hasUnit(moment.form, 'hour') || !isLateZi(moment)) return [];
  const dayBoundary = chart.conventions.dayBoundary === 'zi' ? 'midnight' : 'zi';
  return [warning(transits, 'moment_late_zi_hour', {}, { conventions: { dayBoundary } })];
}

/** Warns if the calendar of the moment and another one differ: `otherRegionsOf` the birthplace, or the place of the moment. */
function calendarWarnings(transits: Transits): TransitWarning[] {
  const { chart, moment } = transits;
  const region = chart.conventions.calendarRegion;
  const isSame = hasUnit(moment.form, 'day') ? isSameDate : isSameMonth;
  const calendarRegion = [chart.birth.place, moment.place]
    .flatMap((place) => otherRegionsOf(place, region))
    .find((each) => !isSame(moment.lunarDate, lunarDateOfDay(moment.day, lunarCalendarOf(chart.birth.place, each))));
  if (calendarRegion === undefined) return [];
  const values = { region, otherRegion: calendarRegion };
  return [warning(transits, 'moment_calendar_differs', values, { conventions: { calendarRegion } })];
}

function leapMonthWarnings(transits: Transits): TransitWarning[] {
  const { leapMonth, month, day } = transits.moment.lunarDate;
  if (!leapMonth || day < SPLIT_DAY) return [];
  const leapMonthRule = transits.chart.conventions.leapMonthRule === 'same' ? 'split' : 'same';
  return [warning(transits, 'moment_leap_month_day', { month, day }, { conventions: { leapMonthRule } })];
}

function clockWarnings(transits: Transits): TransitWarning[] {
  const { clock, shown } = transits.moment;
  const warnings: TransitWarning[] = [];
  if (clock.kind === 'repeated') {
    const taken = clock.instant === clock.earlier.instant ? 'earlier' : 'later';
    const atDisambiguation = taken === 'earlier' ? 'later' : 'earlier';
    warnings.push(warning(transits, 'moment_repeated_hour', { taken }, { options: { atDisambiguation } }));
  }
  if (clock.kind === 'skipped') {
    const other = instant(clock.instant - clock.gapSeconds * 1000);
    const values = { shown: localText(shown.clock) };
    warnings.push(warning(transits, 'moment_skipped_hour', values, { at: utcText(other) }));
  }
  if (shown.localMean)
    warnings.push({ code: 'moment_local_mean_time', values: { offset: offsetText(shown.offsetSeconds) } });
  return warnings;
}

/** Warns of other zones. Not for an instant if the Sun decides: then nothing depends on the zone. */
function zoneWarnings(transits: Transits): TransitWarning[] {
  const { form, place, placeClock } = transits.moment;
  if (form === 'instant' && placeClock.rule !== 'clock') return [];
  return otherZonesOf(place).map((atTimeZone) =>
    warning(
      transits,
      'moment_two_time_zones',
      { zone: place.timeZone },
      { options: { atTimeZone, ...(place.longitude === undefined ? {} : { atLongitude: place.longitude }) } },
    ),
  );
}

function newMoonWarnings({ chart, at, options, moment }: Transits): TransitWarning[] {
  const lunarDate = otherLunarDateOfDay(moment.day, moment.lunarCalendar);
  if (lunarDate === undefined) return [];
  const transits = new Transits(chart, at, options, { ...moment, lunarDate });
  return [{ code: 'moment_unsettled_month_start', values: {}, alternative: { transits } }];
}

const decadeWarnings = ({ ziwei }: Transits): TransitWarning[] =>
  ziwei.decade === undefined ? [{ code: 'past_decades', values: { age: ziwei.nominalAge } }] : [];

const placeWarnings = ({ moment: { place, placeAssumed } }: Transits): TransitWarning[] =>
  placeAssumed ? [{ code: 'moment_place_assumed', values: { zone: place.timeZone } }] : [];

interface Change {
  readonly at?: At;
  readonly options?: TransitOptions;
  readonly conventions?: ConventionOptions;
}

/** A warning with the transits of the other choice. There are none before the birth and beyond the calendar. */
function warning(
  transits: Transits,
  code: TransitWarningCode,
  values: TransitWarning['values'],
  { at, options, conventions }: Change,
): TransitWarning {
  const other = recast(transits, { at, options, conventions });
  if (other === undefined) return { code, values };
  const request = { ...(at === undefined ? {} : { at }), ...options, ...conventions } as Request;
  return { code, values, alternative: { transits: other, request } };
}

function recast(
  { chart, at, options }: Transits,
  change: { readonly [K in keyof Change]: Change[K] | undefined },
): Transits | undefined {
  try {
    const other =
      change.conventions === undefined
        ? chart
        : castChart(chart.birth, { ...chart.conventions, ...change.conventions });
    return castTransits(other, change.at ?? at, { ...options, ...change.options });
  } catch (error) {
    if (error instanceof InvalidMoment || error instanceof InvalidBirth) return undefined;
    throw error;
  }
}
