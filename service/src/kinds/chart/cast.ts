// The chart of a request.

import { type Chart, castChart } from 'beichen';
import { pickConventions } from 'beichen/internal';
import type { Birthplace } from '../../requests/birthplaces.ts';
import type { ChartRequest } from '../../requests/chart-request.ts';

/**
 * Casts the chart of a request.
 * @throws InvalidBirth for a repeated or skipped clock time, if the request rejects it
 */
export const castRequest = ({ birth, values }: Pick<ChartRequest<Birthplace>, 'birth' | 'values'>): Chart =>
  castChart(birth, pickConventions(values));
