// The document of a birth without an hour: every possible chart, and the facts that all share; nothing prefers one of them.

import { isSameDate } from '../../../calculation/calendar/lunar-calendar.ts';
import type { Chart } from '../../../calculation/casting/chart.ts';
import type { ChartOfDay } from '../../../calculation/casting/day.ts';
import { WARNING_CODES, type Warning } from '../../../calculation/casting/warnings.ts';
import { type Branch, branch } from '../../../calculation/cycle/branch.ts';
import type { KnownPairs } from '../../../calculation/pillars/four-pillars.ts';
import { bureauId } from '../../../calculation/ziwei/bureau.ts';
import { roleOf } from '../../../calculation/ziwei/palaces.ts';
import type { PatternId } from '../../../calculation/ziwei/patterns/pattern-ids.ts';
import { patternsOf } from '../../../calculation/ziwei/patterns/patterns.ts';
import { lifePairOf, type TransformedStar, type ZiweiChart } from '../../../calculation/ziwei/ziwei-chart.ts';
import type { GroupName, ThingIn } from '../vocabulary/labels.ts';
import {
  choice,
  from,
  inline,
  instantTime,
  isoDate,
  label,
  language,
  list,
  localTime,
  type MembersOf,
  named,
  object,
  onRequest,
  open,
  optional,
  type Part,
  part,
  section,
  whole,
} from '../vocabulary/member.ts';
import { LUNAR_DATE, PLACE } from './birth.ts';
import type { DayFacts, StarOfDay } from './day-facts.ts';
import type { DayDocument } from './document.generated.ts';
import type { CallerWarning } from './facts.ts';
import { FULL_CONVENTIONS } from './full-chart.ts';
import { lifePalaceAt, PALACE_POSITION } from './palace-position.ts';
import { KNOWN_PILLARS, PILLARS } from './pillars.ts';
import { transformationOfStar } from './transformation.ts';
import { REQUEST, warningMembers, warningText } from './warnings.ts';

/** Parameters of one chart of a day. */
type HourRequest = Readonly<Record<string, string | number>>;

const requestOf = ({ chart }: ChartOfDay): HourRequest => {
  const { hour = 0, minute = 0, disambiguation } = chart.birth;
  return { hour, minute, ...(disambiguation !== undefined && { disambiguation }) };
};

const branchOfZiwei = ({ palaces }: ZiweiChart): Branch =>
  branch(palaces.findIndex(({ majorStars }) => majorStars.some((star) => star.id === 'ziwei')));

/** Ids of the patterns of a chart without duplicates. */
const patternIdsOf = (chart: Chart): readonly PatternId[] => [...new Set(patternsOf(chart).map(({ id }) => id))];

/** A chart that the birth can have, and when the clock of the birthplace gives it. */
const DAY_CHART = part<ChartOfDay, DayFacts>('DayChart')({
  /** The double hour. @rule time.doubleHour solarTime */
  doubleHour: label('branches', ({ chart }) => chart.moment.hour),
  /** When it begins on this day, in UTC. */
  startsAt: instantTime(({ span }) => span.from.utc),
  /** When it ends on this day, in UTC. */
  endsAt: instantTime(({ span }) => span.to.utc),
  /** When it begins on this day, on the clock of the birthplace. */
  startsAtClock: localTime(({ span }) => span.from.clock),
  /** When it ends on this day, on the same clock. */
  endsAtClock: localTime(({ span }) => span.to.clock),
  /** The parameters that ask for this chart: the minute in its middle. */
  request: from(requestOf, open<HourRequest>(REQUEST, 'Readonly<Record<string, string | number>>')),
  /** The date in the lunar calendar. @rule calendar.date.local calendarRegion dayBoundary solarTime */
  lunarDate: object(LUNAR_DATE, ({ chart }) => chart.moment),
  /** The four pillars. @rule time.axes cycle.sixty */
  fourPillars: object(PILLARS, ({ chart }) => chart.pillars),
  /** The life palace. @rule ziwei.palace.life leapMonthRule */
  lifePalace: object(PALACE_POSITION, ({ chart: { ziwei } }) => ziwei.palaces[ziwei.lifeBranch]!),
  /** The role of the palace that is the body palace too. @rule ziwei.palace.body leapMonthRule */
  bodyPalace: label('palaces', ({ chart: { ziwei } }) => roleOf(ziwei.lifeBranch, ziwei.bodyBranch)),
  /** The five-element bureau. @rule ziwei.bureau */
  bureau: label('bureaus', ({ chart }) => bureauId(chart.ziwei.bureau)),
  /** The branch in which Zi Wei stands. @rule ziwei.star.ziwei */
  ziweiBranch: label('branches', ({ chart }) => branchOfZiwei(chart.ziwei)),
  /** The main star. @rule ziwei.mainStar ziwei.palace.borrow */
  mainStar: label('mainStars', ({ chart }) => chart.ziwei.mainStar.id),
  /** The codes of warnings that not all charts have; the chart itself explains them. */
  warningCodes: list(choice(WARNING_CODES, 'WarningCode'), (own, facts) => facts.ownWarnings(own)),
  /** The patterns (格局), each once. On request only. @rule ziwei.pattern.language @each ziwei.pattern.{id} ziwei.pattern.language */
  patterns: onRequest(list(label('patterns'), ({ chart }) => patternIdsOf(chart))),
});

