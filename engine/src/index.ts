// The public door of the engine: what it offers, by name.

export {
  almanacDay,
  almanacLunarMonth,
  almanacMonth,
  almanacYear,
  fullMoonsOfYear,
  gregorianDateOf,
  type LunarMonthDate,
  lunarDateOf,
  lunarYearOf,
  newMoonsOfYear,
  type PillarPairs,
  pillarsAt,
  type SolarTermOfYear,
  solarTermsOfYear,
} from './almanac/almanac.ts';
export type { AlmanacOptions } from './almanac/civil-clock.ts';
export type { AlmanacDay } from './almanac/days.ts';
export type { SkyEvent, TermEvent } from './almanac/sky-events.ts';
export type { AlmanacYear, LunarYear, MonthOfLunarYear } from './almanac/year.ts';
export type { BirthMoment, DayBoundary } from './calendar/birth-moment.ts';
export {
  CALENDAR_REGIONS,
  type CalendarRegion,
  calendarRegionOf,
  type LunarCalendar,
  lunarCalendarOf,
  regionOfCalendar,
} from './calendar/calendar-region.ts';
export {
  almanacMonthOf,
  DAY_OFFICER_IDS,
  type DayOfficerId,
  dayMansion,
  dayOfficer,
  MANSION_IDS,
  type MansionId,
} from './calendar/day-almanac.ts';
export type { DaySpiritId, SelectedDayId, Side, SixDayId, SpiritPath } from './calendar/day-notes.ts';
export type { LunarDate } from './calendar/lunar-calendar.ts';
export { SOLAR_TERM_IDS, type SolarTermId, type TermNumber } from './calendar/solar-year.ts';
export {
  BIRTH_DATES,
  type Birth,
  type BirthDate,
  type BirthPlace,
  type BirthProblem,
  CALENDARS,
  DISAMBIGUATIONS,
  GENDERS,
  type Gender,
  InvalidBirth,
  problemsOfBirth,
  problemsOfDate,
} from './casting/birth.ts';
export { BIRTH_YEARS, BIRTHS_OF_PAGE } from './casting/births/birth-years.ts';
export {
  type BirthsFound,
  type BirthsOptions,
  birthsInTurns,
  birthsThatFit,
  cursorOf,
  type EndOfBirth,
  type FoundBirth,
  readCursor,
} from './casting/births/births-that-fit.ts';
export { CONDITION_NAMES, type ConditionName, type NamedCondition } from './casting/births/conditions.ts';
export {
  isPartOfPair,
  isSomething,
  type KnownBirth,
  type KnownPattern,
  type KnownPillar,
} from './casting/births/known-birth.ts';
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
  type AskedConventions,
  CHART_CONVENTION_IDS,
  type ChartConventionId,
  CONVENTION_IDS,
  CONVENTION_TABLE,
  CONVENTION_VALUES,
  type ConventionId,
  type Conventions,
  DEFAULT_CONVENTIONS,
  pickConventions,
} from './casting/conventions.ts';
export {
  type ChartOfDay,
  type ClockTime,
  castDay,
  chartsShowing,
  type DayCharts,
  type DayOfBirth,
} from './casting/day.ts';
export { AT_FORMS, type At, type AtForm } from './casting/transits/at.ts';
export {
  castTimeline,
  TIMELINE_LISTS,
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
  problemsOfTransits,
  TRANSIT_CONVENTION_VALUES,
  type TransitConventions,
  type TransitOptions,
  type Transits,
} from './casting/transits/cast-transits.ts';
export type { AgeAdvance, LeapDayCount, LevelConventions } from './casting/transits/conventions.ts';
export type { OpenSpan, Span } from './casting/transits/edges.ts';
export { type Level, type LevelTransformation, palaceIdAtLevel } from './casting/transits/level.ts';
export {
  type AskedMomentOptions,
  InvalidMoment,
  type Moment,
  type MomentOptions,
  type MomentPlace,
  type MomentProblem,
} from './casting/transits/moment.ts';
export type { PlaceClock } from './casting/transits/place-clock.ts';
export {
  daysOfMonth,
  monthsOfYear,
  type Row,
  type TransitsOfChart,
  type YearSide,
  yearsOfDecade,
} from './casting/transits/timeline.ts';
export {
  TRANSIT_WARNING_CODES,
  type TransitWarning,
  type TransitWarningCode,
  transitWarningsOf,
} from './casting/transits/transit-warnings.ts';
export {
  type DayLevel,
  DECADE_KINDS,
  type DecadeKind,
  type DecadeLevel,
  type DecadeOfAges,
  type DecadeRow,
  type FlowingLevel,
  type HourLevel,
  LEAP_HALVES,
  type LeapHalf,
  type LevelName,
  type MonthLevel,
  type SmallLimitLevel,
  type YearLevel,
  type ZiweiTransits,
} from './casting/transits/ziwei-transits.ts';
export {
  CHOICE_IDS,
  type ChartVariants,
  type ChoiceId,
  type Choices,
  type ComparedMember,
  chartVariants,
  VARIANT_MEMBERS,
  type Variant,
  type VariantMember,
} from './casting/variants.ts';
export {
  SHOWN_IDS,
  type ShownElsewhere,
  type ShownId,
  type VariantsShowing,
  variantsShowing,
} from './casting/variants-showing.ts';
export {
  type AnyWarningCode,
  type RequestParameters,
  WARNING_CODES,
  type Warning,
  type WarningCode,
} from './casting/warnings.ts';
export { shortOffsetText } from './civil/date-text.ts';
export type { DayNumber, GregorianDate } from './civil/day-number.ts';
export { ANIMAL_IDS, type AnimalId, BRANCH_HANZI, BRANCH_IDS, type Branch, type BranchId } from './cycle/branch.ts';
export { ELEMENT_IDS, type Element, type ElementId, POLARITY_IDS, type PolarityId } from './cycle/element.ts';
export { GROWTH_PHASE_IDS, type GrowthPhaseId } from './cycle/growth-phase.ts';
export { NAYIN_IDS, type NayinId } from './cycle/nayin.ts';
export {
  branchOfPair,
  hanziOfPair,
  idOfPair,
  PAIR_IDS,
  type PairId,
  pairFromHanzi,
  type Sexagenary,
  stemOf,
} from './cycle/sexagenary.ts';
export { STEM_HANZI, STEM_IDS, type Stem, type StemId } from './cycle/stem.ts';
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
  partDescriber,
} from './documents/describe.ts';
export { ALMANAC_DAY, ALMANAC_YEAR } from './documents/tables/almanac.ts';
export { BIRTHS, BIRTHS_COMPACT, type BirthsFacts, birthsFacts } from './documents/tables/births.ts';
export { CHART, CHART_COMPACT } from './documents/tables/chart.ts';
export type { ChartAtDocument } from './documents/tables/chart-at.ts';
export { DAY, DAY_COMPACT, dayWarningPart } from './documents/tables/day.ts';
export { DayFacts, type StarOfDay } from './documents/tables/day-facts.ts';
export type * from './documents/tables/document.generated.ts';
export { ChartFacts, type GivenWarning, type PlaceFacts } from './documents/tables/facts.ts';
export { CHART_ALL, FULL_CHART } from './documents/tables/full-chart.ts';
export { LAID_OVER } from './documents/tables/laid-over.ts';
export { TIMELINE, TIMELINE_COMPACT, timelineWarningPart } from './documents/tables/timeline.ts';
export { TimelineFacts } from './documents/tables/timeline-facts.ts';
export { type MomentPlaceFacts, TransitFacts, type TransitPalace } from './documents/tables/transit-facts.ts';
export { TRANSITS, TRANSITS_ALL, TRANSITS_COMPACT, transitWarningPart } from './documents/tables/transits.ts';
export { VariantFacts } from './documents/tables/variant-facts.ts';
export { VARIANTS, VARIANTS_COMPACT, variantsWarningPart } from './documents/tables/variants.ts';
export { warningPart } from './documents/tables/warnings.ts';
export {
  type GroupName,
  type IdIn,
  type Label,
  type Labels,
  solarTermLabel,
  type ThingIn,
} from './documents/vocabulary/labels.ts';
export type { Sentences } from './documents/vocabulary/schema.ts';
export {
  type FieldsOption,
  fieldGroups,
  pathsByDefault,
  pathsOnRequest,
  type SelectedFields,
  selectPart,
  UnknownField,
  unknownFieldIn,
  type WholeFields,
} from './documents/vocabulary/select.ts';
export type { CompileFunction } from './documents/vocabulary/write.ts';
export {
  documentWriter,
  partWriter,
  type WriteDocument,
  type WriteOptions,
  type WriterOptions,
} from './documents/write.ts';
export type { DrawnDay, DrawnDocument, DrawnTimeline, DrawnTransits, DrawnVariants } from './draw/facts/given.ts';
export { PILLAR_ORDERS, type PillarOrder, pillarOrderIn } from './draw/facts/pillar-order.ts';
export { DRAWN_PILLARS, isOpposed, type PlacedRelation, relationRows, signsOf } from './draw/facts/relation-rows.ts';
export { drawForPage, drawSvg, type Layout, linesOf, type PageOptions, type SvgOptions } from './draw/svg/draw-svg.ts';
export { BOARD_LAYERS, type BoardLayerId, LAYERS, type LayerId } from './draw/svg/layers.ts';
export { chartStyle, THEMES, type Theme, type Tone } from './draw/svg/paint.ts';
export { type DayTerminalOptions, drawDayTerminal } from './draw/terminal/day.ts';
export { drawTerminal, TERMINAL_COLUMNS, type TerminalOptions } from './draw/terminal/draw-terminal.ts';
export { drawText, type TextOptions } from './draw/text/chart.ts';
export { drawDayText } from './draw/text/day.ts';
export { drawTimelineText } from './draw/text/timeline.ts';
export { drawTransitsText, type TransitsTextOptions } from './draw/text/transits.ts';
export { type ToldDifference, type ToldVariant, type ToldVariants, tellVariants } from './draw/text/variant-lines.ts';
export { drawVariantsText, type VariantsTextOptions } from './draw/text/variants.ts';
export { editDistance, type InputProblem, nearestOf, type OtherText } from './input/input.ts';
export { type LaidOver, layOver, type PalaceLaidOver, type TransformationLaidOver } from './pair/board.ts';
export { type BoneWeight, boneWeight } from './pillars/bone-weight.ts';
export {
  CONDITION_IDS,
  type ConditionId,
  ELEMENT_STATE_IDS,
  type ElementStateId,
  MONTH_COMMAND_TABLES,
  MONTH_PATTERN_IDS,
  type MonthCommandTable,
  type MonthPatternId,
  ROOT_TAG_IDS,
  type RootTagId,
  STRUCTURE_IDS,
  type StructureId,
} from './pillars/depth-ids.ts';
export { type ElementSpread, missingElements } from './pillars/five-elements.ts';
export {
  type FourPillars,
  type NatalPairs,
  PILLAR_IDS,
  type PillarId,
  pairsOf,
  type SeenPillars,
  seenPillars,
  visiblePillars,
} from './pillars/four-pillars.ts';
export { HIDDEN_STEM_ROLES, type HiddenStem, type HiddenStemRole } from './pillars/hidden-stems.ts';
export {
  DIRECTION_IDS,
  type DirectionId,
  directionOf,
  type Luck,
  type LuckOfBirth,
  type LuckPillar,
  type LuckStart,
  luckPillarsOf,
} from './pillars/luck.ts';
export {
  LUCK_KINDS,
  type LuckChange,
  type LuckInTime,
  type LuckKind,
  type LuckPeriod,
  luckChangeIn,
  luckPeriodAt,
  luckPeriodsAround,
  luckPeriodsOf,
} from './pillars/luck-periods.ts';
export {
  type MonthCommand,
  monthCommand,
} from './pillars/month-command.ts';
export {
  EXPOSURE_RULES,
  type ExposureRule,
  MONTH_RULES,
  type MonthPattern,
  type MonthRule,
  monthPattern,
  type PatternCandidate,
} from './pillars/month-pattern.ts';
export type { Pillar } from './pillars/pillar.ts';
export { PILLAR_STAR_IDS, PILLAR_STAR_SETS, type PillarStarId, type PillarStarSet } from './pillars/pillar-star-ids.ts';
export { type OwnRuleStarId, STAR_BASES, type StarBasis } from './pillars/pillar-star-tables.ts';
export {
  type DeXiuRole,
  type KnownStarKeys,
  momentStarsOn,
  natalStarsOn,
  type PillarStar,
  type StarKeys,
  starKeysOf,
} from './pillars/pillar-stars.ts';
export {
  isInNatalVoid,
  type NatalPillars,
  type PillarTransits,
  pillarTransits,
  smallLuckAt,
} from './pillars/pillar-transits.ts';
export { RELATION_IDS, type RelationId } from './pillars/relation-ids.ts';
export {
  momentRelations,
  natalRelations,
  RELATED_PILLARS,
  type RelatedPillar,
  type Relation,
} from './pillars/relations.ts';
export { type Root, rootsOf, shownIn } from './pillars/roots.ts';
export { SMALL_LUCK_RULES, type SmallLuckRule } from './pillars/small-luck.ts';
export {
  type PartOfLuck,
  type SolarMonth,
  type SolarYear,
  solarMonthsOf,
  solarYearsIn,
} from './pillars/solar-years.ts';
export {
  type Condition,
  type Structure,
  structuresOf,
} from './pillars/structures.ts';
export { elementState, type Support, supportOf } from './pillars/support.ts';
export { TEN_GOD_IDS, type TenGodId } from './pillars/ten-gods.ts';
export { type ClockAnswer, type ClockReading, instantOfClock, type WallClock, wallClock } from './time/clock.ts';
export { correctionOf, type TimeCorrection } from './time/correction.ts';
export { type Instant, instant } from './time/instant.ts';
export { SOLAR_CLOCKS, type SolarClock } from './time/solar-clock.ts';
export {
  type MeanSolarTime,
  meanSolarTime,
  type SolarTime,
  solarTime,
  type TrueSolarTime,
  trueSolarTime,
} from './time/solar-time.ts';
export { ZONES_VERSION, type Zone, type ZonePeriod, zoneNamed, zoneNames } from './time/zone-history.ts';
export type { BirthZone } from './time/zone-of-place.ts';
export type { ZoneRule } from './time/zone-rule.ts';
export { ENGINE_VERSION } from './version.ts';
export { fill } from './words/fill.ts';
export {
  dateText,
  decimalText,
  eraYear,
  LANGUAGE_FACTS,
  LANGUAGES,
  type Language,
  type LanguageFacts,
  languageOfTag,
} from './words/languages.ts';
export type {
  AlmanacNames,
  AlmanacWords,
  DepthNames,
  DepthWords,
  FlowStarNames,
  FullLanguageWords,
  LanguageWords,
  Names,
  PatternNames,
  Phrases,
  TransitLanguageWords,
  TransitPhrases,
  TransitWords,
} from './words/words.ts';
export { BRIGHTNESS_IDS, type BrightnessId, type BrightnessTable } from './ziwei/brightness.ts';
export { BUREAU_IDS, type Bureau, type BureauId } from './ziwei/bureau.ts';
export { type Decade, decadesOf } from './ziwei/decades.ts';
export { FLOW_LEVELS, FLOW_STAR_IDS, type FlowLevel, type FlowStar, type FlowStarId } from './ziwei/flow-stars.ts';
export type { KnownFacts, KnownStar } from './ziwei/known-facts.ts';
export { type AgeSpan, type ChildLimitRule, decadeFrom, smallLimitAgesFrom } from './ziwei/limits.ts';
export type { MainStar } from './ziwei/main-star.ts';
export type { MajorArrangements } from './ziwei/major-arrangements.ts';
export { flankingOf, hiddenOf, oppositeOf, trinesOf } from './ziwei/palace-relations.ts';
export { PALACE_IDS, PALACES_AS_DRAWN, type PalaceId } from './ziwei/palaces.ts';
export type { Placement, PlacementDisputes } from './ziwei/placement.ts';
export {
  MAIN_STAR_IDS,
  type MainStarId,
  RARITY,
  RARITY_TIER_IDS,
  type Rarity,
  type RarityTierId,
} from './ziwei/rarity.ts';
export {
  DOCTOR_SPIRIT_IDS,
  type DoctorSpiritId,
  GENERAL_SPIRIT_IDS,
  type GeneralSpiritId,
  YEAR_SPIRIT_IDS,
  type YearSpiritId,
  yearSpiritOf,
} from './ziwei/rings.ts';
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
export {
  ADJECTIVE_STAR_IDS,
  type AdjectiveStarId,
  GRADED_STAR_IDS,
  type GradedStarId,
  MAJOR_STAR_IDS,
  type MajorStarId,
  MINOR_STAR_IDS,
  type MinorStarId,
  type StarId,
} from './ziwei/star-ids.ts';
export { TRANSFORMATION_IDS, type TransformationId, type Transformed } from './ziwei/transformations.ts';
export { YIN_YANG_GENDER_IDS, type YinYangGenderId, yinYangGenderOf } from './ziwei/yin-yang-gender.ts';
export {
  borrowedStarsOf,
  lifePairOf,
  mainStarsOf,
  palaceIdAt,
  type TransformedStar,
  type ZiweiChart,
  type ZiweiConventions,
  type ZiweiOfSchool,
  type ZiweiPalace,
} from './ziwei/ziwei-chart.ts';
export type { LeapMonthRule, YearBoundary, ZiweiCounting } from './ziwei/ziwei-date.ts';
