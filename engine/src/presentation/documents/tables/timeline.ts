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
const HOLDS = { holdsMoment: flag((row: { readonly holdsMoment: boolean }) => row.holdsMoment) };

const atClock = <S extends { readonly startsAt: Instant }>() =>
  localTime((own: S, facts: TransitFacts) => facts.clockAt(own.startsAt));

// ---- Zi Wei

const TRANSFORMATION = transformationPart<LevelTransformation>((own) => own.palace);

/** Members of every row of Zi Wei: the pair of its level, its life palace, and the palaces of its transformations. */
const level = <S extends Level>() => ({
  ...named('pairs', (own: S) => own.pair),
  branch: label('branches', (own: S) => own.branch),
  palace: label('palaces', (own: S) => own.palace),
  transformations: list(object(TRANSFORMATION), (own: S) => own.transformations, { min: 4, max: 4 }),
});

const clockOf = (at: Instant | undefined, facts: TransitFacts) => (at === undefined ? undefined : facts.clockAt(at));

const DECADE = part<TimelineDecade, TransitFacts>('TimelineDecade')({
  ...level<TimelineDecade>(),
  kind: choice(DECADE_KINDS, 'DecadeKind'),
  ordinal: optional(whole()),
  fromAge: whole(),
  toAge: whole(),
  fromYear: whole(),
  toYear: whole(),
  startsAt: optional(instantTime()),
  endsAt: optional(instantTime()),
  startsAtClock: optional((decade, facts) => clockOf(decade.startsAt, facts), localTime()),
  endsAtClock: optional((decade, facts) => clockOf(decade.endsAt, facts), localTime()),
  ...HOLDS,
});

/** The age of a part of a year, with its decade and small limit. */
const byAge = <S extends Pick<TimelineYear, 'age' | 'decade' | 'smallLimit'>>() => ({
  age: whole((own: S) => own.age),
  decadePalace: optional((own: S) => own.decade?.palace, label('palaces')),
  smallLimitPalace: label('palaces', (own: S) => own.smallLimit.palace),
});

type YearChange = TimelineYear['changes'][number];

const YEAR = part<TimelineYear, TransitFacts>('TimelineYear')({
  ...level<TimelineYear>(),
  year: whole(),
  ...byAge<TimelineYear>(),
  ...span<TimelineYear>(),
  ...HOLDS,
  changes: list(
    object(
      inline<YearChange, TransitFacts>()({
        at: instantTime((change) => change.startsAt),
        atClock: atClock<YearChange>(),
        ...byAge<YearChange>(),
      }),
    ),
  ),
});

const MONTH = part<TimelineMonth, TransitFacts>('TimelineMonth')({
  ...level<TimelineMonth>(),
  ordinal: whole({ min: 1, max: 13 }),
  lunarMonth: whole({ min: 1, max: 12 }),
  leapMonth: flag(),
  half: optional(choice(LEAP_HALVES, 'LeapHalf')),
  ...span<TimelineMonth>(),
  ...HOLDS,
});

// ---- The pillars

const LUCK_CHANGE = part<LuckChange, TransitFacts>('LuckChange')({
  at: instantTime(),
  atClock: localTime((change, facts) => facts.clockAt(change.at)),
  from: optional((change) => change.from.pillar?.pair, label('pairs')),
  to: label('pairs', (change) => change.to.pillar!.pair),
});

const luckChange = <S extends { readonly luckChange?: LuckChange }>() => ({
  luckChange: optional((row: S, _: TransitFacts) => row.luckChange, object(LUCK_CHANGE)),
});

/** Members of a pillar, seen from the Day Master. */
const pillar = <S>(pillarOfRow: (row: S) => Pillar) => ({
  ...named('pairs', (row: S) => pillarOfRow(row).pair),
  tenGod: label('tenGods', (row: S) => pillarOfRow(row).tenGod),
  growthPhase: label('growthPhases', (row: S) => pillarOfRow(row).growthPhase),
  inNatalVoid: flag((row: S, { chart }: TransitFacts) => isInNatalVoid(chart.pillars, pillarOfRow(row))),
});

const SOLAR_YEAR = part<TimelineSolarYear, TransitFacts>('TimelineSolarYear')({
  ...pillar<TimelineSolarYear>((year) => year.pillar),
  year: whole(),
  age: whole(),
  smallLuck: label('pairs', (year) => year.smallLuck.pair),
  partial: flag(),
  ...span<TimelineSolarYear>(),
  ...HOLDS,
  ...luckChange<TimelineSolarYear>(),
});

