// Compares the Zi Wei levels of a moment with iztro and fortel-ziweidoushu. All differences are named.

import {
  type Chart,
  castChart,
  castChartAt,
  castTransits,
  type FlowStar,
  instant,
  type Level,
  SCHOOLS,
  type SchoolId,
  type Transits,
} from 'beichen';
import { lunarDateOf, solarTermsOfYear } from 'beichen/almanac';
import { BRANCH_HANZI, GENERAL_SPIRIT_IDS, STEM_HANZI, YEAR_SPIRIT_IDS } from 'beichen/glossary';
import { PALACES_AS_DRAWN, palaceIdAtLevel } from 'beichen/internal';
import { ADAPTERS, fortelQuestion, type IztroQuestion, iztroQuestion } from '../adapters.ts';
import {
  birthText,
  countedDay,
  inChina,
  inLeapMonth,
  LAST_DATE,
  nearNewYear,
  randomBirths,
  randomNumbers,
  type SundialBirth,
  sundialOf,
} from '../births/births.ts';
import { civilDayOf, dateOf, gregorianOf, MS_PER_DAY, MS_PER_HOUR } from '../births/civil-day.ts';
import { disputedMonthAt } from '../births/disputed-months.ts';
import { type Comparison, compare, type NamedDifference } from '../facts/comparison.ts';
import { type Facts, list } from '../facts/facts.ts';
import { iztroMomentFacts, levelFacts } from '../facts/ziwei-answers.ts';

/** A birth and a moment of its life, on the clock of China, UTC+8. */
export interface ZiweiMoment {
  readonly birth: SundialBirth;
  readonly at: SundialBirth;
  readonly yearBoundary: IztroQuestion['yearBoundary'];
  /** The boundary of the year for the moment. */
  readonly atYearBoundary: IztroQuestion['yearBoundary'];
  readonly ageAdvance: 'newYear' | 'birthday';
}

const DEFAULTS = { yearBoundary: 'lunarNewYear', atYearBoundary: 'lunarNewYear', ageAdvance: 'newYear' } as const;
const DAYS_OF_LIFE = 99 * 365;
const DAYS_OF_CHILDHOOD = 6 * 354;

/** Random births, each with a moment a day to 99 years later within the years of the calendars, or only moments of a kind. */
function* moments(
  count: number,
  seed: number,
  { birthOf, momentOf, days = DAYS_OF_LIFE }: { birthOf?: Kind; momentOf?: Kind; days?: number } = {},
): Generator<Pick<ZiweiMoment, 'birth' | 'at'>> {
  const random = randomNumbers(seed + 1);
  const last = civilDayOf(LAST_DATE) - 1;
  let found = 0;
  for (const birth of randomBirths(Number.POSITIVE_INFINITY, seed, birthOf)) {
    if (found === count) return;
    const civilDay = birth.civilDay + 1 + Math.floor(random() * days);
    const at = { ...birth, civilDay, doubleHour: Math.floor(random() * 13) };
    if (civilDay > last || momentOf?.(at) === false) continue;
    found += 1;
    yield { birth, at };
  }
}
type Kind = (birth: SundialBirth) => boolean;

/** Births and moments of every kind, each under conventions that iztro supports. */
function* questions(count: number, seed: number): Generator<ZiweiMoment> {
  const kinds = [
    { share: 0.4 },
    { share: 0.1, birthOf: inLeapMonth },
    { share: 0.15, momentOf: inLeapMonth },
    { share: 0.1, momentOf: nearNewYear },
    { share: 0.1, days: DAYS_OF_CHILDHOOD },
    { share: 0.05, ageAdvance: 'birthday' },
    { share: 0.05, yearBoundary: 'lichun' },
    { share: 0.05, atYearBoundary: 'lichun' },
  ] as const;
  for (const [n, { share, ...kind }] of kinds.entries()) {
    const { ageAdvance = DEFAULTS.ageAdvance, yearBoundary = DEFAULTS.yearBoundary, ...rest } = { ...NO_KIND, ...kind };
    const { atYearBoundary = yearBoundary, ...of } = rest;
    for (const moment of moments(Math.round(count * share), seed + 2 * n, of))
      yield { ...moment, ageAdvance, yearBoundary, atYearBoundary };
  }
}
const NO_KIND: {
  readonly ageAdvance?: ZiweiMoment['ageAdvance'];
  readonly yearBoundary?: ZiweiMoment['yearBoundary'];
  readonly atYearBoundary?: ZiweiMoment['yearBoundary'];
  readonly birthOf?: Kind;
  readonly momentOf?: Kind;
  readonly days?: number;
} = {};

