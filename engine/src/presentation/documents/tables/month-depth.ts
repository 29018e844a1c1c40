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

/** The stem that commands the month; its stems do so one after the other. */
export const MONTH_COMMAND = part<MonthCommand>('MonthCommand')({
  ...named('stems', (command: MonthCommand) => command.stem),
  /** The element of the stem. */
  element: label('elements', (command) => elementOfStem(command.stem)),
  /** The table of days, from `monthCommandTable`. */
  table: choice(MONTH_COMMAND_TABLES, 'MonthCommandTable'),
  /** The instant of the jie that began the month, in UTC. */
  termAt: instantTime(),
  /** Seconds from that instant to the birth. */
  secondsAfter: whole(),
  /** Day of the month, counted from that instant: 1 for its first 24 hours. */
  day: whole({ min: 1, max: 32 }),
  /** When the stem begins to command, in UTC. */
  startsAt: instantTime(),
  /** When the next one does, or the next month begins, in UTC. */
  endsAt: instantTime(),
});

/** The hidden stem of a branch that counts by the days since the jie of the month. In the branch of the month it is the 元命 of Japanese schools. */
export const BRANCH_COMMAND = part<BranchCommand>('BranchCommand')({
  ...named('stems', (command: BranchCommand) => command.stem),
  /** The element of the stem. @rule cycle.element.stem */
  element: label('elements', (command) => elementOfStem(command.stem)),
  /** Ten god of the stem, seen from the Day Master. @rule pillars.tenGods */
  tenGod: label('tenGods'),
});

/** A root (通根) of a stem: a branch that hides a stem of its element. */
export const ROOT = part<Root>('Root')({
  /** The pillar of the branch. */
  pillar: choice(PILLAR_IDS, 'PillarId'),
  /** The hidden stem. */
  stem: label('stems'),
  /** Main, middle or residual Qi. */
  role: choice(HIDDEN_STEM_ROLES, 'HiddenStemRole'),
  /** True for the very stem, and not the one of the other polarity. */
  same: flag(),
  /** Roles of the branch for the stem. */
  tags: list(label('rootTags')),
});

/** Support of the Day Master, as counts that are not added up. */
export const SUPPORT = part<Support>('Support')({
  /** The season of its element (得令). @rule pillars.support.inSeason */
  inSeason: section(
    inline<Support>()({
      /** The state of its element in the month. @rule pillars.support.season */
      state: label('elementStates', ({ inSeason }) => inSeason.state),
      /** True if the main stem of the month is of its element or feeds it. */
      supports: flag(({ inSeason }) => inSeason.supports),
    }),
  ),
  /** The pillars in which it has a root (得地). @rule pillars.support.root */
  rootedIn: pillarList((support) => support.rootedIn),
  /** Pillars whose stem is of its element or feeds it (得势). @rule pillars.support.helpers */
  helpingStems: pillarList((support) => support.helpingStems),
  /** Pillars whose branch does so by its main stem. @rule pillars.support.helpers */
  helpingBranches: pillarList((support) => support.helpingBranches),
  /** Number of these among the other seven characters. @rule pillars.support.helpers */
  helpers: whole({ min: 0, max: 7 }),
  /** Number of the rest of the seven. @rule pillars.support.helpers */
  others: whole({ min: 0, max: 7 }),
});

/** The pattern of the month, by two rules. Where they differ the reader judges. */
export const MONTH_PATTERN = part<MonthPattern>('MonthPattern')({
  /** By the main stem of the month. @rule pillars.pattern.byMonth */
  byMonth: section(
    inline<MonthPattern>()({
      ...named('monthPatterns', ({ byMonth }: MonthPattern) => byMonth.id),
      /** blade, lu: the month is the blade or the lu of the Day Master; peer: its main stem has the same element; main: else. */
      rule: choice(MONTH_RULES, 'MonthRule', ({ byMonth }) => byMonth.rule),
    }),
  ),
  /** By the stem of the month that another pillar than the day shows. @rule pillars.pattern.byExposure */
  byExposure: section(
    inline<MonthPattern>()({
      ...named('monthPatterns', ({ byExposure }: MonthPattern) => byExposure.id),
      /** blade, lu: as by the month; mainShown: its main stem; otherShown: the first of the others; noneShown: as by the month. */
      rule: choice(EXPOSURE_RULES, 'ExposureRule', ({ byExposure }) => byExposure.rule),
      /** The stems from which it was read. */
      by: list(label('stems'), ({ byExposure }) => byExposure.by, { min: 1, max: 2 }),
    }),
  ),
  /** True if the month is the prosperity (禄) of the Day Master. @rule pillars.pattern.byMonth */
  luMonth: flag(),
  /** True if the month is the blade (刃) of a yang Day Master. @rule pillars.pattern.byMonth */
  bladeMonth: flag(),
  /** The stems that the month hides, main stem first. @rule pillars.hiddenStems pillars.support.shown */
  candidates: list(
    object(
      inline<PatternCandidate>()({
        ...named('stems', (candidate: PatternCandidate) => candidate.stem),
        /** Main, middle or residual Qi. */
        role: choice(HIDDEN_STEM_ROLES, 'HiddenStemRole'),
        /** Ten god of the stem, seen from the Day Master. */
        tenGod: label('tenGods'),
        /** Pillars of year, month and hour that show the very stem. */
        shownIn: pillarList((candidate) => candidate.shownIn),
        /** The same for the stem of the same element in the other polarity. */
        kinIn: pillarList((candidate) => candidate.kinIn),
      }),
    ),
    { min: 1, max: 3 },
  ),
});

/** A special structure that comes near. The answer does not judge it. */
export const STRUCTURE = part<Structure>('Structure')({
  ...named('structures', (structure: Structure) => structure.id),
  /** Of a transformation: the element that would come of it. */
  element: optional(label('elements')),
  /** Of a transformation: the pillar with whose stem the Day Master combines. */
  with: optional(choice(PILLAR_IDS, 'PillarId')),
  /** Conditions of the books. */
  conditions: list(
    object(
      inline<Condition>()({
        ...named('conditions', (condition: Condition) => condition.id),
        /** True if it is met. */
        met: flag(),
        /** The pillars that meet it, or that stand against it. */
        pillars: pillarList((condition) => condition.pillars),
      }),
    ),
    { min: 4, max: 6 },
  ),
});

/** The weight of the bones in qian (钱), a tenth of a liang (两). */
export const BONE_WEIGHT = part<BoneWeight>('BoneWeight')({
  /** Of the lunar year. */
  year: whole(),
  /** Of the lunar month; a leap month weighs as much as its number. */
  month: whole(),
  /** Of the day of the month. */
  day: whole(),
  /** Of the double hour. */
  hour: whole(),
  /** The sum. */
  total: whole({ min: 21, max: 71 }),
});

/** Almanac notes of a day. */
export const dayAlmanacOf = (day: DayNumber) => ({
  officer: dayOfficer(day, almanacMonthOf(day)),
  mansion: dayMansion(day),
  clash: clashOf(branchOfPair(pairOfDay(day))),
});

export const DAY_ALMANAC = inline<ReturnType<typeof dayAlmanacOf>>()({
  /** One of the twelve officers (建除). @rule almanac.day.officer */
  officer: label('officers'),
  /** One of the twenty-eight mansions (二十八宿). @rule almanac.day.mansion */
  mansion: label('mansions'),
  /** The animal of the branch that clashes with the branch of the day (冲). @rule almanac.day.clash */
  clash: object(CLASH),
});
