// The OpenAPI 3.1.0 document, from the tables of endpoints and parameters, the schemas of responses, and real responses. It uses only features that assistants
// can import: no null, no lists of types, nothing beside a `$ref`, descriptions of at most 300 and 700 characters.

import { ACCEPTED_BODIES } from '../contract/request-limits.ts';
import type { AppContext } from '../kinds/app-context.ts';
import type { Endpoint } from '../kinds/endpoint.ts';
import { ENDPOINT_ROWS } from '../kinds/endpoints.ts';
import { type FeedWriters, loadFeeds } from '../kinds/lookups.ts';
import { atOnce } from '../kinds/turns.ts';
import { PROBLEM_COMPONENTS } from '../requests/problems/problem.schema.ts';
import { type CodeSamples, codeSamples } from './code-samples.ts';
import { EXAMPLES, exampleAnswers, OPENAPI_VERSION } from './example-answers.ts';
import { information, type Limits } from './information.ts';
import { KIND_COMPONENTS, LOOKUP_COMPONENTS } from './kind-components.ts';
import { withOpenEnums } from './open-enums.ts';
import { bodySchema, parameterComponents, queryParametersBeside, sharedParameters } from './request-schemas.ts';
import {
  HEADERS,
  type HeaderName,
  headersNamed,
  PROBLEM_RESPONSES,
  problemExamples,
  problemsOf,
  RATE_HEADERS,
} from './responses.ts';
import { SERVICE_COMPONENTS } from './service.schema.ts';
import { SHARED_BODIES, sharedBody } from './shared-bodies.ts';

type Answer = NonNullable<Endpoint['answer']>;
type DescribedEndpoint = Endpoint & { readonly answer: Answer };

const DESCRIBED = ENDPOINT_ROWS.filter(
  (row): row is readonly [string, DescribedEndpoint] => row[1].answer !== undefined,
);
const SHARED_PARAMETERS = sharedParameters(
  DESCRIBED.flatMap(([, { request, operations }]) => (request && operations.GET ? [request.parameters] : [])),
);

/** The document of a service. */
export const openApiDocument = async (context: AppContext, limits: Limits): Promise<OpenApiDocument> =>
  atOnce(openApiWork(context, limits, await loadFeeds()));

export type OpenApiDocument = ReturnType<typeof openApiWork> extends Generator<void, infer Document> ? Document : never;

/** Makes the document of a service in turns, since its examples run code for the first time. */
export function* openApiWork(context: AppContext, limits: Limits, feeds: FeedWriters) {
  const address = addressOf(context, limits);
  const samples = codeSamples(address);
  yield;
  const examples = yield* exampleAnswers(context, limits, feeds);
  const responses = DESCRIBED.map(
    ([name, endpoint]) => [responseName(name), success(endpoint, examples[name]!)] as const,
  );
  const ofProblems = problemExamples(context, limits);
  yield;
  return {
    openapi: OPENAPI_VERSION,
    info: information(limits, address, context.gazetteer.attribution),
    servers: [{ url: context.baseUrl || '/', description: 'This service.' }],
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
        ...KIND_ANSWERS,
        ...SHARED_BODIES,
        ...BODIES,
        ...OTHER_ANSWERS,
      },
      parameters: parameterComponents(SHARED_PARAMETERS),
      headers: HEADERS,
      responses: { ...Object.fromEntries(responses), NotModified: notModified, ...PROBLEM_RESPONSES },
      examples: {
        ...EXAMPLES,
        ...ofProblems,
      },
    },
  };
}

/**
 * Absolute address of the service in links and samples: localhost without PUBLIC_BASE_URL. The reference page calls the service that served it
 * (guide/reference.js), and `servers` is then relative, so that a client behind a proxy calls the proxy.
 */
const addressOf = ({ baseUrl }: AppContext, { port }: Limits): string => baseUrl || `http://localhost:${port || 3000}`;

/** Example by media type. */
type Examples = Readonly<Record<string, unknown>>;

/** Name of a successful response: `chart.svg` → ChartSvg. */
const responseName = (name: string): string =>
  name.replace(/(?:^|\.)[a-z]/g, (start) => start.replace('.', '').toUpperCase());

const schemaReference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const responseReference = (name: string) => ({ $ref: `#/components/responses/${name}` });

const notModified = { description: 'You have it already.', headers: headersNamed(['ETag']) };

function success({ answer, request, limit }: DescribedEndpoint, examples: Examples) {
  const hasRate = limit !== 'none' && limit !== 'requests';
  const { description, content, cacheControl } = answer;
  const headers: readonly HeaderName[] = [
    ...(request ? (['Content-Language'] as const) : []),
    ...(cacheControl !== undefined ? (['ETag'] as const) : hasRate ? RATE_HEADERS : []),
  ];
  return {
    description,
    ...(headers.length > 0 && { headers: headersNamed(headers) }),
    content: Object.fromEntries(
      Object.entries(content).map(([mediaType, schema]) => [
        mediaType,
        {
          schema: typeof schema === 'string' ? schemaReference(schema) : schema,
          examples: { example: { value: examples[mediaType] } },
        },
      ]),
    ),
  };
}

/** The methods of a path. */
function operationsOf(name: string, endpoint: DescribedEndpoint, samples: CodeSamples) {
  const { tag, operations, request, answer } = endpoint;
  const { GET, POST } = operations;
  // Without this some assistants treat POST as a change that needs consent.
  const about = { tags: [tag], ...(request && { 'x-openai-isConsequential': false }) };
  const samplesOf = ({ operationId }: { operationId: string }) =>
    samples[operationId] && { 'x-codeSamples': samples[operationId] };
  const responses = (method: 'GET' | 'POST') => ({
    200: responseReference(responseName(name)),
    ...(method === 'GET' && answer.cacheControl !== undefined && { 304: responseReference('NotModified') }),
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
        ...(request?.body && requestBody(request)),
        ...samplesOf(POST),
        responses: responses('POST'),
      },
    }),
  };
}

type Request = NonNullable<Endpoint['request']>;

function requestBody({ body, example = 'birth', parameters }: Request) {
  const content = {
    schema: schemaReference(body!.schema),
    examples: { [example]: { $ref: `#/components/examples/${example}` } },
  };
  // Objects have no common notation in forms, so only JSON is documented.
  const hasObjects = Object.keys(parameters).some((name) => name.includes('.'));
  const mediaTypes = hasObjects ? ['application/json'] : ACCEPTED_BODIES;
  return {
    requestBody: {
      required: true,
      description: 'JSON, urlencoded or multipart; a body that begins with `{` is JSON.',
      content: Object.fromEntries(mediaTypes.map((mediaType) => [mediaType, content])),
    },
  };
}

const BODIES = Object.fromEntries(
  DESCRIBED.flatMap(([, { request }]) =>
    request?.body ? [[request.body.schema, sharedBody(bodySchema(request.parameters, request.body.description))]] : [],
  ),
);

const KIND_ANSWERS = withOpenEnums(KIND_COMPONENTS);
const OTHER_ANSWERS = withOpenEnums({
  ...LOOKUP_COMPONENTS,
  ...PROBLEM_COMPONENTS,
  ...SERVICE_COMPONENTS,
});
