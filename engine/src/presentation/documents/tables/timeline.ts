// The document of a list: the moment, and a row for each decade, luck pillar, year, month or day around it.

import {
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
} from '../../../calculation/casting/transits/cast-timeline.ts';
import type { Level, LevelTransformation } from '../../../calculation/casting/transits/level.ts';
import { TRANSIT_WARNING_CODES } from '../../../calculation/casting/transits/transit-warnings.ts';
import { DECADE_KINDS, LEAP_HALVES } from '../../../calculation/casting/transits/ziwei-transits.ts';
import { WARNING_CODES } from '../../../calculation/casting/warnings.ts';
import { mod } from '../../../calculation/cycle/modulo.ts';
import { nayinOf } from '../../../calculation/cycle/nayin.ts';
import { LUCK_KINDS, type LuckChange } from '../../../calculation/pillars/luck-periods.ts';
import { type Pillar, pillarOf } from '../../../calculation/pillars/pillar.ts';
import { isInNatalVoid } from '../../../calculation/pillars/pillar-transits.ts';
import type { Instant } from '../../../calculation/time/instant.ts';
import {
  choice,
  flag,
  inline,
  instantTime,
  label,
  language,
  list,
  localTime,
  type MembersOf,
  named,
  object,
  optional,
  type Part,
  part,
  whole,
} from '../vocabulary/member.ts';
import { SOLAR_TERM } from './birth.ts';
import type { TimelineDocument } from './document.generated.ts';
import type { TimelineFacts } from './timeline-facts.ts';
import { transformationPart } from './transformation.ts';
import type { TransitFacts } from './transit-facts.ts';
import { detailOf, isOfMoment, span, TRANSITS } from './transits.ts';
import { OTHER_CHOICE, warningMembers } from './warnings.ts';

/** Marks the row with the moment. */
const HOLDS = {
  /** True if the moment lies in it. */
  holdsMoment: flag((row: { readonly holdsMoment: boolean }) => row.holdsMoment),
};

const atClock = <S extends { readonly startsAt: Instant }>() =>
  localTime((own: S, facts: TransitFacts) => facts.clockAt(own.startsAt));

// ---- Zi Wei

const TRANSFORMATION = transformationPart<LevelTransformation>((own) => own.palace);

/** Members of every row of Zi Wei: the pair of its level, its life palace, and the palaces of its transformations. */
const level = <S extends Level>() => ({
  ...named('pairs', (own: S) => own.pair),
  /** Branch of the palace that is the life palace of this level. */
  branch: label('branches', (own: S) => own.branch),
  /** That palace by its role in the natal chart. */
  palace: label('palaces', (own: S) => own.palace),
  /** Lu, Quan, Ke and Ji of this level, with their palaces. @rule ziwei.transit.transformations */
  transformations: list(object(TRANSFORMATION), (own: S) => own.transformations, { min: 4, max: 4 }),
});

const clockOf = (at: Instant | undefined, facts: TransitFacts) => (at === undefined ? undefined : facts.clockAt(at));

/** A decade (大限) of a list, or one year of childhood (童限). */
const DECADE = part<TimelineDecade, TransitFacts>('TimelineDecade')({
  ...level<TimelineDecade>(),
  /** Kind: a decade, or a year before the first. @rule childLimitRule */
  kind: choice(DECADE_KINDS, 'DecadeKind'),
  /** 1 for the first decade; absent before it. */
  ordinal: optional(whole()),
  /** The nominal age in which it begins. */
  fromAge: whole(),
  /** The nominal age in which it ends. */
  toAge: whole(),
  /** The year in which the first of these ages is reached. */
  fromYear: whole(),
  /** The year in which the last of them is reached. */
  toYear: whole(),
  /** When it begins, in UTC; absent after the lunar year 2199. */
  startsAt: optional(instantTime()),
  /** When it ends and the next begins, in UTC; absent after the lunar year 2199. */
  endsAt: optional(instantTime()),
  /** When it begins, on the clock of the place of the moment; absent after the lunar year 2199. */
  startsAtClock: optional((decade, facts) => clockOf(decade.startsAt, facts), localTime()),
  /** When it ends, on the same clock; absent after the lunar year 2199. */
  endsAtClock: optional((decade, facts) => clockOf(decade.endsAt, facts), localTime()),
  ...HOLDS,
});

