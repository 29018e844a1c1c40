// What can an assistant do here? Find a birthplace, cast a chart, or every chart of a birth without an hour, ask what governs at a moment and why another program shows another chart: tools,
// each with a text that a language model reads well and the document as the API gives it. A wrong call is answered with how to mend it.

import { drawDayText, drawText, drawTransitsText, drawVariantsText, type Language } from 'beichen';
import type { AppContext } from '../answer/app-context.ts';
import { birthsToTell, readBirthsToolRequest } from '../answer/births-answer.ts';
import { chartAnswer, chartBytes, chartToTell, readToolRequest } from '../answer/chart-answer.ts';
import { citiesAnswer } from '../answer/cities-answer.ts';
import type { CitiesAnswer } from '../answer/cities-members.ts';
import { dayBytes, dayToTell, readDayToolRequest } from '../answer/day-answer.ts';
import { readTransitsToolRequest, transitsAnswer, transitsBytes } from '../answer/transits-answer.ts';
import { readVariantsToolRequest, variantsAnswer, variantsBytes } from '../answer/variants-answer.ts';
import type { LimitName } from '../contract/endpoints.ts';
import { DEFAULT_LANGUAGE } from '../contract/languages.ts';
import { CITIES_PARAMETERS } from '../contract/parameters/cities.ts';
import {
  BIRTHS_TOOL_PARAMETERS,
  CHART_TOOL_PARAMETERS,
  DAY_TOOL_PARAMETERS,
  TRANSITS_TOOL_PARAMETERS,
  VARIANTS_TOOL_PARAMETERS,
} from '../contract/parameters/tools.ts';
import { ProblemError } from '../problem/problem-error.ts';
import type { Ways } from '../problem/problem-item.ts';
import { problemLines } from '../problem/problem-lines.ts';
import { parseCitiesRequest } from '../request/cities-request.ts';
import { jsonFields } from '../request/json-fields.ts';
import { languageOfFields, type SentField } from '../request/sent.ts';
import { argumentsSchema, type ObjectSchema, resultSchema } from './tool-schemas.ts';

/** What a call gives: text for the model, and the document when it went well. */
export interface ToolResult {
  readonly text: string;
  readonly document?: Readonly<Record<string, unknown>>;
}

/** A tool as it is listed. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: ObjectSchema;
  readonly output: ObjectSchema;
  /** Under which limit its calls are counted. */
  readonly limit: LimitName;
  /** Whether the board can show its result. */
  readonly isShown?: true;
  /**
   * @param isWanted whether the assistant still waits
   * @throws ProblemError
   */
  run(
    fields: readonly SentField[],
    context: AppContext,
    isWanted?: () => boolean,
  ): Required<ToolResult> | Promise<Required<ToolResult>>;
}