/** Our transits of a moment. Clock and sundial of birth and moment are both UTC+8, as in programs without a place. */
function transitsOf({ birth, at, yearBoundary, atYearBoundary, ageAdvance }: ZiweiMoment, school: SchoolId): Transits {
  const conventions = { yearBoundary, dayBoundary: 'zi', school: SCHOOLS[school] } as const;
  const natal: Chart = {
    ...castChart(
      {
        date: gregorianOf(birth.civilDay),
        hour: 12,
        gender: birth.gender,
        place: { longitude: 120, timeZone: 'Etc/GMT-8' },
      },
      conventions,
    ),
    ...castChartAt(...inChina(sundialOf(birth)), birth.gender, conventions),
  };
  const [when] = inChina(sundialOf(at));
  const ofFortel = school === 'zhongzhou' ? ({ childLimitRule: 'lifePalace', leapDayCount: 'continue' } as const) : {};
  return castTransits(natal, instant(when), { atTimeZone: 'Etc/GMT-8', atYearBoundary, ageAdvance, ...ofFortel });
}

const branchText = (branch: number): string => BRANCH_HANZI[branch]!;
const pairText = (pair: number): string => STEM_HANZI[pair % 10]! + branchText(pair % 12);

/** Our facts of all six levels. */
function sixLevels(question: ZiweiMoment): Facts {
  const { ziwei } = transitsOf(question, 'common');
  const { decade, smallLimit, year, month, day, hour } = ziwei;
  const ring = (ids: readonly string[], start: number): string =>
    PALACES_AS_DRAWN.map((branch) => ids[(branch - start + 12) % 12]!).join(' ');
  const facts: Record<string, string> = {
    age: String(ziwei.nominalAge),
    'year.general': ring(GENERAL_SPIRIT_IDS, year.jiangxing),
    'year.ring': ring(YEAR_SPIRIT_IDS, year.suijian),
  };
  const addLevel = (name: string, level: Level & { readonly flowStars?: readonly FlowStar[] }): void => {
    facts[`${name}.palace`] = branchText(level.branch);
    facts[`${name}.pair`] = pairText(level.pair);
    facts[`${name}.roles`] = PALACES_AS_DRAWN.map((branch) => palaceIdAtLevel(level, branch)).join(' ');
    facts[`${name}.transformations`] = level.transformations
      .map(({ star, branch: palace }) => `${star} ${branchText(palace)}`)
      .join(', ');
    for (const branch of level.flowStars === undefined ? [] : PALACES_AS_DRAWN) {
      const here = level.flowStars!.filter(({ branch: palace }) => palace === branch).map(({ id }) => id);
      facts[`${name}.stars.${branchText(branch)}`] = list(here);
    }
  };
  if (decade !== undefined) addLevel('decade', decade);
  addLevel('smallLimit', smallLimit);
  addLevel('year', year);
  addLevel('month', month!);
  addLevel('day', day!);
  addLevel('hour', hour!);
  return facts;
}

const lunarOf = (moment: SundialBirth) => lunarDateOf(gregorianOf(countedDay(moment, 'zi').civilDay));

/** The day on which a solar term falls in China. */
const isDayOfTerm = (moment: SundialBirth, terms: readonly number[]): boolean => {
  const { civilDay } = countedDay(moment, 'zi');
  const ofYear = solarTermsOfYear(gregorianOf(civilDay).year);
  return terms.some((term) => Math.floor((ofYear[term]!.instant + 8 * MS_PER_HOUR) / MS_PER_DAY) === civilDay);
};
const LICHUN = 2;
const EVERY_JIE = Array.from({ length: 12 }, (_, n) => 2 * n);

/** True if a moment is between New Year and Lichun, in either order, when the lunar year and the solar year differ. */
const inAnotherYear = (moment: SundialBirth): boolean => {
  const lunar = lunarOf(moment).year;
  const { civilDay } = countedDay(moment, 'zi');
  const { year } = gregorianOf(civilDay);
  const lichun = solarTermsOfYear(year)[LICHUN]!.instant + 8 * MS_PER_HOUR;
  return lunar !== (sundialOf(moment) >= lichun ? year : year - 1);
};

const goesByAge = (fact: string): boolean => /^(age|decade|smallLimit)/.test(fact);

/** Known differences. */
export const IZTRO_TRANSIT_DIFFERENCES: readonly NamedDifference<ZiweiMoment>[] = [
  {
    name: 'month 7 of 2097',
    reason: 'iztro asks the calendar of sxwnl, which begins it a day before its new moon (disputed-months.ts).',
    explains: ({ birth, at }) =>
      [birth, at].some((one) => disputedMonthAt(countedDay(one, 'zi').civilDay) !== undefined),
  },
  {
    name: 'the birthday itself',
    reason:
      'iztro counts from the day after the lunar birthday, so that the age at the birth is 0 (docs/rules/transits.md B1).',
    explains: ({ birth, at, ageAdvance }, { fact }) => {
      const [born, now] = [lunarOf(birth), lunarOf(at)];
      return ageAdvance === 'birthday' && goesByAge(fact) && born.month === now.month && born.day === now.day;
    },
  },
  {
    name: 'leap month after the birthday',
    reason: 'There iztro takes the age back that the birthday had brought; here no leap month does.',
    explains: ({ birth, at, ageAdvance }, { fact }) => {
      const [born, now] = [lunarOf(birth), lunarOf(at)];
      return ageAdvance === 'birthday' && goesByAge(fact) && now.leapMonth && born.month === now.month;
    },
  },
  {
    name: 'ages with the year from Lichun',
    reason: "iztro's year begins at Lichun, its ages go on counting lunar years; here both begin at Lichun (B6).",
    explains: ({ birth, at, atYearBoundary }, { fact }) =>
      atYearBoundary === 'lichun' && goesByAge(fact) && (inAnotherYear(birth) || inAnotherYear(at)),
  },
  {
    name: 'day of Lichun',
    reason: 'iztro changes the year at midnight of the day of Lichun, we at its instant (docs/rules/charts.md A13, 4).',
    explains: ({ birth, at, yearBoundary, atYearBoundary }) =>
      (yearBoundary === 'lichun' && isDayOfTerm(birth, [LICHUN])) ||
      (atYearBoundary === 'lichun' && isDayOfTerm(at, [LICHUN])),
  },
  {
    name: 'day of a jie',
    reason:
      'With the year from Lichun the pair of the month changes at midnight of the day in iztro, at the instant here.',
    explains: ({ at, atYearBoundary }, { fact }) =>
      atYearBoundary === 'lichun' && fact.startsWith('month.') && isDayOfTerm(at, EVERY_JIE),
  },
];