/** The age of a part of a year, with its decade and small limit. */
const byAge = <S extends Pick<TimelineYear, 'age' | 'decade' | 'smallLimit'>>() => ({
  /** The nominal age. @rule ageAdvance */
  age: whole((own: S) => own.age),
  /** The natal palace of the decade of that age; absent past the twelfth decade. @rule ziwei.transit.decade */
  decadePalace: optional((own: S) => own.decade?.palace, label('palaces')),
  /** The natal palace of the small limit of that age. @rule ziwei.transit.smallLimit */
  smallLimitPalace: label('palaces', (own: S) => own.smallLimit.palace),
});

type YearChange = TimelineYear['changes'][number];

/** A year (流年) of a list. */
const YEAR = part<TimelineYear, TransitFacts>('TimelineYear')({
  ...level<TimelineYear>(),
  /** The Gregorian year in which it begins. */
  year: whole(),
  ...byAge<TimelineYear>(),
  ...span<TimelineYear>(),
  ...HOLDS,
  /** Changes in the course of it: with `ageAdvance` birthday the age, and with it decade and small limit. */
  changes: list(
    object(
      inline<YearChange, TransitFacts>()({
        /** When, in UTC. */
        at: instantTime((change) => change.startsAt),
        /** When, on the clock of the place of the moment. */
        atClock: atClock<YearChange>(),
        ...byAge<YearChange>(),
      }),
    ),
  ),
});

/** A month (流月) of a list. */
const MONTH = part<TimelineMonth, TransitFacts>('TimelineMonth')({
  ...level<TimelineMonth>(),
  /** The number by which palace and pair are counted; for a leap month it follows `leapMonthRule`. @rule leapMonthRule */
  ordinal: whole({ min: 1, max: 13 }),
  /** The month of the calendar, 1 to 12. */
  lunarMonth: whole({ min: 1, max: 12 }),
  /** True for the leap month of its year. */
  leapMonth: flag(),
  /** Half of a leap month whose halves count as two different months; absent elsewhere. */
  half: optional(choice(LEAP_HALVES, 'LeapHalf')),
  ...span<TimelineMonth>(),
  ...HOLDS,
});

// ---- The pillars

/** The instant at which one luck gives way to the next (交运). */
const LUCK_CHANGE = part<LuckChange, TransitFacts>('LuckChange')({
  /** When, in UTC. */
  at: instantTime(),
  /** When, on the clock of the place of the moment. */
  atClock: localTime((change, facts) => facts.clockAt(change.at)),
  /** The pair of the luck pillar that ends; absent before the first. */
  from: optional((change) => change.from.pillar?.pair, label('pairs')),
  /** The pair of the luck pillar that begins. */
  to: label('pairs', (change) => change.to.pillar!.pair),
});

const luckChange = <S extends { readonly luckChange?: LuckChange }>() => ({
  /** The change of luck in the course of it; absent where there is none. @rule pillars.luck.instant */
  luckChange: optional((row: S, _: TransitFacts) => row.luckChange, object(LUCK_CHANGE)),
});

/** Members of a pillar, seen from the Day Master. */
const pillar = <S>(pillarOfRow: (row: S) => Pillar) => ({
  ...named('pairs', (row: S) => pillarOfRow(row).pair),
  /** Ten god of its stem, seen from the Day Master. @rule pillars.tenGods */
  tenGod: label('tenGods', (row: S) => pillarOfRow(row).tenGod),
  /** The phase of the Day Master on its branch (星运). @rule pillars.growthPhase */
  growthPhase: label('growthPhases', (row: S) => pillarOfRow(row).growthPhase),
  /** True if its branch lies in the void of the natal day (落空亡). @rule pillars.transit.void */
  inNatalVoid: flag((row: S, { chart }: TransitFacts) => isInNatalVoid(chart.pillars, pillarOfRow(row))),
});

/** A solar year (流年) of a list, from Lichun to Lichun: its pair. */
const SOLAR_YEAR = part<TimelineSolarYear, TransitFacts>('TimelineSolarYear')({
  ...pillar<TimelineSolarYear>((year) => year.pillar),
  /** The Gregorian year in which it begins. */
  year: whole(),
  /** The age by solar years. @rule pillars.age.solarYear */
  age: whole(),
  /** The pair of its small luck (小运). @rule smallLuckRule */
  smallLuck: label('pairs', (year) => year.smallLuck.pair),
  /** True if only a part of the year is in the luck. */
  partial: flag(),
  ...span<TimelineSolarYear>(),
  ...HOLDS,
  ...luckChange<TimelineSolarYear>(),
});

