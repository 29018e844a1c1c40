// Variants of a chart: explains why another program shows another chart. The birth is cast under every other choice of a convention or of a reading of the
// clock, one at a time and then two, and compared. Choices that give the same chart are grouped.

import type { BirthMoment } from '../calendar/birth-moment.ts';
import { calendarRegionOf, hasTwoCalendars, lunarCalendarOf } from '../calendar/calendar-region.ts';
import { dateText } from '../civil/date-text.ts';
import { dateOfDay, dayAt, MS_PER_MINUTE } from '../civil/day-number.ts';
import type { Branch } from '../cycle/branch.ts';
import { check, FLAG, isObject, optional, type Rule, recordOf, ruleFor } from '../input/input.ts';
import { PILLAR_IDS } from '../pillars/four-pillars.ts';
import type { ClockAnswer } from '../time/clock.ts';
import { zoneNamed } from '../time/zone-history.ts';
import { roleOf } from '../ziwei/palaces.ts';
import type { SchoolId } from '../ziwei/school.ts';
import { STAR_STATES } from '../ziwei/star.ts';
import { lifePairOf, type ZiweiChart } from '../ziwei/ziwei-chart.ts';
import { ziweiDate } from '../ziwei/ziwei-date.ts';
import { type Birth, isBirth } from './birth.ts';
import { CHART_RULE, type Chart, chartOfClock, clockOf, momentOfClock } from './chart.ts';
import {
  CHART_CONVENTION_IDS,
  CONVENTION_TABLE,
  type ConventionOptions,
  type Conventions,
  conventionsOf,
  RARE_CONVENTION_IDS,
  type RareConventionId,
  rareRow,
  SCHOOL_DEFAULT_IDS,
} from './conventions.ts';
import { clockTime, type RequestParameters, type WarningCode, warningsOf } from './warnings.ts';

/**
 * Choices that can be made differently. `summerTime`: not subtracted. `clockShift`: if the clock of the place is disputed, whole hours more or less than the
 * given time. `minute`: a minute close by with another chart, or any if the minute is unknown. `skippedTime`: a time that the clock skipped, read by the offset
 * after the gap. `leapMonth`: the leap month of the same number.
 */
export const CHOICE_IDS = [
  'solarTime',
  'summerTime',
  'clockShift',
  'minute',
  'dayBoundary',
  'leapMonthRule',
  'yearBoundary',
  'school',
  'timeZone',
  'disambiguation',
  'skippedTime',
  'leapMonth',
  'calendarRegion',
  ...RARE_CONVENTION_IDS,
] as const;
export type ChoiceId = (typeof CHOICE_IDS)[number];

/** One choice or two, and how to request the chart that they give. */
export interface Choices {
  readonly of: readonly ChoiceId[];
  /** Members of the birth, and conventions, that replace the chart's in a call of `castChart`. */
  readonly birth: Partial<Birth>;
  readonly conventions: ConventionOptions;
  /** These members and conventions as parameters of the service. */
  readonly request: RequestParameters;
  /** For `clockShift`: minutes added to the clock time; negative if subtracted. */
  readonly shiftMinutes?: number;
}

/**
 * Compared members. `growthPhases`: the phases of the same pillars under another rule; `otherStars`: stars in another palace, missing, or with another
 * brightness or transformation.
 */
export const VARIANT_MEMBERS = [
  'yearPillar',
  'monthPillar',
  'dayPillar',
  'hourPillar',
  'lunarDate',
  'lifePalace',
  'bodyPalace',
  'bureau',
  'mainStar',
  'lifeRuler',
  'bodyRuler',
  'decadeStart',
  'smallLimitRun',
  'growthStart',
  'growthPhases',
  'transformations',
  'otherStars',
] as const;
export type VariantMember = (typeof VARIANT_MEMBERS)[number];

/** Another chart of the same birth. */
export interface Variant {
  /** Alternative choices that give it: fewest first, then the most common. */
  readonly choices: readonly Choices[];
  /** The chart under the first of them; under the others the compared members are the same. */
  readonly chart: Chart;
  /** Members in which it differs from the chart. */
  readonly differs: readonly VariantMember[];
  /** Number of stars in another palace, missing, or in another state. */
  readonly otherStars: number;
}

/** A chart and its variants. */
export interface ChartVariants {
  readonly chart: Chart;
  /** Ordered by number of choices, where a clock shift of two hours counts as two; then the most common first. */
  readonly variants: readonly Variant[];
  /** Single choices without an effect on the compared members. */
  readonly withoutEffect: readonly Choices[];
}

