// `beichen/internal`: values for the other packages of this repository only. Outside semantic versioning; any release may change them.

export { problemOfAlmanacDay } from './calculation/almanac/civil-clock.ts';
export { LUNAR_BIRTHDAY_RULES } from './calculation/almanac/lunar-birthdays.ts';
export {
  CALENDAR_REGIONS,
  calendarOf,
  lunarCalendarOf,
  regionOfCalendar,
} from './calculation/calendar/calendar-region.ts';
export { almanacMonthOf, dayMansion, dayOfficer } from './calculation/calendar/day-almanac.ts';
export {
  BIRTH_DATES,
  DISAMBIGUATIONS,
  dayInCalendar,
  problemsOfDate,
  TOLD_DOUBLE_HOURS,
} from './calculation/casting/birth.ts';
export { BIRTHS_OF_PAGE } from './calculation/casting/births/birth-years.ts';
export { isPartOfPair, isSomething } from './calculation/casting/births/known-birth.ts';
export type { ChartConventionId, RareConventionId } from './calculation/casting/conventions.ts';
export {
  CHART_CONVENTION_IDS,
  CONVENTION_TABLE,
  pickConventions,
  RARE_CONVENTION_IDS,
  SEARCH_CONVENTION_IDS,
} from './calculation/casting/conventions.ts';
export { type OtherProgram, PROGRAM_IDS, PROGRAMS, type ProgramId } from './calculation/casting/programs.ts';
export { TIMELINE_LISTS } from './calculation/casting/transits/cast-timeline.ts';
export { problemsOfTransits, TRANSIT_CONVENTION_VALUES } from './calculation/casting/transits/cast-transits.ts';
export {
  LEVEL_CONVENTION_VALUES,
  RARE_DAY_LEVEL_IDS,
  RARE_LEVEL_IDS,
  type RareLevelId,
} from './calculation/casting/transits/conventions.ts';
export { palaceIdAtLevel } from './calculation/casting/transits/level.ts';
export { daysOfMonth, monthsOfYear, type Row, yearsOfDecade } from './calculation/casting/transits/timeline.ts';
export { TRANSIT_WARNING_CODES } from './calculation/casting/transits/transit-warnings.ts';
export { shortOffsetText, utcText } from './calculation/civil/date-text.ts';
export { dateOfDay } from './calculation/civil/day-number.ts';
export { branchOfPair, stemOf } from './calculation/cycle/sexagenary.ts';
export { elementOfStem } from './calculation/cycle/stem.ts';
export { editDistance, nearestOf } from './calculation/input/input.ts';
export { endOfTurns } from './calculation/input/turns.ts';
export { PAIR_WARNING_CODES } from './calculation/pair/warning-codes.ts';
export { boneWeight } from './calculation/pillars/bone-weight.ts';
export { pairsOf } from './calculation/pillars/four-pillars.ts';
export { luckNumber } from './calculation/pillars/luck.ts';
export { luckPeriodAt } from './calculation/pillars/luck-periods.ts';
export { monthCommand } from './calculation/pillars/month-command.ts';
export { monthPattern } from './calculation/pillars/month-pattern.ts';
export { natalStarsOn, type PillarStar, starKeysOf } from './calculation/pillars/pillar-stars.ts';
export { pillarTransits, smallLuckAt } from './calculation/pillars/pillar-transits.ts';
export { natalRelations, type Relation } from './calculation/pillars/relations.ts';
export { rootsOf, shownIn } from './calculation/pillars/roots.ts';
export { solarMonthsOf, solarYearsIn } from './calculation/pillars/solar-years.ts';
export { structuresOf } from './calculation/pillars/structures.ts';
export { supportOf } from './calculation/pillars/support.ts';
export { ZONES_VERSION } from './calculation/time/zone-history.ts';
export { MAX_OFFSET_SECONDS } from './calculation/time/zone-of-place.ts';
export { PALACES_AS_DRAWN } from './calculation/ziwei/palaces.ts';
export { GRADED_STAR_IDS } from './calculation/ziwei/star-ids.ts';
export { ALMANAC_DAY, ALMANAC_YEAR } from './presentation/documents/tables/almanac.ts';
export { LUNAR_DATE } from './presentation/documents/tables/birth.ts';
export { BIRTHS, BIRTHS_COMPACT, type BirthsFacts, birthsFacts } from './presentation/documents/tables/births.ts';
export { CHART_COMPACT, CHART_FLAT } from './presentation/documents/tables/chart.ts';
export { DAY, DAY_COMPACT } from './presentation/documents/tables/day.ts';
export { DayFacts } from './presentation/documents/tables/day-facts.ts';
export { DAYS, DAYS_COMPACT } from './presentation/documents/tables/days.ts';
export { DaysFacts, type DaysWarning } from './presentation/documents/tables/days-facts.ts';
export type { CallerWarning } from './presentation/documents/tables/facts.ts';
export { CHART_ALL, FULL_CHART } from './presentation/documents/tables/full-chart.ts';
export { PAIR, PAIR_COMPACT } from './presentation/documents/tables/pair.ts';
export { type CallerPairWarning, PairFacts } from './presentation/documents/tables/pair-facts.ts';
export { TIMELINE, TIMELINE_COMPACT } from './presentation/documents/tables/timeline.ts';
export { TimelineFacts } from './presentation/documents/tables/timeline-facts.ts';
export { TransitFacts } from './presentation/documents/tables/transit-facts.ts';
export { TRANSITS, TRANSITS_COMPACT } from './presentation/documents/tables/transits.ts';
export { VariantFacts } from './presentation/documents/tables/variant-facts.ts';
export { VARIANTS, VARIANTS_COMPACT } from './presentation/documents/tables/variants.ts';
export { withWarningCodes } from './presentation/documents/tables/warnings.ts';
export { type Cell, type Column, type FlatTable, flatTable } from './presentation/documents/vocabulary/flat.ts';
export { GROUPS, type GroupName, type IdIn, labelsOf } from './presentation/documents/vocabulary/labels.ts';
export {
  fieldGroups,
  pathsByDefault,
  pathsOnRequest,
  selectPart,
  unknownFieldIn,
} from './presentation/documents/vocabulary/select.ts';
export { listedPalaces } from './presentation/draw/facts/listed-palaces.ts';
export { type FactLine, PairLines } from './presentation/draw/facts/pair-lines.ts';
export { pillarOrderIn } from './presentation/draw/facts/pillar-order.ts';
export {
  DRAWN_PILLARS,
  isOpposed,
  type PlacedRelation,
  relationRows,
  signsOf,
} from './presentation/draw/facts/relation-rows.ts';
export { joinFacts, signIn } from './presentation/draw/facts/script.ts';
export { type BoardOptions, boardForPage, linesOf } from './presentation/draw/svg/board.ts';
export { type BoardMoment, boardMoment, type MomentOptions } from './presentation/draw/svg/board-moment.ts';
export { pairSvgInTurns } from './presentation/draw/svg/draw-pair-svg.ts';
export { themeStyle } from './presentation/draw/svg/paint.ts';
export { daysTextInTurns } from './presentation/draw/text/days.ts';
export { pathsOfRules } from './presentation/sources/sources.ts';
export { conventionName, conventionValue } from './presentation/words/convention-names.ts';
export type { WordedConventionId } from './presentation/words/convention-words.ts';
export { CONVENTION_SENTENCES } from './presentation/words/en/convention-sentences.ts';
export { fill } from './presentation/words/fill.ts';
export {
  dateInFigures,
  dateText,
  dayInFigures,
  decimalText,
  eraDateText,
  eraYear,
  luckAge,
  luckAges,
} from './presentation/words/languages.ts';
export type { TransitLanguageWords } from './presentation/words/words.ts';
