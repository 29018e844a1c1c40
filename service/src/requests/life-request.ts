// Request of a life as a calendar: a birth, kinds of dates, and years; or every problem at once.

import type { LifeOptions } from 'beichen/life';
import type { Gazetteer } from 'beichen-places';
import { DEFAULT_YEARS, lastYearProblems } from './birthday-request.ts';
import { birthplacesOf } from './birthplaces.ts';
import { type ChartRequest, requestFor } from './chart-request.ts';
import { nameIndex } from './parameter-names.ts';
import { LIFE_PARAMETERS } from './parameters/life.ts';
import { parameterReader } from './read-parameters.ts';
import type { SentField } from './sent.ts';

/** A valid request. */
export interface LifeRequest extends ChartRequest {
  readonly options: LifeOptions;
}

const readLife = parameterReader(LIFE_PARAMETERS, nameIndex(LIFE_PARAMETERS));

/**
 * Parses a request for a life as a calendar.
 * @param nowMs since 1970: the current year is the default of the first one
 * @throws ProblemError `invalid_parameters` with all problems
 */
export function parseLifeRequest(fields: readonly SentField[], gazetteer: Gazetteer, nowMs: number): LifeRequest {
  const parameters = readLife(fields);
  const { kinds, missingDay, missingLeapMonth, ageAdvance, ...values } = parameters.values;
  const { last } = LIFE_PARAMETERS.toYear.shape;
  const fromYear = values.fromYear ?? new Date(nowMs).getUTCFullYear();
  const request = requestFor(parameters, birthplacesOf(gazetteer), lastYearProblems(parameters, fromYear));
  return {
    ...request,
    options: {
      fromYear,
      toYear: values.toYear ?? Math.min(fromYear + DEFAULT_YEARS - 1, last),
      ...(kinds !== undefined && { kinds }),
      ...(missingDay !== undefined && { missingDay }),
      ...(missingLeapMonth !== undefined && { missingLeapMonth }),
      ...(ageAdvance !== undefined && { ageAdvance }),
    },
  };
}
