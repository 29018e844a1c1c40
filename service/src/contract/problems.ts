// Responses that are not a success, one a row: the status, and whether the connection closes.

/** The kinds of problem. The code never changes; title and detail are in `words/`. */
// biome-ignore format: one kind a row
export const PROBLEMS = {
  invalid_parameters:      { status: 400 },
  malformed_body:          { status: 400 },
  malformed_request:       { status: 400, close: true },   // refused by the HTTP parser, or smuggling
  url_not_percent_encoded: { status: 400, close: true },
  not_found:               { status: 404 },
  method_not_allowed:      { status: 405 },
  request_timeout:         { status: 408, close: true },
  content_too_large:       { status: 413, close: true },
  uri_too_long:            { status: 414, close: true },
  unsupported_media_type:  { status: 415 },
  expectation_failed:      { status: 417, close: true },
  rate_limited:            { status: 429 },
  headers_too_large:       { status: 431, close: true },
  internal_error:          { status: 500 },
  overloaded:              { status: 503 },
  not_ready:               { status: 503 },
} as const satisfies Record<string, { readonly status: number; readonly close?: true }>;

export type ProblemCode = keyof typeof PROBLEMS;
export const PROBLEM_CODES = Object.keys(PROBLEMS) as ProblemCode[];

/** The type that the rate-limit draft registers for a used-up quota. */
const QUOTA_EXCEEDED = 'https://iana.org/assignments/http-problem-types#quota-exceeded';

/**
 * The URI that names a kind of problem for good. It leads to its explanation.
 * @example problemType('not_found', '') // '/docs/errors#not-found'
 */
export const problemType = (code: ProblemCode, baseUrl: string): string =>
  code === 'rate_limited' ? QUOTA_EXCEEDED : `${baseUrl}/docs/errors#${code.replaceAll('_', '-')}`;
