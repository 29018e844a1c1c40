// Typed access to the adapters of the suite, which are JavaScript: one question, one response in the names of the suite.

import type { Gender, PillarId } from 'beichen';
import type { EightChar as LunarEightChar, Yun } from 'lunar-typescript';
import type { ChildLimit, DecadeFortune, EightChar, HeavenStem, SolarTime } from 'tyme4ts';
// @ts-expect-error An adapter without types.
import * as cantian from '../../adapters/cantian-tymext.mjs';
// @ts-expect-error An adapter without types.
import * as fortel from '../../adapters/fortel-ziweidoushu.mjs';
// @ts-expect-error An adapter without types.
import * as iztro from '../../adapters/iztro.mjs';
// @ts-expect-error An adapter without types.
import * as lunarTypescript from '../../adapters/lunar-typescript.mjs';
// @ts-expect-error An adapter without types.
import * as lunisolar from '../../adapters/lunisolar.mjs';
// @ts-expect-error A module without types.
import * as serve from '../../adapters/serve.mjs';
// @ts-expect-error An adapter without types.
import * as tyme4ts from '../../adapters/tyme4ts.mjs';
// @ts-expect-error A module without types.
import * as memoize from '../../build/memoize-iztro.mjs';
// @ts-expect-error A module without types.
import * as names from '../../src/facts.mjs';
import type { ClockBirth } from './births/births.ts';
import { dateOf } from './births/civil-day.ts';

/** Values by a name in Hanzi, simplified or traditional. */
type ByName<Value = string> = Readonly<Record<string, Value>>;

/** A time on the clock of China. */
interface Moment {
  readonly date: string;
  readonly time: string;
  readonly timeZone: string;
}

/** A question of the suite: conformance/GUIDE.md has its kinds and conventions. */
interface Question {
  readonly kind: string;
  readonly birth: Moment & { readonly gender: Gender };
  readonly at?: Moment;
  readonly conventions: ByName;
}

/** A Zi Wei board. Places are branches. */
export interface BoardAnswer {
  readonly lunarDate: string;
  readonly life: string;
  readonly body: string;
  readonly bureau: string;
  readonly lifeRuler: string;
  readonly bodyRuler: string;
  /** Places by palace. */
  readonly palaces: ByName;
  readonly stems: ByName;
  /** Places by star. */
  readonly stars: ByName;
  /** The two places each of 旬空 and 截空, if a program has two. */
  readonly voids?: ByName;
  /** Places by spirit, by ring. */
  readonly rings: Readonly<Record<'growth' | 'doctor' | 'general' | 'year', ByName>>;
  /** Stars by kind. */
  readonly transformations: ByName;
  readonly decades: ByName;
  /** Grades by star. */
  readonly brightness?: ByName;
  /** Grades of major stars as numbers. */
  readonly energy?: ByName<number>;
  readonly origin?: string;
  readonly smallLimits?: ByName<number>;
}

/** A level at a moment. */
export interface LevelAnswer {
  readonly palace: string;
  readonly pair: string;
  readonly transformations: ByName;
  readonly stars: ByName;
}

/** Palaces by role of a level, as iztro has them. */
type IztroLevel = LevelAnswer & { readonly roles: ByName };
type Levels<Level extends string, Answer> = Readonly<Record<Level, Answer>> & { readonly age: number };
export type FortelMoment = Levels<'decade' | 'year' | 'month' | 'day', LevelAnswer>;
export interface IztroMoment extends Levels<'decade' | 'smallLimit' | 'year' | 'month' | 'day' | 'hour', IztroLevel> {
  /** Places by star, of the birth. */
  readonly natalStars: ByName;
  readonly yearRings: Readonly<Record<'general' | 'year', ByName>>;
}
export interface FlightsAnswer {
  readonly palaces: ByName;
  /** Palaces by kind, by palace. */
  readonly flights: ByName<ByName>;
  readonly outward: ByName<readonly string[]>;
  readonly inward: ByName<readonly string[]>;
}

/** A date by the calendar and the almanac. */
export interface DateAnswer {
  readonly lunarDate: string;
  readonly year: string;
  readonly month: string;
  readonly dayPair: string;
  readonly officer: string;
  readonly mansion: string;
}

type ByPillar<Value = string> = Readonly<Record<PillarId, Value>>;

/** The four pillars, and what each is to a Day Master. */
export interface FacesAnswer extends ByPillar {
  readonly tenGods: Partial<ByPillar>;
  readonly hiddenStems: ByPillar<readonly string[]>;
  readonly hiddenTenGods: ByPillar<readonly string[]>;
  readonly nayin: ByPillar;
  readonly growth: ByPillar;
  readonly selfGrowth: ByPillar;
  readonly voids: ByPillar<readonly string[]>;
}

/** Pillars derived from the four. */
interface DerivedAnswer {
  readonly conception: string;
  readonly fetalBreath: string;
  readonly lifePalacePillar: string;
  readonly bodyPalacePillar: string;
}
type TymePillars = FacesAnswer &
  DerivedAnswer & { readonly term: string; readonly luck: { readonly forward: boolean } };

/** The pillars on which each star is. */
type StarsAnswer = ByPillar & { readonly stars: ByName<readonly PillarId[]> };

/** The adapters, with the functions that the comparison calls. */
export const ADAPTERS = {
  fortelBoard: fortel.answer as (question: Question) => BoardAnswer,
  fortelMoment: fortel.answer as (question: Question) => FortelMoment,
  iztroBoard: iztro.answer as (question: Question) => BoardAnswer,
  iztroMoment: iztro.answer as (question: Question) => IztroMoment,
  iztroFlights: iztro.answer as (question: Question) => FlightsAnswer,
  tymePillars: tyme4ts.answer as (question: Question) => TymePillars,
  lunarTypescriptPillars: lunarTypescript.answer as (question: Question) => DerivedAnswer,
  lunisolarStars: lunisolar.answer as (question: Question) => StarsAnswer,
};

