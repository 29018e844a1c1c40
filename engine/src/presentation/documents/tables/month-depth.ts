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
  table: choice(MONTH_COMMAND_TABLES, 'MonthCommandTable', (command) => command.table),
  termAt: instantTime((command) => command.termAt),
  secondsAfter: whole((command) => command.secondsAfter),
  day: whole((command) => command.day, { min: 1, max: 32 }),
  startsAt: instantTime((command) => command.startsAt),
  endsAt: instantTime((command) => command.endsAt),
});

export const BRANCH_COMMAND = part<BranchCommand>('BranchCommand')({
  ...named('stems', (command: BranchCommand) => command.stem),
  element: label('elements', (command) => elementOfStem(command.stem)),
  tenGod: label('tenGods', (command) => command.tenGod),
});

export const ROOT = part<Root>('Root')({
  pillar: choice(PILLAR_IDS, 'PillarId', (root) => root.pillar),
  stem: label('stems', (root) => root.stem),
  role: choice(HIDDEN_STEM_ROLES, 'HiddenStemRole', (root) => root.role),
  same: flag((root) => root.same),
  tags: list(label('rootTags'), (root) => root.tags),
});

export const SUPPORT = part<Support>('Support')({
  inSeason: object(
    inline<Support>()({
      state: label('elementStates', ({ inSeason }) => inSeason.state),
      supports: flag(({ inSeason }) => inSeason.supports),
    }),
  ),
  rootedIn: pillarList((support) => support.rootedIn),
  helpingStems: pillarList((support) => support.helpingStems),
  helpingBranches: pillarList((support) => support.helpingBranches),
  helpers: whole((support) => support.helpers, { min: 0, max: 7 }),
  others: whole((support) => support.others, { min: 0, max: 7 }),
});

export const MONTH_PATTERN = part<MonthPattern>('MonthPattern')({
  byMonth: object(
    inline<MonthPattern>()({
      ...named('monthPatterns', ({ byMonth }: MonthPattern) => byMonth.id),
      rule: choice(MONTH_RULES, 'MonthRule', ({ byMonth }) => byMonth.rule),
    }),
  ),
  byExposure: object(
    inline<MonthPattern>()({
      ...named('monthPatterns', ({ byExposure }: MonthPattern) => byExposure.id),
      rule: choice(EXPOSURE_RULES, 'ExposureRule', ({ byExposure }) => byExposure.rule),
      by: list(label('stems'), ({ byExposure }) => byExposure.by, { min: 1, max: 2 }),
    }),
  ),
  luMonth: flag((pattern) => pattern.luMonth),
  bladeMonth: flag((pattern) => pattern.bladeMonth),
  candidates: list(
    object(
      inline<PatternCandidate>()({
        ...named('stems', (candidate: PatternCandidate) => candidate.stem),
        role: choice(HIDDEN_STEM_ROLES, 'HiddenStemRole', (candidate) => candidate.role),
        tenGod: label('tenGods', (candidate) => candidate.tenGod),
        shownIn: pillarList((candidate) => candidate.shownIn),
        kinIn: pillarList((candidate) => candidate.kinIn),
      }),
    ),
    (pattern) => pattern.candidates,
    { min: 1, max: 3 },
  ),
});

export const STRUCTURE = part<Structure>('Structure')({
  ...named('structures', (structure: Structure) => structure.id),
  element: optional((structure) => structure.element, label('elements')),
  with: optional((structure) => structure.with, choice(PILLAR_IDS, 'PillarId')),
  conditions: list(
    object(
      inline<Condition>()({
        ...named('conditions', (condition: Condition) => condition.id),
        met: flag((condition) => condition.met),
        pillars: pillarList((condition) => condition.pillars),
      }),
    ),
    (structure) => structure.conditions,
    { min: 4, max: 6 },
  ),
});

export const BONE_WEIGHT = part<BoneWeight>('BoneWeight')({
  year: whole((weight) => weight.year),
  month: whole((weight) => weight.month),
  day: whole((weight) => weight.day),
  hour: whole((weight) => weight.hour),
  total: whole((weight) => weight.total, { min: 21, max: 71 }),
});

/** Almanac notes of a day. */
export const dayAlmanacOf = (day: DayNumber) => ({
  officer: dayOfficer(day, almanacMonthOf(day)),
  mansion: dayMansion(day),
  clash: clashOf(branchOfPair(pairOfDay(day))),
});

export const DAY_ALMANAC = inline<ReturnType<typeof dayAlmanacOf>>()({
  officer: label('officers', ({ officer }) => officer),
  mansion: label('mansions', ({ mansion }) => mansion),
  clash: object(CLASH, ({ clash }) => clash),
});