/** The tools, in the order in which they are called. */
export const TOOLS: readonly Tool[] = [
  {
    name: 'find_birthplace',
    title: 'Find a birthplace',
    description:
      'Finds birthplaces by name, in any script, with or without province or country, and gives the cityId of each. The place most people mean comes first; when several could be meant, ask the user.',
    input: argumentsSchema(CITIES_PARAMETERS),
    output: resultSchema('Cities'),
    limit: 'cities',
    run(fields, context) {
      const found = citiesAnswer(parseCitiesRequest(fields, context.gazetteer), context);
      return { text: placesText(found), document: found };
    },
  },
  {
    name: 'cast_chart',
    title: 'Cast a natal chart',
    description:
      'Casts the Zi Wei Dou Shu chart and the Four Pillars (BaZi) of a birth in true solar time: palaces, stars, transformations, pillars, luck pillars; structure, no interpretation. Give the clock time of the birth certificate, summer time included: nothing has to be converted. Give `place` in words or the cityId of find_birthplace; never invent one. Where the answer is places to choose from, ask the user. Tell the user what its warnings say.',
    input: argumentsSchema(CHART_TOOL_PARAMETERS),
    output: resultSchema('Chart'),
    limit: 'chart',
    isShown: true,
    run(fields, context) {
      const asked = readToolRequest(fields, context.gazetteer);
      const chart = chartToTell(asked, context);
      const { name } = chart.input;
      const text = drawText(chart, name === undefined ? {} : { name });
      return { text, document: JSON.parse(chartBytes(asked, context).toString()) };
    },
  },
  {
    name: 'cast_day',
    title: 'Every chart of a birth without an hour',
    description:
      'For a birth whose hour is not known: every chart of that day with the clock times that give it, and what all share. Filters leave the charts that fit what is known. None is likelier: never choose one, and never invent an hour. Takes a birth as cast_chart does.',
    input: argumentsSchema(DAY_TOOL_PARAMETERS, { name: 'cast_chart', table: CHART_TOOL_PARAMETERS }),
    output: resultSchema('Day'),
    limit: 'chart',
    run(fields, context) {
      const asked = readDayToolRequest(fields, context.gazetteer);
      const { name } = asked.values;
      const text = drawDayText(dayToTell(asked, context), name === undefined ? {} : { name });
      return { text, document: JSON.parse(dayBytes(asked, context).toString()) };
    },
  },
  {
    name: 'cast_transits',
    title: 'What governs a birth at a moment',
    description:
      'Tells what governs a birth at a moment `at`, now without it: decade, small limit, year, month, day and hour of Zi Wei with bounds, palaces and transformations; luck and pillars; structure, no interpretation. Takes a birth as cast_chart does. Ask where the person is then (`atPlace`): the place decides day and hour. Name a palace with its level always: Annual Wealth is not natal Wealth. Tell the user what its warnings say.',
    input: argumentsSchema(TRANSITS_TOOL_PARAMETERS, { name: 'cast_chart', table: CHART_TOOL_PARAMETERS }),
    output: resultSchema('Transits'),
    limit: 'chart',
    run(fields, context) {
      const asked = readTransitsToolRequest(fields, context.gazetteer);
      const chart = chartAnswer(asked, context);
      const { name } = chart.input;
      const options = { compact: true, ...(name !== undefined && { name }) };
      const text = drawTransitsText(chart, transitsAnswer(asked, context), options);
      return { text, document: JSON.parse(transitsBytes(asked, context).toString()) };
    },
  },
  {
    name: 'cast_variants',
    title: 'Why another program shows another chart',
    description:
      'Casts a birth under every other choice and tells what differs. Call it when the user sees another chart elsewhere: send what that program shows as `match…`, and tell which choices give it. Takes a birth as cast_chart does.',
    input: argumentsSchema(VARIANTS_TOOL_PARAMETERS, { name: 'cast_chart', table: CHART_TOOL_PARAMETERS }),
    output: resultSchema('Variants'),
    limit: 'chart',
    run(fields, context) {
      const asked = readVariantsToolRequest(fields, context.gazetteer);
      const { name } = asked.values;
      const options = { compact: true, ...(name !== undefined && { name }) };
      const text = drawVariantsText(variantsAnswer(asked, context), options);
      return { text, document: JSON.parse(variantsBytes(asked, context).toString()) };
    },
  },
  {
    name: 'find_births',
    title: 'Which births have this chart?',
    description:
      'Finds the times of birth that have given pillars, stars, patterns or a lunar date: how many, and ten at a time. What no birth has together is told.',
    input: argumentsSchema(BIRTHS_TOOL_PARAMETERS, { name: 'cast_chart', table: CHART_TOOL_PARAMETERS }),
    output: resultSchema('Births'),
    limit: 'chart',
    run: (fields, context, isWanted) =>
      birthsToTell(readBirthsToolRequest(fields, context.gazetteer), context, isWanted),
  },
];

/** What an assistant should know before it calls anything. */
export const INSTRUCTIONS =
  'Beichen casts traditional Chinese natal charts (Zi Wei Dou Shu and Four Pillars). Ask for birth date, hour and minute, gender and birthplace; call cast_chart once, with the birthplace in words; where it answers with places to choose from, ask which is meant and send its cityId. Where the hour is not known call cast_day. For questions about a year, a month or any other time call cast_transits with that moment; where another program shows another chart, cast_variants. The charts are a symbolic system offered for reflection, not a verified prediction. Nothing that is sent is stored.';

/**
 * Calls a tool. A ProblemError becomes the text of the result; any other error is thrown.
 * @param admit counts the call, and throws a ProblemError when the limit is used up
 * @param isWanted whether the assistant still waits
 */
export async function callTool(
  tool: Tool,
  args: unknown,
  context: AppContext,
  admit: (limit: Tool['limit']) => Promise<unknown>,
  isWanted?: () => boolean,
): Promise<ToolResult> {
  const fields = jsonFields(JSON.stringify(args ?? {})) ?? [];
  try {
    await admit(tool.limit);
    return await tool.run(fields, context, isWanted);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return { text: toolProblemText(error, languageOfFields(fields)) };
  }
}

/** What an assistant is told of a problem. */
export const toolProblemText = (error: ProblemError, language: Language = DEFAULT_LANGUAGE): string =>
  problemLines(error, { language, ways: WAYS, nameOf: (parameter) => parameter }).join('\n');

const WAYS: Ways = { findPlaces: 'find_birthplace, q = ', chart: 'cast_chart', day: 'cast_day' };

function placesText({ cities, hint, warnings }: CitiesAnswer): string {
  return [
    ...(hint === undefined ? [] : [hint]),
    ...cities.map(({ cityId, label, timeZone, latitude, longitude }) =>
      [cityId, label, timeZone, `${latitude}, ${longitude}`].join(' | '),
    ),
    ...warnings.map(({ detail }) => detail),
  ].join('\n');
}
