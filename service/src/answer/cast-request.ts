// How does a request become a chart?

import { type Chart, castChart, SCHOOLS } from 'beichen';
import type { Birthplace } from '../request/birthplaces.ts';
import type { ChartRequest } from '../request/chart-request.ts';

/**
 * Casts the chart that a request asks for.
 * @throws ProblemError `invalid_parameters` when the clock skipped or repeated the time and the request rejects that
 */
export function castRequest({ birth, values, toProblemError }: ChartRequest<Birthplace>): Chart {
  const { dayBoundary, yearBoundary, leapMonthRule, calendarRegion, solarTime, pillarStars, monthCommandTable } =
    values;
  const school = values.school && SCHOOLS[values.school];
  try {
    return castChart(birth, {
      dayBoundary,
      yearBoundary,
      leapMonthRule,
      school,
      calendarRegion,
      solarTime,
      pillarStars,
      monthCommandTable,
    });
  } catch (error) {
    throw toProblemError(error);
  }
}
