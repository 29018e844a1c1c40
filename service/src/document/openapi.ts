// What is the API? An OpenAPI 3.1.0 document, put together from the tables that requests are read by, the schemas that
// answers are promised by, and real answers. It keeps to what assistants can import: no null, no lists of types, nothing
// beside a `$ref`, descriptions of at most 300 and 700 characters, less than 100,000 characters.

import { serviceIndex } from '../answer/service-index.ts';
import type { Setting } from '../answer/setting.ts';
import { ACCEPTED_BODIES } from '../contract/bodies.ts';
import { CHART_COMPONENTS } from '../contract/chart.schema.ts';
import { CITIES_COMPONENTS } from '../contract/cities.schema.ts';
import { CHART_PARAMETERS, CITIES_PARAMETERS } from '../contract/parameters.ts';
import { PROBLEM_COMPONENTS } from '../contract/problem.schema.ts';
import { SERVICE_COMPONENTS } from '../contract/service.schema.ts';
import { drawings } from './drawings.ts';
import { EXAMPLE_BIRTH, exampleChart, exampleCities } from './example-answers.ts';
import { information, type Limits } from './information.ts';
import { bodySchema, namedParameters, parametersOf, queryParametersBeside } from './request-schemas.ts';
import {
  anywhere,
  HEADERS,
  type HeaderName,
  headersNamed,
  limited,
  PROBLEM_RESPONSES,
  problemExamples,
  RATE_HEADERS,
  whenStopping,
  withBody,
} from './responses.ts';

/** The document of a service. */
export function openApiDocument(setting: Setting, limits: Limits) {
  return {
    openapi: '3.1.0',
    info: information(limits, setting.gazetteer.attribution),
    servers: [{ url: setting.baseUrl || '/', description: 'This service.' }],
    security: [],
    tags: [
      { name: 'Charts', description: 'Natal charts.' },
      { name: 'Places', description: 'Birthplaces.' },
      { name: 'Service', description: 'About the service itself.' },
    ],
    paths: {
      '/api/public/chart': { get: castChart(), post: castChartPost() },
      ...drawings(setting),
      '/api/public/cities': { get: findCities(setting) },
      '/api/public/openapi.json': { get: getOpenApi() },
      '/api/public/stats': { get: getStats() },
      '/': { get: getIndex(setting, limits) },
      '/healthz': { get: getHealth() },
      '/readyz': { get: getReadiness(setting) },
    },
    components: {
      schemas: {
        ...CHART_COMPONENTS,
        ChartRequest: bodySchema(
          CHART_PARAMETERS,
          'Birth data and choices of a chart; more of each is told at the parameters of castChart.',
        ),
        ...CITIES_COMPONENTS,
        ...PROBLEM_COMPONENTS,
        ...SERVICE_COMPONENTS,
      },
      parameters: namedParameters(CHART_PARAMETERS),
      headers: HEADERS,
      responses: { Chart: chart(), NotModified: notModified, ...PROBLEM_RESPONSES },
      examples: {
        ChartRequest: { summary: 'A birth in Beijing, in summer time', value: EXAMPLE_BIRTH },
        Chart: { summary: 'Its chart', value: exampleChart(setting) },
        ...problemExamples(setting, limits),
      },
    },
  };
}

const schemaNamed = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const responseNamed = (name: string) => ({ $ref: `#/components/responses/${name}` });

interface Answer {
  readonly description: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly examples: Readonly<Record<string, unknown>>;
  readonly headers?: readonly HeaderName[];
}

const answer = ({ description, schema, examples, headers = [] }: Answer) => ({
  description,
  ...(headers.length > 0 && { headers: headersNamed(headers) }),
  content: { 'application/json': { schema, examples } },
});

const chart = () =>
  answer({
    description: 'The chart.',
    schema: schemaNamed('Chart'),
    examples: { beijing: { $ref: '#/components/examples/Chart' } },
    headers: ['Content-Language', ...RATE_HEADERS],
  });

const notModified = { description: 'You have it already.', headers: headersNamed(['ETag']) };

function castChart() {
  return {
    operationId: 'castChart',
    tags: ['Charts'],
    summary: 'Cast a natal chart',
    description:
      'Zi Wei Dou Shu and Four Pillars of a birth, in true solar time. Call findCities first; let the user choose when several match; never invent a cityId. Calculated structure, no interpretation. Others may log a URL on its way: prefer castChartPost.',
    'x-openai-isConsequential': false,
    parameters: parametersOf(CHART_PARAMETERS),
    responses: { 200: responseNamed('Chart'), ...anywhere('BadChartRequest'), ...limited },
  };
}

