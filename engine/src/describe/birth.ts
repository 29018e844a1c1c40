// How is the way told that leads from the clock to the Sun, and from the Sun to the calendar?

import { type Boundaries, secondsAway, spanOf } from '../boundaries.ts';
import { endsOfDoubleHour } from '../calendar/double-hour.ts';
import { instantOfTerm } from '../calendar/solar-year.ts';
import type { Chart } from '../cast-chart.ts';
import type { BirthDocument, PlaceDocument } from '../chart-document.ts';
import { localText, utcText } from '../civil/date-text.ts';
import type { Branch } from '../cycle/branch.ts';
import { mod } from '../cycle/modulo.ts';
import { branchOfPair } from '../cycle/sexagenary.ts';
import type { Labels } from '../labels.ts';
import { correctionOf, sundialSecond } from '../time/correction.ts';
import { lunarDateDocument } from './lunar-date.ts';

/** The birth of a chart. */
export function birthDocument(
  chart: Chart,
  boundaries: Boundaries,
  labels: Labels,
  place: PlaceDocument = placeOf(chart),
): BirthDocument {
  const { clock, moment, ziwei } = chart;
  return {
    place,
    clockTime: localText(clock.clock),
    utcOffsetSeconds: clock.offsetSeconds,
    utc: utcText(moment.instant),
    trueSolarTime: localText(sundialSecond(moment.solarTime)),
    correction: correctionOf(chart),
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

export const doubleHourDocument = (hour: Branch, labels: Labels): BirthDocument['doubleHour'] => ({
  ...labels.branches[hour]!,
  ...endsOfDoubleHour(hour),
});

/** The span of the clock in which the chart is this very one. */
function sameChart(chart: Chart, boundaries: Boundaries): BirthDocument['sameChart'] {
  const { from, to } = spanOf(chart, boundaries);
  return { from: localText(from.clock), to: localText(to.clock), fromUtc: utcText(from.utc), toUtc: utcText(to.utc) };
}
