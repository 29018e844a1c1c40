// A day compared with a birth: its almanac facts, and relations of its pair to the natal pillars. docs/rules/days.md A.

import type { AlmanacDay } from '../almanac/days.ts';
import { type Branch, branch } from '../cycle/branch.ts';
import { branchOfPair, type Sexagenary, sexagenary, stemOf, voidBranches } from '../cycle/sexagenary.ts';
import { type Pillar, pillarOf } from '../pillars/pillar.ts';
import { momentStarsOn, type PillarStar } from '../pillars/pillar-stars.ts';
import { momentRelations, type Relation } from '../pillars/relations.ts';
import type { Instant } from '../time/instant.ts';
import type { LevelOfDay } from './levels.ts';
import type { Natal } from './natal.ts';

/** Facts of a birth that depend on the pair of a day alone, and so repeat every sixty days. */
export interface DayPillarFacts {
  /** The pair of the day, seen from the natal Day Master. */
  readonly pillar: Pillar;
  /** True if its branch is void by the natal pillar; absent if that pillar is not known. */
  readonly inNatalVoid: { readonly year?: boolean; readonly day: boolean };
  /** Relations of the day's pillar, which is named `moment`. */
  readonly relations: readonly Relation[];
  /** Stars on the day by the natal keys. */
  readonly stars: readonly PillarStar[];
}

/** A day compared with a birth. */
export interface PersonalDay extends DayPillarFacts {
  /** By the clock of the lunar calendar, never by the clock of a place. */
  readonly almanac: AlmanacDay;
  /** Span of the day at the place of the days. */
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** The pair six places back: 甲子 clashes with 戊午. */
  readonly clashPair: Sexagenary;
  /** 岁破: the branch of the day clashes with the branch of the year; 月破: with the branch of the month. */
  readonly yearBreak: boolean;
  readonly monthBreak: boolean;
  /** Absent without an hour of birth. */
  readonly ziwei?: LevelOfDay;
}

/** The pair with which a day clashes. */
export const clashPairOf = (pair: Sexagenary): Sexagenary => sexagenary(pair - 6);

/** True if the branch of a day clashes with the branch of the year or month. */
export const breaks = (day: Sexagenary, other: Sexagenary): boolean =>
  branch(branchOfPair(day) + 6) === branchOfPair(other);

/** Facts of a pair beside the known pillars of a birth. */
export function pairFacts(pair: Sexagenary, { pairs: natal, keys, chart }: Natal): DayPillarFacts {
  const at: Branch = branchOfPair(pair);
  const isVoidOf = (own: Sexagenary): boolean => voidBranches(own).includes(at);
  return {
    pillar: pillarOf(pair, { ...chart.pillars, dayMaster: stemOf(natal.day) }),
    inNatalVoid: { ...(natal.year !== undefined && { year: isVoidOf(natal.year) }), day: isVoidOf(natal.day) },
    relations: momentRelations(pair, natal),
    stars: momentStarsOn(pair, keys),
  };
}
