// The document of days compared with a birth: almanac facts of each day, its relations to the natal pillars, and counts of the days that the filter excluded.

import { TRANSIT_CONVENTION_VALUES } from '../../../calculation/casting/transits/cast-transits.ts';
import { RARE_DAY_LEVEL_IDS } from '../../../calculation/casting/transits/conventions.ts';
import type { Level } from '../../../calculation/casting/transits/level.ts';
import { TRANSIT_WARNING_CODES } from '../../../calculation/casting/transits/transit-warnings.ts';
import { WARNING_CODES } from '../../../calculation/casting/warnings.ts';
import { isoWeekdayOf } from '../../../calculation/civil/day-number.ts';
import { SIDES } from '../../../calculation/cycle/clash.ts';
import { nayinOf } from '../../../calculation/cycle/nayin.ts';
import type { Days, LeftOut, LevelOfDay, LevelsFrom, PersonalDay } from '../../../calculation/days/days.ts';
import { DAY_FILTERS } from '../../../calculation/days/filter.ts';
import { PILLAR_IDS } from '../../../calculation/pillars/four-pillars.ts';
import type { Relation } from '../../../calculation/pillars/relations.ts';
import {
  choice,
  flag,
  from,
  inline,
  instantTime,
  label,
  language,
  list,
  type MembersOf,
  named,
  object,
  onRequest,
  optional,
  type Part,
  part,
  section,
  text,
  whole,
} from '../vocabulary/member.ts';
import { ALMANAC_DAY, ALMANAC_TERM, gregorianDate } from './almanac.ts';
import { LUNAR_DATE } from './birth.ts';
import { conventionMembers } from './chart.ts';
import type { DaysFacts, DaysWarning } from './days-facts.ts';
import type { DaysOfPersonDocument } from './document.generated.ts';
import { depthConventionMembers, PILLAR_STAR, RELATION } from './pillar-depth.ts';
import { HIDDEN_STEM, KNOWN_PILLARS, PILLARS_OF_DAY } from './pillars.ts';
import { detailOf, flowRuleMembers, LEVEL_TRANSFORMATION, MOMENT_PLACE } from './transits.ts';
import { warningMembers } from './warnings.ts';

// ---- A day

/** Almanac notes of a day, by the clock of the lunar calendar. */
const ALMANAC = part<PersonalDay>('AlmanacOfDay')({
  /** The date in the lunar calendar. @rule calendar.date.local calendarRegion */
  lunarDate: section(
    inline<PersonalDay>()({
      /** The month. */
      month: whole(({ almanac }) => almanac.lunarDate.month, { min: 1, max: 12 }),
      /** The day. */
      day: whole(({ almanac }) => almanac.lunarDate.day, { min: 1, max: 30 }),
      /** True for the leap month of that number. */
      leapMonth: flag(({ almanac }) => almanac.lunarDate.leapMonth),
      /** The date in words. */
      text: from(({ almanac }: PersonalDay) => almanac, LUNAR_DATE.members.text),
    }),
  ),
  /** The pillars of year, month and day. Year and month change with the whole day of their solar term. @rule almanac.day.pillars */
  fourPillars: object(PILLARS_OF_DAY, ({ almanac }) => almanac.pillars),
  /** The solar term that begins on the day; absent on others. @rule calendar.term.day */
  solarTerm: optional(({ almanac }) => almanac.solarTerm, object(ALMANAC_TERM)),
  /** The nayin of the day. @rule cycle.nayin */
  nayin: onRequest(label('nayin', ({ almanac }: PersonalDay) => nayinOf(almanac.pillars.day))),
  /** The day officer (建除). @rule almanac.day.officer */
  officer: label('officers', ({ almanac }) => almanac.officer),
  /** The mansion (二十八宿). @rule almanac.day.mansion */
  mansion: label('mansions', ({ almanac }) => almanac.mansion),
  /** The spirit of the yellow or the black path (黄道黑道). On request only. */
  spirit: onRequest(from(({ almanac }: PersonalDay) => almanac, ALMANAC_DAY.members.spirit)),
  /** Branch, pair and animal with which the day clashes (冲煞). @rule almanac.day.clash */
  clash: section(
    inline<PersonalDay>()({
      ...named('animals', ({ almanac }: PersonalDay) => almanac.clash.branch),
      /** The pair six places back. */
      pillar: label('pairs', ({ clashPair }) => clashPair),
      /** The side of sha (煞). @rule almanac.day.sha */
      side: choice(SIDES, 'ClashSide', ({ almanac }) => almanac.clash.side),
    }),
  ),
  /** True if its branch clashes with the branch of the year (岁破). @rule almanac.day.yearBreak */
  yearBreak: flag(),
  /** True if its branch clashes with the branch of the month (月破). @rule almanac.day.monthBreak */
  monthBreak: flag(),
});

