// Compares stars and relations of pillars with cantian-tymext and lunisolar. All differences are named. Facts that a program does not have, or reads from
// another table, are not compared (docs/rules/bazi-depth.md A7, A8).

import type { PillarId } from 'beichen';
import { BRANCH_HANZI, PILLAR_IDS, STEM_HANZI } from 'beichen/glossary';
import { ADAPTERS, birthQuestion, LUNISOLAR_NAMES } from '../adapters.ts';
import { CANTIAN_PAIRS, CANTIAN_STARS, cantianRelations, cantianStars } from '../facts/cantian-tymext.ts';
import { type Comparison, compare, type NamedDifference } from '../facts/comparison.ts';
import type { Facts } from '../facts/facts.ts';
import { namesOf } from '../facts/glossary-names.ts';
import {
  ourGroups,
  type PillarChart,
  pairFacts,
  partsOfFact,
  pillarText,
  starFacts,
  starOf,
} from '../facts/pillar-charts.ts';

type Named = NamedDifference<PillarChart>;

const only = (ours: string, theirs: string) => (difference: { readonly ours: string; readonly theirs: string }) =>
  difference.ours === ours && difference.theirs === theirs;
const oursOnly = only('yes', 'no');
const theirsOnly = only('no', 'yes');

/** True if a star is on a pillar: by its id, by one basis (`tianyi by dayStem`), or one of two stars (`gou or jiao`). */
function hasStar(chart: PillarChart, place: PillarId, name: string): boolean {
  if (name === 'sanqi anywhere')
    return place === 'day' && (['day', 'hour'] as const).some((each) => starOf(chart, each, 'sanqi') !== undefined);
  const [ids = '', basis] = name.split(' by ');
  return ids.split(' or ').some((id) => {
    const star = starOf(chart, place, id);
    return star !== undefined && (basis === undefined || star.basis.some((each) => each === basis));
  });
}

const starsOf =
  (names: readonly string[]) =>
  (chart: PillarChart): Facts =>
    starFacts(names, (place, name) => hasStar(chart, place, name));

// ---- cantian-tymext

const THREE_BACK = 9;

export const CANTIAN_STAR_DIFFERENCES: readonly Named[] = [
  {
    name: '灾煞 by the day',
    reason: 'It goes by the branch of the year alone; we name both and say which (docs/rules/bazi-depth.md A7).',
    explains: (chart, difference) => {
      const { place, name } = partsOfFact(difference.fact);
      return name === 'zaisha' && oursOnly(difference) && String(starOf(chart, place, name)!.basis) === 'dayBranch';
    },
  },
  {
    name: '勾 and 绞',
    reason:
      'It has one star, three on from the year whatever the gender; in the books they are a pair, the other one three back.',
    explains: (chart, difference) => {
      const { place, name } = partsOfFact(difference.fact);
      const { pillars } = chart;
      return (
        name === 'gou or jiao' &&
        oursOnly(difference) &&
        (pillars[place].branch - pillars.year.branch + 12) % 12 === THREE_BACK
      );
    },
  },
  {
    name: '学堂 and 词馆 by the stem of the day',
    reason: 'It counts two rules together: ours by the nayin of the year, and another by the stem of the day.',
    explains: (chart, difference) => {
      const { place, name } = partsOfFact(difference.fact);
      const { growthPhase, branch } = chart.pillars[place];
      if (!theirsOnly(difference)) return false;
      if (name === 'xuetang') return growthPhase === BIRTH;
      // 癸's 词馆 is 壬戌 in its verse, which is not the branch where 癸 takes office.
      return (
        name === 'ciguan' && (growthPhase === OFFICE || (dayStem(chart) === '癸' && BRANCH_HANZI[branch] === '戌'))
      );
    },
  },
  {
    name: '三奇 in any order',
    reason:
      'It finds 甲戊庚 and 乙丙丁 in either order on any pillars, and 壬癸辛 never: its pattern has a full-width bar.',
    explains: (chart, difference) => {
      const { name } = partsOfFact(difference.fact);
      const stems = chart.text.split(' ').map((pair) => pair[0]!);
      const hasAll = (wonder: string) => [...wonder].every((stem) => stems.includes(stem));
      if (name !== 'sanqi anywhere') return false;
      return theirsOnly(difference) ? ['甲戊庚', '乙丙丁'].some(hasAll) : hasAll('壬癸辛');
    },
  },
];

