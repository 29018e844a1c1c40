// What do answers look like? Real ones: the examples of the document are made by the code that serves requests.

import { drawDayText, drawSvg, drawText, drawTransitsText, drawVariantsText } from 'beichen';
import { almanacAnswer } from '../answer/almanac-answer.ts';
import { almanacFeed } from '../answer/almanac-feed.ts';
import type { AppContext } from '../answer/app-context.ts';
import { birthsAnswer, readBirthsRequest } from '../answer/births-answer.ts';
import { chartAnswer } from '../answer/chart-answer.ts';
import { citiesAnswer } from '../answer/cities-answer.ts';
import { dayAnswer, readDayRequest } from '../answer/day-answer.ts';
import { serviceIndex } from '../answer/service-answers.ts';
import { readTimelineRequest, timelineAnswer } from '../answer/timeline-answer.ts';
import { readTransitsRequest, transitsAnswer } from '../answer/transits-answer.ts';
import { readVariantsRequest, variantsAnswer } from '../answer/variants-answer.ts';
import type { DescribedEndpoint, ENDPOINTS } from '../contract/endpoints.ts';
import { ALMANAC_FEED_PARAMETERS, ALMANAC_PARAMETERS } from '../contract/parameters/almanac.ts';
import { BIRTHS_PARAMETERS } from '../contract/parameters/births.ts';
import { CHART_PARAMETERS } from '../contract/parameters/chart.ts';
import { CITIES_PARAMETERS } from '../contract/parameters/cities.ts';
import { TIMELINE_DOCUMENT_PARAMETERS, TRANSIT_PARAMETERS } from '../contract/parameters/transits.ts';
import { problemDocument } from '../problem/problem-document.ts';
import { ProblemError } from '../problem/problem-error.ts';
import { parseAlmanacFeedRequest, parseAlmanacRequest } from '../request/almanac-request.ts';
import { parseChartRequest } from '../request/chart-request.ts';
import { parseCitiesRequest } from '../request/cities-request.ts';
import type { SentField } from '../request/sent.ts';
import type { Limits } from './information.ts';

/** The version of OpenAPI that the document keeps to. */
export const OPENAPI_VERSION = '3.1.0';

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

const { hour: _hour, minute: _minute, ...withoutHour } = EXAMPLE_BIRTH;

/** The same without its hour. */
export const EXAMPLE_DAY: Sent = withoutHour;

/** What is known of a birth in Beijing. */
export const EXAMPLE_KNOWN: Sent = {
  pillars: BIRTHS_PARAMETERS.pillars.example,
  cityId: cityId.example,
  lang: lang.example,
};

/** The same birth and a moment. */
export const EXAMPLE_MOMENT: Sent = {
  ...EXAMPLE_BIRTH,
  at: TRANSIT_PARAMETERS.at.example,
  atCityId: TRANSIT_PARAMETERS.atCityId.example,
};

/** The same, and a list. */
export const EXAMPLE_LIST: Sent = { ...EXAMPLE_MOMENT, list: TIMELINE_DOCUMENT_PARAMETERS.list.example };

// Never given to a request.
const REQUEST_ID = '00000000-0000-4000-8000-000000000000';

/** For each endpoint an answer in each of its media types. */
type ExampleAnswers = {
  readonly [Name in DescribedEndpoint]: Readonly<Record<keyof (typeof ENDPOINTS)[Name]['answer']['content'], unknown>>;
};

/** The answers to the example birth, to a search for the example place, and of the service about itself. */
export function exampleAnswers(context: AppContext, limits: Limits): ExampleAnswers {
  const { gazetteer } = context;
  const chart = chartAnswer(parseChartRequest(sent(EXAMPLE_BIRTH), gazetteer), context);
  const day = dayAnswer(readDayRequest(sent(EXAMPLE_DAY), gazetteer), context);
  const transits = transitsAnswer(readTransitsRequest(sent(EXAMPLE_MOMENT), gazetteer), context);
  const variants = variantsAnswer(readVariantsRequest(sent(EXAMPLE_BIRTH), gazetteer), context);
  const search = parseCitiesRequest(sent({ q: CITIES_PARAMETERS.q.example, limit: 1 }), gazetteer);
  return {
    chart: { 'application/json': chart },
    'chart.svg': { 'image/svg+xml': beginning(drawSvg(chart)) },
    'chart.txt': { 'text/plain': beginning(drawText(chart)) },
    day: { 'application/json': day },
    'day.txt': { 'text/plain': beginning(drawDayText(day)) },
    variants: { 'application/json': variants },
    'variants.txt': { 'text/plain': beginning(drawVariantsText(variants)) },
    births: { 'application/json': birthsAnswer(readBirthsRequest(sent(EXAMPLE_KNOWN), gazetteer), context) },
    transits: { 'application/json': transits },
    'transits.svg': { 'image/svg+xml': beginning(drawSvg(chart, { transits })) },
    'transits.txt': { 'text/plain': beginning(drawTransitsText(chart, transits)) },
    timeline: {
      'application/json': timelineAnswer(readTimelineRequest(sent(EXAMPLE_LIST), gazetteer), context),
    },
    cities: { 'application/json': citiesAnswer(search, context) },
    almanac: {
      'application/json': almanacAnswer(
        parseAlmanacRequest(sent({ date: ALMANAC_PARAMETERS.date.example }), gazetteer),
        context,
      ),
    },
    'almanac.ics': {
      'text/calendar': beginning(
        almanacFeed(parseAlmanacFeedRequest(sent({ year: ALMANAC_FEED_PARAMETERS.year.example }), gazetteer, 0)),
      ),
    },
    openapi: { 'application/json': { openapi: OPENAPI_VERSION } },
    stats: { 'application/json': { days: [{ date: '2026-11-20', calls: 1234, charts: 500, searches: 600 }] } },
    index: { 'application/json': serviceIndex(context, limits), 'text/html': '<!doctype html>' },
    healthz: { 'application/json': { status: 'ok' } },
    readyz: { 'application/json': { status: 'ready', limiter: 'memory', places: gazetteer.size } },
  };
}

// The whole of a text would be long; its beginning says what it is.
const beginning = (text: string): string => text.slice(0, 100);

/** The problem document of a request with several wrong parameters. */
export function exampleOfParameterProblems(context: AppContext) {
  const wrong = { ...EXAMPLE_BIRTH, date: '1990-02-30', hour: 24, gendre: 'male', cityId: 'Beijing' };
  try {
    parseChartRequest(sent(wrong), context.gazetteer);
  } catch (error) {
    if (error instanceof ProblemError) return exampleOf(error, context);
    throw error;
  }
  throw new Error('the wrong example request was accepted');
}

/** The problem of a search for nothing. */
export function exampleOfMissingQuery(context: AppContext) {
  try {
    parseCitiesRequest([], context.gazetteer);
  } catch (error) {
    if (error instanceof ProblemError) return exampleOf(error, context);
    throw error;
  }
  throw new Error('the empty example search was accepted');
}

/** The problem document of an error. */
export const exampleOf = (error: ProblemError, { baseUrl }: AppContext) =>
  problemDocument(error, { language: 'en', requestId: REQUEST_ID, baseUrl });

const sent = (values: Sent): SentField[] =>
  Object.entries(values).map(([name, value]) => ({ name, in: 'query', sent: { kind: 'text', text: `${value}` } }));
