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
import { BIRTH as DEFAULT_BIRTH } from './birth.ts';
import { CONVENTIONS, DEFAULT_MEMBERS, palacesAsDrawn } from './chart.ts';
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
import { ZIWEI as DEFAULT_ZIWEI, PALACE } from './palaces.ts';
import { depthConventionMembers, PILLAR_STAR, RELATION } from './pillar-depth.ts';
import {
  BRANCH_OF_PILLAR,
  DAY_MASTER as DEFAULT_DAY_MASTER,
  FIVE_ELEMENTS as DEFAULT_FIVE_ELEMENTS,
  FOUR_PILLARS as DEFAULT_FOUR_PILLARS,
  HIDDEN_STEM,
  type HiddenStem,
  PILLAR,
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
} from './ziwei-depth.ts';

export const FULL_CONVENTIONS = part<Conventions>('Conventions')({
  ...CONVENTIONS.members,
  ...depthConventionMembers((by: Conventions) => by),
});

const BIRTH = part<ChartFacts, ChartFacts>('Birth')({
  ...DEFAULT_BIRTH.members,
  /** Almanac notes of the day of the day pillar. On request only. */
  dayAlmanac: onRequest(object(DAY_ALMANAC, ({ chart }) => dayAlmanacOf(chart.moment.day))),
});

const FULL_HIDDEN_STEM = part<HiddenStem, ChartFacts>('HiddenStem')({
  ...HIDDEN_STEM.members,
  /** The pillars whose stem it is (透干). On request only. @rule pillars.support.shown */
  shownIn: onRequest(pillarList<HiddenStem, ChartFacts>((hidden, { chart }) => shownIn(hidden.stem, chart.pillars))),
});

/** A natal pillar, with its position. */
const pillarOn = (place: PillarId) =>
  part<Pillar, ChartFacts>('Pillar')({
    ...PILLAR.members,
    stem: section(
      inline<Pillar, ChartFacts>()({
        ...STEM_OF_PILLAR.members,
        /** Its roots in the four branches (通根). On request only. @rule pillars.support.root */
        roots: onRequest(list(object(ROOT), (pillar, { chart }) => rootsOf(pillar.stem, chart.pillars))),
      }),
    ),
    branch: section(
      inline<Pillar, ChartFacts>()({
        ...BRANCH_OF_PILLAR.members,
        hiddenStems: list(object(FULL_HIDDEN_STEM), { min: 1, max: 3 }),
      }),
    ),
    /** The stars (神煞) on this pillar. On request only. @rule pillars.star.frame @each pillars.star.{id} */
    stars: onRequest(
      list(object(PILLAR_STAR), (_, { chart }) =>
        natalStarsOn(place, starKeysOf(chart.pillars, chart.conventions.pillarStars)),
      ),
    ),
    /**
     * The one hidden stem of its branch that counts by the days of the month (月律分野). On request only.
     * @rule monthCommandTable pillars.command.branch pillars.command.clock
     */
    command: onRequest(
      object(BRANCH_COMMAND, ({ branch }, { chart: { moment, conventions, pillars } }) =>
        branchCommand(branch, moment, { table: conventions.monthCommandTable, dayMaster: pillars.dayMaster }),
      ),
    ),
  });

const YEAR_PILLAR = pillarOn('year');

const FOUR_PILLARS = part<FourPillars, ChartFacts>('FourPillars')({
  ...DEFAULT_FOUR_PILLARS.members,
  year: object(YEAR_PILLAR),
  month: object(pillarOn('month')),
  day: object(pillarOn('day')),
  hour: object(pillarOn('hour')),
  /**
   * Relations of the four pillars: combinations, clashes, punishments and others, as facts. On request only.
   * @rule pillars.relation.completeness pillars.relation.noTransformation
   * @each pillars.relation.{id}
   */
  relations: onRequest(list(object(RELATION), (pillars) => natalRelations(pairsOf(pillars)))),
  /** The stem that commands the month at the birth (人元司令). On request only. @rule monthCommandTable pillars.command.clock */
  monthCommand: onRequest(
    object(MONTH_COMMAND, (_, { chart }) => monthCommand(chart.moment, chart.conventions.monthCommandTable)),
  ),
  /** The pattern of the month (月令取格), by two rules. On request only. */
  monthPattern: onRequest(object(MONTH_PATTERN, monthPattern)),
  /** Special structures that come near, each condition met or not. On request only. @each pillars.structure.{id} */
  structures: onRequest(list(object(STRUCTURE), structuresOf)),
});

