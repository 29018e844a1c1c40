// How is the birth written: the way from the clock to the Sun, and from the Sun to the calendar?

import type { Boundaries } from '../boundaries.ts';
import { instantOfTerm } from '../calendar/solar-year.ts';
import type { Chart } from '../cast-chart.ts';
import type { PlaceDocument } from '../chart-document.ts';
import { BRANCH_IDS, branch } from '../cycle/branch.ts';
import { mod } from '../cycle/modulo.ts';
import { branchOfPair } from '../cycle/sexagenary.ts';
import { correctionOf, doubleHourDocument, placeOf, secondsAway, spanOf } from '../describe/birth.ts';
import type { Labels } from '../labels.ts';
import type { DocumentBytes } from './document-bytes.ts';
import type { WriteLunarDate } from './lunar-date.ts';
import type { WriteMoment } from './moments.ts';

/** A writer of the birth. */
export function birthWriter(
  out: DocumentBytes,
  labels: Labels,
  writeMoment: WriteMoment,
  writeLunarDate: WriteLunarDate,
): (chart: Chart, boundaries: Boundaries, place?: PlaceDocument) => void {
  const doubleHours = BRANCH_IDS.map((_, b) => out.keepMember('doubleHour', doubleHourDocument(branch(b), labels)));
  const animals = labels.animals.map((label) => out.keepMember('zodiac', label));
  const terms = labels.solarTerms.map((label) => out.keep(`"solarTerm":${JSON.stringify(label).slice(0, -1)},"at":"`));
  return (chart, boundaries, place = placeOf(chart)) => {
    const { clock, moment, ziwei } = chart;
    const { shown, totalSeconds, daylightSavingSeconds, longitudeSeconds, equationOfTimeSeconds } = correctionOf(chart);
    const { nearest } = boundaries;
    const { from, to } = spanOf(chart, boundaries);
    out.text('{"place":');
    out.text(JSON.stringify(place));
    out.text(',"clockTime":"');
    writeMoment(clock.clock);
    out.text('","utcOffsetSeconds":');
    out.whole(clock.offsetSeconds);
    out.text(',"utc":"');
    writeMoment(moment.instant);
    out.text('Z","trueSolarTime":"');
    writeMoment(shown);
    out.text('","correction":{"totalSeconds":');
    out.whole(totalSeconds);
    out.text(',"daylightSavingSeconds":');
    out.whole(daylightSavingSeconds);
    out.text(',"longitudeSeconds":');
    out.whole(longitudeSeconds);
    out.text(',"equationOfTimeSeconds":');
    out.whole(equationOfTimeSeconds);
    out.text('},');
    out.write(doubleHours[moment.hour]!);
    writeLunarDate(moment.lunarDate);
    out.write(animals[branchOfPair(ziwei.year)]!);
    out.write(terms[mod(moment.term, 24)]!);
    writeMoment(instantOfTerm(moment.term));
    out.text('Z"},"nearestBoundary":{"kind":"');
    out.text(nearest.kind);
    out.text('","secondsAway":');
    out.whole(secondsAway(boundaries));
    out.text(',"other":"');
    out.text(nearest.other);
    out.text('"},"sameChart":{"from":"');
    writeMoment(from.clock);
    out.text('","to":"');
    writeMoment(to.clock);
    out.text('","fromUtc":"');
    writeMoment(from.utc);
    out.text('Z","toUtc":"');
    writeMoment(to.utc);
    out.text('Z"}}');
  };
}
