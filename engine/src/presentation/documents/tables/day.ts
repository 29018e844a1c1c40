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

/** A possible chart of the birth. */
const DAY_CHART = part<ChartOfDay, DayFacts>('DayChart')({
  doubleHour: label('branches', ({ chart }) => chart.moment.hour),
  startsAt: instantTime(({ span }) => span.from.utc),
  endsAt: instantTime(({ span }) => span.to.utc),
  startsAtClock: localTime(({ span }) => span.from.clock),
  endsAtClock: localTime(({ span }) => span.to.clock),
  request: from(requestOf, open<HourRequest>(REQUEST, 'Readonly<Record<string, string | number>>')),
  lunarDate: object(LUNAR_DATE, ({ chart }) => chart.moment),
  fourPillars: object(PILLARS, ({ chart }) => chart.pillars),
  lifePalace: object(PALACE_POSITION, ({ chart: { ziwei } }) => ziwei.palaces[ziwei.lifeBranch]!),
  bodyPalace: label('palaces', ({ chart: { ziwei } }) => roleOf(ziwei.lifeBranch, ziwei.bodyBranch)),
  bureau: label('bureaus', ({ chart }) => bureauId(chart.ziwei.bureau)),
  ziweiBranch: label('branches', ({ chart }) => branchOfZiwei(chart.ziwei)),
  mainStar: label('mainStars', ({ chart }) => chart.ziwei.mainStar.id),
  warningCodes: list(choice(WARNING_CODES, 'WarningCode'), (own, facts) => facts.ownWarnings(own)),
  patterns: onRequest(list(label('patterns'), ({ chart }) => patternIdsOf(chart))),
});

/** A star that is in one place in all charts. */
const starOfDay = <G extends GroupName>(group: G) =>
  inline<StarOfDay>()({
    ...named(group, ({ star }: StarOfDay) => star.id as ThingIn<G>),
    branch: label('branches'),
  });

/** A transformation: its palace is not the same in all charts. */
const TRANSFORMED = inline<TransformedStar>()(transformationOfStar<TransformedStar>());

/** Pillars that all charts share. */
const sharedPairs = (facts: DayFacts): KnownPairs => ({
  year: facts.shared(({ chart }) => chart.pillars.year.pair),
  month: facts.shared(({ chart }) => chart.pillars.month.pair),
  day: facts.shared(({ chart }) => chart.pillars.day.pair),
  hour: facts.shared(({ chart }) => chart.pillars.hour.pair),
});

/** Members that all charts share. */
const DAY_SAME = part<DayFacts>('DaySame')({
  lunarDate: optional(
    (facts) =>
      facts.shared(
        ({ chart }) => chart.moment,
        (a, b) => isSameDate(a.lunarDate, b.lunarDate),
      ),
    object(LUNAR_DATE),
  ),
  fourPillars: object(KNOWN_PILLARS, (facts) => sharedPairs(facts)),
  lifePalace: optional(
    (facts) => facts.shared(({ chart }) => lifePairOf(chart.ziwei)),
    object(PALACE_POSITION, lifePalaceAt),
  ),
  bodyPalace: optional(
    (facts) => facts.shared(({ chart: { ziwei } }) => roleOf(ziwei.lifeBranch, ziwei.bodyBranch)),
    label('palaces'),
  ),
  bureau: optional((facts) => facts.shared(({ chart }) => bureauId(chart.ziwei.bureau)), label('bureaus')),
  mainStar: optional((facts) => facts.shared(({ chart }) => chart.ziwei.mainStar.id), label('mainStars')),
  majorStars: list(object(starOfDay('majorStars')), (facts) => facts.sharedStars('majorStars')),
  minorStars: list(object(starOfDay('minorStars')), (facts) => facts.sharedStars('minorStars')),
  adjectiveStars: list(object(starOfDay('adjectiveStars')), (facts) => facts.sharedStars('adjectiveStars')),
  transformations: list(object(TRANSFORMED), (facts) => facts.sharedTransformations),
});

/** A warning about all charts of a day. */
const DAY_WARNING = part<Warning | CallerWarning>('DayWarning')(warningMembers(WARNING_CODES, warningText));

const DAY_BIRTH = part<DayFacts>('DayBirth')({
  place: object(PLACE),
  date: isoDate(({ day }) => day.date),
});

const TABLE = part<DayFacts, DayFacts>('Day')({
  language: language(),
  birth: section(DAY_BIRTH),
  count: whole(({ day }) => day.charts.length),
  same: section(DAY_SAME),
  charts: list(object(DAY_CHART)),
  conventions: object(FULL_CONVENTIONS, ({ day }) => day.conventions),
  warnings: list(object(DAY_WARNING)),
});

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

/** Parts of a birth without an hour by their names; each has its descriptions. */
export const DAY_PARTS = {
  Day: TABLE,
  DayBirth: DAY_BIRTH,
  DaySame: DAY_SAME,
  DayChart: DAY_CHART,
  DayWarning: DAY_WARNING,
};
