// What is the API? An OpenAPI 3.1.0 document, put together from the tables of endpoints and of parameters, the schemas that
// answers are promised by, and real answers. It keeps to what assistants can import: no null, no lists of types, nothing
// beside a `$ref`, descriptions of at most 300 and 700 characters.

import { ALMANAC_COMPONENTS } from '../answer/almanac-members.ts';
import type { AppContext } from '../answer/app-context.ts';
import { BIRTHS_COMPONENTS } from '../answer/births-schema.ts';
import { CHART_COMPONENTS } from '../answer/chart-schema.ts';
import { CITIES_COMPONENTS } from '../answer/cities-members.ts';
import { DAY_COMPONENTS } from '../answer/day-schema.ts';
import { TIMELINE_COMPONENTS } from '../answer/timeline-schema.ts';
import { TRANSITS_COMPONENTS } from '../answer/transits-schema.ts';
import { VARIANTS_COMPONENTS } from '../answer/variants-schema.ts';
import { type DescribedEndpoint, ENDPOINT_ROWS, type Endpoint, isWork } from '../contract/endpoints.ts';
import type { ParameterTable } from '../contract/parameters/parameter.ts';
import { PROBLEM_COMPONENTS } from '../contract/problem.schema.ts';
import { ACCEPTED_BODIES } from '../contract/request-limits.ts';
import { SERVICE_COMPONENTS } from '../contract/service.schema.ts';
import { type CodeSamples, codeSamples } from './code-samples.ts';
import {
  EXAMPLE_BIRTH,
  EXAMPLE_DAY,
  EXAMPLE_KNOWN,
  EXAMPLE_LIST,
  EXAMPLE_MOMENT,
  exampleAnswers,
  OPENAPI_VERSION,
} from './example-answers.ts';
import { information, type Limits } from './information.ts';
import { bodySchema, namedParameters, queryParametersBeside, sharedParameters } from './request-schemas.ts';
import {
  HEADERS,
  type HeaderName,
  headersNamed,
  PROBLEM_RESPONSES,
  problemExamples,
  problemsOf,
  RATE_HEADERS,
} from './responses.ts';

type Answer = NonNullable<Endpoint['answer']>;
type Described = Endpoint & { readonly answer: Answer };

const DESCRIBED = ENDPOINT_ROWS.filter(
  (row): row is readonly [DescribedEndpoint, Described] => row[1].answer !== undefined,
);
const SHARED_PARAMETERS = sharedParameters(
  DESCRIBED.flatMap(([, { request }]) => (request ? [request.parameters] : [])),
);

/** The document of a service. */
export function openApiDocument(context: AppContext, limits: Limits) {
  const address = addressOf(context, limits);
  const samples = codeSamples(address);
  const examples: Readonly<Record<DescribedEndpoint, Examples>> = exampleAnswers(context, limits);
  const responses = DESCRIBED.map(
    ([name, endpoint]) => [responseName(name), success(endpoint, examples[name])] as const,
  );
  return {
    openapi: OPENAPI_VERSION,
    info: information(limits, address, context.gazetteer.attribution),
    servers: [{ url: address, description: 'This service.' }],
    security: [],
    tags: [
      { name: 'Charts', description: 'Natal charts.' },
      { name: 'Places', description: 'Birthplaces.' },
      { name: 'Almanac', description: 'The calendar without a birth.' },
      { name: 'Service', description: 'About the service itself.' },
    ],
    paths: Object.fromEntries(
      DESCRIBED.map(([name, endpoint]) => [endpoint.path, operationsOf(name, endpoint, samples)]),
    ),
    components: {
      schemas: {
        ...CHART_COMPONENTS,
        ...DAY_COMPONENTS,
        ...VARIANTS_COMPONENTS,
        ...BIRTHS_COMPONENTS,
        ...TRANSITS_COMPONENTS,
        ...TIMELINE_COMPONENTS,
        ...bodySchemas(),
        ...CITIES_COMPONENTS,
        ...ALMANAC_COMPONENTS,
        ...PROBLEM_COMPONENTS,
        ...SERVICE_COMPONENTS,
      },
      parameters: namedParameters(SHARED_PARAMETERS),
      headers: HEADERS,
      responses: { ...Object.fromEntries(responses), NotModified: notModified, ...PROBLEM_RESPONSES },
      examples: {
        birth: { summary: 'A birth in Beijing, in summer time', value: EXAMPLE_BIRTH },
        day: { summary: 'That birth without its hour', value: EXAMPLE_DAY },
        known: { summary: 'Four pillars, and a birthplace', value: EXAMPLE_KNOWN },
        moment: { summary: 'That birth, and a moment in Beijing', value: EXAMPLE_MOMENT },
        list: { summary: 'That birth, and its luck pillars', value: EXAMPLE_LIST },
        ...problemExamples(context, limits),
      },
    },
  };
}

