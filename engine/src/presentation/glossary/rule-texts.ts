// Sentences of the glossary about the placement of stars and the conditions of patterns, from the tables of the engine.

import { type Branch, branch } from '../../calculation/cycle/branch.ts';
import type { Sexagenary } from '../../calculation/cycle/sexagenary.ts';
import type { PillarStarId } from '../../calculation/pillars/pillar-star-ids.ts';
import {
  type Mark,
  type OwnRuleStarId,
  PILLAR_STARS,
  type StarRule,
} from '../../calculation/pillars/pillar-star-tables.ts';
import { stepsFromLeader } from '../../calculation/ziwei/major-stars.ts';
import type { PatternId } from '../../calculation/ziwei/patterns/pattern-ids.ts';
import { patternRarities } from '../../calculation/ziwei/patterns/pattern-rarity.ts';
import { PATTERN_TABLE } from '../../calculation/ziwei/patterns/pattern-table.ts';
import type { Placement } from '../../calculation/ziwei/placement.ts';
import { SCHOOLS } from '../../calculation/ziwei/school.ts';
import type { MajorStarId, StarId } from '../../calculation/ziwei/star-ids.ts';
import { GROUPS, placesIn } from '../documents/vocabulary/labels.ts';
import { fill } from '../words/fill.ts';
import type { GlossaryNames } from './glossary-names.ts';
import type { RuleStarId } from './sentences.ts';

/** Sentence of the placement of a star. */
export function placementText(names: GlossaryNames, id: StarId, placement: Placement): string {
  const { placements } = names.sentences;
  switch (placement.by) {
    case 'yearStem':
      return fill(placements.yearStem, {
        list: names.list(names.stems, placement.at.map(names.branch)),
      });
    case 'yearBranch':
      return (
        inSteps(names, placement.at, placements.yearBranchSteps) ??
        fill(placements.yearBranch, {
          list: names.list(names.branches, placement.at.map(names.branch)),
        })
      );
    case 'month':
      return (
        inSteps(names, placement.at, placements.monthSteps) ??
        fill(placements.month, {
          list: names.list(names.months, placement.at.map(names.branch)),
        })
      );
    case 'hour':
      return textOfSteps(id, inSteps(names, placement.at, placements.hourSteps));
    case 'yearBranchThenHour':
      return fill(placements.yearBranchThenHour, {
        list: names.list(names.branches, placement.start.map(names.branch)),
      });
    case 'rule':
      return fill(placements.rule[id as RuleStarId], disputedTable(names, id));
  }
}

/** The table of a star whose place is disputed, in the common school. */
function disputedTable(names: GlossaryNames, id: StarId): { readonly list: string } {
  const { tiankui, tianyue } = SCHOOLS.common;
  const at = id === 'tiankui' ? tiankui : id === 'tianyue' ? tianyue : [];
  return {
    list: names.list(names.stems, at.map(names.branch)),
  };
}

/** Undefined for a row that is not one step at a time. */
function inSteps(
  names: GlossaryNames,
  at: readonly Branch[],
  ways: { readonly forward: string; readonly backward: string },
): string | undefined {
  const step = [1, -1].find((each) => at.every((b, n) => b === branch(at[0]! + each * n)));
  if (step === undefined) return undefined;
  return fill(step === 1 ? ways.forward : ways.backward, { start: names.branch(at[0]!) });
}

function textOfSteps(id: StarId, text: string | undefined): string {
  if (text === undefined) throw new RangeError(`${id} goes by the hour, but not one step at a time`);
  return text;
}

/** A major star by its distance from its leader. */
export function majorStarText(names: GlossaryNames, id: MajorStarId): string {
  if (id === 'ziwei' || id === 'tianfu') return names.sentences.kinds.major + names.sentences.majorStars[id];
  const { leader, steps } = stepsFromLeader(id);
  const way = steps > 0 ? names.sentences.majorStars.led.forward : names.sentences.majorStars.led.backward;
  return names.sentences.kinds.major + fill(way, { steps: Math.abs(steps), leader: names.star(leader) });
}
/** The rule of a pillar star in words: its basis and its places. */
export function pillarStarText(names: GlossaryNames, id: PillarStarId): string {
  const forms = names.sentences.pillarStars;
  const rule: StarRule = PILLAR_STARS[id];
  switch (rule.by) {
    case 'stem': {
      const list = names.list(
        names.stems,
        rule.at.map((at) => at.map(names.branch).join(names.sentences.joins.keys)),
      );
      return fill(rule.keys.length === 2 ? forms.yearAndDayStem : forms.dayStem, { list });
    }
    case 'branch': {
      const list = names.list(names.branches, rule.at.map(names.branch));
      if (rule.onOwn) return fill(forms.yearAndDayBranchOwn, { list });
      return fill(rule.keys.length === 2 ? forms.yearAndDayBranch : forms.yearBranch, { list });
    }
    case 'gender':
      return fill(forms.gender, { forward: branch(rule.forward), backward: branch(rule.backward) });
    case 'month':
      return fill(forms.month, {
        list: names.list(
          names.branches,
          rule.at.map((mark) => markName(names, mark)),
        ),
      });
    case 'season':
      return fill(forms.season, {
        list: names.list(
          forms.seasons,
          rule.days.map((pairs) => pairNames(names, pairs)),
        ),
      });
    case 'day':
      return fill(rule.on.length === 1 ? forms.day : forms.dayOrHour, { days: pairNames(names, rule.days) });
    case 'own': {
      const { keys } = names.sentences.joins;
      if (rule.pairs.length > 0) return fill(forms.ownPillar, { pairs: pairNames(names, rule.pairs) });
      return fill(forms.ownSigns, {
        stems: rule.stems.map((each) => names.stem(each)).join(keys),
        branches: rule.branches.map((each) => names.branch(each)).join(keys),
      });
    }
    case 'nayin': {
      const elements = GROUPS.elements.map((_, n) => names.of('elements', n));
      return fill(forms.nayin, {
        list: names.list(elements, rule.at.map(names.branch)),
      });
    }
    case 'rule':
      return forms.rule[id as OwnRuleStarId];
  }
}

const pairNames = (names: GlossaryNames, pairs: readonly Sexagenary[]): string =>
  pairs.map((pair) => names.of('pairs', pair)).join(names.sentences.joins.keys);

const markName = (names: GlossaryNames, mark: Mark): string =>
  'stem' in mark ? names.stem(mark.stem) : names.branch(mark.branch);

/** A pattern: its palaces, its rule and its rarity. */
export function patternText(names: GlossaryNames, id: PatternId): string {
  const { at, brokenBy, main } = PATTERN_TABLE[id];
  const palaceName = (role: string): string =>
    role === 'body' ? names.sentences.concepts.bodyPalace.name : names.of('palaces', placesIn('palaces').get(role)!);
  const { percent, cleanPercent } = patternRarities('common')![id].main!;
  return fill(brokenBy === undefined ? names.sentences.patterns.plain : names.sentences.patterns.breakable, {
    palaces:
      at === 'any'
        ? names.sentences.patterns.everyPalace
        : at.split(' ').map(palaceName).join(names.sentences.joins.keys),
    rule: names.condition(main),
    percent: names.decimal(percent),
    clean: names.decimal(cleanPercent),
  });
}
