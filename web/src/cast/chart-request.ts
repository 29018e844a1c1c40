// The parameters of a chart, and requests that follow from others.

import type { ChartConventionId } from 'beichen/internal';

const ASKED = {
  school: true,
  dayBoundary: true,
  yearBoundary: true,
  leapMonthRule: true,
  calendarRegion: true,
  solarTime: true,
} as const satisfies Readonly<Record<ChartConventionId, true>>;

/** Maximum number of facts of one kind, such as stars, in a search for births and in a link. */
export const MAX_FACTS = 20;

/** The conventions of a chart. The compiler holds them against the table of the engine, which comes later than the form. */
export const CONVENTIONS = Object.keys(ASKED) as readonly ChartConventionId[];

/** A birth whose hour is not known; names as in the API. */
export interface DayRequest extends Readonly<Partial<Record<ChartConventionId, string>>> {
  readonly date: string;
  readonly gender: string;
  readonly cityId: string;
  readonly calendar?: 'solar' | 'lunar';
  readonly leapMonth?: boolean;
  readonly timeZone?: string;
  readonly name?: string;
}

/** The body of a request for a chart. */
export interface ChartRequest extends DayRequest {
  readonly hour: number;
  readonly minute?: number;
  readonly disambiguation?: string;
}

/** A birth that was found for a chart: its time, and what else its chart needs. */
export type BirthToCast = Pick<ChartRequest, 'date' | 'hour' | 'minute' | 'disambiguation' | 'dayBoundary'> & {
  readonly gender?: string;
};

/** Requests the chart of a birth at the place of another, by its conventions where they are not told. */
export function requestOfBirth(
  { name: _, calendar: __, leapMonth: ___, disambiguation: ____, minute: _____, ...rest }: ChartRequest,
  birth: BirthToCast,
): ChartRequest {
  return { ...rest, ...birth };
}

/** The chart of the examples: summer time, and a double hour that the clock alone would get wrong. */
export const EXAMPLE: ChartRequest = {
  date: '1990-07-23',
  hour: 8,
  minute: 30,
  gender: 'male',
  cityId: 'beijing-1816670',
};

/** The clock time of a request, where it is another than that of the second; with its date, where that is another. */
export function otherTime(one: ChartRequest, two: ChartRequest): { readonly time?: string } {
  const [time, other] = [one, two].map(({ hour, minute = 0 }) =>
    [hour, minute].map((part) => `${part}`.padStart(2, '0')).join(':'),
  );
  if (one.date !== two.date && one.calendar === two.calendar) return { time: `${one.date} ${time}` };
  return time === other ? {} : { time: time! };
}

/** The request of another choice. A date in the solar calendar has no leap month. */
export function otherRequest<Request extends DayRequest>(
  request: Request,
  other: Readonly<Record<string, unknown>>,
): Request {
  const { leapMonth, ...kept } = request;
  return { ...kept, ...(other.calendar !== 'solar' && leapMonth && { leapMonth }), ...other } as unknown as Request;
}