/**
 * Where the service is: API clients import no relative address. Without PUBLIC_BASE_URL it is this machine, and the reference asks the service that it came
 * from (guide/reference.js).
 */
const addressOf = ({ baseUrl }: AppContext, { port }: Limits): string => baseUrl || `http://localhost:${port || 3000}`;

/** An example of each media type. */
type Examples = Readonly<Record<string, unknown>>;

/** The name of a success among the responses: `chart.svg` → ChartSvg. */
const responseName = (name: DescribedEndpoint): string =>
  name.replace(/(?:^|\.)[a-z]/g, (start) => start.replace('.', '').toUpperCase());

const schemaNamed = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const responseNamed = (name: string) => ({ $ref: `#/components/responses/${name}` });

const notModified = { description: 'You have it already.', headers: headersNamed(['ETag']) };

function success({ answer, request, limit }: Described, examples: Examples) {
  const { description, content, cacheControl } = answer;
  const headers: readonly HeaderName[] = [
    ...(request ? (['Content-Language'] as const) : []),
    ...(cacheControl !== undefined ? (['ETag'] as const) : isWork(limit) ? RATE_HEADERS : []),
  ];
  return {
    description,
    ...(headers.length > 0 && { headers: headersNamed(headers) }),
    content: Object.fromEntries(
      Object.entries(content).map(([mediaType, schema]) => [
        mediaType,
        {
          schema: typeof schema === 'string' ? schemaNamed(schema) : schema,
          examples: { example: { value: examples[mediaType] } },
        },
      ]),
    ),
  };
}

/** The methods of a path. */
function operationsOf(name: DescribedEndpoint, endpoint: Described, samples: CodeSamples) {
  const { tag, operations, request, answer } = endpoint;
  const { GET, POST } = operations;
  // A client that does not know better takes a POST for a change.
  const about = { tags: [tag], ...(request && { 'x-openai-isConsequential': false }) };
  const samplesOf = ({ operationId }: { operationId: string }) =>
    samples[operationId] && { 'x-codeSamples': samples[operationId] };
  const responses = (method: 'GET' | 'POST') => ({
    200: responseNamed(responseName(name)),
    ...(method === 'GET' && answer.cacheControl !== undefined && { 304: responseNamed('NotModified') }),
    ...problemsOf(endpoint, method),
  });
  return {
    ...(GET && {
      get: {
        ...GET,
        ...about,
        ...(request && { parameters: queryParametersBeside(SHARED_PARAMETERS, request.parameters) }),
        ...samplesOf(GET),
        responses: responses('GET'),
      },
    }),
    ...(POST && {
      post: {
        ...POST,
        ...about,
        ...(request?.body && requestBody(request.body, request.parameters)),
        ...samplesOf(POST),
        responses: responses('POST'),
      },
    }),
  };
}

type Request = NonNullable<Endpoint['request']>;

/** The example of a body, by a parameter that others do not have; births without an hour have none of these. */
const EXAMPLE_OF = [
  ['list', 'list'],
  ['at', 'moment'],
  ['hour', 'birth'],
  ['pillars', 'known'],
] as const;

function requestBody({ schema }: NonNullable<Request['body']>, parameters: ParameterTable) {
  const example = EXAMPLE_OF.find(([parameter]) => parameter in parameters)?.[1] ?? 'day';
  const content = {
    schema: schemaNamed(schema),
    examples: { [example]: { $ref: `#/components/examples/${example}` } },
  };
  return {
    requestBody: {
      required: true,
      description: 'JSON, a urlencoded form or multipart fields; a body that begins with `{` is read as JSON.',
      content: Object.fromEntries(ACCEPTED_BODIES.map((mediaType) => [mediaType, content])),
    },
  };
}

const bodySchemas = () =>
  Object.fromEntries(
    DESCRIBED.flatMap(([, { request }]) =>
      request?.body ? [[request.body.schema, bodySchema(request.parameters, request.body.description)]] : [],
    ),
  );