/** A solar month (流月) of a list, from jie to jie: its pair. */
const SOLAR_MONTH = part<TimelineSolarMonth, TransitFacts>('TimelineSolarMonth')({
  ...pillar<TimelineSolarMonth>((month) => month.pillar),
  /** The solar term that begins it. */
  jie: label('solarTerms', (month) => mod(month.jie, 24)),
  ...span<TimelineSolarMonth>(),
  ...HOLDS,
  ...luckChange<TimelineSolarMonth>(),
});

/** The small luck (小运) of a solar year: its pair. */
const SMALL_LUCK = part<TimelineSolarYear, TransitFacts>('TimelineSmallLuck')({
  ...pillar<TimelineSolarYear>((year) => year.smallLuck),
  /** The Gregorian year in which the solar year begins. */
  year: whole(),
  /** The age by solar years. @rule pillars.age.solarYear */
  age: whole(),
  ...span<TimelineSolarYear>(),
  ...HOLDS,
});

/** A luck pillar (大运) of a list, or the time before the first. */
const LUCK = part<TimelineLuck, TransitFacts>('TimelineLuck')({
  /** Kind: a luck pillar, or the time before the first. @rule pillars.luck.before */
  kind: choice(LUCK_KINDS, 'LuckKind'),
  /** 1 for the first luck pillar; absent before it. */
  ordinal: optional((luck) => luck.pillar && luck.ordinal, whole()),
  /** Its pillar; absent before the first. */
  pillar: optional(
    (luck, { chart }) => luck.pillar && pillarOf(luck.pillar.pair, chart.pillars),
    object(
      inline<Pillar, TransitFacts>()({
        ...pillar((own: Pillar) => own),
        /** The sound of the pair (纳音). @rule cycle.nayin */
        nayin: label('nayin', (own) => nayinOf(own.pair)),
      }),
    ),
  ),
  /** The nominal age in which it begins; absent before the first. @rule pillars.luck.ages */
  fromAge: optional((luck) => luck.pillar?.fromAge, whole()),
  /** The last nominal age of its ten years; absent before the first. @rule pillars.luck.ages */
  toAge: optional((luck) => luck.pillar?.toAge, whole()),
  ...span<TimelineLuck>(),
  ...HOLDS,
  /** The small luck of the solar years before the first luck pillar; an empty list under one. @rule smallLuckRule */
  smallLuckYears: list(object(SMALL_LUCK)),
});

/** A day (流日) of a list. Its pair is also the pillar of the day. */
const DAY = part<TimelineDay, TransitFacts>('TimelineDay')({
  ...level<TimelineDay>(),
  /** The day of the lunar month, 1 to 30. */
  lunarDay: whole({ min: 1, max: 30 }),
  /** Ten god of its stem, seen from the Day Master. @rule pillars.tenGods */
  tenGod: label('tenGods', (day) => day.pillar.tenGod),
  ...span<TimelineDay>(),
  ...HOLDS,
  /**
   * The solar term that begins in the course of it; absent where there is none. A jie changes the solar month, Lichun the solar year.
   * @rule calendar.term.instant calendar.sky.deltaT
   */
  solarTerm: optional((day) => (day.solarTerm === undefined ? undefined : { term: day.solarTerm }), object(SOLAR_TERM)),
  ...luckChange<TimelineDay>(),
});

// ---- The document

/** The rows of a list, if it is the requested one. */
const rowsOf =
  <L extends TimelineList>(requested: L) =>
  ({ timeline }: TimelineFacts): TimelineRows[L] | undefined =>
    isListOf(timeline, requested) ? timeline.rows : undefined;

const isListOf = <L extends TimelineList>(timeline: Timeline, requested: L): timeline is Timeline<L> =>
  timeline.list === requested;

type AnyWarning = Parameters<typeof detailOf>[0];

/** Parameters of the list under the other choice; none for a choice of the birth, which the document of the chart has. */
function otherChoiceOf(warning: AnyWarning) {
  const request = isOfMoment(warning) ? warning.alternative?.request : undefined;
  return request && { request };
}

/** A warning: something uncertain that the reader should know. */
const WARNING = part<AnyWarning>('TimelineWarning')({
  ...warningMembers([...WARNING_CODES, ...TRANSIT_WARNING_CODES], detailOf),
  /** The other choice, of a warning about the moment, where parameters can ask for it. */
  alternative: optional(otherChoiceOf, object(OTHER_CHOICE)),
});

/** The years of the decade, and the years of the luck pillar. */
const YEARS = part<TimelineRows['years'], TransitFacts>('TimelineYears')({
  /** The years of Zi Wei that the decade of the moment touches; none past the twelfth decade. @rule ziwei.transit.year ziwei.transit.pair atYearBoundary */
  ziwei: list(object(YEAR)),
  /** The solar years that the luck pillar of the moment touches, or the time before the first. @rule pillars.transit.year calendar.term.instant */
  fourPillars: list(object(SOLAR_YEAR)),
});

