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
import { ALMANAC_PARTS, gregorianDate } from './almanac.ts';
import { LUNAR_DATE } from './birth.ts';
import { conventionMembers } from './chart.ts';
import type { DaysFacts, DaysWarning } from './days-facts.ts';
import type { DaysOfPersonDocument } from './document.generated.ts';
import { depthConventionMembers, PILLAR_STAR, RELATION } from './pillar-depth.ts';
import { HIDDEN_STEM, KNOWN_PILLARS, PILLARS_OF_DAY } from './pillars.ts';
import { detailOf, flowRuleMembers, TRANSIT_PARTS } from './transits.ts';
import { warningMembers } from './warnings.ts';

// ---- A day

const ALMANAC = part<PersonalDay>('AlmanacOfDay')({
  lunarDate: section(
    inline<PersonalDay>()({
      month: whole(({ almanac }) => almanac.lunarDate.month, { min: 1, max: 12 }),
      day: whole(({ almanac }) => almanac.lunarDate.day, { min: 1, max: 30 }),
      leapMonth: flag(({ almanac }) => almanac.lunarDate.leapMonth),
      text: from(({ almanac }: PersonalDay) => almanac, LUNAR_DATE.members.text),
    }),
  ),
  fourPillars: object(PILLARS_OF_DAY, ({ almanac }) => almanac.pillars),
  solarTerm: optional(({ almanac }) => almanac.solarTerm, object(ALMANAC_PARTS.AlmanacTerm)),
  nayin: onRequest(label('nayin', ({ almanac }: PersonalDay) => nayinOf(almanac.pillars.day))),
  officer: label('officers', ({ almanac }) => almanac.officer),
  mansion: label('mansions', ({ almanac }) => almanac.mansion),
  spirit: onRequest(from(({ almanac }: PersonalDay) => almanac, ALMANAC_PARTS.AlmanacDay.members.spirit)),
  clash: section(
    inline<PersonalDay>()({
      ...named('animals', ({ almanac }: PersonalDay) => almanac.clash.branch),
      pillar: label('pairs', ({ clashPair }) => clashPair),
      side: choice(SIDES, 'ClashSide', ({ almanac }) => almanac.clash.side),
    }),
  ),
  yearBreak: flag(),
  monthBreak: flag(),
});

const TRANSFORMATION = TRANSIT_PARTS.LevelTransformation;

const palace = <S extends Level>() => ({
  branch: label('branches', (own: S) => own.branch),
  palace: label('palaces', (own: S) => own.palace),
});
const transformations = <S extends Level>() =>
  list(object(TRANSFORMATION), (own: S) => own.transformations, { min: 4, max: 4 });

