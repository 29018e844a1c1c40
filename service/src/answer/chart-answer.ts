// What is answered to a request for a chart? The members of chart-members.ts, as an object or as bytes.

import { castChart, type Language, partDescriber, partWriter, SCHOOLS } from 'beichen';
import type { ChartRequest } from '../request/chart-request.ts';
import { AnswerFacts, CHART_ANSWER, type ChartAnswer } from './chart-members.ts';
import type { Setting } from './setting.ts';

/**
 * The answer to a request.
 * @throws Refusal `invalid_parameters` when the clock skipped or repeated the time and the request rejects that
 */
export const chartAnswer = (request: ChartRequest, setting: Setting): ChartAnswer =>
  answersIn(request.language, setting).describe(factsOf(request, setting));

/**
 * The same answer as the bytes of its JSON, in a fifth of the time.
 * @throws Refusal as `chartAnswer`
 */
export const chartBytes = (request: ChartRequest, setting: Setting): Buffer =>
  answersIn(request.language, setting).write(factsOf(request, setting));

/** What makes answers in one language. */
interface Answers {
  readonly describe: (facts: AnswerFacts) => ChartAnswer;
  readonly write: (facts: AnswerFacts) => Buffer;
}

const answers = new WeakMap<Setting, Map<Language, Answers>>();

function answersIn(language: Language, setting: Setting): Answers {
  const known = answers.get(setting)?.get(language);
  if (known !== undefined) return known;
  const made: Answers = {
    describe: partDescriber(CHART_ANSWER, language),
    write: partWriter(CHART_ANSWER, language, { memory: Buffer.allocUnsafe, compileFunction }),
  };
  answers.set(setting, new Map(answers.get(setting)).set(language, made));
  return made;
}

/** The code comes from our own tables alone. */
const compileFunction = (parameters: readonly string[], code: string) =>
  new Function(...parameters, code) as (...values: readonly never[]) => unknown;

function factsOf(request: ChartRequest, setting: Setting): AnswerFacts {
  const { birth, values, refusalOf } = request;
  const { dayBoundary, yearBoundary, leapMonthRule, school } = values;
  try {
    const chart = castChart(birth, { dayBoundary, yearBoundary, leapMonthRule, school: school && SCHOOLS[school] });
    return new AnswerFacts(chart, request, setting);
  } catch (error) {
    throw refusalOf(error);
  }
}
