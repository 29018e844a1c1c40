// How is a chart written fast? As the bytes of the JSON of `describeChart`, but put together from texts that are made once for each language:
// labels, stars and pillars never change, and turning them into JSON and UTF-8 anew would take many times as long as casting the chart.
// What belongs into each part is decided in describe/; here is only its text, in the same order, and a test compares the two.

import { boundariesOf } from './boundaries.ts';
import type { Chart } from './cast-chart.ts';
import type { Language, PlaceDocument, WarningDocument } from './chart-document.ts';
import { CHART, LANGUAGE, MEMBERS, PLACE, WARNINGS } from './describe/given.ts';
import { conventionsDocument } from './describe.ts';
import { doubtsOf } from './doubts.ts';
import { check, optional, recordOf, ruleFor } from './input.ts';
import { LABELS } from './labels.ts';
import { birthWriter } from './write/birth.ts';
import { DocumentBytes } from './write/document-bytes.ts';
import { lunarDateWriter } from './write/lunar-date.ts';
import { momentWriter } from './write/moments.ts';
import { palacesWriter, ziweiWriter } from './write/palaces.ts';
import {
  dayMasterWriter,
  fiveElementsWriter,
  fourPillarsWriter,
  luckPillarsWriter,
  namesWriter,
} from './write/pillars.ts';
import { mainStarWriter, starsWriter } from './write/stars.ts';
import { warningWriter } from './write/warnings.ts';

/** What a document is written with besides the chart. */
export interface Writing {
  /** The birthplace with its names; without one, longitude and zone stand alone. */
  readonly place?: PlaceDocument;
  /** Warnings that follow the chart's own. */
  readonly warnings?: readonly WarningDocument[];
  /** Members that come before the chart's; at least one. */
  readonly first?: object;
}

const WRITING = recordOf<Writing>({
  place: optional(PLACE),
  warnings: optional(WARNINGS),
  first: optional(MEMBERS),
});

/** Writes a chart's document: the bytes of its JSON, in UTF-8. They belong to the caller. */
export type WriteDocument<Bytes extends Uint8Array = Uint8Array> = (chart: Chart, writing?: Writing) => Bytes;

/**
 * A writer of documents in one language: the same JSON as `describeChart` gives, in a fifth of the time. Keep it: to make one takes
 * some milliseconds.
 * @param last members that come after the chart's in every document; at least one, and less than 8 KB
 * @param memory gives as many bytes as it is asked for, which are all written over: `Buffer.allocUnsafe` spares Node to clear them first. A new array without it.
 * @throws RangeError when they are longer, for a language that does not exist, and for what cannot be written
 * @example
 * const write = documentWriter('en');
 * write(castChart(birth)); // as new TextEncoder().encode(JSON.stringify(describeChart(castChart(birth), { language: 'en' })))
 */
export function documentWriter<Bytes extends Uint8Array = Uint8Array>(
  language: Language,
  last?: object,
  memory = newArray as (length: number) => Bytes,
): WriteDocument<Bytes> {
  check('language', language, LANGUAGE);
  check('last', last, optional(MEMBERS));
  check(
    'memory',
    memory,
    ruleFor('function', 'a function', (value) => typeof value === 'function'),
  );
  const labels = LABELS[language];
  const out = new DocumentBytes();
  const writeMoment = momentWriter(out);
  const writeStars = starsWriter(out, labels);
  const writeNames = namesWriter(out, labels);
  const writeLunarDate = lunarDateWriter(out, labels);
  const birth = birthWriter(out, labels, writeMoment, writeLunarDate);
  const mainStar = mainStarWriter(out, labels, writeStars);
  const palaces = palacesWriter(out, labels, writeStars);
  const ziwei = ziweiWriter(out, labels);
  const fourPillars = fourPillarsWriter(out, labels, writeNames);
  const dayMaster = dayMasterWriter(out, labels);
  const fiveElements = fiveElementsWriter(out, labels);
  const luckPillars = luckPillarsWriter(out, labels, writeMoment);
  const conventions = out.keepById(
    (_, chart: Chart) => `,"conventions":${JSON.stringify(conventionsDocument(chart))},"warnings":[`,
  );
  const warning = warningWriter(out, labels, writeNames, writeLunarDate);
  const begin = out.keep('{');
  const comma = out.keep(',');
  const parts = {
    birth: out.keep('"birth":'),
    mainStar: out.keep(',"mainStar":'),
    palaces: out.keep(',"palaces":['),
    ziwei: out.keep('],"ziwei":'),
    fourPillars: out.keep(',"fourPillars":'),
    dayMaster: out.keep(',"dayMaster":'),
    fiveElements: out.keep(',"fiveElements":'),
    luckPillars: out.keep(',"luckPillars":'),
  };
  const end = out.keep(`]${last === undefined ? '' : `,${members(last)}`}}`);
  return (chart, writing = {}) => {
    check('chart', chart, CHART);
    check('writing', writing, WRITING);
    const { place, warnings = [], first } = writing;
    const boundaries = boundariesOf(chart);
    const { pillars } = chart;
    out.begin();
    out.write(begin);
    if (first !== undefined) {
      out.text(members(first));
      out.write(comma);
    }
    out.write(parts.birth);
    birth(chart, boundaries, place);
    out.write(parts.mainStar);
    mainStar(chart.ziwei);
    out.write(parts.palaces);
    palaces(chart.ziwei, chart.conventions.school);
    out.write(parts.ziwei);
    ziwei(chart.ziwei);
    out.write(parts.fourPillars);
    fourPillars(pillars);
    out.write(parts.dayMaster);
    dayMaster(pillars);
    out.write(parts.fiveElements);
    fiveElements(pillars);
    out.write(parts.luckPillars);
    luckPillars(chart);
    const { dayBoundary, yearBoundary, leapMonthRule, school } = chart.conventions;
    out.write(conventions(`${dayBoundary} ${yearBoundary} ${leapMonthRule} ${school.id}`, chart));
    const doubts = doubtsOf(chart, boundaries);
    for (const doubt of doubts) {
      warning(doubt);
      out.write(comma);
    }
    for (const told of warnings) {
      out.text(JSON.stringify(told));
      out.write(comma);
    }
    if (doubts.length + warnings.length > 0) out.back();
    out.write(end);
    return out.take(memory);
  };
}

const newArray = (length: number): Uint8Array => new Uint8Array(length);

const members = (object: object): string => JSON.stringify(object).slice(1, -1);