const LEVEL_OF_DAY = part<LevelOfDay>('LevelOfDay')({
  lunarMonth: whole({ min: 1, max: 12 }),
  ...palace<LevelOfDay>(),
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
const RELATION_OF_DAY = part<Relation>('RelationOfDay')(relationOfDay);

const DAY = part<PersonalDay>('DayOfPerson')({
  date: gregorianDate(({ almanac }) => almanac.date),
  weekday: whole(({ almanac }) => isoWeekdayOf(almanac.day), { min: 1, max: 7 }),
  startsAt: instantTime(),
  endsAt: instantTime(),
  almanac: section(ALMANAC),
  tenGod: label('tenGods', ({ pillar }) => pillar.tenGod),
  hiddenStems: onRequest(
    list(object(HIDDEN_STEM), ({ pillar }: PersonalDay) => pillar.hiddenStems, { min: 1, max: 3 }),
  ),
  growthPhase: label('growthPhases', ({ pillar }) => pillar.growthPhase),
  inNatalVoid: object(
    inline<PersonalDay['inNatalVoid']>()({
      year: optional(flag()),
      day: flag(),
    }),
  ),
  relations: list(object(RELATION_OF_DAY)),
  stars: list(object(PILLAR_STAR)),
  ziwei: optional(object(LEVEL_OF_DAY)),
});

// ---- The document

const YEAR_LEVEL = part<Level>('YearOfDays')({
  ...named('pairs', (own: Level) => own.pair),
  ...palace<Level>(),
  transformations: transformations<Level>(),
});
const MONTH_LEVEL = part<LevelOfDay>('MonthOfDays')({
  ...named('pairs', (own: LevelOfDay) => own.pair),
  lunarMonth: whole({ min: 1, max: 12 }),
  ...palace<LevelOfDay>(),
  transformations: transformations<LevelOfDay>(),
});

const LEVELS = part<LevelsFrom>('LevelsFrom')({
  startsOn: gregorianDate((own) => own.startsOn),
  year: object(YEAR_LEVEL),
  month: object(MONTH_LEVEL),
});

const RANGE = part<Days['range']>('RangeOfDays')({
  from: gregorianDate((own) => own.from),
  to: gregorianDate((own) => own.to),
  days: whole(),
});

const LEFT_OUT = part<LeftOut>('LeftOut')({
  parameter: choice(DAY_FILTERS, 'DayFilterName'),
  given: text(),
  days: whole(),
});

/** A warning about a birth or the place of its days. */
const DAYS_WARNING = part<DaysWarning>('DaysWarning')(
  warningMembers([...WARNING_CODES, ...TRANSIT_WARNING_CODES], detailOf),
);

const CONVENTIONS = part<DaysFacts>('ConventionsOfDays')({
  ...conventionMembers<DaysFacts>(({ days }) => days.birth.conventions),
  ...depthConventionMembers<DaysFacts>(({ days }) => days.birth.conventions),
  atYearBoundary: choice(
    TRANSIT_CONVENTION_VALUES.atYearBoundary,
    'YearBoundary',
    ({ days }) => days.conventions.atYearBoundary,
  ),
  leapDayCount: choice(
    TRANSIT_CONVENTION_VALUES.leapDayCount,
    'LeapDayCount',
    ({ days }) => days.conventions.leapDayCount,
  ),
  atSolarTime: choice(TRANSIT_CONVENTION_VALUES.atSolarTime, 'SolarClock', ({ days }) => days.placeClock.rule),
  ...flowRuleMembers(RARE_DAY_LEVEL_IDS, ({ days }: DaysFacts) => days.conventions),
});

const TABLE = part<DaysFacts, DaysFacts>('DaysOfPerson')({
  language: language(),
  fourPillars: object(KNOWN_PILLARS, ({ days }) => days.natal),
  notKnown: list(choice(PILLAR_IDS, 'PillarId'), ({ days }) => days.notKnown),
  place: object(TRANSIT_PARTS.MomentPlace),
  placeAssumed: flag(({ days }) => days.placeAssumed),
  range: object(RANGE, ({ days }) => days.range),
  count: whole(({ days }) => days.days.length),
  leftOut: list(object(LEFT_OUT), ({ days }) => days.leftOut),
  levels: optional(({ days }) => days.levels, list(object(LEVELS))),
  days: list(object(DAY), ({ days }) => days.days),
  conventions: section(CONVENTIONS),
  warnings: list(object(DAYS_WARNING)),
});

/** Days compared with a birth. */
export const DAYS: Part<DaysFacts, DaysFacts, MembersOf<DaysFacts, DaysFacts, DaysOfPersonDocument>> = TABLE;

/** Paths of `fields=compact`, for assistants. */
export const DAYS_COMPACT = [
  'language,fourPillars.year.name,fourPillars.month.name,fourPillars.day.name,fourPillars.hour.name,range,count,leftOut',
  'days.date,days.almanac.fourPillars.day.name,days.almanac.officer.id,days.tenGod.id,days.relations.id,days.relations.pillars',
  'days.ziwei.palace.id,warnings',
].join(',');

/** Parts of days by their names; each has its descriptions. */
export const DAYS_PARTS = {
  DaysOfPerson: TABLE,
  DayOfPerson: DAY,
  AlmanacOfDay: ALMANAC,
  RelationOfDay: RELATION_OF_DAY,
  LevelOfDay: LEVEL_OF_DAY,
  YearOfDays: YEAR_LEVEL,
  MonthOfDays: MONTH_LEVEL,
  LevelsFrom: LEVELS,
  RangeOfDays: RANGE,
  LeftOut: LEFT_OUT,
  ConventionsOfDays: CONVENTIONS,
  DaysWarning: DAYS_WARNING,
};
