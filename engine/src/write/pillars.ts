// How are the four pillars written, with the Day Master, the five elements and the luck pillars?

import type { Chart } from '../cast-chart.ts';
import { BRANCH_IDS } from '../cycle/branch.ts';
import { ELEMENT_IDS } from '../cycle/element.ts';
import { nayinOf } from '../cycle/nayin.ts';
import { sexagenary } from '../cycle/sexagenary.ts';
import { STEM_IDS, stem } from '../cycle/stem.ts';
import { localText } from '../describe/date-text.ts';
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
import { lasting, lastingHead, lastingJson, lastingMember } from './lasting.ts';

/** A writer of the four pillars. */
export function fourPillarsWriter(labels: Labels): (pillars: FourPillars) => string {
  const hanzi = labels.pairs.map((label) => label.hanzi);
  const names = labels.pairs.map((label) => label.name);
  const join = labels.words.joins.pairs;
  const pairs = labels.pairs.map(lastingJson);
  const writePillar = pillarWriter(labels);

  const fourNames = (nameOfPair: readonly string[], { year, month, day, hour }: FourPillars): string =>
    nameOfPair[year.pair]! +
    join +
    nameOfPair[month.pair]! +
    join +
    nameOfPair[day.pair]! +
    join +
    nameOfPair[hour.pair]!;

  return (pillars) =>
    `{"hanzi":"${fourNames(hanzi, pillars)}","text":"${fourNames(names, pillars)}",` +
    `"year":${writePillar(pillars.year, pillars)},` +
    `"month":${writePillar(pillars.month, pillars)},` +
    `"day":${writePillar(pillars.day, pillars)},` +
    `"hour":${writePillar(pillars.hour, pillars)},` +
    `"conception":${pairs[pillars.conception]!},"fetalBreath":${pairs[pillars.fetalBreath]!},` +
    `"lifePalace":${pairs[pillars.lifePalace]!},"bodyPalace":${pairs[pillars.bodyPalace]!}}`;
}

function pillarWriter(labels: Labels): (pillar: Pillar, { dayMaster }: Pick<FourPillars, 'dayMaster'>) => string {
  const heads = labels.pairs.map(lastingHead);
  const stems = STEM_IDS.map(
    (_, s) =>
      new Map(
        TEN_GOD_IDS.map((tenGod) => [
          tenGod,
          lastingMember('stem', pillarStemDocument({ stem: stem(s), tenGod }, labels)),
        ]),
      ),
  );
  const branches = STEM_IDS.map((_, dayMaster) =>
    BRANCH_IDS.map((_, b) =>
      lastingMember('branch', pillarBranchDocument(pillarOf(sexagenary(b), stem(dayMaster)), labels)),
    ),
  );
  const nayin = labels.nayin.map((label) => lastingMember('naYin', label));
  const growth = labels.growthPhases.map((label) => lastingMember('growthPhase', label));
  const self = labels.growthPhases.map((label) => lastingMember('selfPhase', label));
  const voids = labels.pairs.map((_, pair) =>
    lasting(`"voidBranches":${JSON.stringify(voidBranchesDocument(pillarOf(sexagenary(pair), stem(0)), labels))}}`),
  );
  return (pillar, { dayMaster }) =>
    heads[pillar.pair]! +
    stems[pillar.stem]!.get(pillar.tenGod)! +
    branches[dayMaster]![pillar.branch]! +
    nayin[nayinOf(pillar.pair)]! +
    growth[pillar.growthPhase]! +
    self[pillar.selfPhase]! +
    voids[pillar.pair]!;
}

/** A writer of the Day Master. */
export function dayMasterWriter(labels: Labels): (pillars: FourPillars) => string {
  const stems = STEM_IDS.map((_, s) => lastingJson(dayMasterDocument(stem(s), labels)));
  return ({ dayMaster }) => stems[dayMaster]!;
}

/** A writer of the five elements. */
export function fiveElementsWriter(labels: Labels): (pillars: FourPillars) => string {
  const heads = labels.elements.map(lastingHead);
  const shares = Array.from({ length: CHARACTERS + 1 }, (_, count) =>
    lasting(`"count":${count},"percent":${percentOfCharacters(count)},"weightedPercent":`),
  );
  return ({ elements: { counts, points } }) => {
    const weighted = percentages(points);
    let elements = '';
    let missing = '';
    for (let e = 0; e < heads.length; e++) {
      const count = counts[e]!;
      elements += e === 0 ? '[' : '},';
      elements += heads[e]!;
      elements += shares[count]!;
      elements += weighted[e]!;
      if (count === 0) missing += `${missing === '' ? '' : ','}"${ELEMENT_IDS[e]!}"`;
    }
    return `{"elements":${elements}}],"missing":[${missing}],"method":"${WEIGHTING_METHOD}"}`;
  };
}

/** A writer of the luck pillars. */
export function luckPillarsWriter(labels: Labels): (chart: Chart) => string {
  const forwards = lastingJson(labels.directions.forward);
  const backwards = lastingJson(labels.directions.backward);
  const heads = labels.pairs.map(lastingHead);
  const ages = Array.from({ length: LAST_AGE + 1 }, (_, age) =>
    lasting(`"fromAge":${age},"toAge":${age + 9},"startsAt":"`),
  );
  return (chart) => {
    const { forward, startsAfter } = chart.pillars.luck;
    const { years, months, days, hours, minutes } = startsAfter;
    const luckPillars = luckPillarsOf(chart);
    let pillars = '';
    for (const { pair, fromAge, startsAt } of luckPillars) {
      pillars += pillars === '' ? '[' : '"},';
      pillars += heads[pair]!;
      pillars += ages[fromAge]!;
      pillars += localText(startsAt);
    }
    return (
      `{"direction":${forward ? forwards : backwards},"startsAfter":{"years":${years},"months":${months},"days":${days},` +
      `"hours":${hours},"minutes":${minutes}},"startsAt":"${localText(luckPillars[0]!.startsAt)}","pillars":${pillars}"}]}`
    );
  };
}

/** The first luck pillar begins within eleven years of the birth, the last one ninety years later. */
const LAST_AGE = 12 + 10 * (LUCK_PILLARS - 1);
