// The default document of a chart: its parts in their order.

import {
  CONVENTION_TABLE,
  CONVENTION_VALUES,
  type Conventions,
  decidedBySchool,
  RARE_CONVENTION_IDS,
  type RareConventionId,
  SCHOOL_DEFAULT_IDS,
} from '../../../calculation/casting/conventions.ts';
import { PALACES_AS_DRAWN } from '../../../calculation/ziwei/palaces.ts';
import type { ZiweiPalace } from '../../../calculation/ziwei/ziwei-chart.ts';
import {
  type AlwaysThere,
  choice,
  language,
  list,
  type MembersOf,
  type Optional,
  object,
  openChoice,
  optional,
  type Part,
  part,
  section,
} from '../vocabulary/member.ts';
import { BIRTH } from './birth.ts';
import type { ChartDocument } from './document.generated.ts';
import type { ChartFacts } from './facts.ts';
import { PALACE, ZIWEI } from './palaces.ts';
import { DAY_MASTER, FIVE_ELEMENTS, FOUR_PILLARS, LUCK, luckFactsOf } from './pillars.ts';
import { MAIN_STAR } from './stars.ts';
import { WARNING } from './warnings.ts';

/** The conventions of a chart. */
export const conventionMembers = <S>(read: (source: S) => Conventions) => ({
  /** When the day changes, by the solar time that decides. */
  dayBoundary: choice(CONVENTION_TABLE.dayBoundary.values, 'DayBoundary', (source: S) => read(source).dayBoundary),
  /** When the year of the Zi Wei chart changes. */
  yearBoundary: choice(CONVENTION_TABLE.yearBoundary.values, 'YearBoundary', (source: S) => read(source).yearBoundary),
  /** As which month the Zi Wei chart counts a leap month of birth. */
  leapMonthRule: choice(
    CONVENTION_TABLE.leapMonthRule.values,
    'LeapMonthRule',
    (source: S) => read(source).leapMonthRule,
  ),
  /** The tables of stars. */
  school: openChoice(CONVENTION_TABLE.school.values, 'AnySchoolId', (source: S) => read(source).school.id),
  /** Lunar calendar of the lunar date, and of a lunar date of birth. */
  calendarRegion: choice(
    CONVENTION_TABLE.calendarRegion.values,
    'BirthCalendar',
    (source: S) => read(source).calendarRegion,
  ),
  /** The clock that decides double hour, day and lunar date: true solar time, mean solar time, or standard time. */
  solarTime: choice(CONVENTION_TABLE.solarTime.values, 'SolarClock', (source: S) => read(source).solarTime),
  /** Of these the ones that are as the school has them, where most schools have another. Absent where there are none. */
  bySchool: optional((source: S) => unlessEmpty(decidedBySchool(read(source))), list(choice(SCHOOL_DEFAULT_IDS, ''))),
  ...rareMembers(read),
});

const unlessEmpty = <T>(all: readonly T[]): readonly T[] | undefined => (all.length === 0 ? undefined : all);

/** The rare conventions; each is present if the caller chose another value than the school has. */
const rareMembers = <S>(read: (source: S) => Conventions) =>
  Object.fromEntries(
    RARE_CONVENTION_IDS.map((id) => [
      id,
      optional((source: S) => read(source).school.chosen[id], choice(CONVENTION_VALUES[id] as readonly string[], '')),
    ]),
  ) as unknown as {
    readonly [Id in RareConventionId]: Optional<S, unknown, (typeof CONVENTION_VALUES)[Id][number]>;
  };

/** The conventions by which this chart was cast. */
export const CONVENTIONS = part<Conventions>('Conventions')(conventionMembers((by: Conventions) => by));

/** The twelve palaces of a chart in the order of its drawing. */
export const palacesAsDrawn = ({ chart }: ChartFacts): readonly ZiweiPalace[] =>
  PALACES_AS_DRAWN.map((at) => chart.ziwei.palaces[at]!);

