// The parameters of a chart, and requests derived from others.

import { LANGUAGE_FACTS, type Language } from 'beichen';
import type { ChartConventionId, RareConventionId } from 'beichen/internal';

const CHART_CONVENTIONS = {
  school: true,
  dayBoundary: true,
  yearBoundary: true,
  leapMonthRule: true,
  calendarRegion: true,
  solarTime: true,
} as const satisfies Readonly<Record<ChartConventionId, true>>;

const RARE_CHART_CONVENTIONS = {
  plate: true,
  voids: true,
  gradesOfMinorStars: true,
  transformationsOfJia: true,
  transformationsOfWu: true,
  transformationsOfGeng: true,
  transformationsOfXin: true,
  transformationsOfRen: true,
  transformationsOfGui: true,
  tianma: true,
  fireBell: true,
  growthOfEarth: true,
  growthDirection: true,
  firstDecade: true,
  decadeSpan: true,
  smallLimitDirection: true,
  growthOfYinStems: true,
  gradesOfStars: true,
  lifeRulerBy: true,
  bodyRulerOfZi: true,
  woundAndEnvoy: true,
  lateZiStem: true,
  leapMonthDay: true,
  monthOfStars: true,
  palaceStems: true,
} as const satisfies Readonly<Record<RareConventionId, true>>;

/** Maximum number of facts of one kind, such as stars, in a search for births and in a link. */
export const MAX_FACTS = 20;

/** The conventions of a chart in the form. The compiler checks that they match the table of the engine, which is loaded after the form. */
export const CONVENTIONS = Object.keys(CHART_CONVENTIONS) as readonly ChartConventionId[];

/** The conventions in the second list of the form, which few readers set. */
export const RARE_CONVENTIONS = Object.keys(RARE_CHART_CONVENTIONS) as readonly RareConventionId[];

/** Every convention that a request can have. */
export const ALL_CONVENTIONS: readonly (ChartConventionId | RareConventionId)[] = [...CONVENTIONS, ...RARE_CONVENTIONS];

/** The conventions that can be applied to another birth or another program: not `calendarRegion`, which follows the birthplace. */
export const SHARED_CONVENTIONS = ALL_CONVENTIONS.filter((id) => id !== 'calendarRegion');

/** A birth whose hour is not known; names as in the API. */
export interface DayRequest extends Readonly<Partial<Record<ChartConventionId | RareConventionId, string>>> {
  readonly date: string;
  readonly gender: string;
  readonly cityId: string;
  readonly calendar?: 'solar' | 'lunar' | 'julian';
  readonly leapMonth?: boolean;
  readonly timeZone?: string;
  /** Offset of the clock used for the birth, if it is not the zone's: +07:00. */
  readonly utcOffset?: string;
  readonly name?: string;
}

/** The body of a request for a chart. */
export interface ChartRequest extends DayRequest {
  readonly hour: number;
  readonly minute?: number;
  readonly second?: number;
  /** The double hour, if the birth was given as one; `hour` is then an hour in it. */
  readonly doubleHour?: string;
  readonly disambiguation?: string;
}

/** A birth that a search found: its time, and what else its chart needs. */
export type BirthToCast = Pick<ChartRequest, 'date' | 'hour' | 'minute' | 'disambiguation' | 'dayBoundary'> & {
  readonly gender?: string;
};

/** A request for a found birth: place, gender and conventions come from another request if the birth does not have them. */
export function requestOfBirth(
  {
    name: _,
    calendar: _calendar,
    leapMonth: _leapMonth,
    disambiguation: _disambiguation,
    minute: _minute,
    second: _second,
    doubleHour: _doubleHour,
    ...rest
  }: ChartRequest,
  birth: BirthToCast,
): ChartRequest {
  return { ...rest, ...birth };
}

/** The chart of the examples. It has summer time, and the clock time alone would give the wrong double hour. */
export const EXAMPLE: ChartRequest = {
  date: '1990-07-23',
  hour: 8,
  minute: 30,
  gender: 'male',
  cityId: 'beijing-1816670',
};

/** The chart of the examples, at a place that readers of a language know. */
export const exampleIn = (language: Language): ChartRequest => ({
  ...EXAMPLE,
  cityId: LANGUAGE_FACTS[language].exampleCityId ?? EXAMPLE.cityId,
});

/** The clock time of a request if it differs from the second request's, with the date if that differs too. */
export function otherTime(one: ChartRequest, two: ChartRequest): { readonly time?: string } {
  const [time, other] = [one, two].map(({ hour, minute = 0 }) =>
    [hour, minute].map((part) => `${part}`.padStart(2, '0')).join(':'),
  );
  if (one.date !== two.date && one.calendar === two.calendar) return { time: `${one.date} ${time}` };
  return time === other ? {} : { time: time! };
}

/** An hour of the clock in a double hour: the second of the two, except for the halves of zi. */
export const hourOfDoubleHour = (doubleHour: string): number =>
  doubleHour === 'ziLate' ? 23 : 2 * Math.max(0, DOUBLE_HOURS.indexOf(doubleHour));

/** The double hours in their order; `ziEarly` is zi. */
export const DOUBLE_HOURS: readonly string[] = 'zi chou yin mao chen si wu wei shen you xu hai'.split(' ');

/** Applies another choice to a request. A solar date removes the leap month; a clock time and a double hour replace each other. */
export function otherRequest<Request extends DayRequest>(
  request: Request,
  other: Readonly<Record<string, unknown>>,
): Request {
  const { leapMonth, ...timed } = request;
  const { doubleHour, minute, second, ...untimed } = timed as Partial<ChartRequest>;
  const kept = other.doubleHour === undefined && other.hour === undefined ? timed : untimed;
  const told = typeof other.doubleHour === 'string' && { hour: hourOfDoubleHour(other.doubleHour) };
  return {
    ...kept,
    ...(other.calendar !== 'solar' && leapMonth && { leapMonth }),
    ...told,
    ...other,
  } as unknown as Request;
}
