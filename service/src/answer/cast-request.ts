// How does a request become a chart?

import { type AskedConventions, type Chart, type Conventions, castChart } from 'beichen';
import type { Birthplace } from '../request/birthplaces.ts';
import type { ChartRequest } from '../request/chart-request.ts';

/** Each convention, as it was asked for: undefined where it was not. */
type EveryConvention = { readonly [Name in keyof Conventions]-?: AskedConventions[Name] };

/** The conventions that a request asks for, and nothing else of its values. */
export const conventionsAsked = ({
  dayBoundary,
  yearBoundary,
  leapMonthRule,
  school,
  calendarRegion,
  solarTime,
  pillarStars,
  monthCommandTable,
}: Pick<ChartRequest['values'], keyof Conventions>): EveryConvention => ({
  dayBoundary,
  yearBoundary,
  leapMonthRule,
  school,
  calendarRegion,
  solarTime,
  pillarStars,
  monthCommandTable,
});

/**
 * Casts the chart that a request asks for.
 * @throws ProblemError `invalid_parameters` when the clock skipped or repeated the time and the request rejects that
 */
export function castRequest({ birth, values, toProblemError }: ChartRequest<Birthplace>): Chart {
  try {
    return castChart(birth, conventionsAsked(values));
  } catch (error) {
    throw toProblemError(error);
  }
}
