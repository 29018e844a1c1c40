// All members of the document of a chart: default members, and members on request (`fields`). Separate from the default document, so that a bundle without
// members on request does not contain their code.

import type { Conventions } from '../../../calculation/casting/conventions.ts';
import { ELEMENT_IDS } from '../../../calculation/cycle/element.ts';
import { branchOfPair } from '../../../calculation/cycle/sexagenary.ts';
import { boneWeight } from '../../../calculation/pillars/bone-weight.ts';
import { type FourPillars, type PillarId, pairsOf } from '../../../calculation/pillars/four-pillars.ts';
import { branchCommand, monthCommand } from '../../../calculation/pillars/month-command.ts';
import { monthPattern } from '../../../calculation/pillars/month-pattern.ts';
import type { Pillar } from '../../../calculation/pillars/pillar.ts';
import { natalStarsOn, starKeysOf } from '../../../calculation/pillars/pillar-stars.ts';
import { natalRelations } from '../../../calculation/pillars/relations.ts';
import { rootsOf, shownIn } from '../../../calculation/pillars/roots.ts';
import { structuresOf } from '../../../calculation/pillars/structures.ts';
import { elementState, supportOf } from '../../../calculation/pillars/support.ts';
import { ziDoujunOf } from '../../../calculation/ziwei/doujun.ts';
import { flightsOf, selfTransformationsOf } from '../../../calculation/ziwei/flights.ts';
import { yearAgesIn } from '../../../calculation/ziwei/limits.ts';
import { nightCry } from '../../../calculation/ziwei/night-cry.ts';
import { patternsOf } from '../../../calculation/ziwei/patterns/patterns.ts';
import { yearAndBureau } from '../../../calculation/ziwei/year-and-bureau.ts';
import { yearAndLife } from '../../../calculation/ziwei/year-and-life.ts';
import type { ZiweiChart, ZiweiPalace } from '../../../calculation/ziwei/ziwei-chart.ts';
import {
  inline,
  label,
  list,
  type MembersOf,
  object,
  onRequest,
  type Part,
  part,
  section,
  whole,
} from '../vocabulary/member.ts';
import { pathsByDefault, pathsOnRequest } from '../vocabulary/select.ts';
import { CHART_PARTS, palacesAsDrawn } from './chart.ts';
import type { ChartDocument } from './document.generated.ts';
import type { ChartFacts } from './facts.ts';
import {
  BONE_WEIGHT,
  BRANCH_COMMAND,
  DAY_ALMANAC,
  dayAlmanacOf,
  MONTH_COMMAND,
  MONTH_PATTERN,
  pillarList,
  ROOT,
  STRUCTURE,
  SUPPORT,
} from './month-depth.ts';
import { depthConventionMembers, PILLAR_STAR, RELATION } from './pillar-depth.ts';
import {
  BRANCH_OF_PILLAR,
  HIDDEN_STEM,
  type HiddenStem,
  SHARE,
  type Share,
  STEM_OF_PILLAR,
  sharesOf,
} from './pillars.ts';
import {
  NIGHT_CRY,
  PALACE_FLIGHTS,
  PATTERN,
  SELF_TRANSFORMATION,
  YEAR_AND_BUREAU,
  YEAR_AND_LIFE,
  ZI_DOUJUN,
  ZIWEI_DEPTH_PARTS,
} from './ziwei-depth.ts';

export const FULL_CONVENTIONS = part<Conventions>('Conventions')({
  ...CHART_PARTS.Conventions.members,
  ...depthConventionMembers((by: Conventions) => by),
});

const BIRTH = part<ChartFacts, ChartFacts>('Birth')({
  ...CHART_PARTS.Birth.members,
  dayAlmanac: onRequest(object(DAY_ALMANAC, ({ chart }) => dayAlmanacOf(chart.moment.day))),
});

const FULL_HIDDEN_STEM = part<HiddenStem, ChartFacts>('HiddenStem')({
  ...HIDDEN_STEM.members,
  shownIn: onRequest(pillarList<HiddenStem, ChartFacts>((hidden, { chart }) => shownIn(hidden.stem, chart.pillars))),
});

/** A natal pillar, with its position. */
const pillarOn = (place: PillarId) =>
  part<Pillar, ChartFacts>('Pillar')({
    ...CHART_PARTS.Pillar.members,
    stem: section(
      inline<Pillar, ChartFacts>()({
        ...STEM_OF_PILLAR.members,
        roots: onRequest(list(object(ROOT), (pillar, { chart }) => rootsOf(pillar.stem, chart.pillars))),
      }),
    ),
    branch: section(
      inline<Pillar, ChartFacts>()({
        ...BRANCH_OF_PILLAR.members,
        hiddenStems: list(object(FULL_HIDDEN_STEM), { min: 1, max: 3 }),
      }),
    ),
    stars: onRequest(
      list(object(PILLAR_STAR), (_, { chart }) =>
        natalStarsOn(place, starKeysOf(chart.pillars, chart.conventions.pillarStars)),
      ),
    ),
    command: onRequest(
      object(BRANCH_COMMAND, ({ branch }, { chart: { moment, conventions, pillars } }) =>
        branchCommand(branch, moment, { table: conventions.monthCommandTable, dayMaster: pillars.dayMaster }),
      ),
    ),
  });

