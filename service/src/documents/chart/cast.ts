// The chart of a request.

import { type AskedConventions, type Chart, type Conventions, castChart } from 'beichen';
import type { Birthplace } from '../../request/birthplaces.ts';
import type { ChartRequest } from '../../request/chart-request.ts';

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
 * @throws InvalidBirth for a clock time that came twice or was skipped, and that the request rejects
 */
export const castRequest = ({ birth, values }: Pick<ChartRequest<Birthplace>, 'birth' | 'values'>): Chart =>
  castChart(birth, conventionsAsked(values));
