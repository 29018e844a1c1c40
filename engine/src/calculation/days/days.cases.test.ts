// Days of a person (test/truth/cases/days.json). Each case is read by its fields alone.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { names as zh } from '../../presentation/words/zh/names.generated.ts';
import { civilClockOfCalendar } from '../almanac/civil-clock.ts';
import { almanacDays } from '../almanac/days.ts';
import type { CalendarRegion } from '../calendar/calendar-region.ts';
import { DAY_OFFICER_IDS, MANSION_IDS } from '../calendar/day-almanac.ts';
import type { LunarDate } from '../calendar/lunar-calendar.ts';
import { termId } from '../calendar/solar-year.ts';
import type { Gender } from '../casting/birth.ts';
import { type Chart, castChart } from '../casting/chart.ts';
import type { ConventionOptions } from '../casting/conventions.ts';
import { castDay, type DayCharts } from '../casting/day.ts';
import type { LeapDayCount } from '../casting/transits/conventions.ts';
import { dayOfText, localParts } from '../civil/date-text.ts';
import { dayNumber } from '../civil/day-number.ts';
import { BRANCH_HANZI } from '../cycle/branch.ts';
import { ELEMENT_IDS } from '../cycle/element.ts';
import { GROWTH_PHASE_IDS } from '../cycle/growth-phase.ts';
import { NAYIN_IDS, nayinOf } from '../cycle/nayin.ts';
import { hanziOfPair } from '../cycle/sexagenary.ts';
import { STEM_HANZI } from '../cycle/stem.ts';
import { PILLAR_IDS } from '../pillars/four-pillars.ts';
import { SCHOOLS, type SchoolId } from '../ziwei/school.ts';
import { breaks, clashPairOf, type PersonalDay } from './day.ts';
import { type DaysFilter, daysOf, InvalidDays } from './days.ts';

interface BirthOfCase {
  /** '1990-07-23T08:30'; a date alone where the hour is not known. */
  readonly clock: string;
  readonly zone: string;
  readonly longitude: number;
  readonly gender: Gender;
  readonly given: {
    readonly pillars: string;
    readonly lunarDate?: string;
    readonly doubleHour?: string;
    readonly lifePalace?: string;
  };
}

interface Case {
  readonly id: string;
  readonly kind: 'row' | 'find' | 'almanac' | 'count' | 'period' | 'refusal';
  readonly input: {
    readonly birth: BirthOfCase;
    readonly date?: string;
    readonly dates?: readonly string[];
    readonly from?: string;
    readonly to?: string;
    readonly filter?: Readonly<Record<string, string>>;
    readonly convention?: Readonly<Record<string, string>>;
    readonly calendarRegion?: CalendarRegion;
  };
  readonly expect: Readonly<Record<string, unknown>>;
}