const isVariants = (value: unknown): boolean => isObject(value) && Array.isArray(value.variants) && 'chart' in value;

/** Validates a result of `chartVariants`. */
export const VARIANTS_RULE: Rule = /* @__PURE__ */ ruleFor('object', 'what chartVariants gives', isVariants);

/** Options of `chartVariants`. */
export interface VariantsOptions {
  /** True to try the rare conventions too, each by itself; for a search by facts of another program's chart. */
  readonly rare?: boolean;
}

const OPTIONS = /* @__PURE__ */ recordOf<VariantsOptions>({ rare: /* @__PURE__ */ optional(FLAG) });

/**
 * Casts a birth under every other choice: one at a time, then two, grouped by chart.
 * @throws RangeError for a chart that castChart did not return, and for an option that does not exist
 * @example chartVariants(castChart(birth)).variants[0]?.choices[0]?.request // { date: '1990-07-23', hour: 7, minute: 30 }
 */
export function chartVariants(chart: Chart, options: VariantsOptions = {}): ChartVariants {
  check('chart', chart, CHART_RULE);
  check('options', options, OPTIONS);
  const cast = castingOf(chart);
  const own = cast(NONE)!;
  const groups = new Map<Cast, Choices[]>();
  const add = (to: Cast, choices: Choices) => groups.set(to, [...(groups.get(to) ?? []), choices]);
  const single = singleChoices(chart, options).flatMap((choices) => {
    const gives = cast(choices);
    return gives === undefined ? [] : [{ choices, gives }];
  });
  const pairs = choicePairs(single).flatMap(({ choices, of }) => {
    const gives = cast(choices);
    // A pair counts only if neither choice alone gives the same chart.
    return gives === undefined || of.some((one) => one.gives === gives) ? [] : [{ choices, gives }];
  });
  const inOrder = [...single, ...pairs].sort((a, b) => byOrder(a.choices, b.choices));
  for (const { choices, gives } of inOrder) if (gives !== own) add(gives, choices);
  const variants = [...groups].map(([{ chart: other, stars }, choices]): Variant => {
    const otherStars = Math.max(without(stars, own.stars), without(own.stars, stars));
    const differs = VARIANT_MEMBERS.filter((member) => {
      if (member === 'otherStars') return otherStars > 0;
      const isSame = COMPARED_VALUES[member](other) === COMPARED_VALUES[member](chart);
      return !isSame && !(member === 'growthPhases' && pairsOf(other) !== pairsOf(chart));
    });
    return { choices, chart: other, differs, otherStars };
  });
  return { chart, variants, withoutEffect: single.filter(({ gives }) => gives === own).map(({ choices }) => choices) };
}

interface Single {
  readonly choices: Choices;
  readonly gives: Cast;
}

/** Pairs of choices that are compatible and worth trying together. */
function choicePairs(
  single: readonly Single[],
): readonly { readonly choices: Choices; readonly of: readonly Single[] }[] {
  return single.flatMap((a, n) =>
    single
      .slice(n + 1)
      .filter((b) => canMeet(a.choices, b.choices))
      .map((b) => ({ choices: mergeChoices(a.choices, b.choices), of: [a, b] })),
  );
}

/** Choices that change the clock time: at most one of them at a time. */
const OF_THE_CLOCK: readonly ChoiceId[] = [
  'summerTime',
  'clockShift',
  'minute',
  'skippedTime',
  'leapMonth',
  'disambiguation',
];

const canMeet = ({ of: [a] }: Choices, { of: [b] }: Choices): boolean =>
  a !== b && !(OF_THE_CLOCK.includes(a!) && OF_THE_CLOCK.includes(b!)) && isTried(a!, b!) && isTried(b!, a!);

/** A rare convention is tried alone, and with the one that it depends on: programs with one rare rule mostly follow the common rules otherwise. */
const isTried = (id: ChoiceId, other: ChoiceId): boolean => !isRare(id) || rareRow(id)!.beside === other;

const isRare = (id: ChoiceId): id is RareConventionId => rareRow(id) !== undefined;

const mergeChoices = (a: Choices, b: Choices): Choices => ({ ...a, ...b, ...pairOf(a, b) });

/** Orders a pair so that a choice of a rule comes before a choice of a school that implies rules. */
const ruleLast = (a: Choices, b: Choices): readonly [Choices, Choices] => (b.of.includes('school') ? [b, a] : [a, b]);

const pairOf = (a: Choices, b: Choices): Omit<Choices, 'shiftMinutes'> => ({
  of: [...a.of, ...b.of],
  birth: { ...a.birth, ...b.birth },
  conventions: Object.assign({}, ...ruleLast(a, b).map(({ conventions }) => conventions)),
  request: Object.assign({}, ...ruleLast(a, b).map(({ request }) => request)),
});

