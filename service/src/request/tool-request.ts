// What does the call of a tool ask for? A chart as by HTTP, but its birthplace may be told in words: they are taken where they mean one place for
// certain, and the answer says which. No place is ever guessed.

import { type Gazetteer, placeLabel } from 'beichen-places';
import { DEFAULT_LANGUAGE } from '../contract/languages.ts';
import { CHART_TOOL_PARAMETERS } from '../contract/parameters.ts';
import type { ParameterProblem } from '../problem/parameter-problem.ts';
import { type DocumentRequest, documentRequestFor, type UnknownFieldIn } from './chart-request.ts';
import { echoed, type ParametersRead, parameterReader } from './read-parameters.ts';
import type { SentField } from './sent.ts';
import type { Warning } from './warning.ts';

type ToolParameters = ParametersRead<typeof CHART_TOOL_PARAMETERS>;

const read = parameterReader(CHART_TOOL_PARAMETERS);

/**
 * Reads the call of a tool.
 * @throws ProblemError as `parseDocumentRequest`; also where the words do not mean one place for certain
 */
export function parseToolRequest(
  sent: readonly SentField[],
  gazetteer: Gazetteer,
  unknownField: UnknownFieldIn,
): Required<DocumentRequest> {
  const parameters = placedInWords(read(sent), gazetteer);
  const { fields = CHART_TOOL_PARAMETERS.fields.default } = parameters.values;
  return { ...documentRequestFor(parameters, gazetteer, unknownField), fields };
}

const MOST_SUGGESTED = 5;

/** With the id of the place that the words surely mean, or the problem that they do not. */
function placedInWords(parameters: ToolParameters, gazetteer: Gazetteer): ToolParameters {
  const { values, problems, warnings, problemOf } = parameters;
  const { cityId, place: words, lang = DEFAULT_LANGUAGE } = values;
  const withProblem = (problem: ParameterProblem) => ({ ...parameters, problems: [...problems, problem] });
  const withWarning = (warning: Warning) => ({ ...parameters, warnings: [...warnings, warning] });
  if (words === undefined) {
    const isFaulty = problems.some(({ parameter }) => parameter === 'cityId' || parameter === 'place');
    return cityId === undefined && !isFaulty ? withProblem(problemOf('cityId', 'requiredCity')) : parameters;
  }
  if (cityId !== undefined) return withWarning({ code: 'place_ignored', values: {} });
  const place = gazetteer.resolve(words) ?? gazetteer.surely(words);
  if (place === undefined) {
    const suggestions = gazetteer
      .suggest(words, MOST_SUGGESTED)
      .map((found) => ({ cityId: found.cityId, label: placeLabel(found, lang) }));
    return withProblem(problemOf('place', 'notOnePlace', { values: { given: echoed(words) }, suggestions }));
  }
  const taken = { given: echoed(words), place: placeLabel(place, lang), cityId: place.cityId };
  return { ...withWarning({ code: 'place_taken', values: taken }), values: { ...values, cityId: place.cityId } };
}
