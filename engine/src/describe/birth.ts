// How is the way told that leads from the clock to the Sun, and from the Sun to the calendar?

import { type Boundaries, clockAt, hasOtherDate } from '../boundaries.ts';
import { instantOfTerm } from '../calendar/solar-year.ts';
import type { Chart } from '../cast-chart.ts';
import type { BirthDocument, PlaceDocument } from '../chart-document.ts';
import { localText, utcText } from '../civil/date-text.ts';
import { MS_PER_HOUR } from '../civil/day-number.ts';
import type { Branch } from '../cycle/branch.ts';
import { mod } from '../cycle/modulo.ts';
import { branchOfPair } from '../cycle/sexagenary.ts';
import type { Labels } from '../labels.ts';
import type { Instant } from '../time/instant.ts';
import { lunarDateDocument } from './lunar-date.ts';

/** The birth of a chart. */
export function birthDocument(
  chart: Chart,
  boundaries: Boundaries,
  labels: Labels,
  place: PlaceDocument = placeOf(chart),
): BirthDocument {
  const { clock, moment, ziwei } = chart;
  const { shown, ...correction } = correctionOf(chart);
  return {
    place,
    clockTime: localText(clock.clock),
    utcOffsetSeconds: clock.offsetSeconds,
    utc: utcText(moment.instant),
    trueSolarTime: localText(shown),
    correction,
    doubleHour: doubleHourDocument(moment.hour, labels),
    lunarDate: lunarDateDocument(moment.lunarDate, labels),
    zodiac: labels.animals[branchOfPair(ziwei.year)]!,
    solarTerm: { ...labels.solarTerms[mod(moment.term, 24)]!, at: utcText(instantOfTerm(moment.term)) },
    nearestBoundary: {
      kind: boundaries.nearest.kind,
      secondsAway: secondsAway(boundaries),
      other: boundaries.nearest.other,
    },
    sameChart: sameChart(chart, boundaries),
  };
}

/** The birthplace of a chart for whoever knows no more of it. */
export const placeOf = ({ birth: { place } }: Chart): PlaceDocument => ({
  longitude: place.longitude,
  timeZone: place.timeZone,
});

/** What the Sun showed, in milliseconds of whole seconds, and the seconds between the clock and it, which add up. */
export function correctionOf({ clock, sun, moment }: Chart): BirthDocument['correction'] & { readonly shown: number } {
  const shown = secondOfSun(moment.solarTime);
  const totalSeconds = Math.round((shown - clock.clock) / 1000);
  const daylightSavingSeconds = -clock.daylightSavingSeconds + 0;
  const longitudeSeconds = Math.round(sun.longitudeSeconds - (clock.offsetSeconds - clock.daylightSavingSeconds));
  const equationOfTimeSeconds = totalSeconds - daylightSavingSeconds - longitudeSeconds;
  return { shown, totalSeconds, daylightSavingSeconds, longitudeSeconds, equationOfTimeSeconds };
}

/** The nearest whole second, but never one that belongs to the next double hour. */
function secondOfSun(solarTime: number): number {
  const nearest = Math.round(solarTime / 1000) * 1000;
  return nearest % MS_PER_HOUR === 0 ? Math.floor(solarTime / 1000) * 1000 : nearest;
}

export const doubleHourDocument = (hour: Branch, labels: Labels): BirthDocument['doubleHour'] => ({
  ...labels.branches[hour]!,
  from: hourText(2 * hour - 1),
  to: hourText(2 * hour + 1),
});

const hourText = (hour: number): string => `${String(mod(hour, 24)).padStart(2, '0')}:00`;

/** Whole seconds to the nearest boundary, negative in the past. */
export const secondsAway = ({ nearest }: Boundaries): number => Math.round(nearest.secondsAway) + 0;

/** The span of the clock in which the chart is this very one. */
function sameChart(chart: Chart, boundaries: Boundaries): BirthDocument['sameChart'] {
  const { from, to } = spanOf(chart, boundaries);
  return { from: localText(from.clock), to: localText(to.clock), fromUtc: utcText(from.utc), toUtc: utcText(to.utc) };
}

/** An end of a span, in milliseconds since 1970, on the clock of the birthplace and in UTC. */
interface EndOfSpan {
  readonly clock: number;
  readonly utc: number;
}

/**
 * The first whole seconds on the clock of the birthplace at or after the ends of the span. The instants tell them apart where the clock was
 * changed between them. Both are told by the date that the chart has, on whichever side of the date line.
 */
export const spanOf = (
  chart: Chart,
  { before, after }: Boundaries,
): { readonly from: EndOfSpan; readonly to: EndOfSpan } => ({
  from: endOfSpan(chart, before.instant),
  to: endOfSpan(chart, after.instant),
});

function endOfSpan(chart: Chart, at: Instant): EndOfSpan {
  const reading = clockAt(chart, at);
  const offset = (hasOtherDate(chart, reading) ? chart.clock : reading).offsetSeconds * 1000;
  const clock = Math.ceil((at + offset) / 1000) * 1000;
  return { clock, utc: clock - offset };
}