// ---- The choices

const NONE: Choices = { of: [], birth: {}, conventions: {}, request: {} };

const singleChoices = (chart: Chart, { rare = false }: VariantsOptions): readonly Choices[] =>
  [...conventionChoices(chart), ...(rare ? rareChoices(chart) : []), ...birthChoices(chart)].sort(byOrder);

// Ranks of choices by how common they are among programs, 1 for the most common (docs/rules/charts.md): most programs use the clock as given, some include
// summer time or use another table of it, which explains a difference better than another minute if the minute is certain; about half differ in the late hour
// of 子 and in the leap month; few begin the Zi Wei year at Lichun. Defaults are the choices of most programs.
// biome-ignore format: a table
const RANKS: Readonly<Record<Exclude<ChoiceId, RareConventionId>, number | Readonly<Record<string, number>>>> = {
  solarTime:      { clock: 1, apparent: 1, mean: 9 },
  summerTime:     2,
  clockShift:     2.2,
  minute:         2.4,
  dayBoundary:    3,
  leapMonthRule:  4,
  yearBoundary:   5,
  school:         6,
  timeZone:       7,
  disambiguation: 7,
  skippedTime:    7,
  leapMonth:      7,
  calendarRegion: 8,
};

/** Rank of a rare convention, which counts as two choices: pairs of the most common choices come first. */
const RARE_RANK = 6;

/** The choices as counted for the order: a clock shift of two hours counts twice. */
const countedOf = ({ of, shiftMinutes = 0 }: Choices): readonly ChoiceId[] => [
  ...of,
  ...(Math.abs(shiftMinutes) > 60 ? (['clockShift'] as const) : []),
  ...(of.length === 1 ? of.filter(isRare) : []),
];

const rankOf = (choices: Choices): number =>
  countedOf(choices).reduce((sum, id) => {
    const rank = isRare(id) ? RARE_RANK : RANKS[id];
    return sum + (typeof rank === 'number' ? rank : rank[`${choices.request[id]}`]!);
  }, 0);

const byOrder = (a: Choices, b: Choices): number => countedOf(a).length - countedOf(b).length || rankOf(a) - rankOf(b);

const conventionChoices = ({ birth, conventions }: Chart): readonly Choices[] =>
  CHART_CONVENTION_IDS.flatMap((of) =>
    CONVENTION_TABLE[of].values
      .filter((value) => value !== (of === 'school' ? conventions.school.id : conventions[of]))
      .filter((value) => value !== 'vietnamNorth' || hasTwoCalendars(birth.place))
      .map((value) => ({
        of: [of],
        birth: {},
        ...(of === 'school'
          ? schoolChoice(value as SchoolId, conventions)
          : { conventions: { [of]: value }, request: { [of]: value } }),
      })),
  );

const rareChoices = ({ conventions: { school } }: Chart): readonly Choices[] =>
  RARE_CONVENTION_IDS.flatMap((of) =>
    CONVENTION_TABLE[of].values
      .filter((value) => value !== rareRow(of)!.valueIn(school))
      .map((value) => ({ of: [of], birth: {}, conventions: { [of]: value }, request: { [of]: value } })),
  );

/**
 * The choice of another school with its own rules for days and leap months, as if it had been requested alone. Rare conventions of the caller are preserved.
 */
function schoolChoice(id: SchoolId, own: Conventions): Pick<Choices, 'conventions' | 'request'> {
  const by = conventionsOf({ ...own.school.chosen, school: id });
  const brought = Object.fromEntries(
    SCHOOL_DEFAULT_IDS.flatMap((rule) =>
      own[rule] === own.school[rule] && own[rule] !== by[rule] ? [[rule, by[rule]]] : [],
    ),
  );
  return { conventions: { school: by.school, ...brought }, request: { school: id, ...brought } };
}

/** The choice behind the alternative chart of a warning. */
const CHOICE_OF_WARNING: { readonly [Code in WarningCode]?: ChoiceId } = {
  minute_assumed: 'minute',
  near_double_hour: 'minute',
  near_midnight: 'minute',
  near_solar_term: 'minute',
  skipped_hour: 'skippedTime',
  leap_month_exists: 'leapMonth',
  repeated_hour: 'disambiguation',
  two_time_zones: 'timeZone',
  zone_border_near: 'timeZone',
};

