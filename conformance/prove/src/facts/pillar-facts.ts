// The Four Pillars as facts. Those of a pillar begin with its name: `day.nayin`.

import type { BirthMoment, FourPillars, Sexagenary } from 'beichen';
import { BRANCH_HANZI, GROWTH_PHASE_IDS, NAYIN_IDS, SOLAR_TERM_IDS, STEM_HANZI } from 'beichen/glossary';
import { branchOfPair, stemOf } from 'beichen/internal';
import { lunarFact } from '../births/civil-day.ts';
import type { Facts } from './facts.ts';

/** Facts of the Four Pillars by Beichen, without the luck. */
export function pillarFacts(pillars: FourPillars, moment: BirthMoment): Facts {
  const facts = {
    lunar: lunarFact(moment.lunarDate),
    term: SOLAR_TERM_IDS[moment.term % SOLAR_TERM_IDS.length]!,
    conception: pairText(pillars.conception),
    fetalBreath: pairText(pillars.fetalBreath),
    lifePalacePillar: pairText(pillars.lifePalacePillar),
    bodyPalacePillar: pairText(pillars.bodyPalacePillar),
    'luck.forward': String(pillars.luck.forward),
  };
  const { 'day.tenGod': _, ...faces } = facesOf(pillars); // the Day Master itself has no ten god
  return { ...facts, ...faces };
}

/** The facts of each of four pillars. */
export function facesOf(pillars: Pick<FourPillars, 'year' | 'month' | 'day' | 'hour'>): Facts {
  const facts: Record<string, string> = {};
  for (const name of ['year', 'month', 'day', 'hour'] as const) {
    const pillar = pillars[name];
    facts[name] = pairText(pillar.pair);
    facts[`${name}.tenGod`] = pillar.tenGod;
    facts[`${name}.hidden`] = pillar.hiddenStems.map(({ stem, tenGod }) => `${STEM_HANZI[stem]} ${tenGod}`).join(', ');
    facts[`${name}.nayin`] = NAYIN_IDS[pillar.pair >> 1]!;
    facts[`${name}.growth`] = GROWTH_PHASE_IDS[pillar.growthPhase]!;
    facts[`${name}.self`] = GROWTH_PHASE_IDS[pillar.selfPhase]!;
    facts[`${name}.void`] = pillar.voidBranches.map((branch) => BRANCH_HANZI[branch]).join('');
  }
  return facts;
}

/** A pair in Hanzi. */
export const pairText = (pair: Sexagenary): string => STEM_HANZI[stemOf(pair)]! + BRANCH_HANZI[branchOfPair(pair)]!;