const DAY_MASTER = part<FourPillars>('DayMaster')({
  ...DEFAULT_DAY_MASTER.members,
  /** Support: season, roots and helping characters. On request only. */
  support: onRequest(object(SUPPORT, supportOf)),
});

const FIVE_ELEMENTS = part<FourPillars, ChartFacts>('FiveElements')({
  ...DEFAULT_FIVE_ELEMENTS.members,
  /** Wood, fire, earth, metal, water. */
  elements: list(
    object(
      inline<Share, ChartFacts>()({
        ...SHARE.members,
        /** The state of the element in the month (旺相休囚死). On request only. @rule pillars.support.season */
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
  ...DEFAULT_ZIWEI.members,
  /** The element of the year (本命) and the element of the bureau (局). On request only. @rule ziwei.yearAndBureau */
  yearAndBureau: onRequest(object(YEAR_AND_BUREAU, yearAndBureau)),
  /** Yin and yang of the year and of the life palace (Âm dương thuận lý, nghịch lý). On request only. @rule ziwei.yearAndLife */
  yearAndLife: onRequest(object(YEAR_AND_LIFE, yearAndLife)),
  /** The hour of the night cry (夜啼关, giờ dạ đề) of the season of birth. On request only. @rule ziwei.nightCry */
  nightCry: onRequest(object(NIGHT_CRY, nightCry)),
  /** The palace of the first month in a year of 子 (子年斗君). On request only. @rule ziwei.transit.doujun */
  ziDoujun: onRequest(object(ZI_DOUJUN, ziDoujunOf)),
});

const FULL_PALACE = part<ZiweiPalace, ChartFacts>('Palace')({
  ...PALACE.members,
  /** The nominal ages at which the year stands here (流年). On request only. @rule ziwei.transit.year */
  yearAges: onRequest(
    list(whole(), ({ branch }, { chart }) => yearAgesIn(branch, branchOfPair(chart.ziwei.year)), { min: 10, max: 10 }),
  ),
});

const TABLE = part<ChartFacts, ChartFacts>('Chart')({
  ...DEFAULT_MEMBERS,
  palaces: list(object(FULL_PALACE), palacesAsDrawn, { min: 12, max: 12 }),
  birth: section(BIRTH),
  ziwei: object(ZIWEI, ({ chart }) => chart.ziwei),
  fourPillars: object(FOUR_PILLARS, ({ chart }) => chart.pillars),
  dayMaster: object(DAY_MASTER, ({ chart }) => chart.pillars),
  fiveElements: object(FIVE_ELEMENTS, ({ chart }) => chart.pillars),
  /** The weight of the bones (称骨) by the lunar date. On request only. @rule pillars.boneWeight */
  boneWeight: onRequest(object(BONE_WEIGHT, ({ chart }) => boneWeight(chart.moment))),
  conventions: object(FULL_CONVENTIONS, ({ chart }) => chart.conventions),
  /** The patterns (格局), each in its palace. On request only. @rule ziwei.pattern.language @each ziwei.pattern.{id} ziwei.pattern.language */
  patterns: onRequest(list(object(PATTERN), ({ chart }) => patternsOf(chart))),
  /** Palaces to which the stem of each palace sends its transformations. On request only. @rule ziwei.flight.flight ziwei.flight.opposite ziwei.flight.chain */
  flights: onRequest(list(object(PALACE_FLIGHTS), ({ chart }) => flightsOf(chart), { min: 12, max: 12 })),
  /** Self-transformations (自化) of the palaces. On request only. @rule ziwei.flight.outward ziwei.flight.inward */
  selfTransformations: onRequest(list(object(SELF_TRANSFORMATION), ({ chart }) => selfTransformationsOf(chart))),
});

/** The table with the types of its rows. */
export type Table = typeof TABLE;

/**
 * A natal chart with all members. By itself it shows the default members, like `CHART`; `selectPart` adds others.
 * @example partDescriber(selectPart(FULL_CHART, 'fourPillars.day.stars,fourPillars.relations'), 'en')
 */
export const FULL_CHART: Part<ChartFacts, ChartFacts, MembersOf<ChartFacts, ChartFacts, ChartDocument>> = TABLE;

/** Paths of all members of a chart. */
export const CHART_ALL = [...pathsByDefault(FULL_CHART), ...pathsOnRequest(FULL_CHART)].join(',');
