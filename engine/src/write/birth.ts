// How is the birth written: the way from the clock to the Sun, and from the Sun to the calendar?

import { type Boundaries, secondsAway, spanOf } from '../boundaries.ts';
import { instantOfTerm } from '../calendar/solar-year.ts';
import type { Chart } from '../cast-chart.ts';
import type { PlaceDocument } from '../chart-document.ts';
import { BRANCH_IDS, branch } from '../cycle/branch.ts';
import { mod } from '../cycle/modulo.ts';
import { branchOfPair } from '../cycle/sexagenary.ts';
import { doubleHourDocument, placeOf } from '../describe/birth.ts';
import type { Labels } from '../labels.ts';
import { correctionOf, sundialSecond } from '../time/correction.ts';
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
  const begin = out.keep('{"place":');
  const clockTime = out.keep(',"clockTime":"');
  const utcOffset = out.keep('","utcOffsetSeconds":');
  const utc = out.keep(',"utc":"');
  const trueSolarTime = out.keep('Z","trueSolarTime":"');
  const correction = out.keep('","correction":{"totalSeconds":');
  const daylightSaving = out.keep(',"daylightSavingSeconds":');
  const longitude = out.keep(',"longitudeSeconds":');
  const equationOfTime = out.keep(',"equationOfTimeSeconds":');
  const doubleHours = BRANCH_IDS.map((_, b) =>
    out.keep(`},"doubleHour":${JSON.stringify(doubleHourDocument(branch(b), labels))},`),
  );
  const animals = labels.animals.map((label) => out.keepMember('zodiac', label));
  const terms = labels.solarTerms.map((label) => out.keep(`"solarTerm":${JSON.stringify(label).slice(0, -1)},"at":"`));
  const boundary = out.keepById((kind) => `Z"},"nearestBoundary":{"kind":"${kind}","secondsAway":`);
  const beyond = out.keepById((id) => `,"other":"${id}"},"sameChart":{"from":"`);
  const until = out.keep('","to":"');
  const fromUtc = out.keep('","fromUtc":"');
  const toUtc = out.keep('Z","toUtc":"');
  const end = out.keep('Z"}}');
  return (chart, boundaries, place = placeOf(chart)) => {
    const { clock, moment, ziwei } = chart;
    const { totalSeconds, daylightSavingSeconds, longitudeSeconds, equationOfTimeSeconds } = correctionOf(chart);
    const { nearest } = boundaries;
    const { from, to } = spanOf(chart, boundaries);
    out.write(begin);
    out.text(JSON.stringify(place));
    out.write(clockTime);
    writeMoment(clock.clock);
    out.write(utcOffset);
    out.whole(clock.offsetSeconds);
    out.write(utc);
    writeMoment(moment.instant);
    out.write(trueSolarTime);
    writeMoment(sundialSecond(moment.solarTime));
    out.write(correction);
    out.whole(totalSeconds);
    out.write(daylightSaving);
    out.whole(daylightSavingSeconds);
    out.write(longitude);
    out.whole(longitudeSeconds);
    out.write(equationOfTime);
    out.whole(equationOfTimeSeconds);
    out.write(doubleHours[moment.hour]!);
    writeLunarDate(moment.lunarDate);
    out.write(animals[branchOfPair(ziwei.year)]!);
    out.write(terms[mod(moment.term, 24)]!);
    writeMoment(instantOfTerm(moment.term));
    out.write(boundary(nearest.kind));
    out.whole(secondsAway(boundaries));
    out.write(beyond(nearest.other));
    writeMoment(from.clock);
    out.write(until);
    writeMoment(to.clock);
    out.write(fromUtc);
    writeMoment(from.utc);
    out.write(toUtc);
    writeMoment(to.utc);
    out.write(end);
  };
}
