// `beichen/internal`: what only the other packages of this repository need. It is outside semantic versioning and changes with any release.

export { problemOfAlmanacDay } from './almanac/civil-clock.ts';
export { LUNAR_BIRTHDAY_RULES } from './almanac/lunar-birthdays.ts';
export { CALENDAR_REGIONS, calendarOf, lunarCalendarOf, regionOfCalendar } from './calendar/calendar-region.ts';
export { almanacMonthOf, dayMansion, dayOfficer } from './calendar/day-almanac.ts';
export { BIRTH_DATES, DISAMBIGUATIONS, dayInCalendar, problemsOfDate } from './casting/birth.ts';
export { BIRTHS_OF_PAGE } from './casting/births/birth-years.ts';
export { isPartOfPair, isSomething } from './casting/births/known-birth.ts';
export type { ChartConventionId } from './casting/conventions.ts';
export { CHART_CONVENTION_IDS, CONVENTION_TABLE, pickConventions } from './casting/conventions.ts';
export { TIMELINE_LISTS } from './casting/transits/cast-timeline.ts';
export { problemsOfTransits, TRANSIT_CONVENTION_VALUES } from './casting/transits/cast-transits.ts';
export { palaceIdAtLevel } from './casting/transits/level.ts';
export { daysOfMonth, monthsOfYear, type Row, yearsOfDecade } from './casting/transits/timeline.ts';
export { TRANSIT_WARNING_CODES } from './casting/transits/transit-warnings.ts';
export { shortOffsetText, utcText } from './civil/date-text.ts';
export { dateOfDay } from './civil/day-number.ts';
export { branchOfPair, stemOf } from './cycle/sexagenary.ts';
export { ALMANAC_DAY, ALMANAC_YEAR } from './documents/tables/almanac.ts';
export { LUNAR_DATE } from './documents/tables/birth.ts';
export { BIRTHS, BIRTHS_COMPACT, type BirthsFacts, birthsFacts } from './documents/tables/births.ts';
export { CHART_COMPACT, CHART_FLAT } from './documents/tables/chart.ts';
export { DAY, DAY_COMPACT, dayWarningPart } from './documents/tables/day.ts';
export { DayFacts } from './documents/tables/day-facts.ts';
export { DAYS, DAYS_COMPACT, daysWarningPart } from './documents/tables/days.ts';
export { DaysFacts, type DaysWarning } from './documents/tables/days-facts.ts';
export type { CallerWarning } from './documents/tables/facts.ts';
export { CHART_ALL, FULL_CHART } from './documents/tables/full-chart.ts';
export { PAIR, PAIR_COMPACT, pairWarningPart } from './documents/tables/pair.ts';
export { type CallerPairWarning, PairFacts } from './documents/tables/pair-facts.ts';
export { TIMELINE, TIMELINE_COMPACT, timelineWarningPart } from './documents/tables/timeline.ts';
export { TimelineFacts } from './documents/tables/timeline-facts.ts';
export { TransitFacts } from './documents/tables/transit-facts.ts';
export { TRANSITS, TRANSITS_COMPACT, transitWarningPart } from './documents/tables/transits.ts';
export { VariantFacts } from './documents/tables/variant-facts.ts';
export { VARIANTS, VARIANTS_COMPACT, variantsWarningPart } from './documents/tables/variants.ts';
export { warningPart } from './documents/tables/warnings.ts';
export { type Cell, type Column, type FlatTable, flatTable } from './documents/vocabulary/flat.ts';
export { GROUPS, type GroupName, type IdIn, labelsOf } from './documents/vocabulary/labels.ts';
export {
  fieldGroups,
  pathsByDefault,
  pathsOnRequest,
  selectPart,
  unknownFieldIn,
} from './documents/vocabulary/select.ts';
export { listedPalaces } from './draw/facts/listed-palaces.ts';
export { type FactLine, PairLines, type PairNameOf } from './draw/facts/pair-lines.ts';
export { pillarOrderIn } from './draw/facts/pillar-order.ts';
export { DRAWN_PILLARS, isOpposed, type PlacedRelation, relationRows, signsOf } from './draw/facts/relation-rows.ts';
export { joinFacts } from './draw/facts/script.ts';
export { type BoardOptions, boardForPage, linesOf } from './draw/svg/board.ts';
export { type BoardMoment, boardMoment, type MomentOptions } from './draw/svg/board-moment.ts';
export { drawCalmBoard } from './draw/svg/calm-board.ts';
export { drawPairForPage, pairSvgInTurns } from './draw/svg/draw-pair-svg.ts';
export { themeStyle } from './draw/svg/paint.ts';
export { daysTextInTurns } from './draw/text/days.ts';
export { editDistance, nearestOf } from './input/input.ts';
export { endOfTurns } from './input/turns.ts';
export { PAIR_WARNING_CODES } from './pair/warning-codes.ts';
export { boneWeight } from './pillars/bone-weight.ts';
export { pairsOf } from './pillars/four-pillars.ts';
export { luckNumber } from './pillars/luck.ts';
export { luckPeriodAt } from './pillars/luck-periods.ts';
export { monthCommand } from './pillars/month-command.ts';
export { monthPattern } from './pillars/month-pattern.ts';
export { natalStarsOn, type PillarStar, starKeysOf } from './pillars/pillar-stars.ts';
export { pillarTransits, smallLuckAt } from './pillars/pillar-transits.ts';
export { natalRelations, type Relation } from './pillars/relations.ts';
export { rootsOf, shownIn } from './pillars/roots.ts';
export { solarMonthsOf, solarYearsIn } from './pillars/solar-years.ts';
export { structuresOf } from './pillars/structures.ts';
export { supportOf } from './pillars/support.ts';
export { pathsOfRules } from './sources/sources.ts';
export { ZONES_VERSION } from './time/zone-history.ts';
export { fill } from './words/fill.ts';
export { dateInFigures, dateText, dayInFigures, decimalText, eraYear } from './words/languages.ts';
export type { TransitLanguageWords } from './words/words.ts';
export { PALACES_AS_DRAWN } from './ziwei/palaces.ts';
export { GRADED_STAR_IDS } from './ziwei/star-ids.ts';
