// How is the birth written: the way from the clock to the Sun, and from the Sun to the calendar?

import type { Boundaries } from '../boundaries.ts';
import { instantOfTerm } from '../calendar/solar-year.ts';
import type { Chart } from '../cast-chart.ts';
import type { LunarDateDocument, PlaceDocument } from '../chart-document.ts';
import { BRANCH_IDS, branch } from '../cycle/branch.ts';
import { mod } from '../cycle/modulo.ts';
import { branchOfPair } from '../cycle/sexagenary.ts';
import { correctionOf, doubleHourDocument, placeOf, sameChart, secondsAway } from '../describe/birth.ts';
import { localText, utcText } from '../describe/date-text.ts';
import { lunarDateDocument } from '../describe/lunar-date.ts';
import type { Labels } from '../labels.ts';
import { lastingHead, lastingMember } from './lasting.ts';
import { utf8Text } from './utf8-text.ts';

/** A writer of the birth. */
export function birthWriter(labels: Labels): (chart: Chart, boundaries: Boundaries, place?: PlaceDocument) => string {
  const doubleHours = BRANCH_IDS.map((_, b) => lastingMember('doubleHour', doubleHourDocument(branch(b), labels)));
  const animals = labels.animals.map((label) => lastingMember('zodiac', label));
  const terms = labels.solarTerms.map(lastingHead);
  return (chart, boundaries, place = placeOf(chart)) => {
    const { clock, moment, ziwei } = chart;
    const { shown, totalSeconds, daylightSavingSeconds, longitudeSeconds, equationOfTimeSeconds } = correctionOf(chart);
    const { nearest } = boundaries;
    const { from, to, fromUtc, toUtc } = sameChart(chart, boundaries);
    return (
      `{"place":${utf8Text(JSON.stringify(place))},"clockTime":"${localText(clock.clock)}","utcOffsetSeconds":${clock.offsetSeconds},` +
      `"utc":"${utcText(moment.instant)}","trueSolarTime":"${localText(shown)}",` +
      `"correction":{"totalSeconds":${totalSeconds},"daylightSavingSeconds":${daylightSavingSeconds},` +
      `"longitudeSeconds":${longitudeSeconds},"equationOfTimeSeconds":${equationOfTimeSeconds}},` +
      doubleHours[moment.hour]! +
      `"lunarDate":${lunarDateText(lunarDateDocument(moment.lunarDate, labels))},` +
      animals[branchOfPair(ziwei.year)]! +
      `"solarTerm":${terms[mod(moment.term, 24)]!}"at":"${utcText(instantOfTerm(moment.term))}"},` +
      `"nearestBoundary":{"kind":"${nearest.kind}","secondsAway":${secondsAway(boundaries)},"other":"${nearest.other}"},` +
      `"sameChart":{"from":"${from}","to":"${to}","fromUtc":"${fromUtc}","toUtc":"${toUtc}"}}`
    );
  };
}

const lunarDateText = ({ year, month, day, leapMonth, text }: LunarDateDocument): string =>
  `{"year":${year},"month":${month},"day":${day},"leapMonth":${leapMonth},"text":"${text}"}`;