const palace = <S extends Level>() => ({
  /** Branch of the palace that is the life palace of this level. */
  branch: label('branches', (own: S) => own.branch),
  /** That palace by its role in the natal chart. */
  palace: label('palaces', (own: S) => own.palace),
});
const transformations = <S extends Level>() =>
  list(object(LEVEL_TRANSFORMATION), (own: S) => own.transformations, { min: 4, max: 4 });

/** The level of a day. */
const LEVEL_OF_DAY = part<LevelOfDay>('LevelOfDay')({
  /** The number of the month by which the palace is counted. @rule leapMonthRule */
  lunarMonth: whole({ min: 1, max: 12 }),
  ...palace<LevelOfDay>(),
  /** Lu, Quan, Ke and Ji of this level, with their palaces. @rule ziwei.transit.transformations */
  transformations: onRequest(transformations<LevelOfDay>()),
});

/** A relation of a day. Further members are in the transits of the day. */
const {
  stems: _stems,
  branches: _branches,
  adjacent: _adjacent,
  hiddenStems: _hiddenStems,
  withDayMaster: _withDayMaster,
  monthSupport: _monthSupport,
  includesMonth: _includesMonth,
  rivals: _rivals,
  siblings: _siblings,
  blockedBy: _blockedBy,
  elementShown: _elementShown,
  clashedBy: _clashedBy,
  ...relationOfDay
} = RELATION.members;
/** A relation of the day with natal pillars. What does not apply to its kind is absent; the transits of that day have more. */
const RELATION_OF_DAY = part<Relation>('RelationOfDay')(relationOfDay);

/** A day compared with a birth. Its pair is a fifth pillar, called `moment` in relations. */
const DAY = part<PersonalDay>('DayOfPerson')({
  /** The date. */
  date: gregorianDate(({ almanac }) => almanac.date),
  /** 1 Monday to 7 Sunday. */
  weekday: whole(({ almanac }) => isoWeekdayOf(almanac.day), { min: 1, max: 7 }),
  /** When the day begins at its place, in UTC: at 23:00 of the evening before, or at 00:00 (`dayBoundary`). @rule days.unit dayBoundary atSolarTime */
  startsAt: instantTime(),
  /** When it ends, in UTC. @rule days.unit dayBoundary atSolarTime */
  endsAt: instantTime(),
  /** Almanac notes of the day, without a birth. */
  almanac: section(ALMANAC),
  /** Ten god of its stem, seen from the natal Day Master. @rule pillars.tenGods */
  tenGod: label('tenGods', ({ pillar }) => pillar.tenGod),
  /** The stems that its branch hides. On request only. @rule pillars.hiddenStems pillars.tenGods */
  hiddenStems: onRequest(
    list(object(HIDDEN_STEM), ({ pillar }: PersonalDay) => pillar.hiddenStems, { min: 1, max: 3 }),
  ),
  /** The growth phase of the Day Master on its branch. @rule pillars.growthPhase */
  growthPhase: label('growthPhases', ({ pillar }) => pillar.growthPhase),
  /** True if its branch is void by a natal pillar. @rule pillars.transit.void */
  inNatalVoid: object(
    inline<PersonalDay['inNatalVoid']>()({
      /** By the pillar of the year; absent where it is not known. */
      year: optional(flag()),
      /** By the pillar of the day. */
      day: flag(),
    }),
  ),
  /** All relations of which the day is a part. @rule pillars.relation.completeness @each pillars.relation.{id} */
  relations: list(object(RELATION_OF_DAY)),
  /** The stars on the day by the natal keys, each with what it is found by. @rule pillars.star.fifth @each pillars.star.{id} */
  stars: list(object(PILLAR_STAR)),
  /** The level of the day in Zi Wei; absent without an hour of birth. @rule days.ziwei ziwei.transit.day */
  ziwei: optional(object(LEVEL_OF_DAY)),
});

// ---- The document

/** The level of a year. */
const YEAR_LEVEL = part<Level>('YearOfDays')({
  ...named('pairs', (own: Level) => own.pair),
  ...palace<Level>(),
  /** Lu, Quan, Ke and Ji of this level, with their palaces. @rule ziwei.transit.transformations */
  transformations: transformations<Level>(),
});
/** The level of a month. */
const MONTH_LEVEL = part<LevelOfDay>('MonthOfDays')({
  ...named('pairs', (own: LevelOfDay) => own.pair),
  /** The number of the month, as it is counted. */
  lunarMonth: whole({ min: 1, max: 12 }),
  ...palace<LevelOfDay>(),
  /** Lu, Quan, Ke and Ji of this level, with their palaces. @rule ziwei.transit.transformations */
  transformations: transformations<LevelOfDay>(),
});

