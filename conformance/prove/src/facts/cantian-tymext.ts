// Stars and relations of four pillars by cantian-tymext, in our ids.

import { calculateRelation, getShen } from 'cantian-tymext';
import { CANTIAN_NAMES } from '../adapters.ts';
import type { Facts } from './facts.ts';
import { namesOf } from './glossary-names.ts';
import { groupFact, noRelations, type PillarChart, starFacts } from './pillar-charts.ts';

const pillarStarId = namesOf('shensha');

/** Names of its stars by ours. It has 勾绞 as one star and the two nets as one, and shows 六厄 under the name of another star, so that it cannot be compared. */
const NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(CANTIAN_NAMES).map(([star, name]) => [pillarStarId(star), name])),
  'gou or jiao': '勾绞煞',
  'tianluo or diwang': '天罗地网',
  'sanqi anywhere': '三奇贵人',
};

export const CANTIAN_STARS: readonly string[] = Object.keys(NAMES);

/** Facts of stars by this program. */
export function cantianStars({ text, gender }: PillarChart): Facts {
  const [year, month, day, hour] = getShen(text, gender === 'male' ? 1 : 0).map((names) => new Set(names));
  const on = { year, month, day, hour };
  return starFacts(CANTIAN_STARS, (place, id) => on[place]!.has(NAMES[id]!));
}

/** Stars that one person gives the pillars of another, in the order of the pillars: it accepts further pillars beside the four. */
export function cantianStarsAcross(
  { text, gender }: Pick<PillarChart, 'text' | 'gender'>,
  pillars: readonly string[],
): readonly ReadonlySet<string>[] {
  const found = getShen(text, gender === 'male' ? 1 : 0, [...pillars]).slice(4);
  return found.map((names) => new Set(CANTIAN_STARS.filter((id) => names.includes(NAMES[id]!))));
}

/** The relations of two pillars of two people, each with its element, if it has one. */
export function cantianAcross(one: string, other: string): ReadonlyMap<string, string> {
  const pillar = (pair: string) => ({ 天干: pair[0]!, 地支: pair[1]! });
  const { 一: of } = calculateRelation({ 一: pillar(one), 二: pillar(other) });
  const { 天干: stems, 地支: branches, 双冲: reversed = [], 伏吟: repeated = [] } = of!;
  const found = new Map<string, string>();
  for (const { 知识点 } of stems.冲 ?? []) found.set(知识点.endsWith('冲') ? 'stemClash' : 'sameControl', 'yes');
  for (const { 元素 } of stems.合 ?? []) found.set('stemCombine', ELEMENTS[元素!]!);
  for (const { 元素 } of branches.合 ?? []) found.set('sixCombine', ELEMENTS[元素!]!);
  for (const { 元素 } of branches.半合 ?? []) found.set('halfCombine', ELEMENTS[元素!]!);
  for (const [kind, id] of Object.entries({
    冲: 'sixClash',
    刑: 'anyPunishment',
    害: 'harm',
    破: 'destruction',
    暗合: 'hiddenCombine',
  }))
    if (branches[kind] !== undefined) found.set(id, 'yes');
  if (reversed.length > 0) found.set('pillarReverse', 'yes');
  if (repeated.length > 0) found.set('pillarRepeat', 'yes');
  return found;
}

const PLACES = { 年: 'year', 月: 'month', 日: 'day', 时: 'hour' } as const;
type Place = keyof typeof PLACES;
const ELEMENTS: Readonly<Record<string, string>> = { 木: 'wood', 火: 'fire', 土: 'earth', 金: 'metal', 水: 'water' };

/** Relations of two pillars in this program. Its 冲 of stems is our clash, and our control in one polarity. */
// biome-ignore format: as the book has them
export const CANTIAN_PAIRS = [
  'stemCombine', 'stemClash', 'sameControl', 'sixCombine', 'halfCombine', 'sixClash', 'anyPunishment', 'harm', 'destruction', 'hiddenCombine',
  'pillarRepeat', 'pillarReverse',
] as const;

/** Facts of relations by this program. */
export function cantianRelations({ text }: PillarChart): Facts {
  const pairs = text.split(' ');
  const given = Object.fromEntries(
    (Object.keys(PLACES) as Place[]).map((name, n) => [name, { 天干: pairs[n]![0]!, 地支: pairs[n]![1]! }]),
  );
  const facts = noRelations(CANTIAN_PAIRS);
  const groups: Record<string, Set<string>> = { 三合: new Set(), 三会: new Set(), 三刑: new Set() };
  for (const [name, { 天干: stems, 地支: branches, 双冲: reversed = [], 伏吟: repeated = [] }] of Object.entries(
    calculateRelation(given),
  )) {
    const tell = (other: string, kind: (typeof CANTIAN_PAIRS)[number], value = 'yes') => {
      const key = `${PLACES[name as Place]}-${PLACES[other as Place]} ${kind}`;
      if (key in facts) facts[key] = value; // it lists every pair twice
    };
    for (const { 柱, 知识点 } of stems.冲 ?? []) tell(柱, 知识点.endsWith('冲') ? 'stemClash' : 'sameControl');
    for (const { 柱, 元素 } of stems.合 ?? []) tell(柱, 'stemCombine', ELEMENTS[元素!]!);
    for (const { 柱, 元素 } of branches.合 ?? []) tell(柱, 'sixCombine', ELEMENTS[元素!]!);
    for (const { 柱, 元素 } of branches.半合 ?? []) tell(柱, 'halfCombine', ELEMENTS[元素!]!);
    for (const { 柱 } of branches.冲 ?? []) tell(柱, 'sixClash');
    for (const { 柱 } of branches.刑 ?? []) tell(柱, 'anyPunishment');
    for (const { 柱 } of branches.害 ?? []) tell(柱, 'harm');
    for (const { 柱 } of branches.破 ?? []) tell(柱, 'destruction');
    for (const { 柱 } of branches.暗合 ?? []) tell(柱, 'hiddenCombine');
    for (const { 柱 } of reversed) tell(柱, 'pillarReverse');
    for (const { 柱 } of repeated) tell(柱, 'pillarRepeat');
    for (const [kind, found] of Object.entries(groups))
      for (const { 知识点 } of branches[kind] ?? []) found.add(groupFact([知识点.slice(0, 3)]));
  }
  return {
    ...facts,
    threeCombine: groupFact([...groups.三合!]),
    threeMeeting: groupFact([...groups.三会!]),
    threePunishment: groupFact([...groups.三刑!]),
  };
}
