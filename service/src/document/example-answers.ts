// What do answers look like? Real ones: the examples of the document are made by the code that serves requests.

import { chartAnswer } from '../answer/chart-answer.ts';
import { citiesAnswer } from '../answer/cities-answer.ts';
import type { Setting } from '../answer/setting.ts';
import { CHART_PARAMETERS, CITIES_PARAMETERS } from '../contract/parameters.ts';
import { problemDocument } from '../problem/problem-document.ts';
import { Refusal } from '../problem/refusal.ts';
import { parseChartRequest } from '../request/chart-request.ts';
import { parseCitiesRequest } from '../request/cities-request.ts';
import type { SentField } from '../request/sent.ts';

type Sent = Readonly<Record<string, string | number | boolean>>;

const { date, hour, minute, gender, cityId, lang } = CHART_PARAMETERS;

/** A birth, from the examples of the parameters. */
export const EXAMPLE_BIRTH: Sent = {
  date: date.example,
  hour: hour.example,
  minute: minute.example,
  gender: gender.example,
  cityId: cityId.example,
  lang: lang.example,
};

// Never given to a request.
const REQUEST_ID = '00000000-0000-4000-8000-000000000000';

/** The chart of the example birth. */
export const exampleChart = (setting: Setting) =>
  chartAnswer(parseChartRequest(sent(EXAMPLE_BIRTH), setting.gazetteer), setting);

/** A search for the example place. */
export const exampleCities = ({ gazetteer }: Setting) =>
  citiesAnswer(parseCitiesRequest(sent({ q: CITIES_PARAMETERS.q.example, limit: 1 }), gazetteer), gazetteer);

/** The problem of a request with several faults. */
export function exampleOfFaults(setting: Setting) {
  const wrong = { ...EXAMPLE_BIRTH, date: '1990-02-30', hour: 24, gendre: 'male', cityId: 'Beijing' };
  try {
    parseChartRequest(sent(wrong), setting.gazetteer);
  } catch (error) {
    if (error instanceof Refusal) return exampleOf(error, setting);
    throw error;
  }
  throw new Error('the wrong example request was accepted');
}

/** The problem of a search for nothing. */
export function exampleOfMissingQuery(setting: Setting) {
  try {
    parseCitiesRequest([], setting.gazetteer);
  } catch (error) {
    if (error instanceof Refusal) return exampleOf(error, setting);
    throw error;
  }
  throw new Error('the empty example search was accepted');
}

/** The problem of a refusal. */
export const exampleOf = (refusal: Refusal, { baseUrl }: Setting) =>
  problemDocument(refusal, { language: 'en', requestId: REQUEST_ID, baseUrl });

const sent = (values: Sent): SentField[] =>
  Object.entries(values).map(([name, value]) => ({ name, in: 'query', sent: { kind: 'text', text: `${value}` } }));