/** Compares a number of moments with iztro's horoscope: age, six levels with palace, pair, roles, transformations, flow stars; the year's rings. */
export const compareTransitsWithIztro = (count: number, seed: number): Comparison =>
  compare({
    questions: questions(count, seed),
    ours: sixLevels,
    theirs: ({ birth, at, yearBoundary, atYearBoundary, ageAdvance }) =>
      iztroMomentFacts(
        ADAPTERS.iztroMoment(
          iztroQuestion(
            'moment',
            { ...countedDay(birth, 'zi'), gender: birth.gender, yearBoundary },
            { at: countedDay(at, 'zi'), atYearBoundary, ageAdvance },
          ),
        ),
      ),
    textOfQuestion: momentText,
    named: IZTRO_TRANSIT_DIFFERENCES,
  });

const momentText = ({ birth, at, yearBoundary, atYearBoundary, ageAdvance }: ZiweiMoment): string =>
  `${birthText(birth)} at ${dateOf(at.civilDay)} double hour ${at.doubleHour} ${yearBoundary} ${atYearBoundary} ${ageAdvance}`;

/** Known differences. */
export const FORTEL_TRANSIT_DIFFERENCES: readonly NamedDifference<ZiweiMoment>[] = [
  {
    name: 'month 7 of 2097',
    reason: "fortel's table begins it a day before its new moon, as sxwnl does (disputed-months.ts).",
    explains: ({ birth, at }) =>
      [birth, at].some((one) => disputedMonthAt(countedDay(one, 'zi').civilDay) !== undefined),
  },
  {
    name: 'second half of a leap month',
    reason:
      'There fortel moves the pair of the month on to the next month, but not its palace; here both move (docs/rules/transits.md F).',
    explains: ({ at }, { fact }) => {
      const { leapMonth, day } = lunarOf(at);
      return fact === 'month.palace' && leapMonth && day > 15;
    },
  },
];

/** Compares a number of moments with fortel: age, and decade, year, month and day with palace, pair, transformations and seven flow stars. */
export const compareTransitsWithFortel = (count: number, seed: number): Comparison =>
  compare({
    questions: fortelQuestions(count, seed),
    ours: fourLevels,
    theirs: ({ birth, at }) =>
      levelFacts(
        ADAPTERS.fortelMoment(
          fortelQuestion('moment', { ...countedDay(birth, 'zi'), gender: birth.gender }, countedDay(at, 'zi')),
        ),
        FORTEL_LEVELS,
      ),
    textOfQuestion: momentText,
    named: FORTEL_TRANSIT_DIFFERENCES,
  });

function* fortelQuestions(count: number, seed: number): Generator<ZiweiMoment> {
  for (const moment of moments(Math.round(count * 0.8), seed)) yield { ...moment, ...DEFAULTS };
  for (const moment of moments(Math.round(count * 0.2), seed + 2, { momentOf: inLeapMonth }))
    yield { ...moment, ...DEFAULTS };
}

const FORTEL_LEVELS = ['decade', 'year', 'month', 'day'] as const;

/** Our facts without 马 鸾 喜, which fortel does not have. */
function fourLevels(question: ZiweiMoment): Facts {
  const { ziwei } = transitsOf(question, 'zhongzhou');
  const facts: Record<string, string> = { age: String(ziwei.nominalAge) };
  for (const name of FORTEL_LEVELS) {
    const { branch: palace, pair, transformations, flowStars } = ziwei[name]!;
    facts[`${name}.palace`] = branchText(palace);
    facts[`${name}.pair`] = pairText(pair);
    facts[`${name}.transformations`] = list(
      transformations.map(({ star, transformation }) => `${star} ${transformation}`),
    );
    facts[`${name}.stars`] = list(
      flowStars
        .map(({ id, branch: at }) => `${id.replace(/(Decade|Year|Month|Day)$/, '')} ${branchText(at)}`)
        .filter((star) => !/^(tianma|hongluan|tianxi|nianjie) /.test(star)),
    );
  }
  return facts;
}