const SOLAR_MONTH = part<TimelineSolarMonth, TransitFacts>('TimelineSolarMonth')({
  ...pillar<TimelineSolarMonth>((month) => month.pillar),
  jie: label('solarTerms', (month) => mod(month.jie, 24)),
  ...span<TimelineSolarMonth>(),
  ...HOLDS,
  ...luckChange<TimelineSolarMonth>(),
});

/** A solar year before the first luck pillar: its row has the pair of the small luck. */
const SMALL_LUCK = part<TimelineSolarYear, TransitFacts>('TimelineSmallLuck')({
  ...pillar<TimelineSolarYear>((year) => year.smallLuck),
  year: whole(),
  age: whole(),
  ...span<TimelineSolarYear>(),
  ...HOLDS,
});

const LUCK = part<TimelineLuck, TransitFacts>('TimelineLuck')({
  kind: choice(LUCK_KINDS, 'LuckKind'),
  ordinal: optional((luck) => luck.pillar && luck.ordinal, whole()),
  pillar: optional(
    (luck, { chart }) => luck.pillar && pillarOf(luck.pillar.pair, chart.pillars),
    object(
      inline<Pillar, TransitFacts>()({
        ...pillar((own: Pillar) => own),
        nayin: label('nayin', (own) => nayinOf(own.pair)),
      }),
    ),
  ),
  fromAge: optional((luck) => luck.pillar?.fromAge, whole()),
  toAge: optional((luck) => luck.pillar?.toAge, whole()),
  ...span<TimelineLuck>(),
  ...HOLDS,
  smallLuckYears: list(object(SMALL_LUCK)),
});

/** A day is a level of Zi Wei, and its pair the pillar of the day. */
const DAY = part<TimelineDay, TransitFacts>('TimelineDay')({
  ...level<TimelineDay>(),
  lunarDay: whole({ min: 1, max: 30 }),
  tenGod: label('tenGods', (day) => day.pillar.tenGod),
  ...span<TimelineDay>(),
  ...HOLDS,
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

/** A warning about birth or moment. The transits under the other choice are in the document of the moment. */
const WARNING = part<AnyWarning>('TimelineWarning')({
  ...warningMembers([...WARNING_CODES, ...TRANSIT_WARNING_CODES], detailOf),
  alternative: optional(otherChoiceOf, object(OTHER_CHOICE)),
});

const YEARS = part<TimelineRows['years'], TransitFacts>('TimelineYears')({
  ziwei: list(object(YEAR)),
  fourPillars: list(object(SOLAR_YEAR)),
});

const MONTHS = part<TimelineRows['months'], TransitFacts>('TimelineMonths')({
  ziwei: list(object(MONTH)),
  fourPillars: list(object(SOLAR_MONTH), { min: 12, max: 12 }),
});

const TABLE = part<TimelineFacts, TimelineFacts>('Timeline')({
  language: language(),
  list: choice(TIMELINE_LISTS, 'TimelineList', ({ timeline }) => timeline.list),
  moment: TRANSITS.members.moment,
  ages: TRANSITS.members.ages,
  decades: optional(rowsOf('decades'), list(object(DECADE))),
  luckPillars: optional(rowsOf('luckPillars'), list(object(LUCK))),
  years: optional(rowsOf('years'), object(YEARS)),
  months: optional(rowsOf('months'), object(MONTHS)),
  days: optional(rowsOf('days'), list(object(DAY))),
  conventions: TRANSITS.members.conventions,
  warnings: list(object(WARNING), (facts) => facts.transitWarnings),
});

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

/** Parts of a list by their names; each has its descriptions. */
export const TIMELINE_PARTS = {
  Timeline: TABLE,
  TimelineDecade: DECADE,
  TimelineLuck: LUCK,
  TimelineSmallLuck: SMALL_LUCK,
  TimelineYears: YEARS,
  TimelineYear: YEAR,
  TimelineSolarYear: SOLAR_YEAR,
  TimelineMonths: MONTHS,
  TimelineMonth: MONTH,
  TimelineSolarMonth: SOLAR_MONTH,
  TimelineDay: DAY,
  LuckChange: LUCK_CHANGE,
  TimelineWarning: WARNING,
};
