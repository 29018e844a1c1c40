// Eight characters and luck by tyme4ts. Its eight characters and luck in our ids. Its one clock is that of China,
// UTC+8.

import type { GregorianDate } from 'beichen';
import {
  ChildLimit,
  DefaultEightCharProvider,
  EightChar,
  Fortune,
  type HeavenStem,
  LunarHour,
  LunarSect2EightCharProvider,
  ShouXingUtil,
  type SixtyCycle,
  SolarDay,
  SolarTerm,
  SolarTime,
  Gender as TymeGender,
} from 'tyme4ts';
import type { ClockBirth } from '../births/births.ts';
import { gregorianOf, lunarFact, MS_PER_DAY, MS_PER_HOUR } from '../births/civil-day.ts';
import type { Facts } from '../facts/facts.ts';
import { luckStartFact } from '../facts/luck-start.ts';
import { AGES, type PillarMoment } from '../facts/pillar-moments.ts';
import { namesOf } from './glossary-names.ts';

export interface TymeQuestion extends ClockBirth {
  readonly dayBoundary: 'zi' | 'midnight';
}

/** The eight characters alone. */
export function tymeEightChar({ clock, dayBoundary }: Omit<TymeQuestion, 'gender'>) {
  LunarHour.provider = dayBoundary === 'zi' ? FROM_ZI : FROM_MIDNIGHT;
  return timeOf(clock).getLunarHour().getEightChar();
}

const FROM_ZI = new DefaultEightCharProvider();
const FROM_MIDNIGHT = new LunarSect2EightCharProvider();

/** The births of four pillars, as milliseconds on its clock: an instant of each double hour. */
export function tymeBirths([year, month, day, hour]: readonly string[], fromYear: number, toYear: number): number[] {
  LunarHour.provider = FROM_ZI;
  const pillars = new EightChar(year!, month!, day!, hour!);
  return pillars
    .getSolarTimes(fromYear, toYear)
    .map((at) => Date.UTC(at.getYear(), at.getMonth() - 1, at.getDay(), at.getHour(), at.getMinute(), at.getSecond()));
}

/** The lunar date of a civil day. */
export function tymeLunarDate(civilDay: number): string {
  const { year, month, day } = gregorianOf(civilDay);
  const lunar = SolarDay.fromYmd(year, month, day).getLunarDay();
  const withLeap = lunar.getLunarMonth().getMonthWithLeap();
  return lunarFact({
    year: lunar.getYear(),
    month: Math.abs(withLeap),
    leapMonth: withLeap < 0,
    day: lunar.getDay(),
  });
}

/** The pillars of year, month and day, the officer and the mansion of a day. */
export function tymeAlmanac({ year, month, day }: GregorianDate): string {
  const own = SolarDay.fromYmd(year, month, day).getSixtyCycleDay();
  return [
    ...[own.getYear(), own.getMonth(), own.getSixtyCycle()].map((pair) => pair.getName()),
    own.getDuty().getName(),
    own.getTwentyEightStar().getName(),
  ].join(' ');
}

/** tyme4ts' facts. */
export function tymeFacts({ clock, gender, dayBoundary }: TymeQuestion): Facts {
  LunarHour.provider = dayBoundary === 'zi' ? FROM_ZI : FROM_MIDNIGHT;
  const luck = ChildLimit.fromSolarTime(timeOf(clock), gender === 'male' ? TymeGender.MAN : TymeGender.WOMAN);
  const eight = luck.getEightChar();
  const dayMaster = eight.getDay().getHeavenStem();
  const first = luck.getStartDecadeFortune();
  const facts: Record<string, string> = {
    lunar: tymeLunarDate(Math.floor((clock + (dayBoundary === 'zi' ? MS_PER_HOUR : 0)) / MS_PER_DAY)),
    term: termId(timeOf(clock).getTerm().getName()),
    conception: eight.getFetalOrigin().getName(),
    fetalBreath: eight.getFetalBreath().getName(),
    lifePalacePillar: eight.getOwnSign().getName(),
    bodyPalacePillar: eight.getBodySign().getName(),
    'luck.forward': String(luck.isForward()),
    'luck.pillars': [0, 1, 9].map((n) => first.next(n).getName()).join(' '),
    'luck.start': luckStartFact({
      after: [
        luck.getYearCount(),
        luck.getMonthCount(),
        luck.getDayCount(),
        luck.getHourCount(),
        luck.getMinuteCount(),
      ],
      startsAt: textOf(luck.getEndTime()),
      fromAge: first.getStartAge(),
      toAge: first.getEndAge(),
    }),
  };
  return { ...facts, ...pillarFactsOf(eight, dayMaster, ['day']) };
}

/** Facts by tyme4ts of the command of the month on a day, and of the day of the day pillar. */
export function tymeAlmanacFacts({ clock, dayBoundary }: TymeQuestion): Facts {
  const counted = timeOf(clock + (dayBoundary === 'zi' ? MS_PER_HOUR : 0)).getSolarDay();
  const day = counted.getSixtyCycleDay();
  return {
    command: timeOf(clock).getSolarDay().getHideHeavenStemDay().getHideHeavenStem().getHeavenStem().getName(),
    officer: day.getDuty().getName(),
    mansion: day.getTwentyEightStar().getName(),
  };
}