/** Year and month of Zi Wei from a date on. */
const LEVELS = part<LevelsFrom>('LevelsFrom')({
  /** The first date. */
  startsOn: gregorianDate((own) => own.startsOn),
  /** The year. @rule ziwei.transit.year ziwei.transit.pair atYearBoundary */
  year: object(YEAR_LEVEL),
  /** The month. @rule ziwei.transit.month ziwei.transit.pair leapMonthRule */
  month: object(MONTH_LEVEL),
});

/** A range of dates. */
const RANGE = part<Days['range']>('RangeOfDays')({
  /** The first. */
  from: gregorianDate((own) => own.from),
  /** The last. */
  to: gregorianDate((own) => own.to),
  /** Number of days. */
  days: whole(),
});

/** A condition of the filter, and how many days miss it. A day may miss several. */
const LEFT_OUT = part<LeftOut>('LeftOut')({
  /** The parameter. */
  parameter: choice(DAY_FILTERS, 'DayFilterName'),
  /** Its value: one fact, or ids of which one is enough. */
  given: text(),
  /** On how many days of the range it does not hold. */
  days: whole(),
});

/** A warning about a birth or the place of its days. */
const DAYS_WARNING = part<DaysWarning>('DaysWarning')({
  /** code: Id of the warning, which never changes. detail: A sentence in the language of the document. */
  ...warningMembers([...WARNING_CODES, ...TRANSIT_WARNING_CODES], detailOf),
});

/** The conventions of the natal chart and of the days. */
const CONVENTIONS = part<DaysFacts>('ConventionsOfDays')({
  ...conventionMembers<DaysFacts>(({ days }) => days.birth.conventions),
  ...depthConventionMembers<DaysFacts>(({ days }) => days.birth.conventions),
  /** When the year of Zi Wei changes. */
  atYearBoundary: choice(
    TRANSIT_CONVENTION_VALUES.atYearBoundary,
    'YearBoundary',
    ({ days }) => days.conventions.atYearBoundary,
  ),
  /** Count of days through a leap month. */
  leapDayCount: choice(
    TRANSIT_CONVENTION_VALUES.leapDayCount,
    'LeapDayCount',
    ({ days }) => days.conventions.leapDayCount,
  ),
  /** The clock that decides when a day begins. */
  atSolarTime: choice(TRANSIT_CONVENTION_VALUES.atSolarTime, 'SolarClock', ({ days }) => days.placeClock.rule),
  ...flowRuleMembers(RARE_DAY_LEVEL_IDS, ({ days }: DaysFacts) => days.conventions),
});

/** Days compared with a birth, in order of time: what each has, without a verdict. No day is ranked. */
const TABLE = part<DaysFacts, DaysFacts>('DaysOfPerson')({
  /** The language of the names and sentences in this document. */
  language: language(),
  /** The natal pillars that are known. @rule days.hourless */
  fourPillars: object(KNOWN_PILLARS, ({ days }) => days.natal),
  /** The natal pillars that are not known: without an hour the pillar of the hour, and any pillar that changes on the date of birth. @rule days.hourless */
  notKnown: list(choice(PILLAR_IDS, 'PillarId'), ({ days }) => days.notKnown),
  /** Place of these days; it decides when a day begins. @rule ziwei.transit.place */
  place: object(MOMENT_PLACE),
  /** True if no place was given, so the birthplace counts. @rule ziwei.transit.place */
  placeAssumed: flag(({ days }) => days.placeAssumed),
  /** The dates that were asked for. @rule days.range */
  range: object(RANGE, ({ days }) => days.range),
  /** Number of days that the filter leaves. @rule days.filter */
  count: whole(({ days }) => days.days.length),
  /** For each condition of the filter, on how many days of the range it does not hold. @rule days.filter */
  leftOut: list(object(LEFT_OUT), ({ days }) => days.leftOut),
  /** Year and month of Zi Wei, each time that one of them changes; absent without an hour of birth. @rule days.ziwei */
  levels: optional(({ days }) => days.levels, list(object(LEVELS))),
  /** The days that the filter leaves. @rule days.row */
  days: list(object(DAY), ({ days }) => days.days),
  /** The conventions of the natal chart and of the days. */
  conventions: section(CONVENTIONS),
  /** Warnings about the birth or the place. An empty list when there are none. @each warnings */
  warnings: list(object(DAYS_WARNING)),
});

/** The table with the types of its rows. */
export type Table = typeof TABLE;

/** Days compared with a birth. */
export const DAYS: Part<DaysFacts, DaysFacts, MembersOf<DaysFacts, DaysFacts, DaysOfPersonDocument>> = TABLE;

/** Paths of `fields=compact`, for assistants. */
export const DAYS_COMPACT = [
  'language,fourPillars.year.name,fourPillars.month.name,fourPillars.day.name,fourPillars.hour.name,range,count,leftOut',
  'days.date,days.almanac.fourPillars.day.name,days.almanac.officer.id,days.tenGod.id,days.relations.id,days.relations.pillars',
  'days.ziwei.palace.id,warnings',
].join(',');
