// The document of matching births: their number, a page of them as time spans, and contradictory conditions if there are none.

import { DAY_BOUNDARIES } from '../../../calculation/calendar/birth-moment.ts';
import { GENDERS } from '../../../calculation/casting/birth.ts';
import {
  type BirthsFound,
  cursorOf,
  type EndOfBirth,
  type FoundBirth,
  longitudeOf,
} from '../../../calculation/casting/births/births-that-fit.ts';
import { CONDITION_NAMES, type NamedCondition } from '../../../calculation/casting/births/conditions.ts';
import type { ClockTime } from '../../../calculation/casting/day.ts';
import { dateText } from '../../../calculation/civil/date-text.ts';
import { dateOfDay } from '../../../calculation/civil/day-number.ts';
import { mod } from '../../../calculation/cycle/modulo.ts';
import { seenPillars } from '../../../calculation/pillars/four-pillars.ts';
import { bureauId } from '../../../calculation/ziwei/bureau.ts';
import {
  choice,
  instantTime,
  label,
  language,
  list,
  localTime,
  type MembersOf,
  named,
  number,
  object,
  open,
  optional,
  type Part,
  part,
  text,
  whole,
} from '../vocabulary/member.ts';
import { gregorianDate } from './almanac.ts';
import { LUNAR_DATE, PLACE } from './birth.ts';
import type { BirthsDocument } from './document.generated.ts';
import { type PlaceFacts, pointOf } from './facts.ts';
import { FULL_CONVENTIONS } from './full-chart.ts';
import { lifePalaceAt, PALACE_POSITION } from './palace-position.ts';
import { PILLARS } from './pillars.ts';
import { REQUEST } from './warnings.ts';

/** Source of the document of births: the result, and the place with its names. */
export interface BirthsFacts {
  readonly found: BirthsFound;
  /** Absent where no place was given. */
  readonly place?: PlaceFacts | undefined;
}

/** Joins a result and its place; by default the place has only longitude and zone. */
export const birthsFacts = (found: BirthsFound, place?: PlaceFacts): BirthsFacts => ({
  found,
  place: found.place && (place ?? pointOf(found.place)),
});

/** Parameters of a chart. */
type ChartTime = Readonly<Record<string, string | number>>;

const requestOf = ({ date, ...time }: ClockTime): ChartTime => ({ date: dateText(date), ...time });

/** The first whole second at or after an end. */
const second = (ms: number): number => Math.ceil(ms / 1000) * 1000;
const clockOf = ({ clock }: EndOfBirth) => clock;
const instantOf = ({ instant, clock }: EndOfBirth) => (clock === undefined ? undefined : instant);

/** Clock time; absent without a place. */
const atClock = <S>(read: (source: S) => EndOfBirth) =>
  optional(
    (source: S) => clockOf(read(source)),
    localTime((ms: number) => second(ms)),
  );
const atInstant = <S>(read: (source: S) => EndOfBirth) =>
  optional(
    (source: S) => instantOf(read(source)),
    instantTime((ms: number) => second(ms)),
  );

type Change = NonNullable<FoundBirth['change']>;

/** A solar term within a double hour, from which on the pillars are others. */
const CHANGE = part<Change>('ChangeInBirth')({
  ...named('solarTerms', ({ term }: Change) => mod(term, 24)),
  /** When, by the solar time that decides. */
  atSolarTime: localTime(({ at }) => second(at.solarTime)),
  /** When, in UTC; absent without a birthplace. */
  at: atInstant(({ at }: Change) => at),
  /** When, on the clock of the birthplace; absent without one. */
  atClock: atClock(({ at }: Change) => at),
  /** The four pillars from then on. */
  fourPillars: object(PILLARS, ({ pairs }: Change) => seenPillars(pairs)),
});