/** The months of the year of the moment. */
const MONTHS = part<TimelineRows['months'], TransitFacts>('TimelineMonths')({
  /**
   * The months of the Zi Wei year. A leap month that is split has two rows; with `atYearBoundary` lichun each lunar month has one for each solar month in it.
   * @rule ziwei.transit.month ziwei.transit.pair leapMonthRule
   */
  ziwei: list(object(MONTH)),
  /** The twelve months of the solar year. @rule pillars.transit.year calendar.term.instant */
  fourPillars: list(object(SOLAR_MONTH), { min: 12, max: 12 }),
});

/** A list of periods of a life around a moment: calculated structure, no interpretation. */
const TABLE = part<TimelineFacts, TimelineFacts>('Timeline')({
  /** The language of the names and sentences in this document. */
  language: language(),
  /** Name of the list: the member of this name has its rows. */
  list: choice(TIMELINE_LISTS, 'TimelineList', ({ timeline }) => timeline.list),
  /** The moment: where, when by the clock, and what the calendars say of it. */
  moment: TRANSITS.members.moment,
  /** Age of the person then, by each way of counting. */
  ages: TRANSITS.members.ages,
  /** Of `list` decades: the years of childhood before the first decade, and the twelve decades. @rule ziwei.transit.decade ziwei.transit.pair */
  decades: optional(rowsOf('decades'), list(object(DECADE))),
  /**
   * Of `list` luckPillars: the time before the first luck pillar and the first ten; of a moment beyond those, the ten of its hundred years.
   * @rule pillars.luck.pillars pillars.luck.instant
   */
  luckPillars: optional(rowsOf('luckPillars'), list(object(LUCK))),
  /** Of `list` years: the years of the decade, and the years of the luck pillar. */
  years: optional(rowsOf('years'), object(YEARS)),
  /** Of `list` months: the months of the year. */
  months: optional(rowsOf('months'), object(MONTHS)),
  /**
   * Of `list` days: the days of the lunar month of the moment. With `atYearBoundary` lichun the day of Lichun has two rows.
   * @rule ziwei.transit.day ziwei.transit.pair leapDayCount atSolarTime
   */
  days: optional(rowsOf('days'), list(object(DAY))),
  /** The conventions of the chart and of transits. */
  conventions: TRANSITS.members.conventions,
  /** Warnings about the birth or the moment, the most important first. An empty list when there are none. @each warnings */
  warnings: list(object(WARNING), (facts) => facts.transitWarnings),
});

/** The table with the types of its rows. */
export type Table = typeof TABLE;

/** A list around a moment. */
export const TIMELINE: Part<
  TimelineFacts,
  TimelineFacts,
  MembersOf<TimelineFacts, TimelineFacts, TimelineDocument>
> = TABLE;

/** Paths of `fields=compact`, for assistants. */
// biome-ignore format: one list a row
export const TIMELINE_COMPACT = [
  'language,list',
  'moment.clockTime,moment.placeAssumed,moment.place.name,moment.place.timeZone,moment.lunarDate.text',
  'ages',
  ...membersOf('decades', 'name,palace.name,transformations.id,transformations.star.name,transformations.palace.name,kind,fromAge,toAge,fromYear,toYear,startsAtClock,holdsMoment'),
  ...membersOf('luckPillars', 'pillar.name,pillar.tenGod.name,fromAge,toAge,startsAtClock,holdsMoment,smallLuckYears.name,smallLuckYears.year'),
  ...membersOf('years.ziwei', 'name,palace.name,transformations.id,transformations.star.name,transformations.palace.name,year,age,startsAtClock,holdsMoment,changes'),
  ...membersOf('years.fourPillars', 'name,tenGod.name,year,age,smallLuck.name,startsAtClock,holdsMoment,luckChange'),
  ...membersOf('months.ziwei', 'name,palace.name,transformations.id,transformations.star.name,transformations.palace.name,ordinal,leapMonth,half,startsAtClock,holdsMoment'),
  ...membersOf('months.fourPillars', 'name,tenGod.name,jie.name,startsAtClock,holdsMoment,luckChange'),
  ...membersOf('days', 'name,palace.name,tenGod.name,lunarDay,startsAtClock,holdsMoment,solarTerm.name,luckChange'),
  'conventions,warnings',
].join(',');

function membersOf(rows: string, members: string): readonly string[] {
  return members.split(',').map((member) => `${rows}.${member}`);
}