/** The middle of a double hour. */
const momentOf = ({ civilDay, hour }: Omit<DoubleHourBirth, 'gender'>): Moment => ({
  date: dateOf(civilDay),
  time: `${String(2 * hour).padStart(2, '0')}:30`,
  timeZone: '+08:00',
});

/** A birth for iztro and fortel-ziweidoushu: its date is the day to which the hour belongs. */
export interface DoubleHourBirth {
  /** Days since 1970-01-01. */
  readonly civilDay: number;
  /** The branch of the hour, 0 for 子. */
  readonly hour: number;
  readonly gender: Gender;
}

const IN_CHINA = { calendarRegion: 'china', solarTime: 'clock', dayBoundary: 'zi' } as const;

export interface IztroQuestion extends DoubleHourBirth {
  readonly leapMonthRule: 'split' | 'same';
  readonly yearBoundary: 'lunarNewYear' | 'lichun';
  /** `zhongzhou`: its algorithm of that name. */
  readonly school: 'common' | 'zhongzhou';
}

/** A question for iztro, with its defaults. `moment`: additional members for a question about a moment. */
export function iztroQuestion(
  kind: string,
  { civilDay, hour, gender, ...conventions }: DoubleHourBirth & Partial<IztroQuestion>,
  { at, ...moment }: { readonly at?: Omit<DoubleHourBirth, 'gender'> } & Readonly<Record<string, unknown>> = {},
): Question {
  const usual = { ...IN_CHINA, leapMonthRule: 'split', yearBoundary: 'lunarNewYear', school: 'common' };
  return {
    kind,
    birth: { ...momentOf({ civilDay, hour }), gender },
    ...(at && { at: momentOf(at) }),
    conventions: { ...usual, ...conventions, ...moment } as ByName,
  };
}

/** A question for fortel-ziweidoushu. */
export const fortelQuestion = (
  kind: string,
  { gender, ...birth }: DoubleHourBirth,
  at?: Omit<DoubleHourBirth, 'gender'>,
): Question => ({
  kind,
  birth: { ...momentOf(birth), gender },
  ...(at && { at: momentOf(at) }),
  conventions: { ...IN_CHINA, leapMonthRule: 'split', yearBoundary: 'lunarNewYear', school: 'zhongzhou' },
});

/** A time on the clock of China, in milliseconds since 1970, as a moment of a question. */
export function momentAt(clock: number): Moment {
  const text = new Date(clock).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 19), timeZone: '+08:00' };
}

/** A question about a birth on the clock of China. */
export const birthQuestion = (
  kind: string,
  { clock, gender, dayBoundary }: ClockBirth & { readonly dayBoundary: 'zi' | 'midnight' },
): Question => ({ kind, birth: { ...momentAt(clock), gender }, conventions: { ...IN_CHINA, dayBoundary } });

const CALENDARS = { tyme4ts: tyme4ts.answer, 'lunar-typescript': lunarTypescript.answer };

/** A day by a program. @param date `1990-07-23` */
export const dateAnswer = (program: keyof typeof CALENDARS, date: string): DateAnswer =>
  CALENDARS[program]({ kind: 'date', date, conventions: IN_CHINA });

/** Parts of the adapter of tyme4ts, for facts that no question of the suite has. */
export const TYME = {
  timeOf: tyme4ts.timeOf as (moment: Moment) => SolarTime,
  eightOf: tyme4ts.eightOf as (moment: Moment, conventions: ByName) => EightChar,
  luckOf: tyme4ts.luckOf as (birth: Question['birth']) => {
    readonly limit: ChildLimit;
    readonly first: DecadeFortune;
    readonly startsAt: string;
  },
  facesOf: tyme4ts.facesOf as (eight: EightChar, dayMaster: HeavenStem) => FacesAnswer,
};

/** Parts of the adapter of lunar-typescript. */
export const LUNAR_TYPESCRIPT = {
  eightOf: lunarTypescript.eightOf as (moment: Moment, conventions: ByName) => LunarEightChar,
  luckOf: lunarTypescript.luckOf as (
    eight: LunarEightChar,
    birth: Question['birth'],
  ) => { readonly luck: Yun; readonly startsAt: string },
};

/** The names of cantian-tymext and of lunisolar for their stars, by the name of the suite. */
export const CANTIAN_NAMES: ByName = cantian.NAMES_OF_STARS;
export const LUNISOLAR_NAMES: ByName = lunisolar.STARS;

/** Boards of two programs as they are, for measurements. */
export const fortelConfig = ({ gender, ...birth }: DoubleHourBirth): unknown =>
  fortel.configOf({ ...momentOf(birth), gender });
export const fortelBoard: (config: unknown) => unknown = fortel.boardOf;
export const iztroChart = (
  question: DoubleHourBirth,
): { readonly horoscope: (date: string, hour: number) => unknown } => {
  const { birth, conventions } = iztroQuestion('chart', question);
  return iztro.chartOf(birth, conventions);
};

/** Number of complete periods of ten calendar years from the start of the luck to a moment; negative before it. */
export const luckDecades: (startsAt: string, at: Moment) => number = serve.luckDecades;

/** Caches the results of iztro, for comparisons and never for measurements. */
export const memoizeIztro: () => void = memoize.memoizeIztro;

/** A name in simplified characters, by the word of the cases. */
export const normalName: (text: string) => string = names.normalName;
