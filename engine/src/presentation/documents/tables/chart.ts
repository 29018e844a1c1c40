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
import { BIRTH, CORRECTION, LUNAR_DATE, PLACE, ZONE_SOURCE } from './birth.ts';
import type { ChartDocument } from './document.generated.ts';
import type { ChartFacts } from './facts.ts';
import { PALACE_POSITION } from './palace-position.ts';
import { PALACE, TRANSFORMATION, ZIWEI } from './palaces.ts';
import {
  DAY_MASTER,
  FIVE_ELEMENTS,
  FOUR_PILLARS,
  HIDDEN_STEM,
  KNOWN_PILLARS,
  LUCK,
  LUCK_PILLAR,
  luckFactsOf,
  PILLAR,
  PILLARS,
} from './pillars.ts';
import { MAIN_STAR, RARITY_OF, STAR_PARTS } from './stars.ts';
import { ALTERNATIVE, WARNING } from './warnings.ts';

/** The conventions of a chart. */
export const conventionMembers = <S>(read: (source: S) => Conventions) => ({
  dayBoundary: choice(CONVENTION_TABLE.dayBoundary.values, 'DayBoundary', (source: S) => read(source).dayBoundary),
  yearBoundary: choice(CONVENTION_TABLE.yearBoundary.values, 'YearBoundary', (source: S) => read(source).yearBoundary),
  leapMonthRule: choice(
    CONVENTION_TABLE.leapMonthRule.values,
    'LeapMonthRule',
    (source: S) => read(source).leapMonthRule,
  ),
  school: openChoice(CONVENTION_TABLE.school.values, 'AnySchoolId', (source: S) => read(source).school.id),
  calendarRegion: choice(
    CONVENTION_TABLE.calendarRegion.values,
    'BirthCalendar',
    (source: S) => read(source).calendarRegion,
  ),
  solarTime: choice(CONVENTION_TABLE.solarTime.values, 'SolarClock', (source: S) => read(source).solarTime),
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

const CONVENTIONS = part<Conventions>('Conventions')(conventionMembers((by: Conventions) => by));

/** The twelve palaces of a chart in the order of its drawing. */
export const palacesAsDrawn = ({ chart }: ChartFacts): readonly ZiweiPalace[] =>
  PALACES_AS_DRAWN.map((at) => chart.ziwei.palaces[at]!);

const TABLE = part<ChartFacts, ChartFacts>('Chart')({
  language: language(),
  birth: section(BIRTH),
  mainStar: object(MAIN_STAR, ({ chart }) => chart.ziwei),
  palaces: list(object(PALACE), palacesAsDrawn, { min: 12, max: 12 }),
  ziwei: object(ZIWEI, ({ chart }) => chart.ziwei),
  fourPillars: object(FOUR_PILLARS, ({ chart }) => chart.pillars),
  dayMaster: object(DAY_MASTER, ({ chart }) => chart.pillars),
  fiveElements: object(FIVE_ELEMENTS, ({ chart }) => chart.pillars),
  luckPillars: object(LUCK, luckFactsOf),
  conventions: object(CONVENTIONS, ({ chart }) => chart.conventions),
  warnings: list(object(WARNING)),
});

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

/** Parts of a chart by their names; each has its descriptions. */
export const CHART_PARTS = {
  Chart: TABLE,
  Birth: BIRTH,
  Place: PLACE,
  ZoneSource: ZONE_SOURCE,
  Correction: CORRECTION,
  LunarDate: LUNAR_DATE,
  MainStar: MAIN_STAR,
  Rarity: RARITY_OF,
  ...STAR_PARTS,
  Palace: PALACE,
  Ziwei: ZIWEI,
  FourPillars: FOUR_PILLARS,
  Pillar: PILLAR,
  HiddenStem: HIDDEN_STEM,
  DayMaster: DAY_MASTER,
  FiveElements: FIVE_ELEMENTS,
  LuckPillars: LUCK,
  LuckPillar: LUCK_PILLAR,
  Transformation: TRANSFORMATION,
  PalacePosition: PALACE_POSITION,
  Pillars: PILLARS,
  KnownPillars: KNOWN_PILLARS,
  Conventions: CONVENTIONS,
  Warning: WARNING,
  Alternative: ALTERNATIVE,
};
