// Facts of the month of the Four Pillars in a document: command, roots, season, pattern, structures; and the weight of the bones. All are on request: a bundle
// that does not request them does not contain their code.

import { almanacMonthOf, dayMansion, dayOfficer } from '../../../calculation/calendar/day-almanac.ts';
import { pairOfDay } from '../../../calculation/calendar/day-pair.ts';
import type { DayNumber } from '../../../calculation/civil/day-number.ts';
import { clashOf } from '../../../calculation/cycle/clash.ts';
import { branchOfPair } from '../../../calculation/cycle/sexagenary.ts';
import { elementOfStem } from '../../../calculation/cycle/stem.ts';
import type { BoneWeight } from '../../../calculation/pillars/bone-weight.ts';
import { MONTH_COMMAND_TABLES } from '../../../calculation/pillars/depth-ids.ts';
import { PILLAR_IDS, type PillarId } from '../../../calculation/pillars/four-pillars.ts';
import { HIDDEN_STEM_ROLES } from '../../../calculation/pillars/hidden-stems.ts';
import type { BranchCommand, MonthCommand } from '../../../calculation/pillars/month-command.ts';
import {
  EXPOSURE_RULES,
  MONTH_RULES,
  type MonthPattern,
  type PatternCandidate,
} from '../../../calculation/pillars/month-pattern.ts';
import type { Root } from '../../../calculation/pillars/roots.ts';
import type { Condition, Structure } from '../../../calculation/pillars/structures.ts';
import type { Support } from '../../../calculation/pillars/support.ts';
import {
  choice,
  flag,
  inline,
  instantTime,
  label,
  list,
  named,
  object,
  optional,
  part,
  section,
  whole,
} from '../vocabulary/member.ts';
import { CLASH } from './clash.ts';

/** Pillars by their names. */
export const pillarList = <S, R = unknown>(read: (source: S, root: R) => readonly PillarId[]) =>
  list<S, R, PillarId, PillarId, never>(choice(PILLAR_IDS, 'PillarId'), read, {
    max: PILLAR_IDS.length,
  });

export const MONTH_COMMAND = part<MonthCommand>('MonthCommand')({
  ...named('stems', (command: MonthCommand) => command.stem),
  element: label('elements', (command) => elementOfStem(command.stem)),
  table: choice(MONTH_COMMAND_TABLES, 'MonthCommandTable'),
  termAt: instantTime(),
  secondsAfter: whole(),
  day: whole({ min: 1, max: 32 }),
  startsAt: instantTime(),
  endsAt: instantTime(),
});

export const BRANCH_COMMAND = part<BranchCommand>('BranchCommand')({
  ...named('stems', (command: BranchCommand) => command.stem),
  element: label('elements', (command) => elementOfStem(command.stem)),
  tenGod: label('tenGods'),
});

export const ROOT = part<Root>('Root')({
  pillar: choice(PILLAR_IDS, 'PillarId'),
  stem: label('stems'),
  role: choice(HIDDEN_STEM_ROLES, 'HiddenStemRole'),
  same: flag(),
  tags: list(label('rootTags')),
});

export const SUPPORT = part<Support>('Support')({
  inSeason: section(
    inline<Support>()({
      state: label('elementStates', ({ inSeason }) => inSeason.state),
      supports: flag(({ inSeason }) => inSeason.supports),
    }),
  ),
  rootedIn: pillarList((support) => support.rootedIn),
  helpingStems: pillarList((support) => support.helpingStems),
  helpingBranches: pillarList((support) => support.helpingBranches),
  helpers: whole({ min: 0, max: 7 }),
  others: whole({ min: 0, max: 7 }),
});

export const MONTH_PATTERN = part<MonthPattern>('MonthPattern')({
  byMonth: section(
    inline<MonthPattern>()({
      ...named('monthPatterns', ({ byMonth }: MonthPattern) => byMonth.id),
      rule: choice(MONTH_RULES, 'MonthRule', ({ byMonth }) => byMonth.rule),
    }),
  ),
  byExposure: section(
    inline<MonthPattern>()({
      ...named('monthPatterns', ({ byExposure }: MonthPattern) => byExposure.id),
      rule: choice(EXPOSURE_RULES, 'ExposureRule', ({ byExposure }) => byExposure.rule),
      by: list(label('stems'), ({ byExposure }) => byExposure.by, { min: 1, max: 2 }),
    }),
  ),
  luMonth: flag(),
  bladeMonth: flag(),
  candidates: list(
    object(
      inline<PatternCandidate>()({
        ...named('stems', (candidate: PatternCandidate) => candidate.stem),
        role: choice(HIDDEN_STEM_ROLES, 'HiddenStemRole'),
        tenGod: label('tenGods'),
        shownIn: pillarList((candidate) => candidate.shownIn),
        kinIn: pillarList((candidate) => candidate.kinIn),
      }),
    ),
    { min: 1, max: 3 },
  ),
});

export const STRUCTURE = part<Structure>('Structure')({
  ...named('structures', (structure: Structure) => structure.id),
  element: optional(label('elements')),
  with: optional(choice(PILLAR_IDS, 'PillarId')),
  conditions: list(
    object(
      inline<Condition>()({
        ...named('conditions', (condition: Condition) => condition.id),
        met: flag(),
        pillars: pillarList((condition) => condition.pillars),
      }),
    ),
    { min: 4, max: 6 },
  ),
});

export const BONE_WEIGHT = part<BoneWeight>('BoneWeight')({
  year: whole(),
  month: whole(),
  day: whole(),
  hour: whole(),
  total: whole({ min: 21, max: 71 }),
});

/** Almanac notes of a day. */
export const dayAlmanacOf = (day: DayNumber) => ({
  officer: dayOfficer(day, almanacMonthOf(day)),
  mansion: dayMansion(day),
  clash: clashOf(branchOfPair(pairOfDay(day))),
});

export const DAY_ALMANAC = inline<ReturnType<typeof dayAlmanacOf>>()({
  officer: label('officers'),
  mansion: label('mansions'),
  clash: object(CLASH),
});