/** Of each pillar what it is to a Day Master. @param isDayMaster the pillars whose stem is the Day Master itself */
function pillarFactsOf(eight: EightChar, dayMaster: HeavenStem, isDayMaster: readonly string[] = []): Facts {
  const facts: Record<string, string> = {};
  const pillars = { year: eight.getYear(), month: eight.getMonth(), day: eight.getDay(), hour: eight.getHour() };
  for (const [name, pair] of Object.entries(pillars)) {
    const [stem, branch] = [pair.getHeavenStem(), pair.getEarthBranch()];
    facts[name] = pair.getName();
    if (!isDayMaster.includes(name)) facts[`${name}.tenGod`] = tenGodId(dayMaster.getTenStar(stem).getName());
    facts[`${name}.hidden`] = hiddenStems(pair)
      .map((hidden) => `${hidden.getName()} ${tenGodId(dayMaster.getTenStar(hidden).getName())}`)
      .join(', ');
    facts[`${name}.nayin`] = nayinId(pair.getSound().getName());
    facts[`${name}.growth`] = growthId(dayMaster.getTerrain(branch).getName());
    facts[`${name}.self`] = growthId(stem.getTerrain(branch).getName());
    facts[`${name}.void`] = pair.getExtraEarthBranches().join('');
  }
  return facts;
}

/**
 * Facts of a birth at a moment by tyme4ts. It has the beginning of the first luck pillar and the others by number, ten years each; the one that runs
 * at the moment follows from the two.
 */
export function tymeTransitFacts({ clock, gender, dayBoundary, at }: PillarMoment): Facts {
  LunarHour.provider = dayBoundary === 'zi' ? FROM_ZI : FROM_MIDNIGHT;
  const luck = ChildLimit.fromSolarTime(timeOf(clock), gender === 'male' ? TymeGender.MAN : TymeGender.WOMAN);
  const dayMaster = luck.getEightChar().getDay().getHeavenStem();
  const moment = timeOf(at);
  const solarYear = moment.getSixtyCycleHour().getSixtyCycleDay().getSixtyCycleMonth().getSixtyCycleYear();
  const number = luckNumber(Date.parse(`${textOf(luck.getEndTime())}Z`), at);
  const decade = luck.getStartDecadeFortune().next(Math.max(number, 1) - 1);
  const fortune = luck.getStartFortune();
  const firstYear = fortune.getSixtyCycleYear().getYear();
  const months = Array.from({ length: 12 }, (_, month) =>
    solarYear.getFirstMonth().next(month).getSixtyCycle().getName(),
  );
  return {
    luck: number === 0 ? 'before' : `${number} ${decade.getName()}`,
    'luck.ages': `${decade.getStartAge()}-${decade.getEndAge()}`,
    'luck.years': Array.from({ length: 10 }, (_, n) => decade.getStartSixtyCycleYear().next(n))
      .map((year) => `${year.getYear()} ${year.getSixtyCycle().getName()}`)
      .join(', '),
    'smallLuck.ages': AGES.map((age) => Fortune.fromChildLimit(luck, age - fortune.getAge()).getName()).join(' '),
    'smallLuck.year': fortune.next(solarYear.getYear() - firstYear).getName(),
    'solarYear.months': months.join(' '),
    ...pillarFactsOf(moment.getLunarHour().getEightChar(), dayMaster),
  };
}

/** Number of luck pillars that have begun at a time on the clock, each ten years after the one before. */
function luckNumber(first: number, at: number): number {
  const start = new Date(first);
  const tenYearsOn = (n: number) => new Date(start).setUTCFullYear(start.getUTCFullYear() + 10 * n);
  let number = 0;
  while (tenYearsOn(number) <= at) number += 1;
  return number;
}

/** Main, middle and residual. */
const hiddenStems = (pair: SixtyCycle): HeavenStem[] =>
  pair
    .getEarthBranch()
    .getHideHeavenStems()
    .map((hidden) => hidden.getHeavenStem());

/** The instant of a solar term by its place in our year: 0 for Xiaohan in January … 23 for Dongzhi in December. */
export function tymeTerm(year: number, term: number): number {
  const days =
    SolarTerm.fromIndex(year, term + 1)
      .getJulianDay()
      .getDay() - JULIAN_DAY_OF_1970;
  return days * MS_PER_DAY - EIGHT_HOURS;
}

const JULIAN_DAY_OF_1970 = 2_440_587.5;
const EIGHT_HOURS = 8 * MS_PER_HOUR;

function timeOf(clock: number): SolarTime {
  const at = new Date(clock);
  return SolarTime.fromYmdHms(
    at.getUTCFullYear(),
    at.getUTCMonth() + 1,
    at.getUTCDate(),
    at.getUTCHours(),
    at.getUTCMinutes(),
    at.getUTCSeconds(),
  );
}

const textOf = (time: SolarTime): string =>
  new Date(
    Date.UTC(time.getYear(), time.getMonth() - 1, time.getDay(), time.getHour(), time.getMinute(), time.getSecond()),
  )
    .toISOString()
    .slice(0, 19);

const tenGodId = namesOf('zh', 'tenGods');
const nayinId = namesOf('zh', 'nayin');
const growthId = namesOf('zh', 'changsheng12');
const termId = namesOf('zh', 'solarTerms');

/** The uniform time of a solar term in seconds since J2000.0, without any delta T: 0 for Xiaohan in January … 23 for Dongzhi. */
export const tymeTermTT = (year: number, term: number): number =>
  ShouXingUtil.saLonT((year - 1999 + (term - 5) / 24) * ShouXingUtil.PI_2) * SECONDS_PER_CENTURY;

/** The uniform time of a new moon; 0 for that of 2000-01-06. */
export const tymeNewMoonTT = (lunation: number): number =>
  ShouXingUtil.msaLonT(lunation * ShouXingUtil.PI_2) * SECONDS_PER_CENTURY;

const SECONDS_PER_CENTURY = 36_525 * 86_400;
