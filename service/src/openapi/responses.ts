// Responses of problems, each with its headers and a real example.

import { LANGUAGES } from 'beichen';
import { DOCS_PATH } from '../contract/paths.ts';
import { TIMEOUTS } from '../contract/request-limits.ts';
import type { AppContext } from '../kinds/app-context.ts';
import type { Endpoint } from '../kinds/endpoint.ts';
import { allowOf, ENDPOINTS, PATHS } from '../kinds/endpoints.ts';
import {
  contentTooLarge,
  expectationFailed,
  headersTooLarge,
  internalError,
  malformedBody,
  malformedRequest,
  methodNotAllowed,
  notFound,
  notReady,
  overloaded,
  rateLimited,
  requestTimeout,
  unsupportedMediaType,
  uriTooLong,
  urlNotPercentEncoded,
} from '../requests/problems/problem-error.ts';
import { exampleOf, exampleOfMissingQuery, exampleOfParameterProblems } from './example-answers.ts';
import type { Limits } from './information.ts';

const header = (description: string, example: string, required = true) => ({
  description,
  required,
  schema: { type: 'string' },
  example,
});

/** Headers by name. Those that an uncounted request lacks are not `required`. */
export const HEADERS = {
  'Content-Language': header(`Language of the texts: ${LANGUAGES.join(', ')}.`, 'en'),
  ETag: header('Ask again with If-None-Match.', 'W/"jS1bXcs0Ja1yPD4QcKjZkA"'),
  Allow: header('The methods of this path.', 'GET, HEAD, POST, OPTIONS'),
  'Accept-Post': header('Media types that a body may have.', 'application/json'),
  'Retry-After': header('Seconds to wait before the next try.', '3'),
  'RateLimit-Policy': header(
    'The limit: q calls at once; used calls are restored evenly over w seconds.',
    '"chart";q=20;w=60',
  ),
  RateLimit: header('Calls left, and seconds until there is one more.', '"chart";r=13;t=2'),
  'X-RateLimit-Limit': header('Calls at once; used calls are restored evenly over 60 seconds.', '20'),
  'X-RateLimit-Remaining': header('Calls left.', '13'),
  'X-RateLimit-Reset': header('When there will be one more, in seconds since 1970.', '1795221099'),
} as const;

export type HeaderName = keyof typeof HEADERS;

export const RATE_HEADERS: readonly HeaderName[] = [
  'RateLimit-Policy',
  'RateLimit',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
];

/** References to headers in the components of the document. */
export const headersNamed = (names: readonly HeaderName[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

// A 400 has these headers if the request was counted.
const rateHeadersPerhaps = Object.fromEntries(
  RATE_HEADERS.map((name) => [name, { required: false, schema: { type: 'string' } }]),
);

/** A real example of each problem, by its name among the components. */
export function problemExamples(context: AppContext, { chartLimit }: Limits) {
  const command = `curl -G '${context.baseUrl || 'http://localhost:3000'}${ENDPOINTS.cities.path}' --data-urlencode 'q=北京'`;
  const errors = {
    malformedBody: malformedBody(),
    malformedRequest: malformedRequest(),
    urlNotPercentEncoded: urlNotPercentEncoded(command),
    notFound: notFound([...PATHS, DOCS_PATH]),
    methodNotAllowed: methodNotAllowed(allowOf(ENDPOINTS.cities)),
    requestTimeout: requestTimeout(TIMEOUTS),
    contentTooLarge: contentTooLarge(),
    uriTooLong: uriTooLong(),
    unsupportedMediaType: unsupportedMediaType(),
    expectationFailed: expectationFailed(),
    tooManyRequests: rateLimited(
      { policy: 'chart', limit: chartLimit, windowSeconds: 60, calls: 1, waitSeconds: 3 },
      {},
    ),
    headersTooLarge: headersTooLarge(),
    internalError: internalError(),
    overloaded: overloaded(),
    notReady: notReady(),
  };
  return {
    faultyBirth: { value: exampleOfParameterProblems(context) },
    emptySearch: { value: exampleOfMissingQuery(context) },
    ...Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, { value: exampleOf(error, context) }])),
  };
}

function problem(description: string, names: readonly string[], more: readonly HeaderName[] = []) {
  return {
    description,
    ...(more.length > 0 && { headers: headersNamed(more) }),
    content: {
      'application/problem+json': {
        schema: { $ref: '#/components/schemas/Problem' },
        examples: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/examples/${name}` }])),
      },
    },
  };
}

const FAULTY = 'Something is wrong with the request; `errors` names all faults.';

/** Problem responses, by their names among the components. */
// biome-ignore format: one kind of answer a row
export const PROBLEM_RESPONSES = {
  BadChartRequest:      { ...problem(FAULTY, ['faultyBirth', 'malformedBody', 'malformedRequest']), headers: rateHeadersPerhaps },
  BadSearch:            problem(FAULTY, ['emptySearch', 'malformedRequest', 'urlNotPercentEncoded']),
  BadRequest:           problem('The request cannot be read.', ['malformedRequest']),
  NotFound:             problem('There is nothing at this path.', ['notFound']),
  MethodNotAllowed:     problem('The path has other methods.', ['methodNotAllowed'], ['Allow']),
  RequestTimeout:       problem('The request took too long to arrive.', ['requestTimeout']),
  ContentTooLarge:      problem('The body is too large.', ['contentTooLarge']),
  UriTooLong:           problem('The URL is too long.', ['uriTooLong']),
  UnsupportedMediaType: problem('The body is of a kind that is not read.', ['unsupportedMediaType'], ['Accept-Post']),
  ExpectationFailed:    problem('The Expect header cannot be met.', ['expectationFailed']),
  TooManyRequests:      problem('The limit is used up.', ['tooManyRequests'], ['Retry-After', ...RATE_HEADERS]),
  HeadersTooLarge:      problem('The headers are too large.', ['headersTooLarge']),
  InternalError:        problem('A fault of the service.', ['internalError']),
  NotReady:             problem('The service is starting or stopping.', ['notReady']),
  Overloaded:           problem('The service is overloaded.', ['overloaded'], ['Retry-After']),
};

const reference = (name: keyof typeof PROBLEM_RESPONSES) => ({ $ref: `#/components/responses/${name}` });

/** Possible problems of a method of an endpoint. */
export const problemsOf = ({ request, limit, problem }: Endpoint, method: 'GET' | 'POST') => ({
  400: reference(request?.badRequest ?? 'BadRequest'),
  404: reference('NotFound'),
  405: reference('MethodNotAllowed'),
  408: reference('RequestTimeout'),
  414: reference('UriTooLong'),
  417: reference('ExpectationFailed'),
  431: reference('HeadersTooLarge'),
  500: reference('InternalError'),
  ...(method === 'POST' && { 413: reference('ContentTooLarge'), 415: reference('UnsupportedMediaType') }),
  ...(limit !== 'none' && { 429: reference('TooManyRequests'), 503: reference('Overloaded') }),
  ...(problem && { 503: reference(problem) }),
});
