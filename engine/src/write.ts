// How is a chart written fast? As the bytes of the JSON of `describeChart`, but put together from texts that are made once for each language:
// labels, stars and pillars never change, and turning them into JSON and UTF-8 anew would take many times as long as casting the chart.
// What belongs into each part is decided in describe/; here is only its text, in the same order, and a test compares the two.

import { boundariesOf } from './boundaries.ts';
import type { Chart } from './cast-chart.ts';
import type { Language, PlaceDocument, WarningDocument } from './chart-document.ts';
import { warningDocument } from './describe/warnings.ts';
import { conventionsDocument } from './describe.ts';
import { doubtsOf } from './doubts.ts';
import { LABELS } from './labels.ts';
import { birthWriter } from './write/birth.ts';
import { DocumentBytes } from './write/document-bytes.ts';
import { momentWriter } from './write/moments.ts';
import { palacesWriter, ziweiWriter } from './write/palaces.ts';
import { dayMasterWriter, fiveElementsWriter, fourPillarsWriter, luckPillarsWriter } from './write/pillars.ts';
import { mainStarWriter, starsWriter } from './write/stars.ts';

/** What a document is written with besides the chart. */
export interface Writing {
  /** The birthplace with its names; without one, longitude and zone stand alone. */
  readonly place?: PlaceDocument;
  /** Warnings that follow the chart's own. */
  readonly warnings?: readonly WarningDocument[];
  /** Members that come before the chart's; at least one. */
  readonly first?: object;
}

/** Writes a chart's document: the bytes of its JSON, in UTF-8. They belong to the caller. */
export type WriteDocument = (chart: Chart, writing?: Writing) => Uint8Array;

/**
 * A writer of documents in one language: the same JSON as `describeChart` gives, in a fifth of the time. Keep it: to make one takes
 * some milliseconds.
 * @param last members that come after the chart's in every document; at least one, and less than 8 KB
 * @throws RangeError when they are longer
 * @example
 * const write = documentWriter('en');
 * write(castChart(birth)); // as new TextEncoder().encode(JSON.stringify(describeChart(castChart(birth), { language: 'en' })))
 */
export function documentWriter(language: Language, last?: object): WriteDocument {
  const labels = LABELS[language];
  const out = new DocumentBytes();
  const writeMoment = momentWriter(out);
  const writeStars = starsWriter(out, labels);
  const birth = birthWriter(out, labels, writeMoment);
  const mainStar = mainStarWriter(out, labels, writeStars);
  const palaces = palacesWriter(out, labels, writeStars);
  const ziwei = ziweiWriter(out, labels);
  const fourPillars = fourPillarsWriter(out, labels);
  const dayMaster = dayMasterWriter(out, labels);
  const fiveElements = fiveElementsWriter(out, labels);
  const luckPillars = luckPillarsWriter(out, labels, writeMoment);
  const end = out.keep(`]${last === undefined ? '' : `,${members(last)}`}}`);
  return (chart, { place, warnings = [], first } = {}) => {
    const boundaries = boundariesOf(chart);
    const { conventions, pillars } = chart;
    out.begin();
    out.text('{');
    if (first !== undefined) out.text(`${members(first)},`);
    out.text('"birth":');
    birth(chart, boundaries, place);
    out.text(',"mainStar":');
    mainStar(chart.ziwei);
    out.text(',"palaces":[');
    palaces(chart.ziwei, conventions.school);
    out.text('],"ziwei":');
    ziwei(chart.ziwei);
    out.text(',"fourPillars":');
    fourPillars(pillars);
    out.text(',"dayMaster":');
    dayMaster(pillars);
    out.text(',"fiveElements":');
    fiveElements(pillars);
    out.text(',"luckPillars":');
    luckPillars(chart);
    out.text(`,"conventions":${JSON.stringify(conventionsDocument(chart))},"warnings":[`);
    const told = [...doubtsOf(chart, boundaries).map((doubt) => warningDocument(doubt, labels)), ...warnings];
    for (const warning of told) {
      out.text(JSON.stringify(warning));
      out.text(',');
    }
    if (told.length > 0) out.back();
    out.write(end);
    return out.take();
  };
}

const members = (object: object): string => JSON.stringify(object).slice(1, -1);
