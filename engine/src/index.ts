// The public entry of the engine, listed by hand: at most 60 values. What is for some tasks only has entries of its own (package.json).

export type { AlmanacDay } from './almanac/days.ts';
export type { SkyEvent, TermEvent } from './almanac/sky-events.ts';
export type { BirthMoment, DayBoundary } from './calendar/birth-moment.ts';
export {
  type BirthCalendar,
  type CalendarRegion,
  calendarRegionOf,
  type LunarCalendar,
} from './calendar/calendar-region.ts';
export type { SelectedDayId, SpiritPath } from './calendar/day-notes.ts';
export type { LunarDate } from './calendar/lunar-calendar.ts';
export type { SolarTermId, TermNumber } from './calendar/solar-year.ts';
export {
  type Birth,
  type BirthDate,
  type BirthPlace,
  type BirthProblem,
  CALENDARS,
  GENDERS,
  type Gender,
  InvalidBirth,
  problemsOfBirth,
} from './casting/birth.ts';
export type { BirthsFound, EndOfBirth, FoundBirth } from './casting/births/births-that-fit.ts';
export type { ConditionName, NamedCondition } from './casting/births/conditions.ts';
export type { KnownBirth, KnownPattern, KnownPillar } from './casting/births/known-birth.ts';
export {
  type Boundaries,
  type Boundary,
  type BoundaryKind,
  boundariesOf,
  type EndOfSpan,
  type SpanOfChart,
  spanOf,
} from './casting/boundaries.ts';
export { type Chart, type ChartAt, castChart, castChartAt } from './casting/chart.ts';
export {
  CONVENTION_IDS,
  CONVENTION_VALUES,
  type ConventionId,
  type ConventionOptions,
  type Conventions,
  DEFAULT_CONVENTIONS,
} from './casting/conventions.ts';
export {
  type ChartOfDay,
  type ClockTime,
  castDay,
  chartsShowing,
  type DayCharts,
  type DayOfBirth,
} from './casting/day.ts';
export {
  type MatchingVariants,
  type ShownElsewhere,
  type ShownId,
  variantsShowing,
} from './casting/matching-variants.ts';
export type { At, AtForm } from './casting/transits/at.ts';
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
} from './casting/transits/cast-timeline.ts';
export {
  castTransits,
  type TransitConventions,
  type TransitOptions,
  type Transits,
} from './casting/transits/cast-transits.ts';
export type { AgeAdvance, LeapDayCount, LevelConventions } from './casting/transits/conventions.ts';
export type { OpenSpan, Span } from './casting/transits/edges.ts';
export type { Level, LevelTransformation } from './casting/transits/level.ts';
export {
  InvalidMoment,
  type Moment,
  type MomentOptions,
  type MomentPlace,
  type MomentProblem,
  type PartialMomentOptions,
} from './casting/transits/moment.ts';
export type { PlaceClock } from './casting/transits/place-clock.ts';
export type { YearSide } from './casting/transits/timeline.ts';
export type { TransitWarning, TransitWarningCode } from './casting/transits/transit-warnings.ts';
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
} from './casting/transits/ziwei-transits.ts';
export {
  type ChartVariants,
  type ChoiceId,
  type Choices,
  chartVariants,
  type Variant,
  type VariantMember,
} from './casting/variants.ts';
export type { AnyWarningCode, Warning, WarningCode } from './casting/warnings.ts';
export { type RequestParameters, WARNING_CODES } from './casting/warnings.ts';
export type { DayNumber, GregorianDate } from './civil/day-number.ts';
export type { Branch, BranchId } from './cycle/branch.ts';
export type { Side } from './cycle/clash.ts';
export type { Element } from './cycle/element.ts';
export type { SanzaiId } from './cycle/sanzai.ts';
export { hanziOfPair, idOfPair, type PairId, pairFromHanzi, type Sexagenary } from './cycle/sexagenary.ts';
export type { Stem, StemId } from './cycle/stem.ts';
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
} from './documents/describe.ts';
export type { ChartAtDocument } from './documents/tables/chart-at.ts';
export type * from './documents/tables/document.generated.ts';
export type { PlaceFacts, ZoneSource } from './documents/tables/facts.ts';
export type { MomentPlaceFacts } from './documents/tables/transit-facts.ts';
export type { Label } from './documents/vocabulary/labels.ts';
export { type FieldsOption, UnknownField, type WholeFields } from './documents/vocabulary/select.ts';
export type { CompileFunction } from './documents/vocabulary/write.ts';
export { documentWriter, type WriteDocument, type WriteOptions, type WriterOptions } from './documents/write.ts';
export type { DrawnDocument, DrawnTransits } from './draw/facts/arguments.ts';
export type { PillarOrder } from './draw/facts/pillar-order.ts';
export { drawSvg, type SvgOptions } from './draw/svg/draw-svg.ts';
export type { Layout } from './draw/svg/grid.ts';
export type { BoardLayerId } from './draw/svg/layers.ts';
export type { Theme } from './draw/svg/paint.ts';
export { drawTerminal, type TerminalOptions } from './draw/terminal/draw-terminal.ts';
export { drawText, type TextOptions } from './draw/text/chart.ts';
export type { InputProblem, OtherText } from './input/input.ts';
export type { MonthCommandTable } from './pillars/depth-ids.ts';
export type { ElementSpread } from './pillars/five-elements.ts';
export type { FourPillars, NatalPairs, PillarId } from './pillars/four-pillars.ts';
export type { HiddenStem, HiddenStemRole } from './pillars/hidden-stems.ts';
export { type Luck, type LuckOfBirth, type LuckPillar, type LuckStart, luckPillarsOf } from './pillars/luck.ts';
export { type LuckInTime, type LuckKind, type LuckPeriod, luckPeriodsOf } from './pillars/luck-periods.ts';
export type { ExposureRule, MonthRule } from './pillars/month-pattern.ts';
export type { Pillar } from './pillars/pillar.ts';
export type { PillarStarSet } from './pillars/pillar-star-ids.ts';
export type { OwnRuleStarId, StarBasis } from './pillars/pillar-star-tables.ts';
export type { DeXiuRole, PillarStar } from './pillars/pillar-stars.ts';
export type { PillarTransits } from './pillars/pillar-transits.ts';
export type { RelatedPillar, Relation } from './pillars/relations.ts';
export type { SmallLuckRule } from './pillars/small-luck.ts';
export type { PartOfLuck, SolarMonth, SolarYear } from './pillars/solar-years.ts';
export type { TenGodId } from './pillars/ten-gods.ts';
export { type ClockAnswer, type ClockReading, instantOfClock, type WallClock, wallClock } from './time/clock.ts';
export { type Instant, instant } from './time/instant.ts';
export type { NeighbourDates } from './time/skipped-day.ts';
export type { SolarClock } from './time/solar-clock.ts';
export {
  type MeanSolarTime,
  meanSolarTime,
  type SolarTime,
  solarTime,
  type TrueSolarTime,
  trueSolarTime,
} from './time/solar-time.ts';
export { type Zone, type ZonePeriod, zoneNamed, zoneNames } from './time/zone-history.ts';
export type { BirthZone } from './time/zone-of-place.ts';
export type { ZoneRule } from './time/zone-rule.ts';
export { ENGINE_VERSION } from './version.ts';
export { LANGUAGE_FACTS, LANGUAGES, type Language, type LanguageFacts, languageOfTag } from './words/languages.ts';
export type { FullLanguageWords, TransitLanguageWords } from './words/words.ts';
export type { BrightnessId, BrightnessTable } from './ziwei/brightness.ts';
export type { Bureau, BureauId } from './ziwei/bureau.ts';
export { type Decade, decadesOf } from './ziwei/decades.ts';
export type { FlowLevel, FlowStar, FlowStarDisputes, FlowStarId } from './ziwei/flow-stars.ts';
export type { KnownFacts, KnownStar } from './ziwei/known-facts.ts';
export type { AgeSpan, ChildLimitRule } from './ziwei/limits.ts';
export type { MainStar } from './ziwei/main-star.ts';
export type { MajorArrangements } from './ziwei/major-arrangements.ts';
export { flankingOf, hiddenOf, oppositeOf, trinesOf } from './ziwei/palace-relations.ts';
export type { PalaceId } from './ziwei/palaces.ts';
export type { Placement, PlacementDisputes } from './ziwei/placement.ts';
export type { MainStarId, Rarity, RarityTierId } from './ziwei/rarity.ts';
export type { YearSpiritId } from './ziwei/rings.ts';
export {
  type AnySchoolId,
  defineSchool,
  SCHOOL_IDS,
  SCHOOLS,
  type School,
  type SchoolId,
  type SchoolTables,
} from './ziwei/school.ts';
export type { Star, StarStates } from './ziwei/star.ts';
export type {
  AddedYearStarId,
  AdjectiveStarId,
  GradedStarId,
  MajorStarId,
  MinorStarId,
  StarId,
} from './ziwei/star-ids.ts';
export type { StemTransformations, TransformationId } from './ziwei/transformations.ts';
export type { ZiweiOfSchool } from './ziwei/ziwei-chart.ts';
export {
  borrowedStarsOf,
  palaceIdAt,
  type TransformedStar,
  type ZiweiChart,
  type ZiweiConventions,
  type ZiweiPalace,
} from './ziwei/ziwei-chart.ts';
export type { LeapMonthRule, YearBoundary, ZiweiDateConventions } from './ziwei/ziwei-date.ts';