function castChartPost() {
  const body = {
    schema: schemaNamed('ChartRequest'),
    examples: { beijing: { $ref: '#/components/examples/ChartRequest' } },
  };
  return {
    operationId: 'castChartPost',
    tags: ['Charts'],
    summary: 'Cast a natal chart, with the birth data in the body',
    description:
      'As castChart, without birth data in the URL. Call findCities first; let the user choose when several match; never invent a cityId.',
    'x-openai-isConsequential': false,
    requestBody: {
      required: true,
      description: 'JSON, a urlencoded form or multipart fields; a body that begins with `{` is read as JSON.',
      content: Object.fromEntries(ACCEPTED_BODIES.map((mediaType) => [mediaType, body])),
    },
    responses: {
      200: responseNamed('Chart'),
      ...anywhere('BadChartRequest'),
      ...withBody,
      ...limited,
    },
  };
}

function findCities(setting: Setting) {
  return {
    operationId: 'findCities',
    tags: ['Places'],
    summary: 'Find a birthplace',
    description:
      'Places by name in any script, best match first, each with its cityId, coordinates and time zone. Show the labels and let the user choose when several match. Nothing found is an empty list with a hint.',
    parameters: queryParametersBeside(CHART_PARAMETERS, CITIES_PARAMETERS),
    responses: {
      200: answer({
        description: 'The places found.',
        schema: schemaNamed('Cities'),
        examples: { found: { value: exampleCities(setting) } },
        headers: ['Content-Language', 'ETag'],
      }),
      304: responseNamed('NotModified'),
      ...anywhere('BadSearch'),
      ...limited,
    },
  };
}

function getOpenApi() {
  return {
    operationId: 'getOpenApi',
    tags: ['Service'],
    summary: 'This description',
    description: 'This document.',
    responses: {
      200: answer({
        description: 'An OpenAPI 3.1.0 document.',
        schema: { type: 'object', required: ['openapi'], properties: { openapi: { type: 'string' } } },
        examples: { beginning: { value: { openapi: '3.1.0' } } },
        headers: ['ETag'],
      }),
      304: responseNamed('NotModified'),
      ...anywhere('BadRequest'),
    },
  };
}

function getStats() {
  return {
    operationId: 'getStats',
    tags: ['Service'],
    summary: 'How much the service is used',
    description: 'Calls, charts and searches of each day; nothing else is counted.',
    responses: {
      200: answer({
        description: 'The daily totals.',
        schema: schemaNamed('Stats'),
        examples: { stats: { value: { days: [{ date: '2026-11-20', calls: 1234, charts: 500, searches: 600 }] } } },
        headers: ['ETag'],
      }),
      304: responseNamed('NotModified'),
      ...anywhere('BadRequest'),
    },
  };
}

// Sent to whoever names the type in Accept.
const PAGE = {
  'text/html': { schema: { type: 'string' }, examples: { beginning: { value: '<!doctype html>' } } },
};

function getIndex(setting: Setting, limits: Limits) {
  const index = answer({
    description: 'The index.',
    schema: schemaNamed('Index'),
    examples: { index: { value: serviceIndex(setting, limits) } },
    headers: ['ETag'],
  });
  return {
    operationId: 'getIndex',
    tags: ['Service'],
    summary: 'What is where',
    description: 'The addresses of the service; to browsers, the page that casts and draws charts.',
    responses: {
      200: { ...index, content: { ...index.content, ...PAGE } },
      304: responseNamed('NotModified'),
      ...anywhere('BadRequest'),
    },
  };
}

function getHealth() {
  return {
    operationId: 'getHealth',
    tags: ['Service'],
    summary: 'Whether the process answers',
    description: 'For supervisors; never limited.',
    responses: {
      200: answer({
        description: 'It does.',
        schema: schemaNamed('Health'),
        examples: { healthy: { value: { status: 'ok' } } },
      }),
      ...anywhere('BadRequest'),
    },
  };
}

function getReadiness({ gazetteer }: Setting) {
  return {
    operationId: 'getReadiness',
    tags: ['Service'],
    summary: 'Whether the service can answer everything',
    description: 'For supervisors; never limited.',
    responses: {
      200: answer({
        description: 'It can.',
        schema: schemaNamed('Readiness'),
        examples: { ready: { value: { status: 'ready', limiter: 'memory', places: gazetteer.size } } },
      }),
      ...anywhere('BadRequest'),
      ...whenStopping,
    },
  };
}
