// Four pillars for comparisons, and our facts of their stars and relations. A fact of a star is named `day yangren`, of a relation of two pillars `year-day
// sixClash`, of three branches `threeCombine 申子辰`.

import { type Branch, castChartAt, type FourPillars, type PillarId } from 'beichen';
import { BRANCH_HANZI, ELEMENT_IDS, PILLAR_IDS } from 'beichen/glossary';
import { natalRelations, natalStarsOn, type PillarStar, pairsOf, type Relation, starKeysOf } from 'beichen/internal';
import { type ClockBirth, inChina, randomClockBirths } from '../births/births.ts';
import { pairText } from './pillar-facts.ts';

/** Four pillars as input of programs. */
export interface PillarChart extends ClockBirth {
  /** 庚午 癸未 己丑 戊辰 */
  readonly text: string;
  readonly stars: Readonly<Record<PillarId, readonly PillarStar[]>>;
  readonly relations: readonly Relation[];
  readonly pillars: FourPillars;
}

/** The pillars of random births of the lunar years 1900 to 2099, in China, the day changing at 23:00. */
export function* randomPillarCharts(count: number, seed: number): Generator<PillarChart> {
  for (const birth of randomClockBirths(count, seed)) {
    const { pillars } = castChartAt(...inChina(birth.clock), birth.gender);
    const keys = starKeysOf(pillars, 'common');
    const stars = Object.fromEntries(PILLAR_IDS.map((place) => [place, natalStarsOn(place, keys)]));
    yield {
      ...birth,
      text: PILLAR_IDS.map((place) => pairText(pillars[place].pair)).join(' '),
      stars: stars as PillarChart['stars'],
      relations: natalRelations(pairsOf(pillars)),
      pillars,
    };
  }
}

export const pillarText = ({ text, gender }: PillarChart): string => `${text} ${gender}`;

/** Facts that say whether each star is on each pillar. */
export function starFacts(names: Iterable<string>, stands: (place: PillarId, name: string) => boolean) {
  const facts: Record<string, string> = {};
  for (const name of names)
    for (const place of PILLAR_IDS) facts[`${place} ${name}`] = stands(place, name) ? 'yes' : 'no';
  return facts;
}

/** A star on a pillar of a chart. */
export const starOf = ({ stars }: PillarChart, place: PillarId, id: string): PillarStar | undefined =>
  stars[place].find((star) => star.id === id);

/** The pillar and the name of a fact of a star. */
export function partsOfFact(fact: string): { readonly place: PillarId; readonly name: string } {
  const [place, ...name] = fact.split(' ');
  return { place: place as PillarId, name: name.join(' ') };
}

/** A relation, by our id or by the kind of another program. */
type PairRelation = Omit<Relation, 'id'> & { readonly id: string };

/** Relations of two pillars of some kinds as facts, each with its element, if it has one. */
export function pairFacts(relations: readonly PairRelation[], kinds: readonly string[]): Record<string, string> {
  const facts = noRelations(kinds);
  for (const { id, pillars, branches, element } of relations) {
    if (!kinds.includes(id) || branches?.length === 3) continue;
    facts[`${pillars.join('-')} ${id}`] = element === undefined ? 'yes' : ELEMENT_IDS[element]!;
  }
  return facts;
}

/** The facts of a chart none of whose pillars have a relation of these kinds. */
export function noRelations(kinds: readonly string[]): Record<string, string> {
  const facts: Record<string, string> = {};
  for (const [n, one] of PILLAR_IDS.entries())
    for (const two of PILLAR_IDS.slice(n + 1)) for (const kind of kinds) facts[`${one}-${two} ${kind}`] = 'no';
  return facts;
}

/** Three branches in the order of the branches. */
const inOrder = (branches: string): string =>
  [...branches].sort((a, b) => BRANCH_HANZI.indexOf(a) - BRANCH_HANZI.indexOf(b)).join('');

/** The complete groups of three branches: `threeCombine` → `子辰申`. */
export const groupFact = (branches: readonly string[]): string => branches.map(inOrder).sort().join(' ') || 'none';

export const ourGroups = ({ relations }: PillarChart, id: string): string =>
  groupFact(relations.filter((relation) => relation.id === id).map(({ branches }) => hanziOf(branches!)));

const hanziOf = (branches: readonly Branch[]): string => branches.map((branch) => BRANCH_HANZI[branch]).join('');