const FILE = new URL('../../../../test/truth/cases/days.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(FILE, 'utf8')) as { readonly cases: readonly Case[] };
const of = (...kinds: readonly Case['kind'][]) => cases.filter(({ kind }) => kinds.includes(kind));

const lunarText = ({ year, month, leapMonth, day }: LunarDate): string =>
  `${year}-${leapMonth ? 'L' : ''}${month}-${day}`;

/** The birth of a case. Its pillars are checked, so that a wrong birth fails. */
function birthOf({
  input: { birth, convention: { leapDayCount: _, school, ...convention } = {} },
}: Case): Chart | DayCharts {
  const hasHour = birth.clock.includes('T');
  const { year, month, day, hour, minute } = localParts(Date.parse(`${birth.clock}${hasHour ? '' : 'T00:00'}Z`));
  const { gender, zone: timeZone, longitude, given } = birth;
  const own = { date: { year, month, day }, gender, place: { longitude, timeZone } };
  const by = {
    calendarRegion: 'china',
    ...convention,
    ...(school && { school: SCHOOLS[school as SchoolId] }),
  } as ConventionOptions;
  if (!hasHour) return castDay(own, by);
  const chart = castChart({ ...own, hour, minute }, by);
  // In a case with another rule for leap months (row-08), `given` has the life palace by the default rule, and the expected facts follow the case's rule.
  const meant = castChart({ ...own, hour, minute }, { ...by, leapMonthRule: 'split' });
  expect(PILLAR_IDS.map((id) => hanziOfPair(chart.pillars[id].pair)).join(' ')).toBe(given.pillars);
  expect(lunarText(chart.moment.lunarDate)).toBe(given.lunarDate);
  expect(BRANCH_HANZI[chart.moment.hour]).toBe(given.doubleHour);
  expect(BRANCH_HANZI[meant.ziwei.lifeBranch]).toBe(given.lifePalace);
  return chart;
}

/** A filter as a request has it: values with commas. */
const filterOf = ({ input: { filter = {} } }: Case): DaysFilter =>
  Object.fromEntries(
    Object.entries(filter).map(([name, values]) => [
      name,
      values.split(',').map((value) => (name === 'weekday' || name === 'lunarDay' ? Number(value) : value)),
    ]),
  );

const daysOfCase = (own: Case, range = { from: own.input.from!, to: own.input.to! }) => {
  const { leapDayCount } = own.input.convention ?? {};
  return daysOf(birthOf(own), range, filterOf(own), { leapDayCount: leapDayCount as LeapDayCount | undefined });
};

const dayAtDate = (own: Case, date: string): PersonalDay => daysOfCase(own, { from: date, to: date }).days[0]!;

const almanacFacts = ({
  almanac,
  clashPair,
  yearBreak,
  monthBreak,
}: Pick<PersonalDay, 'almanac' | 'clashPair' | 'yearBreak' | 'monthBreak'>) => ({
  pillars: [almanac.pillars.year, almanac.pillars.month, almanac.pillars.day].map(hanziOfPair).join(' '),
  nayin: zh.nayin[NAYIN_IDS[nayinOf(almanac.pillars.day)]!],
  officer: DAY_OFFICER_IDS[almanac.officer],
  mansion: MANSION_IDS[almanac.mansion],
  clash: { branch: BRANCH_HANZI[almanac.clash.branch], pillar: hanziOfPair(clashPair) },
  sha: almanac.clash.side,
  yearBreak,
  monthBreak,
  ...(almanac.solarTerm && { term: termId(almanac.solarTerm.term) }),
});

const seenFacts = ({ pillar, inNatalVoid }: PersonalDay) => ({
  tenGod: pillar.tenGod,
  hidden: pillar.hiddenStems.map(({ stem, tenGod }) => `${STEM_HANZI[stem]}${tenGod}`),
  growthPhase: zh.growthPhases[GROWTH_PHASE_IDS[pillar.growthPhase]!],
  inNatalVoid,
});

const relationFacts = ({ relations }: PersonalDay) =>
  relations.map(({ element, missing, ...relation }) => ({
    ...relation,
    ...(element !== undefined && { element: ELEMENT_IDS[element] }),
    ...(missing !== undefined && { missing: BRANCH_HANZI[missing] }),
  }));

const starFacts = ({ stars }: PersonalDay) => Object.fromEntries(stars.map(({ id, ...facts }) => [id, facts]));

const ziweiFacts = ({ almanac, ziwei }: PersonalDay) =>
  ziwei && {
    lunarDate: lunarText(almanac.lunarDate),
    monthNumber: ziwei.lunarMonth,
    palace: BRANCH_HANZI[ziwei.branch],
    natalPalace: ziwei.palace,
    transformations: ziwei.transformations
      .map(({ star, branch: palace }) => STAR_NAMES[star]! + BRANCH_HANZI[palace])
      .join(' '),
    landsIn: ziwei.transformations.map(({ palace: natalPalace }) => natalPalace),
  };

const STAR_NAMES: Readonly<Record<string, string>> = zh.stars;

type Facts = Readonly<Record<string, unknown>>;

describe('a day', () => {
  test.each(of('row'))('$id', (own) => {
    const day = dayAtDate(own, own.input.date!);
    const { almanac, seen, relations, stars, ziwei, ...rest } = own.expect;
    expect(rest).toEqual({});
    expect(almanacFacts(day)).toEqual(almanac);
    expect(seenFacts(day)).toEqual(seen);
    const byPlace = (list: readonly Facts[]) =>
      [...list].sort((one, two) => (`${one.id} ${one.pillars}` < `${two.id} ${two.pillars}` ? -1 : 1));
    expect(byPlace(relationFacts(day))).toMatchObject(byPlace(relations as readonly Facts[]));
    expect(starFacts(day)).toEqual(stars);
    expect(ziweiFacts(day)).toEqual(ziwei); // undefined without an hour
  });
});

describe('the days that a filter leaves', () => {
  test.each(of('find', 'count'))('$id', (own) => {
    const { range, days, leftOut } = daysOfCase(own);
    const { daysInRange, count, dates, ...rest } = own.expect;
    expect(rest).toEqual({});
    expect([range.days, days.length]).toEqual([daysInRange, count]);
    if (dates !== undefined) {
      expect(days.map(({ almanac }) => almanac.date).map(({ year, month, day }) => [year, month, day])).toEqual(
        (dates as readonly string[]).map((date) => date.split('-').map(Number)),
      );
    }
    // No condition excludes more days than are missing, and together they exclude at least that many.
    for (const { days: missed } of leftOut) expect(missed).toBeLessThanOrEqual(range.days - days.length);
    expect(leftOut.reduce((sum, { days: missed }) => sum + missed, 0)).toBeGreaterThanOrEqual(range.days - days.length);
  });
});

describe('a day of the almanac', () => {
  test.each(of('almanac'))('$id', ({ input, expect: expected }) => {
    const day = dayOfText(input.date!);
    const [almanac] = almanacDays(
      { first: day, end: dayNumber(day + 1) },
      civilClockOfCalendar(input.calendarRegion ?? 'china'),
    );
    const { year, month, day: pair } = almanac!.pillars;
    const facts = {
      almanac: almanac!,
      clashPair: clashPairOf(pair),
      yearBreak: breaks(pair, year),
      monthBreak: breaks(pair, month),
    };
    expect({ lunarDate: lunarText(almanac!.lunarDate), ...almanacFacts(facts) }).toEqual(expected);
  });
});

describe('facts that depend only on the pair of the day', () => {
  const FACTS = { seen: seenFacts, relations: relationFacts, stars: starFacts } as const;

  test.each(of('period'))('$id', (own) => {
    const [first, ...others] = own.input.dates!.map((date) => dayAtDate(own, date));
    for (const name of own.expect.same as readonly (keyof typeof FACTS)[]) {
      for (const other of others) expect(FACTS[name](other), name).toEqual(FACTS[name](first!));
    }
  });
});

describe('what is refused', () => {
  test.each(of('refusal'))('$id', (own) => {
    const { refused, field, reason, ...rest } = own.expect;
    expect([refused, rest]).toEqual([true, {}]);
    let error: unknown;
    try {
      daysOfCase(own);
    } catch (caught) {
      error = caught;
    }
    expect(error).toBeInstanceOf(InvalidDays);
    expect((error as InvalidDays).problems.map((problem) => [problem.field, problem.code])).toEqual([[field, reason]]);
  });
});