/** A star that is in one place in all charts. */
const starOfDay = <G extends GroupName>(group: G) =>
  inline<StarOfDay>()({
    ...named(group, ({ star }: StarOfDay) => star.id as ThingIn<G>),
    /** The branch in which it stands. */
    branch: label('branches'),
  });

/** Pillars that all charts share. */
const sharedPairs = (facts: DayFacts): KnownPairs => ({
  year: facts.shared(({ chart }) => chart.pillars.year.pair),
  month: facts.shared(({ chart }) => chart.pillars.month.pair),
  day: facts.shared(({ chart }) => chart.pillars.day.pair),
  hour: facts.shared(({ chart }) => chart.pillars.hour.pair),
});

/** Members that all shown charts share. A member in which two of them differ is absent. */
const DAY_SAME = part<DayFacts>('DaySame')({
  /** The date in the lunar calendar. @rule calendar.date.local calendarRegion dayBoundary solarTime */
  lunarDate: optional(
    (facts) =>
      facts.shared(
        ({ chart }) => chart.moment,
        (a, b) => isSameDate(a.lunarDate, b.lunarDate),
      ),
    object(LUNAR_DATE),
  ),
  /** The pillars. */
  fourPillars: object(KNOWN_PILLARS, (facts) => sharedPairs(facts)),
  /** The life palace. @rule ziwei.palace.life leapMonthRule */
  lifePalace: optional(
    (facts) => facts.shared(({ chart }) => lifePairOf(chart.ziwei)),
    object(PALACE_POSITION, lifePalaceAt),
  ),
  /** The role of the palace that is the body palace too. @rule ziwei.palace.body leapMonthRule */
  bodyPalace: optional(
    (facts) => facts.shared(({ chart: { ziwei } }) => roleOf(ziwei.lifeBranch, ziwei.bodyBranch)),
    label('palaces'),
  ),
  /** The five-element bureau. @rule ziwei.bureau */
  bureau: optional((facts) => facts.shared(({ chart }) => bureauId(chart.ziwei.bureau)), label('bureaus')),
  /** The main star. @rule ziwei.mainStar ziwei.palace.borrow */
  mainStar: optional((facts) => facts.shared(({ chart }) => chart.ziwei.mainStar.id), label('mainStars')),
  /** The major stars that have the same branch, brightness and transformation in all charts. @each ziwei.star.{id} */
  majorStars: list(object(starOfDay('majorStars')), (facts) => facts.sharedStars('majorStars')),
  /** The minor stars that have the same branch, brightness and transformation in all charts. @each ziwei.star.{id} */
  minorStars: list(object(starOfDay('minorStars')), (facts) => facts.sharedStars('minorStars')),
  /** The adjective stars that have the same branch in all charts. @rule ziwei.star.list @each ziwei.star.{id} */
  adjectiveStars: list(object(starOfDay('adjectiveStars')), (facts) => facts.sharedStars('adjectiveStars')),
  /** The transformations that have the same star in all charts; the stem of the year decides them. @rule ziwei.transformation.table */
  transformations: list(
    object(
      inline<TransformedStar>()({
        /** star: The star that is transformed. */
        ...transformationOfStar<TransformedStar>(), // its palace is not the same in all charts
      }),
    ),
    (facts) => facts.sharedTransformations,
  ),
});

/** A warning about all charts of a day. */
const DAY_WARNING = part<Warning | CallerWarning>('DayWarning')(warningMembers(WARNING_CODES, warningText));

/** A birth whose hour is not known. */
const DAY_BIRTH = part<DayFacts>('DayBirth')({
  /** The birthplace. */
  place: object(PLACE),
  /** The day by the Gregorian calendar. */
  date: isoDate(({ day }) => day.date),
});

/** Every chart of a birth whose hour is not known: calculated structure, no interpretation. None is likelier than another. */
const TABLE = part<DayFacts, DayFacts>('Day')({
  /** The language of the names and sentences in this document. */
  language: language(),
  /** The birth: where, and on which day. */
  birth: section(DAY_BIRTH),
  /** Number of charts of the day, shown or not: mostly 13. */
  count: whole(({ day }) => day.charts.length),
  /** Members that all shown charts share, found by comparing them. @rule time.hour.missing */
  same: section(DAY_SAME),
  /** The charts, in order of time; those that fit what is known, where something was asked for. Possibly empty. @rule time.hour.missing */
  charts: list(object(DAY_CHART)),
  /** The conventions by which the charts were cast. */
  conventions: object(FULL_CONVENTIONS, ({ day }) => day.conventions),
  /** Warnings about the birth or about all charts. An empty list when there are none. @each warnings */
  warnings: list(object(DAY_WARNING)),
});

/** The table with the types of its rows. */
export type Table = typeof TABLE;

/** A birth without an hour. */
export const DAY: Part<DayFacts, DayFacts, MembersOf<DayFacts, DayFacts, DayDocument>> = TABLE;

/** Paths of `fields=compact`, for assistants. */
export const DAY_COMPACT = [
  'language,birth.date,birth.place.name,count',
  'same.lunarDate.text,same.fourPillars.year.name,same.fourPillars.month.name,same.fourPillars.day.name,same.bureau.name,same.mainStar.name',
  'charts.doubleHour.name,charts.startsAtClock,charts.endsAtClock,charts.request,charts.fourPillars.hanzi,charts.lifePalace.pair.name',
  'charts.bureau.name,charts.mainStar.name',
  'conventions,warnings',
].join(',');
