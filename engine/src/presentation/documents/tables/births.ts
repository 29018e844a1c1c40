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

const CHANGE = part<Change>('ChangeInBirth')({
  ...named('solarTerms', ({ term }: Change) => mod(term, 24)),
  atSolarTime: localTime(({ at }) => second(at.solarTime)),
  at: atInstant(({ at }: Change) => at),
  atClock: atClock(({ at }: Change) => at),
  fourPillars: object(PILLARS, ({ pairs }: Change) => seenPillars(pairs)),
});

/** A matching birth. */
const FOUND_BIRTH = part<FoundBirth, BirthsFacts>('FoundBirth')({
  date: gregorianDate(({ moment }) => dateOfDay(moment.day)),
  lunarDate: object(LUNAR_DATE, ({ moment }) => moment),
  doubleHour: label('branches', ({ moment }) => moment.hour),
  startsAtSolarTime: localTime(({ from: { solarTime } }) => second(solarTime)),
  endsAtSolarTime: localTime(({ to }) => second(to.solarTime)),
  startsAt: atInstant((birth: FoundBirth) => birth.from),
  endsAt: atInstant((birth: FoundBirth) => birth.to),
  startsAtClock: atClock((birth: FoundBirth) => birth.from),
  endsAtClock: atClock((birth: FoundBirth) => birth.to),
  request: optional(
    ({ clockTime }: FoundBirth) => clockTime && requestOf(clockTime),
    open<ChartTime>(REQUEST, 'Readonly<Record<string, string | number>>'),
  ),
  fourPillars: object(PILLARS, ({ pairs }) => seenPillars(pairs)),
  change: optional(object(CHANGE)),
  lifePalace: object(PALACE_POSITION, ({ lifePair }) => lifePalaceAt(lifePair)),
  bodyPalace: label('palaces', ({ bodyRole }) => bodyRole),
  bureau: label('bureaus', ({ bureau }) => bureauId(bureau)),
  mainStar: label('mainStars', ({ mainStar }) => mainStar.id),
  gender: optional(choice(GENDERS, 'Gender')),
});

const CONTRADICTION = part<NamedCondition>('Contradiction')({
  parameter: choice(CONDITION_NAMES, 'ConditionName', ({ name }) => name),
  given: text(),
});

const OTHER_DAY_BOUNDARY = part<NonNullable<BirthsFound['otherDayBoundary']>>('OtherDayBoundary')({
  dayBoundary: choice(DAY_BOUNDARIES, 'DayBoundary'),
  count: whole(),
});

const TABLE = part<BirthsFacts, BirthsFacts>('Births')({
  language: language(),
  count: whole(({ found }) => found.count),
  fromYear: whole(({ found }) => found.fromYear),
  toYear: whole(({ found }) => found.toYear),
  earlier: optional(({ found }) => found.earlier, whole()),
  later: optional(({ found }) => found.later, whole()),
  place: optional(object(PLACE)),
  longitude: number(({ found }) => longitudeOf(found)),
  births: list(object(FOUND_BIRTH), ({ found }) => found.births),
  next: optional(
    ({ found }) => found.next,
    text((next: number) => cursorOf(next)),
  ),
  contradicts: list(object(CONTRADICTION), ({ found }) => found.contradicts),
  otherDayBoundary: optional(({ found }) => found.otherDayBoundary, object(OTHER_DAY_BOUNDARY)),
  conventions: object(FULL_CONVENTIONS, ({ found }) => found.conventions),
});

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

/** Parts of matching births by their names; each has its descriptions. */
export const BIRTHS_PARTS = {
  Births: TABLE,
  FoundBirth: FOUND_BIRTH,
  ChangeInBirth: CHANGE,
  Contradiction: CONTRADICTION,
  OtherDayBoundary: OTHER_DAY_BOUNDARY,
};
