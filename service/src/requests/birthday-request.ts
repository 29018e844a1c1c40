// Request of lunar birthdays: a lunar month and day, the rules for days that a year does not have, and years; or every problem at once.

import { type CalendarRegion, LANGUAGE_FACTS, type Language } from 'beichen';
import { type LunarBirthdayQuery, lunarDateOf } from 'beichen/almanac';
import { DEFAULT_LANGUAGE } from '../contract/languages.ts';
import { todayIn } from './almanac-request.ts';
import { nameIndex } from './parameter-names.ts';
import { BIRTHDAY_PARAMETERS } from './parameters/birthday.ts';
import type { ParameterProblem } from './problems/parameter-problem.ts';
import { ProblemError } from './problems/problem-error.ts';
import { type ParametersRead, parameterReader, type Values } from './read-parameters.ts';
import { echoed, type SentField } from './sent.ts';
import type { Warning } from './warning.ts';

/** A valid request. */
export interface BirthdayRequest {
  /** Parsed values, for the echo. */
  readonly values: Values<typeof BIRTHDAY_PARAMETERS>;
  readonly query: Required<LunarBirthdayQuery>;
  readonly language: Language;
  readonly warnings: readonly Warning[];
}

const readBirthday = parameterReader(BIRTHDAY_PARAMETERS, nameIndex(BIRTHDAY_PARAMETERS));

const MAX_YEARS = 150;
/** Default number of years. */
export const DEFAULT_YEARS = 20;
/** The last year of every table. */
const LAST_YEAR = BIRTHDAY_PARAMETERS.toYear.shape.last;

/**
 * Parses a request for lunar birthdays. An unknown parameter is rejected, not merely ignored with a warning: nobody should send a birth.
 * @param nowMs since 1970: decides the current lunar year
 * @throws ProblemError `invalid_parameters` with all problems
 */
export function parseBirthdayRequest(fields: readonly SentField[], nowMs: number): BirthdayRequest {
  const parameters = readBirthday(fields);
  const { values, warnings } = parameters;
  const { lang: language = DEFAULT_LANGUAGE } = values;
  const { calendarRegion = LANGUAGE_FACTS[language].calendarRegion } = values;
  const fromYear = values.fromYear ?? lunarYearIn(calendarRegion, nowMs);
  const problems = [...parameters.problems, ...notNeeded(fields, warnings), ...lastYearProblems(parameters, fromYear)];
  if (problems.length > 0) throw new ProblemError('invalid_parameters', { problems, language });
  return {
    values,
    language,
    warnings,
    query: {
      lunarMonth: values.lunarMonth!,
      lunarDay: values.lunarDay!,
      leapMonth: values.leapMonth ?? false,
      calendarRegion,
      missingDay: values.missingDay ?? 'lastDay',
      missingLeapMonth: values.missingLeapMonth ?? 'sameMonth',
      fromYear,
      toYear: values.toYear ?? Math.min(fromYear + DEFAULT_YEARS - 1, LAST_YEAR),
    },
  };
}

function lunarYearIn(region: CalendarRegion, nowMs: number): number {
  const today = todayIn(region, nowMs);
  const date = { year: today.getUTCFullYear(), month: today.getUTCMonth() + 1, day: today.getUTCDate() };
  return lunarDateOf(date, region).year;
}

const notNeeded = (fields: readonly SentField[], warnings: readonly Warning[]): readonly ParameterProblem[] =>
  warnings.flatMap(({ code, values }): readonly ParameterProblem[] => {
    const given = values.given;
    const field = fields.find(({ name }) => echoed(name) === given);
    if (code !== 'unknown_parameter' || given === undefined || field === undefined) return [];
    return [{ parameter: given, in: field.in, pointer: field.pointer, id: 'notNeeded', values: { given } }];
  });

/** Problems of a last year before the first one, or of more than 150 years. */
export function lastYearProblems(
  {
    values: { toYear },
    problems,
    problemOf,
  }: Pick<ParametersRead<Pick<typeof BIRTHDAY_PARAMETERS, 'toYear'>>, 'values' | 'problems' | 'problemOf'>,
  fromYear: number,
): readonly ParameterProblem[] {
  if (toYear === undefined || problems.some(({ parameter }) => parameter === 'fromYear')) return [];
  const last = Math.min(fromYear + MAX_YEARS - 1, LAST_YEAR);
  if (toYear >= fromYear && toYear <= last) return [];
  return [
    problemOf('toYear', 'outOfRange', {
      values: { min: `${fromYear}`, max: `${last}` },
      allowed: `${fromYear}-${last}`,
    }),
  ];
}