/** A natal chart: calculated structure, no interpretation. */
const TABLE = part<ChartFacts, ChartFacts>('Chart')({
  /** The language of the names and sentences in this document. */
  language: language(),
  /** The birth: where, when by the clock, and when by the Sun. */
  birth: section(BIRTH),
  /** The major stars of the life palace, and how rare they are. @rule ziwei.mainStar */
  mainStar: object(MAIN_STAR, ({ chart }) => chart.ziwei),
  /** The twelve palaces by branch, from yin (寅) to chou (丑), as the drawing has them. @rule ziwei.palace.order */
  palaces: list(object(PALACE), palacesAsDrawn, { min: 12, max: 12 }),
  /** Members of the whole Zi Wei chart. */
  ziwei: object(ZIWEI, ({ chart }) => chart.ziwei),
  /** The Four Pillars (BaZi). @rule time.axes cycle.sixty */
  fourPillars: object(FOUR_PILLARS, ({ chart }) => chart.pillars),
  /** The stem of the day, from which the pillars are seen. @rule pillars.dayMaster */
  dayMaster: object(DAY_MASTER, ({ chart }) => chart.pillars),
  /** The balance of the five elements. */
  fiveElements: object(FIVE_ELEMENTS, ({ chart }) => chart.pillars),
  /** The luck pillars of ten years each. @rule pillars.luck.pillars pillars.luck.direction */
  luckPillars: object(LUCK, luckFactsOf),
  /** The conventions by which this chart was cast. */
  conventions: object(CONVENTIONS, ({ chart }) => chart.conventions),
  /** Warnings about the birth or the chart, the most important first. An empty list when there are none. @each warnings */
  warnings: list(object(WARNING)),
});

/** Its members, with the types of their rows. */
export const DEFAULT_MEMBERS = TABLE.members;

/** A natal chart. */
export const CHART: Part<ChartFacts, ChartFacts, MembersOf<ChartFacts, ChartFacts, AlwaysThere<ChartDocument>>> = TABLE;

/** Paths of `fields=compact`, for assistants. */
// biome-ignore format: one part a row
export const CHART_COMPACT = [
  'language',
  'birth.clockTime,birth.trueSolarTime,birth.doubleHour.name,birth.lunarDate.text,birth.place.name,birth.sameChart.startsAtClock,birth.sameChart.endsAtClock',
  'mainStar.id,mainStar.name,mainStar.borrowed,mainStar.rarity.tier.name,mainStar.rarity.oneIn',
  'palaces.id,palaces.name,palaces.branch.name,palaces.isBodyPalace',
  'palaces.majorStars.name,palaces.majorStars.brightness.name,palaces.majorStars.transformation.name',
  'palaces.minorStars.name,palaces.minorStars.transformation.name,palaces.decade',
  'ziwei.bureau.name',
  'fourPillars.hanzi,fourPillars.text,dayMaster.id,dayMaster.name,dayMaster.element.id',
  'fiveElements.elements.id,fiveElements.elements.weightedPercent,fiveElements.missing.id',
  'luckPillars.direction.id,luckPillars.startsAtClock,luckPillars.pillars.name,luckPillars.pillars.fromAge',
  'conventions,warnings.code,warnings.detail',
].join(',');

/** Columns of a chart in a flat table, as paths of its members: ids and numbers, without texts of a language and constants. */
// biome-ignore format: one part a row
export const CHART_FLAT = [
  'birth.place.cityId,birth.place.latitude,birth.place.longitude,birth.place.timeZone',
  'birth.clockTime,birth.utc,birth.utcOffsetSeconds,birth.trueSolarTime,birth.correction,birth.doubleHour.id',
  'birth.lunarDate.calendarRegion,birth.lunarDate.year,birth.lunarDate.month,birth.lunarDate.day,birth.lunarDate.leapMonth',
  'birth.zodiac,birth.solarTerm.id,birth.nearestBoundary',
  'mainStar.id,mainStar.borrowed,mainStar.rarity.tier,mainStar.rarity.oneIn',
  'palaces.stem,palaces.branch,palaces.isBodyPalace,palaces.isOriginPalace',
  'palaces.majorStars,palaces.minorStars,palaces.adjectiveStars.id,palaces.borrowedStars.id',
  'palaces.spirits,palaces.decade,palaces.hidden',
  'ziwei,fourPillars.hanzi,fourPillars.year,fourPillars.month,fourPillars.day,fourPillars.hour',
  'fourPillars.conception,fourPillars.fetalBreath,fourPillars.lifePalacePillar,fourPillars.bodyPalacePillar',
  'dayMaster,fiveElements.elements,fiveElements.missing',
  'luckPillars.direction,luckPillars.startsAfter,luckPillars.startsAtClock,luckPillars.pillars.id,luckPillars.pillars.fromAge',
  'conventions,warnings.code',
].join(',');
