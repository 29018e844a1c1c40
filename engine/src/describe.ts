// How is a chart told? Ids and numbers become the JSON document that the API promises (chart-document.ts), in one language.

import { boundariesOf } from './boundaries.ts';
import type { Chart } from './cast-chart.ts';
import type { ChartDocument, ConventionsDocument, Language, PlaceDocument } from './chart-document.ts';
import { birthDocument } from './describe/birth.ts';
import { CHART, LANGUAGE, PLACE } from './describe/given.ts';
import { palaceDocument, ziweiDocument } from './describe/palaces.ts';
import {
  dayMasterDocument,
  fiveElementsDocument,
  fourPillarsDocument,
  luckPillarsDocument,
} from './describe/pillars.ts';
import { mainStarDocument } from './describe/stars.ts';
import { warningDocument } from './describe/warnings.ts';
import { doubtsOf } from './doubts.ts';
import { check, optional, recordOf } from './input.ts';
import { LABELS } from './labels.ts';
import { PALACES_AS_DRAWN } from './ziwei/palaces.ts';

/** What the document needs besides the chart. */
export interface Telling {
  readonly language: Language;
  /** The birthplace with its names; without one, longitude and zone stand alone. */
  readonly place?: PlaceDocument;
}

const TELLING = recordOf<Telling>({ language: LANGUAGE, place: optional(PLACE) });

/**
 * Tells a chart as the JSON document that the API promises, without the service's own `input` and `meta`.
 * @throws RangeError for a language that does not exist, a place of another form, a chart that castChart did not make
 * @example describeChart(castChart(birth), { language: 'en' }).fourPillars.text // 'Geng-Wu Gui-Wei Ji-Chou Wu-Chen'
 */
export function describeChart(chart: Chart, telling: Telling): ChartDocument {
  check('chart', chart, CHART);
  check('telling', telling, TELLING);
  const { language, place } = telling;
  const labels = LABELS[language];
  const boundaries = boundariesOf(chart);
  const { pillars, ziwei, conventions } = chart;
  return {
    birth: birthDocument(chart, boundaries, labels, place),
    mainStar: mainStarDocument(ziwei, labels),
    palaces: PALACES_AS_DRAWN.map((b) => palaceDocument(ziwei, ziwei.palaces[b]!, conventions.school, labels)),
    ziwei: ziweiDocument(ziwei, labels),
    fourPillars: fourPillarsDocument(pillars, labels),
    dayMaster: dayMasterDocument(pillars.dayMaster, labels),
    fiveElements: fiveElementsDocument(pillars, labels),
    luckPillars: luckPillarsDocument(chart, labels),
    conventions: conventionsDocument(chart),
    warnings: doubtsOf(chart, boundaries).map((doubt) => warningDocument(doubt, labels)),
  };
}

/** The conventions that a chart was cast by, and by which clock double hour and day are counted. */
export const conventionsDocument = ({ conventions: by }: Chart): ConventionsDocument => ({
  dayBoundary: by.dayBoundary,
  yearBoundary: by.yearBoundary,
  leapMonthRule: by.leapMonthRule,
  school: by.school.id,
  timeBasis: 'trueSolar',
});
