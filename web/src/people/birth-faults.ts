// Problems of a birth that is to be stored, found by casting it.

import type { City } from '../cast/api.ts';
import { CasterError } from '../cast/caster.ts';
import { type ChartClient, InvalidRequest } from '../cast/chart-client.ts';
import type { ChartRequest, DayRequest } from '../cast/chart-request.ts';
import type { BirthFault } from './people-host.ts';

/** The problems of a birth; none if it can be cast. */
export async function birthFaults(
  casting: ChartClient,
  request: ChartRequest | DayRequest,
  city: City,
): Promise<readonly BirthFault[]> {
  const place = { city, search: city.search };
  try {
    if ('hour' in request) await casting.castAt(place, request);
    else await casting.dayAt(place, request);
    return [];
  } catch (error) {
    if (error instanceof InvalidRequest)
      return error.problems.map(({ parameter, detail }) => ({ field: parameter, detail }));
    if (error instanceof CasterError && error.failure !== undefined) return [{ field: 'place', detail: error.failure }];
    throw error;
  }
}