const YEAR_PILLAR = pillarOn('year');

const FOUR_PILLARS = part<FourPillars, ChartFacts>('FourPillars')({
  ...CHART_PARTS.FourPillars.members,
  year: object(YEAR_PILLAR),
  month: object(pillarOn('month')),
  day: object(pillarOn('day')),
  hour: object(pillarOn('hour')),
  relations: onRequest(list(object(RELATION), (pillars) => natalRelations(pairsOf(pillars)))),
  monthCommand: onRequest(
    object(MONTH_COMMAND, (_, { chart }) => monthCommand(chart.moment, chart.conventions.monthCommandTable)),
  ),
  monthPattern: onRequest(object(MONTH_PATTERN, monthPattern)),
  structures: onRequest(list(object(STRUCTURE), structuresOf)),
});

const DAY_MASTER = part<FourPillars>('DayMaster')({
  ...CHART_PARTS.DayMaster.members,
  support: onRequest(object(SUPPORT, supportOf)),
});

const FIVE_ELEMENTS = part<FourPillars, ChartFacts>('FiveElements')({
  ...CHART_PARTS.FiveElements.members,
  elements: list(
    object(
      inline<Share, ChartFacts>()({
        ...SHARE.members,
        season: onRequest(
          label('elementStates', ({ element }, { chart }) => elementState(element, chart.pillars.month.branch)),
        ),
      }),
    ),
    sharesOf,
    { min: ELEMENT_IDS.length, max: ELEMENT_IDS.length },
  ),
});

const ZIWEI = part<ZiweiChart, ChartFacts>('Ziwei')({
  ...CHART_PARTS.Ziwei.members,
  yearAndBureau: onRequest(object(YEAR_AND_BUREAU, yearAndBureau)),
  yearAndLife: onRequest(object(YEAR_AND_LIFE, yearAndLife)),
  nightCry: onRequest(object(NIGHT_CRY, nightCry)),
  ziDoujun: onRequest(object(ZI_DOUJUN, ziDoujunOf)),
});

const FULL_PALACE = part<ZiweiPalace, ChartFacts>('Palace')({
  ...CHART_PARTS.Palace.members,
  yearAges: onRequest(
    list(whole(), ({ branch }, { chart }) => yearAgesIn(branch, branchOfPair(chart.ziwei.year)), { min: 10, max: 10 }),
  ),
});

const TABLE = part<ChartFacts, ChartFacts>('Chart')({
  ...CHART_PARTS.Chart.members,
  palaces: list(object(FULL_PALACE), palacesAsDrawn, { min: 12, max: 12 }),
  birth: section(BIRTH),
  ziwei: object(ZIWEI, ({ chart }) => chart.ziwei),
  fourPillars: object(FOUR_PILLARS, ({ chart }) => chart.pillars),
  dayMaster: object(DAY_MASTER, ({ chart }) => chart.pillars),
  fiveElements: object(FIVE_ELEMENTS, ({ chart }) => chart.pillars),
  boneWeight: onRequest(object(BONE_WEIGHT, ({ chart }) => boneWeight(chart.moment))),
  conventions: object(FULL_CONVENTIONS, ({ chart }) => chart.conventions),
  patterns: onRequest(list(object(PATTERN), ({ chart }) => patternsOf(chart))),
  flights: onRequest(list(object(PALACE_FLIGHTS), ({ chart }) => flightsOf(chart), { min: 12, max: 12 })),
  selfTransformations: onRequest(list(object(SELF_TRANSFORMATION), ({ chart }) => selfTransformationsOf(chart))),
});

/**
 * A natal chart with all members. By itself it shows the default members, like `CHART`; `selectPart` adds others.
 * @example partDescriber(selectPart(FULL_CHART, 'fourPillars.day.stars,fourPillars.relations'), 'en')
 */
export const FULL_CHART: Part<ChartFacts, ChartFacts, MembersOf<ChartFacts, ChartFacts, ChartDocument>> = TABLE;

/** Paths of all members of a chart. */
export const CHART_ALL = [...pathsByDefault(FULL_CHART), ...pathsOnRequest(FULL_CHART)].join(',');

/** Parts with members on request, and those only they contain, by their names; each has its descriptions. */
export const FULL_CHART_PARTS = {
  Chart: TABLE,
  Ziwei: ZIWEI,
  Palace: FULL_PALACE,
  FourPillars: FOUR_PILLARS,
  Pillar: YEAR_PILLAR,
  PillarStar: PILLAR_STAR,
  Relation: RELATION,
  Conventions: FULL_CONVENTIONS,
  Birth: BIRTH,
  HiddenStem: FULL_HIDDEN_STEM,
  DayMaster: DAY_MASTER,
  FiveElements: FIVE_ELEMENTS,
  MonthCommand: MONTH_COMMAND,
  BranchCommand: BRANCH_COMMAND,
  MonthPattern: MONTH_PATTERN,
  Structure: STRUCTURE,
  Root: ROOT,
  Support: SUPPORT,
  BoneWeight: BONE_WEIGHT,
  ...ZIWEI_DEPTH_PARTS,
};