const [BIRTH, OFFICE] = [0, 3];
const dayStem = ({ pillars }: PillarChart): string => STEM_HANZI[pillars.dayMaster]!;

export const compareStarsWithCantian = (questions: Iterable<PillarChart>): Comparison =>
  compare({
    questions,
    ours: starsOf(CANTIAN_STARS),
    theirs: cantianStars,
    textOfQuestion: pillarText,
    named: CANTIAN_STAR_DIFFERENCES,
  });

// ---- Relations

/** True if two pillars have two branches of a complete group. */
const isInside = (chart: PillarChart, pair: string, group: string): boolean =>
  chart.relations.some(
    ({ id, pillars }) => id === group && pair.split('-').every((place) => pillars.some((each) => each === place)),
  );

export const CANTIAN_RELATION_DIFFERENCES: readonly Named[] = [
  {
    name: 'half of a complete trine',
    reason: 'It repeats the halves beside the complete trine; here the trine holds them (docs/rules/bazi-depth.md B2).',
    explains: (chart, { fact, ours }) => {
      const [pair = '', kind] = fact.split(' ');
      return kind === 'halfCombine' && ours === 'no' && isInside(chart, pair, 'threeCombine');
    },
  },
  {
    name: 'two of a complete punishment',
    reason: 'It repeats some pairs beside the complete 三刑; here the three hold them (B2).',
    explains: (chart, difference) => {
      const [pair = '', kind] = difference.fact.split(' ');
      return kind === 'anyPunishment' && theirsOnly(difference) && isInside(chart, pair, 'threePunishment');
    },
  },
  {
    name: '午未',
    reason: 'It combines them to fire; here to earth, as three other programs have it (B4).',
    explains: (_, { fact, ...difference }) => fact.endsWith(' sixCombine') && only('earth', 'fire')(difference),
  },
];

/** Our relations, by the kinds of the other program. */
function asCantian(chart: PillarChart): Facts {
  const relations = chart.relations.flatMap((relation) => {
    if (relation.id === 'stemControl') return relation.samePolarity ? [{ ...relation, id: 'sameControl' }] : [];
    if (relation.id === 'punishment' || relation.id === 'selfPunishment') return [{ ...relation, id: 'anyPunishment' }];
    return [relation];
  });
  return {
    ...pairFacts(relations, CANTIAN_PAIRS),
    threeCombine: ourGroups(chart, 'threeCombine'),
    threeMeeting: ourGroups(chart, 'threeMeeting'),
    threePunishment: ourGroups(chart, 'threePunishment'),
  };
}

export const compareRelationsWithCantian = (questions: Iterable<PillarChart>): Comparison =>
  compare({
    questions,
    ours: asCantian,
    theirs: cantianRelations,
    textOfQuestion: pillarText,
    named: CANTIAN_RELATION_DIFFERENCES,
  });

// ---- lunisolar

/** lunisolar has the terms of these years. */
const [LUNISOLAR_FROM, LUNISOLAR_TO] = [Date.UTC(1902, 0), Date.UTC(2099, 0)];

const LUNISOLAR_STARS: ReadonlyMap<string, string> = new Map(
  Object.keys(LUNISOLAR_NAMES).map((name) => [namesOf('shensha')(name), name]),
);

const askLunisolar = (chart: PillarChart) =>
  ADAPTERS.lunisolarStars(birthQuestion('pillarDepth', { ...chart, dayBoundary: 'zi' }));

/** Births for which it has the same four pillars: its terms are whole days, and its day changes at another hour. */
function* withPillarsOfLunisolar(charts: Iterable<PillarChart>): Generator<PillarChart> {
  for (const chart of charts) {
    if (chart.clock < LUNISOLAR_FROM || chart.clock >= LUNISOLAR_TO) continue;
    const theirs = askLunisolar(chart);
    if (PILLAR_IDS.map((place) => theirs[place]).join(' ') === chart.text) yield chart;
  }
}

export const compareStarsWithLunisolar = (questions: Iterable<PillarChart>): Comparison =>
  compare({
    questions: withPillarsOfLunisolar(questions),
    ours: starsOf([...LUNISOLAR_STARS.keys()]),
    theirs: (chart) => {
      const { stars } = askLunisolar(chart);
      return starFacts(LUNISOLAR_STARS.keys(), (place, id) => stars[LUNISOLAR_STARS.get(id)!]!.includes(place));
    },
    textOfQuestion: pillarText,
  });
