// How are the four pillars written, with the Day Master, the five elements and the luck pillars?

import type { Chart } from '../cast-chart.ts';
import type { Label } from '../chart-document.ts';
import { BRANCH_IDS } from '../cycle/branch.ts';
import { ELEMENT_IDS } from '../cycle/element.ts';
import { nayinOf } from '../cycle/nayin.ts';
import { sexagenary } from '../cycle/sexagenary.ts';
import { STEM_IDS, stem } from '../cycle/stem.ts';
import {
  CHARACTERS,
  dayMasterDocument,
  luckPillarsOf,
  percentOfCharacters,
  pillarBranchDocument,
  pillarStemDocument,
  voidBranchesDocument,
} from '../describe/pillars.ts';
import type { Labels } from '../labels.ts';
import { percentages, WEIGHTING_METHOD } from '../pillars/five-elements.ts';
import type { FourPillars } from '../pillars/four-pillars.ts';
import { LUCK_PILLARS } from '../pillars/luck.ts';
import { type Pillar, pillarOf } from '../pillars/pillar.ts';
import { TEN_GOD_IDS } from '../pillars/ten-gods.ts';
import type { DocumentBytes } from './document-bytes.ts';
import type { WriteMoment } from './moments.ts';

/** A writer of the four pillars. */
export function fourPillarsWriter(out: DocumentBytes, labels: Labels): (pillars: FourPillars) => void {
  const hanzi = namesWriter(out, labels, ({ hanzi }) => hanzi);
  const names = namesWriter(out, labels, ({ name }) => name);
  const writePillar = pillarWriter(out, labels);
  const conception = labels.pairs.map((label) => out.keepMember('conception', label));
  const fetalBreath = labels.pairs.map((label) => out.keepMember('fetalBreath', label));
  const lifePalace = labels.pairs.map((label) => out.keepMember('lifePalace', label));
  const bodyPalace = labels.pairs.map((label) => out.keep(`"bodyPalace":${JSON.stringify(label)}}`));
  return (pillars) => {
    out.text('{"hanzi":"');
    hanzi(pillars);
    out.text('","text":"');
    names(pillars);
    out.text('","year":');
    writePillar(pillars.year, pillars);
    out.text(',"month":');
    writePillar(pillars.month, pillars);
    out.text(',"day":');
    writePillar(pillars.day, pillars);
    out.text(',"hour":');
    writePillar(pillars.hour, pillars);
    out.text(',');
    out.write(conception[pillars.conception]!);
    out.write(fetalBreath[pillars.fetalBreath]!);
    out.write(lifePalace[pillars.lifePalace]!);
    out.write(bodyPalace[pillars.bodyPalace]!);
  };
}

/** Writes the names of the four in one line. */
function namesWriter(
  out: DocumentBytes,
  { pairs, words }: Labels,
  nameOf: (label: Label) => string,
): (pillars: FourPillars) => void {
  const first = pairs.map((label) => out.keep(nameOf(label)));
  const next = pairs.map((label) => out.keep(words.joins.pairs + nameOf(label)));
  return ({ year, month, day, hour }) => {
    out.write(first[year.pair]!);
    out.write(next[month.pair]!);
    out.write(next[day.pair]!);
    out.write(next[hour.pair]!);
  };
}

function pillarWriter(
  out: DocumentBytes,
  labels: Labels,
): (pillar: Pillar, { dayMaster }: Pick<FourPillars, 'dayMaster'>) => void {
  const heads = labels.pairs.map((label) => out.keepHead(label));
  const stems = STEM_IDS.map(
    (_, s) =>
      new Map(
        TEN_GOD_IDS.map((tenGod) => [
          tenGod,
          out.keepMember('stem', pillarStemDocument({ stem: stem(s), tenGod }, labels)),
        ]),
      ),
  );
  const branches = STEM_IDS.map((_, dayMaster) =>
    BRANCH_IDS.map((_, b) =>
      out.keepMember('branch', pillarBranchDocument(pillarOf(sexagenary(b), stem(dayMaster)), labels)),
    ),
  );
  const nayin = labels.nayin.map((label) => out.keepMember('naYin', label));
  const growth = labels.growthPhases.map((label) => out.keepMember('growthPhase', label));
  const self = labels.growthPhases.map((label) => out.keepMember('selfPhase', label));
  const voids = labels.pairs.map((_, pair) =>
    out.keep(`"voidBranches":${JSON.stringify(voidBranchesDocument(pillarOf(sexagenary(pair), stem(0)), labels))}}`),
  );
  return (pillar, { dayMaster }) => {
    out.write(heads[pillar.pair]!);
    out.write(stems[pillar.stem]!.get(pillar.tenGod)!);
    out.write(branches[dayMaster]![pillar.branch]!);
    out.write(nayin[nayinOf(pillar.pair)]!);
    out.write(growth[pillar.growthPhase]!);
    out.write(self[pillar.selfPhase]!);
    out.write(voids[pillar.pair]!);
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
  const method = out.keep(`,"method":"${WEIGHTING_METHOD}"}`);
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
    out.text('],"missing":');
    out.text(counts.includes(0) ? JSON.stringify(ELEMENT_IDS.filter((_, e) => counts[e] === 0)) : '[]');
    out.write(method);
  };
}

/** A writer of the luck pillars. */
export function luckPillarsWriter(
  out: DocumentBytes,
  labels: Labels,
  writeMoment: WriteMoment,
): (chart: Chart) => void {
  const forwards = out.keepMember('direction', labels.directions.forward);
  const backwards = out.keepMember('direction', labels.directions.backward);
  const heads = labels.pairs.map((label) => out.keepHead(label));
  const ages = Array.from({ length: LAST_AGE + 1 }, (_, age) =>
    out.keep(`"fromAge":${age},"toAge":${age + 9},"startsAt":"`),
  );
  return (chart) => {
    const { forward, startsAfter } = chart.pillars.luck;
    const { years, months, days, hours, minutes } = startsAfter;
    const luckPillars = luckPillarsOf(chart);
    out.text('{');
    out.write(forward ? forwards : backwards);
    out.text(
      `"startsAfter":{"years":${years},"months":${months},"days":${days},"hours":${hours},"minutes":${minutes}},"startsAt":"`,
    );
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
