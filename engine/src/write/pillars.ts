// How are the four pillars written, with the Day Master, the five elements and the luck pillars?

import type { Chart } from '../cast-chart.ts';
import { ELEMENT_IDS } from '../cycle/element.ts';
import { STEM_IDS, stem } from '../cycle/stem.ts';
import {
  CHARACTERS,
  dayMasterDocument,
  fourNames,
  luckPillarsOf,
  percentOfCharacters,
  pillarDocument,
} from '../describe/pillars.ts';
import type { Labels } from '../labels.ts';
import { percentages, WEIGHTING_METHOD } from '../pillars/five-elements.ts';
import type { FourPillars } from '../pillars/four-pillars.ts';
import { LUCK_PILLARS } from '../pillars/luck.ts';
import type { Pillar } from '../pillars/pillar.ts';
import type { DocumentBytes } from './document-bytes.ts';
import type { WriteMoment } from './moments.ts';

const PILLARS = ['year', 'month', 'day', 'hour'] as const;
const DERIVED_PILLARS = ['conception', 'fetalBreath', 'lifePalace', 'bodyPalace'] as const;

const PAIRS = 60;
const STEMS = STEM_IDS.length;

/** A writer of the four pillars. */
export function fourPillarsWriter(out: DocumentBytes, labels: Labels): (pillars: FourPillars) => void {
  const pairs = labels.pairs.map((label) => out.keepJson(label));
  const pillarText = out.keepOnDemand(2 * PAIRS * STEMS, (pillar: Pillar) =>
    JSON.stringify(pillarDocument(pillar, labels)),
  );
  return (pillars) => {
    out.text(`{"hanzi":"${fourNames(pillars, ({ hanzi }) => hanzi, labels)}",`);
    out.text(`"text":"${fourNames(pillars, ({ name }) => name, labels)}"`);
    for (const name of PILLARS) {
      const pillar = pillars[name];
      out.text(`,"${name}":`);
      // The pillar of the day has the Day Master itself, which is no ten god to itself.
      const number = (pillar.pair * STEMS + pillars.dayMaster) * 2 + Number(name === 'day');
      out.write(pillarText(number, pillar));
    }
    for (const name of DERIVED_PILLARS) {
      out.text(`,"${name}":`);
      out.write(pairs[pillars[name]]!);
    }
    out.text('}');
  };
}

/** A writer of the Day Master. */
export function dayMasterWriter(out: DocumentBytes, labels: Labels): (pillars: FourPillars) => void {
  const stems = STEM_IDS.map((_, s) => out.keepJson(dayMasterDocument(stem(s), labels)));
  return ({ dayMaster }) => out.write(stems[dayMaster]!);
}

/** A writer of the five elements. */
export function fiveElementsWriter(out: DocumentBytes, labels: Labels): (pillars: FourPillars) => void {
  const heads = labels.elements.map((label) => out.keepHead(label));
  const shares = Array.from({ length: CHARACTERS + 1 }, (_, count) =>
    out.keep(`"count":${count},"percent":${percentOfCharacters(count)},"weightedPercent":`),
  );
  const percent = out.keepOnDemand(10 * 100 + 1, (percent: number) => `${percent}},`); // by tenths
  return ({ elements: { counts, points } }) => {
    const weighted = percentages(points);
    out.text('{"elements":[');
    for (let e = 0; e < heads.length; e++) {
      out.write(heads[e]!);
      out.write(shares[counts[e]!]!);
      out.write(percent(Math.round(weighted[e]! * 10), weighted[e]!));
    }
    out.back();
    const missing = ELEMENT_IDS.filter((_, e) => counts[e] === 0);
    out.text(`],"missing":${JSON.stringify(missing)},"method":"${WEIGHTING_METHOD}"}`);
  };
}

/** A writer of the luck pillars. */
export function luckPillarsWriter(
  out: DocumentBytes,
  labels: Labels,
  writeMoment: WriteMoment,
): (chart: Chart) => void {
  const direction = out.keepById((id) => `{"direction":${JSON.stringify(labels.directions[id])},"startsAfter":`);
  const heads = labels.pairs.map((label) => out.keepHead(label));
  const ages = Array.from({ length: LAST_AGE + 1 }, (_, age) =>
    out.keep(`"fromAge":${age},"toAge":${age + 9},"startsAt":"`),
  );
  return (chart) => {
    const { forward, startsAfter } = chart.pillars.luck;
    const luckPillars = luckPillarsOf(chart);
    out.write(direction(forward ? 'forward' : 'backward'));
    out.text(`${JSON.stringify(startsAfter)},"startsAt":"`);
    writeMoment(luckPillars[0]!.startsAt);
    out.text('","pillars":[');
    for (const { pair, fromAge, startsAt } of luckPillars) {
      out.write(heads[pair]!);
      out.write(ages[fromAge]!);
      writeMoment(startsAt);
      out.text('"},');
    }
    out.back();
    out.text(']}');
  };
}

/** The first luck pillar begins within eleven years of the birth, the last one ninety years later. */
const LAST_AGE = 12 + 10 * (LUCK_PILLARS - 1);
