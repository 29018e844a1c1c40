// How are the four pillars written, with the Day Master, the five elements and the luck pillars?

import type { Chart } from '../cast-chart.ts';
import type { Label } from '../chart-document.ts';
import { BRANCH_IDS } from '../cycle/branch.ts';
import { nayinOf } from '../cycle/nayin.ts';
import { STEM_IDS, type Stem, stem } from '../cycle/stem.ts';
import { dayMasterDocument, pillarBranchDocument, voidBranchesDocument } from '../describe/pillars.ts';
import type { Labels } from '../labels.ts';
import {
  CHARACTERS,
  missingElements,
  percentages,
  percentOfCharacters,
  WEIGHTING_METHOD,
} from '../pillars/five-elements.ts';
import { type FourPillars, visiblePillars } from '../pillars/four-pillars.ts';
import { directionOf, LUCK_PILLARS, luckPillarsOf } from '../pillars/luck.ts';
import type { Pillar } from '../pillars/pillar.ts';
import type { DocumentBytes } from './document-bytes.ts';
import type { WriteMoment } from './moments.ts';

const PAIRS = 60;
const STEMS = STEM_IDS.length;
const BRANCHES = BRANCH_IDS.length;

const DERIVED = ['conception', 'fetalBreath', 'lifePalace', 'bodyPalace'] as const;

/** A writer of the four pillars. */
export function fourPillarsWriter(
  out: DocumentBytes,
  labels: Labels,
  writeNames: WriteNames,
): (pillars: FourPillars) => void {
  const begin = out.keep('{"hanzi":"');
  const text = out.keep('","text":"');
  const textEnd = out.keep('"');
  const heads = ['year', 'month', 'day', 'hour'].map((name) => out.keep(`,"${name}":`));
  const writePillar = pillarWriter(out, labels);
  const derived = DERIVED.map((name) => out.keep(`,"${name}":`));
  const pairs = labels.pairs.map((label) => out.keepJson(label));
  const end = out.keep('}');
  return (pillars) => {
    out.write(begin);
    writeNames.hanzi(pillars);
    out.write(text);
    writeNames.name(pillars);
    out.write(textEnd);
    const visible = visiblePillars(pillars);
    for (let n = 0; n < visible.length; n++) {
      out.write(heads[n]!);
      writePillar(visible[n]!, pillars.dayMaster);
    }
    for (let n = 0; n < DERIVED.length; n++) {
      out.write(derived[n]!);
      out.write(pairs[pillars[DERIVED[n]!]]!);
    }
    out.write(end);
  };
}

/** Writes the names of four pillars in one line. */
export interface WriteNames {
  hanzi(pillars: FourPillars): void;
  name(pillars: FourPillars): void;
}

/** A writer of the names of pillars. */
export function namesWriter(out: DocumentBytes, { pairs, words }: Labels): WriteNames {
  const join = out.keep(words.joins.pairs);
  const writer = (nameOf: (label: Label) => string) => {
    const names = pairs.map((label) => out.keep(nameOf(label)));
    return (pillars: FourPillars) => {
      const visible = visiblePillars(pillars);
      for (let n = 0; n < visible.length; n++) {
        if (n > 0) out.write(join);
        out.write(names[visible[n]!.pair]!);
      }
    };
  };
  return { hanzi: writer(({ hanzi }) => hanzi), name: writer(({ name }) => name) };
}

// In parts: each of all twelve hundred pillars in one text would be more than the processor has at hand.
function pillarWriter(out: DocumentBytes, labels: Labels): (pillar: Pillar, dayMaster: Stem) => void {
  const heads = out.keepOnDemand(PAIRS, ({ pair, stem }: Pillar) => {
    const head = JSON.stringify({ ...labels.pairs[pair]!, stem: dayMasterDocument(stem, labels) });
    return `${head.slice(0, -2)},"tenGod":`;
  });
  const tenGods = out.keepById((id) => `${JSON.stringify(labels.tenGods[id])}},"branch":`);
  const branches = out.keepOnDemand(
    BRANCHES * STEMS,
    (pillar: Pillar) => `${JSON.stringify(pillarBranchDocument(pillar, labels))},"naYin":`,
  );
  const naYin = labels.nayin.map((label) => out.keep(`${JSON.stringify(label)},"growthPhase":`));
  const growthPhases = labels.growthPhases.map((label) => out.keep(`${JSON.stringify(label)},"selfPhase":`));
  const tails = out.keepOnDemand(
    PAIRS,
    (pillar: Pillar) =>
      `${JSON.stringify(labels.growthPhases[pillar.selfPhase])},"voidBranches":${JSON.stringify(voidBranchesDocument(pillar, labels))}}`,
  );
  return (pillar, dayMaster) => {
    const { pair } = pillar;
    out.write(heads(pair, pillar));
    out.write(tenGods(pillar.tenGod));
    out.write(branches(pillar.branch * STEMS + dayMaster, pillar));
    out.write(naYin[nayinOf(pair)]!);
    out.write(growthPhases[pillar.growthPhase]!);
    out.write(tails(pair, pillar));
  };
}