/** A time of birth that fits: a double hour of a day, or the part of it that fits where a solar term falls within it. */
const FOUND_BIRTH = part<FoundBirth, BirthsFacts>('FoundBirth')({
  /** The day to which it belongs, by the Gregorian calendar; a double hour of zi may begin on the evening before. */
  date: gregorianDate(({ moment }) => dateOfDay(moment.day)),
  /** The date in the lunar calendar. @rule calendar.date.local calendarRegion dayBoundary solarTime */
  lunarDate: object(LUNAR_DATE, ({ moment }) => moment),
  /** The double hour. @rule time.doubleHour solarTime */
  doubleHour: label('branches', ({ moment }) => moment.hour),
  /** When it begins, by the solar time that decides. */
  startsAtSolarTime: localTime(({ from: { solarTime } }) => second(solarTime)),
  /** When it ends, by the same solar time: the first second that no longer belongs to it. */
  endsAtSolarTime: localTime(({ to }) => second(to.solarTime)),
  /** When it begins, in UTC; absent without a birthplace. */
  startsAt: atInstant((birth: FoundBirth) => birth.from),
  /** When it ends, in UTC; absent without a birthplace. */
  endsAt: atInstant((birth: FoundBirth) => birth.to),
  /** When it begins, on the clock of the birthplace; absent without one. */
  startsAtClock: atClock((birth: FoundBirth) => birth.from),
  /** When it ends, on the same clock. */
  endsAtClock: atClock((birth: FoundBirth) => birth.to),
  /** The parameters that ask for its chart, beside gender and birthplace: a minute in its middle. Absent without a birthplace. */
  request: optional(
    ({ clockTime }: FoundBirth) => clockTime && requestOf(clockTime),
    open<ChartTime>(REQUEST, 'Readonly<Record<string, string | number>>'),
  ),
  /** The four pillars. */
  fourPillars: object(PILLARS, ({ pairs }) => seenPillars(pairs)),
  /** The solar term within it, at which its pillars of month or year change; absent where there is none. @rule calendar.term.instant */
  change: optional(object(CHANGE)),
  /** The life palace. @rule ziwei.palace.life leapMonthRule */
  lifePalace: object(PALACE_POSITION, ({ lifePair }) => lifePalaceAt(lifePair)),
  /** The role of the palace that is the body palace too. @rule ziwei.palace.body leapMonthRule */
  bodyPalace: label('palaces', ({ bodyRole }) => bodyRole),
  /** The five-element bureau. @rule ziwei.bureau */
  bureau: label('bureaus', ({ bureau }) => bureauId(bureau)),
  /** The main star. @rule ziwei.mainStar ziwei.palace.borrow */
  mainStar: label('mainStars', ({ mainStar }) => mainStar.id),
  /** The gender for which alone it fits; absent where it fits for both. */
  gender: optional(choice(GENDERS, 'Gender')),
});

/** Something that was asked for and that goes against another thing. */
const CONTRADICTION = part<NamedCondition>('Contradiction')({
  /** The parameter that asked for it. */
  parameter: choice(CONDITION_NAMES, 'ConditionName', ({ name }) => name),
  /** The requested value. */
  given: text(),
});

/** The rule for the day by which there are births after all. */
const OTHER_DAY_BOUNDARY = part<NonNullable<BirthsFound['otherDayBoundary']>>('OtherDayBoundary')({
  /** The rule, as the parameter of that name takes it. */
  dayBoundary: choice(DAY_BOUNDARIES, 'DayBoundary'),
  /** Number of births that meet all conditions by that rule, from 1645 to 2199. */
  count: whole(),
});

/** Times of birth that have all that was asked for, in order of time: calculated structure, no interpretation. */
const TABLE = part<BirthsFacts, BirthsFacts>('Births')({
  /** The language of the names in this document. */
  language: language(),
  /** Number of births in these years, on all pages together. @rule births.count */
  count: whole(({ found }) => found.count),
  /** The first Gregorian year that was searched, by the days of birth. */
  fromYear: whole(({ found }) => found.fromYear),
  /** The last year. */
  toYear: whole(({ found }) => found.toYear),
  /** Number of births that fit in the years before, from 1645 on; absent on later pages, and where conditions contradict each other. */
  earlier: optional(({ found }) => found.earlier, whole()),
  /** Number of births that fit in the years after, to 2199; absent where `earlier` is. */
  later: optional(({ found }) => found.later, whole()),
  /** The birthplace; absent where none was asked for, and then no clock times are given. */
  place: optional(object(PLACE)),
  /** Longitude used for solar time, in degrees east: 120 without a birthplace. */
  longitude: number(({ found }) => longitudeOf(found)),
  /** The births of this page. Possibly empty. @rule births.unit places.search */
  births: list(object(FOUND_BIRTH), ({ found }) => found.births),
  /** The next page: sent as `after`. Absent on the last one. */
  next: optional(
    ({ found }) => found.next,
    text((next: number) => cursorOf(next)),
  ),
  /** The conditions that no birth of any year has together by these conventions; without any one of them there are births. */
  contradicts: list(object(CONTRADICTION), ({ found }) => found.contradicts),
  /** The other rule for the day, where births have all of it by that rule; absent where none has. */
  otherDayBoundary: optional(({ found }) => found.otherDayBoundary, object(OTHER_DAY_BOUNDARY)),
  /** The conventions by which charts were cast. */
  conventions: object(FULL_CONVENTIONS, ({ found }) => found.conventions),
});

/** The table with the types of its rows. */
export type Table = typeof TABLE;

/** Matching births. */
export const BIRTHS: Part<BirthsFacts, BirthsFacts, MembersOf<BirthsFacts, BirthsFacts, BirthsDocument>> = TABLE;

/** Paths of `fields=compact`, for assistants. */
export const BIRTHS_COMPACT = [
  'language,count,fromYear,toYear,place.name,longitude',
  'births.date,births.lunarDate.text,births.doubleHour.name,births.startsAtSolarTime,births.endsAtSolarTime',
  'births.startsAtClock,births.endsAtClock,births.request,births.fourPillars.hanzi,births.change.fourPillars.hanzi,births.change.atSolarTime',
  'births.lifePalace.pair.name,births.bureau.name,births.mainStar.name,births.gender',
  'next,earlier,later,contradicts,otherDayBoundary',
].join(',');