/** Choices from the warnings of the birth itself; the clock with summer time included; and other clocks if the clock of the place is disputed. */
function birthChoices(chart: Chart): readonly Choices[] {
  const doubted = warningsOf(chart).flatMap(({ code, alternative }): readonly Choices[] => {
    const of = CHOICE_OF_WARNING[code];
    if (of === undefined || alternative?.request === undefined) return [];
    const { birth } = alternative.chart as Chart;
    return [choiceOfBirth(chart, of, birth, alternative.request)];
  });
  const summerMinutes = chart.clock.daylightSavingSeconds / 60;
  const shifts = clockShiftsOf(chart).filter((minutes) => minutes !== summerMinutes);
  return [
    ...doubted,
    ...(summerMinutes === 0 ? [] : [shiftedBy(summerMinutes, 'summerTime', chart)]),
    ...shifts.map((minutes) => ({ ...shiftedBy(minutes, 'clockShift', chart), shiftMinutes: minutes })),
  ];
}

/** The choice of a clock time that is a number of minutes later than the given one. */
function shiftedBy(minutes: number, of: ChoiceId, chart: Chart): Choices {
  const { birth, request } = clockTime(chart.birth, chart.clock.clock + minutes * MS_PER_MINUTE);
  return { of: [of], birth, conventions: {}, request };
}

// The zone database is reliable from 1970 on; before that each zone is right for its city only (see its file theory.html). Printed tables of the summer time of
// China in 1986-91 and of Taiwan, to 1979, begin and end on other days than the decrees.
const FIRST_CERTAIN_YEAR = 1970;
const DISPUTED_LATER: readonly { readonly zones: readonly string[]; readonly from: number; readonly to: number }[] = [
  { zones: ['Asia/Shanghai', 'Asia/Urumqi'], from: 1986, to: 1991 },
  { zones: ['Asia/Taipei'], from: 1970, to: 1979 },
];

/**
 * Differences between clocks and tables of summer time, in minutes: an hour less or more; and two more if summer time was in force, as for a program that adds
 * it, or a place that used neither summer time nor the standard time of its zone (Chongqing, 1943). None while places had their own mean time.
 */
function clockShiftsOf({ birth, clock }: Chart): readonly number[] {
  const { year } = dateOfDay(dayAt(clock.clock));
  const zone = zoneNamed(birth.place.timeZone); // zones are compared, not names: one zone can have several
  const isDisputed =
    year < FIRST_CERTAIN_YEAR ||
    DISPUTED_LATER.some(
      ({ zones, from, to }) => year >= from && year <= to && zones.some((each) => zone === zoneNamed(each)),
    );
  const isCertain = clock.localMean || birth.doubleHour !== undefined || birth.place.utcOffsetSeconds !== undefined;
  if (!isDisputed || isCertain) return [];
  return clock.daylightSavingSeconds === 0 ? [-60, 60] : [-60, 60, 120];
}

function choiceOfBirth(chart: Chart, of: ChoiceId, other: Birth, request: RequestParameters): Choices {
  const birth: Partial<Birth> = Object.fromEntries(
    Object.entries(other).filter(([name, value]) => value !== chart.birth[name as keyof Birth]),
  );
  // With its zone alone, a place without a country would get another calendar.
  const { calendarRegion } = chart.conventions;
  if (calendarRegionOf(other.place) === calendarRegionOf(chart.birth.place)) {
    return { of: [of], birth, conventions: {}, request };
  }
  return { of: [of], birth, conventions: { calendarRegion }, request: { ...request, calendarRegion } };
}

// ---- Their charts

/** A chart, and the numbers of its stars with their palaces. Charts with equal members are merged. */
interface Cast {
  readonly chart: Chart;
  readonly stars: readonly number[];
}

/**
 * Returns a function that casts a chart under choices; undefined if the calendar does not have that birth. Clock readings, moments and charts that several
 * choices share are computed once.
 */
