// Public entry of the engine, listed by hand: at most 60 values. Values for special tasks have entries of their own (package.json).

export type { AlmanacDay } from './calculation/almanac/days.ts';
export type { SkyEvent, TermEvent } from './calculation/almanac/sky-events.ts';
export type { BirthMoment, DayBoundary, LateZiStem } from './calculation/calendar/birth-moment.ts';
export {
  type BirthCalendar,
  type CalendarRegion,
  calendarRegionOf,
  type LunarCalendar,
} from './calculation/calendar/calendar-region.ts';
export type { SelectedDayId, SpiritPath } from './calculation/calendar/day-notes.ts';
export type { LunarDate } from './calculation/calendar/lunar-calendar.ts';
export type { SolarTermId, TermNumber } from './calculation/calendar/solar-year.ts';
export {
  type Birth,
  type BirthDate,
  type BirthInput,
  type BirthPlace,
  type BirthProblem,
  CALENDARS,
  GENDERS,
  type Gender,
  InvalidBirth,
  problemsOfBirth,
  type ToldDoubleHour,
} from './calculation/casting/birth.ts';
export type { BirthsFound, EndOfBirth, FoundBirth } from './calculation/casting/births/births-that-fit.ts';
export type { ConditionName, NamedCondition } from './calculation/casting/births/conditions.ts';
export type { KnownBirth, KnownPattern, KnownPillar } from './calculation/casting/births/known-birth.ts';
export {
  type Boundaries,
  type Boundary,
  type BoundaryKind,
  boundariesOf,
  type EndOfSpan,
  type SpanOfChart,
  spanOf,
} from './calculation/casting/boundaries.ts';
export { type Chart, type ChartAt, castChart, castChartAt } from './calculation/casting/chart.ts';
export {
  CONVENTION_IDS,
  CONVENTION_VALUES,
  type ConventionId,
  type ConventionOptions,
  type Conventions,
  DEFAULT_CONVENTIONS,
} from './calculation/casting/conventions.ts';
export {
  type ChartOfDay,
  type ClockTime,
  castDay,
  chartsShowing,
  type DayCharts,
  type DayInput,
  type DayOfBirth,
} from './calculation/casting/day.ts';
export {
  type MatchingVariants,
  type ShownElsewhere,
  type ShownId,
  variantsShowing,
} from './calculation/casting/matching-variants.ts';
export type { At, AtForm } from './calculation/casting/transits/at.ts';
export {
  castTimeline,
  type Timeline,
  type TimelineDay,
  type TimelineDecade,
  type TimelineList,
  type TimelineLuck,
  type TimelineMonth,
  type TimelineRows,
  type TimelineSolarMonth,
  type TimelineSolarYear,
  type TimelineYear,
} from './calculation/casting/transits/cast-timeline.ts';
export {
  castTransits,
  type TransitConventions,
  type TransitOptions,
  type Transits,
} from './calculation/casting/transits/cast-transits.ts';
export type {
  AgeAdvance,
  DateFlowRules,
  FlowRules,
  LeapDayCount,
  LevelConventions,
} from './calculation/casting/transits/conventions.ts';
export type { OpenSpan, Span } from './calculation/casting/transits/edges.ts';
export type { Level, LevelTransformation } from './calculation/casting/transits/level.ts';
export {
  InvalidMoment,
  type Moment,
  type MomentOptions,
  type MomentPlace,
  type MomentProblem,
  type PartialMomentOptions,
} from './calculation/casting/transits/moment.ts';
export type { PlaceClock } from './calculation/casting/transits/place-clock.ts';
export type { YearSide } from './calculation/casting/transits/timeline.ts';
export type { TransitWarning, TransitWarningCode } from './calculation/casting/transits/transit-warnings.ts';
export type {
  DayLevel,
  DecadeKind,
  DecadeLevel,
  DecadeOfAges,
  DecadeRow,
  FlowingLevel,
  HourLevel,
  LeapHalf,
  LevelName,
  MonthLevel,
  SmallLimitLevel,
  YearLevel,
  ZiweiTransits,
} from './calculation/casting/transits/ziwei-transits.ts';
export {
  type ChartVariants,
  type ChoiceId,
  type Choices,
  chartVariants,
  type Variant,
  type VariantMember,
  type VariantsOptions,
} from './calculation/casting/variants.ts';
export type { AnyWarningCode, Warning, WarningCode } from './calculation/casting/warnings.ts';
export { type RequestParameters, WARNING_CODES } from './calculation/casting/warnings.ts';
export type { DayNumber, GregorianDate } from './calculation/civil/day-number.ts';
export type { Branch, BranchId } from './calculation/cycle/branch.ts';
export type { ClashSide } from './calculation/cycle/clash.ts';
export type { Element } from './calculation/cycle/element.ts';
export type { GrowthOfYinStems } from './calculation/cycle/growth-phase.ts';
export type { LuminaryId } from './calculation/cycle/luminary.ts';
export type { SanzaiId } from './calculation/cycle/sanzai.ts';
export { hanziOfPair, idOfPair, type PairId, pairFromHanzi, type Sexagenary } from './calculation/cycle/sexagenary.ts';
export type { Stem, StemId } from './calculation/cycle/stem.ts';
export type { InputProblem, OtherText } from './calculation/input/input.ts';
export type { MonthCommandTable } from './calculation/pillars/depth-ids.ts';
export type { ElementSpread } from './calculation/pillars/five-elements.ts';
export type { FourPillars, NatalPairs, PillarId } from './calculation/pillars/four-pillars.ts';
export type { HiddenStem, HiddenStemRole } from './calculation/pillars/hidden-stems.ts';
export {
  type Luck,
  type LuckOfBirth,
  type LuckPillar,
  type LuckStart,
  luckPillarsOf,
} from './calculation/pillars/luck.ts';
export { type LuckInTime, type LuckKind, type LuckPeriod, luckPeriodsOf } from './calculation/pillars/luck-periods.ts';
export type { ExposureRule, MonthRule } from './calculation/pillars/month-pattern.ts';
export type { Pillar, Seer } from './calculation/pillars/pillar.ts';
export type { PillarStarSet } from './calculation/pillars/pillar-star-ids.ts';
export type { OwnRuleStarId, StarBasis } from './calculation/pillars/pillar-star-tables.ts';
export type { DeXiuRole, PillarStar } from './calculation/pillars/pillar-stars.ts';
export type { PillarTransits } from './calculation/pillars/pillar-transits.ts';
export type { RelatedPillar, Relation } from './calculation/pillars/relations.ts';
export type { SmallLuckRule } from './calculation/pillars/small-luck.ts';
export type { PartOfLuck, SolarMonth, SolarYear } from './calculation/pillars/solar-years.ts';
export type { TenGodId } from './calculation/pillars/ten-gods.ts';
export {
  type ClockAnswer,
  type ClockReading,
  instantOfClock,
  type WallClock,
  wallClock,
} from './calculation/time/clock.ts';
export { type Instant, instant } from './calculation/time/instant.ts';
export type { Division, PlaceOfClock } from './calculation/time/kept-clocks.ts';
export type { NeighbourDates } from './calculation/time/skipped-day.ts';
export type { SolarClock } from './calculation/time/solar-clock.ts';
export {
  type MeanSolarTime,
  meanSolarTime,
  type SolarTime,
  solarTime,
  type TrueSolarTime,
  trueSolarTime,
} from './calculation/time/solar-time.ts';
export { type Zone, type ZonePeriod, zoneNamed, zoneNames } from './calculation/time/zone-history.ts';
export type { BirthZone } from './calculation/time/zone-of-place.ts';
export type { ZoneRule } from './calculation/time/zone-rule.ts';
export type {
  BrightnessId,
  BrightnessTable,
  BrightnessTableId,
  MinorStarGrades,
} from './calculation/ziwei/brightness.ts';
export type { Bureau, BureauId } from './calculation/ziwei/bureau.ts';
export { type Decade, decadesOf } from './calculation/ziwei/decades.ts';
export type { FlowLevel, FlowStar, FlowStarDisputes, FlowStarId } from './calculation/ziwei/flow-stars.ts';
export type { KnownFacts, KnownStar } from './calculation/ziwei/known-facts.ts';
export type {
  AgeSpan,
  ChildLimitRule,
  DecadeAges,
  DecadeSpan,
  FirstDecade,
  LimitDisputes,
  Limits,
  SmallLimitDirection,
} from './calculation/ziwei/limits.ts';
export type { MainStar } from './calculation/ziwei/main-star.ts';
export type { MajorArrangements } from './calculation/ziwei/major-arrangements.ts';
export type { PalaceId, PalaceStemYear, Plate } from './calculation/ziwei/palaces.ts';
export type {
  FireBellRule,
  Placement,
  PlacementDisputes,
  TianmaRule,
  WoundAndEnvoyRule,
} from './calculation/ziwei/placement.ts';
export type { MainStarId, Rarity, RarityTierId } from './calculation/ziwei/rarity.ts';
export type { GrowthDirection, GrowthDisputes, GrowthOfEarth, YearSpiritId } from './calculation/ziwei/rings.ts';
export type { BodyRulerOfZi, LifeRulerRule, RulerDisputes } from './calculation/ziwei/rulers.ts';
export {
  type AnySchoolId,
  defineSchool,
  SCHOOL_IDS,
  SCHOOLS,
  type School,
  type SchoolId,
  type SchoolTables,
  type Voids,
} from './calculation/ziwei/school.ts';
export type { Star, StarStates } from './calculation/ziwei/star.ts';
export type {
  AddedYearStarId,
  AdjectiveStarId,
  GradedStarId,
  MajorStarId,
  MinorStarId,
  StarId,
} from './calculation/ziwei/star-ids.ts';
export type { StemTransformations, TransformationId } from './calculation/ziwei/transformations.ts';
export type { ZiweiOfSchool } from './calculation/ziwei/ziwei-chart.ts';
export {
  borrowedStarsOf,
  palaceIdAt,
  type TransformedStar,
  type ZiweiChart,
  type ZiweiConventions,
  type ZiweiPalace,
} from './calculation/ziwei/ziwei-chart.ts';
export type {
  LeapMonthDay,
  LeapMonthRule,
  MonthOfStars,
  YearBoundary,
  ZiweiDateConventions,
} from './calculation/ziwei/ziwei-date.ts';
export {
  type DescribeDayOptions,
  type DescribeOptions,
  type DescribeTransitsOptions,
  type DescribeVariantsOptions,
  describeAlmanac,
  describeBirths,
  describeChart,
  describeChartAt,
  describeDay,
  describeTimeline,
  describeTransits,
  describeVariants,
} from './presentation/documents/describe.ts';
export type { ChartAtDocument } from './presentation/documents/tables/chart-at.ts';
export type * from './presentation/documents/tables/document.generated.ts';
export type { PlaceFacts, ZoneSource } from './presentation/documents/tables/facts.ts';
export { palaceOf } from './presentation/documents/tables/palace-of.ts';
export type { MomentPlaceFacts } from './presentation/documents/tables/transit-facts.ts';
export type { Label } from './presentation/documents/vocabulary/labels.ts';
export {
  type FieldsOf,
  type FieldsOption,
  type NoFields,
  type SelectedFields,
  UnknownField,
} from './presentation/documents/vocabulary/select.ts';
export type { CompileFunction } from './presentation/documents/vocabulary/write.ts';
export {
  documentWriter,
  type WriteDocument,
  type WriteOptions,
  type WriterOptions,
} from './presentation/documents/write.ts';
export type { DrawnDocument, DrawnTransits } from './presentation/draw/facts/arguments.ts';
export type { PillarOrder } from './presentation/draw/facts/pillar-order.ts';
export { drawSvg, type SvgOptions } from './presentation/draw/svg/draw-svg.ts';
export type { Layout } from './presentation/draw/svg/grid.ts';
export type { BoardLayerId } from './presentation/draw/svg/layers.ts';
export type { Theme } from './presentation/draw/svg/paint.ts';
export { drawTerminal, type TerminalOptions } from './presentation/draw/terminal/draw-terminal.ts';
export { drawText, type TextOptions } from './presentation/draw/text/chart.ts';
export { textOf } from './presentation/draw/text/text-of.ts';
export {
  LANGUAGE_FACTS,
  LANGUAGES,
  type Language,
  type LanguageFacts,
  languageOfTag,
} from './presentation/words/languages.ts';
export type { FullLanguageWords, TransitLanguageWords } from './presentation/words/words.ts';
export { ENGINE_VERSION } from './version.ts';