/** A writer of the Day Master. */
export function dayMasterWriter(out: DocumentBytes, labels: Labels): (pillars: FourPillars) => void {
  const stems = STEM_IDS.map((_, s) => out.keepJson(dayMasterDocument(stem(s), labels)));
  return ({ dayMaster }) => out.write(stems[dayMaster]!);
}

/** A writer of the five elements. */
export function fiveElementsWriter(out: DocumentBytes, labels: Labels): (pillars: FourPillars) => void {
  const begin = out.keep('{"elements":[');
  const heads = labels.elements.map((label) => out.keepHead(label));
  const shares = Array.from({ length: CHARACTERS + 1 }, (_, count) =>
    out.keep(`"count":${count},"percent":${percentOfCharacters(count)},"weightedPercent":`),
  );
  const percent = out.keepOnDemand(10 * 100 + 1, (percent: number) => `${percent}},`); // by tenths
  const tail = out.keepOnDemand(2 ** heads.length, (counts: readonly number[]) => {
    return `],"missing":${JSON.stringify(missingElements(counts))},"method":"${WEIGHTING_METHOD}"}`;
  });
  return ({ elements: { counts, points } }) => {
    const weighted = percentages(points);
    let missing = 0; // a bit for each
    out.write(begin);
    for (let e = 0; e < heads.length; e++) {
      if (counts[e] === 0) missing |= 1 << e;
      out.write(heads[e]!);
      out.write(shares[counts[e]!]!);
      out.write(percent(Math.round(weighted[e]! * 10), weighted[e]!));
    }
    out.back();
    out.write(tail(missing, counts));
  };
}

/** A writer of the luck pillars. */
export function luckPillarsWriter(
  out: DocumentBytes,
  labels: Labels,
  writeMoment: WriteMoment,
): (chart: Chart) => void {
  const units = SPAN_UNITS.map((unit, n) => out.keep(`${n === 0 ? '{' : ','}"${unit}":`));
  const startsAt = out.keep('},"startsAt":"');
  const list = out.keep('","pillars":[');
  const next = out.keep('"},');
  const end = out.keep(']}');
  const direction = out.keepById((id) => `{"direction":${JSON.stringify(labels.directions[id])},"startsAfter":`);
  const heads = labels.pairs.map((label) => out.keepHead(label));
  const ages = Array.from({ length: LAST_AGE + 1 }, (_, age) =>
    out.keep(`"fromAge":${age},"toAge":${age + 9},"startsAt":"`),
  );
  return (chart) => {
    const { luck } = chart.pillars;
    const luckPillars = luckPillarsOf(chart);
    out.write(direction(directionOf(luck)));
    for (let n = 0; n < SPAN_UNITS.length; n++) {
      out.write(units[n]!);
      out.whole(luck.startsAfter[SPAN_UNITS[n]!]);
    }
    out.write(startsAt);
    writeMoment(luckPillars[0]!.startsAt);
    out.write(list);
    for (const luckPillar of luckPillars) {
      out.write(heads[luckPillar.pair]!);
      out.write(ages[luckPillar.fromAge]!);
      writeMoment(luckPillar.startsAt);
      out.write(next);
    }
    out.back();
    out.write(end);
  };
}

const SPAN_UNITS = ['years', 'months', 'days', 'hours', 'minutes'] as const;

/** The first luck pillar begins within eleven years of the birth, the last one ninety years later. */
const LAST_AGE = 12 + 10 * (LUCK_PILLARS - 1);