function castingOf(chart: Chart): (choices: Choices) => Cast | undefined {
  const clocks = new Map<string, ClockAnswer | undefined>();
  const moments = new Map<string, BirthMoment | undefined>();
  const casts = new Map<string, Cast>();
  const charts = new Map<string, Cast>();
  return (choices) => {
    const birth: Birth = { ...chart.birth, ...choices.birth };
    const by = conventionsOf({ ...chart.conventions, ...choices.conventions });
    const calendar = lunarCalendarOf(birth.place, by.calendarRegion);
    const clockKey = JSON.stringify([
      choices.birth,
      birth.date.calendar === 'lunar' && calendar,
      birth.doubleHour && by.solarTime,
    ]);
    const clock = memoized(clocks, clockKey, () =>
      isBirth(birth, by.calendarRegion) ? ifThere(() => clockOf(birth, by)) : undefined,
    );
    if (clock === undefined) return undefined;
    const momentKey = `${clockKey} ${by.solarTime} ${by.dayBoundary} ${by.school.lateZiStem} ${calendar}`;
    const moment = memoized(moments, momentKey, () => ifThere(() => momentOfClock(clock, birth, by)));
    if (moment === undefined) return undefined;
    const { lunarDate, jie, day, dayOfHour, hour } = moment;
    const counted = ziweiDate(moment, by);
    const numbers = [lunarDate.year, lunarDate.month, lunarDate.day, +lunarDate.leapMonth, jie, day, dayOfHour, hour];
    const key = `${numbers} ${counted.year} ${counted.month} ${counted.day} ${by.school.id} ${JSON.stringify(by.school.chosen)}`;
    return memoized(casts, key, () => {
      const other = chartOfClock(clock, birth, by);
      const stars = starsOf(other.ziwei);
      return memoized(charts, `${COMPARED.map((member) => COMPARED_VALUES[member](other))} ${stars}`, () => ({
        chart: other,
        stars,
      }));
    });
  };
}

function memoized<T>(values: Map<string, T>, key: string, make: () => T): T {
  if (values.has(key)) return values.get(key)!;
  const made = make();
  values.set(key, made);
  return made;
}

/** Undefined for a time that the birth rejects, and for a day outside the calendar. */
function ifThere<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Counts the stars of one list that are missing in another. */
const without = (stars: readonly number[], others: readonly number[]): number =>
  stars.filter((star) => !others.includes(star)).length;

/** Each star with its state and palace, as one number. */
const starsOf = ({ palaces }: ZiweiChart): readonly number[] =>
  palaces.flatMap(({ branch, majorStars, minorStars, adjectiveStars }) =>
    [...majorStars, ...minorStars, ...adjectiveStars].map(({ stateIndex: number }) => branch * STAR_STATES + number),
  );

/** Members that are compared by value. */
export type ComparedMember = Exclude<VariantMember, 'otherStars'>;

/** The pairs of the four pillars, as a text. */
const pairsOf = ({ pillars }: Chart): string => PILLAR_IDS.map((id) => pillars[id].pair).join();

/** Compared members as texts and numbers. */
const COMPARED_VALUES: { readonly [Member in ComparedMember]: (chart: Chart) => string | number } = {
  yearPillar: ({ pillars }) => pillars.year.pair,
  monthPillar: ({ pillars }) => pillars.month.pair,
  dayPillar: ({ pillars }) => pillars.day.pair,
  hourPillar: ({ pillars }) => pillars.hour.pair,
  lunarDate: ({ moment: { lunarDate } }) => dateText(lunarDate) + lunarDate.leapMonth,
  lifePalace: ({ ziwei }) => lifePairOf(ziwei),
  bodyPalace: ({ ziwei }) => roleOf(ziwei.lifeBranch, ziwei.bodyBranch),
  bureau: ({ ziwei }) => ziwei.bureau,
  mainStar: ({ ziwei }) => ziwei.mainStar.id,
  lifeRuler: ({ ziwei }) => ziwei.lifeRuler,
  bodyRuler: ({ ziwei }) => ziwei.bodyRuler,
  decadeStart: ({ ziwei }) => `${ziwei.bureau} ${ziwei.decadeYears} ${ziwei.forward} ${firstDecadeOf(ziwei)}`,
  smallLimitRun: ({ ziwei }) => `${ziwei.smallLimitForward}`,
  growthStart({ ziwei }) {
    const { branch, forward } = growthOf(ziwei);
    return `${branch} ${forward}`;
  },
  growthPhases: ({ pillars }) => PILLAR_IDS.map((id) => [pillars[id].growthPhase, pillars[id].selfPhase]).join(),
  transformations: ({ ziwei }) => ziwei.transformations.map(({ star }) => star).join(),
};

/** Role of the palace of the first decade. */
export const firstDecadeOf = ({ palaces }: ZiweiChart): number =>
  palaces.reduce((first, palace) => (palace.decadeFromAge < first.decadeFromAge ? palace : first)).order;

/** Branch of 长生, and the direction of its ring. */
export function growthOf({ palaces }: ZiweiChart): { readonly branch: Branch; readonly forward: boolean } {
  const { branch } = palaces.find(({ growth }) => growth === 0)!;
  return { branch, forward: palaces[(branch + 1) % 12]!.growth === 1 };
}

const COMPARED = Object.keys(COMPARED_VALUES) as readonly ComparedMember[];
