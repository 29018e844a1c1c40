// The chart of a request.

import { type Chart, castChart } from 'beichen';
import { pickConventions } from 'beichen/internal';
import type { Birthplace } from '../../requests/birthplaces.ts';
import type { ChartRequest } from '../../requests/chart-request.ts';

/**
 * Casts the chart that a request requests.
 * @throws InvalidBirth for a clock time that came twice or was skipped, and that the request rejects
 */
export const castRequest = ({ birth, values }: Pick<ChartRequest<Birthplace>, 'birth' | 'values'>): Chart =>
  castChart(birth, pickConventions(values));
