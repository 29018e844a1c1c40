// The error of a request that is rejected: a ProblemError is thrown, and the error handler of the server turns it into a response. Each kind of problem has a
// function here that creates its error; only `invalid_parameters` is created where parameters are parsed.

import type { Language } from 'beichen';
import { PROBLEMS, type ProblemCode } from '../../contract/problems.ts';
import {
  ACCEPTED_BODIES,
  MAX_BODY_BYTES,
  MAX_HEADER_BYTES,
  MAX_URL_BYTES,
  type Timeouts,
} from '../../contract/request-limits.ts';
import { nearestPath } from './nearest-path.ts';
import type { ParameterProblem } from './parameter-problem.ts';

/** A fault of a body, and its place. */
export interface BodyFault {
  readonly fault: 'list' | 'quotes' | 'syntax' | 'encoding';
  readonly position?: number;
  readonly found?: string;
}

export interface ProblemErrorDetails {
  /** The fault of the body. */
  readonly fault?: BodyFault | undefined;
  /** Values of the placeholders of its text. */
  readonly values?: Readonly<Record<string, string>>;
  readonly problems?: readonly ParameterProblem[];
  /** Set if births must not be in the address. */
  readonly isPostOnly?: boolean;
  /** A path that the Node service has, but this host does not. */
  readonly elsewhere?: string;
  /** The path nearest to the requested one. */
  readonly nearest?: string | undefined;
  /** Further members of the body. */
  readonly members?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** The requested language, once the fields are known. */
  readonly language?: Language;
}

/** A request that is answered with a problem. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly details: ProblemErrorDetails;

  constructor(code: ProblemCode, details: ProblemErrorDetails = {}) {
    super(code);
    this.name = 'ProblemError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return PROBLEMS[this.code].status;
  }

  /** True if the connection closes with the response. */
  get closes(): boolean {
    return 'close' in PROBLEMS[this.code];
  }
}

/** The HTTP parser could not read it, or two programs could read it differently. */
export const malformedRequest = () => new ProblemError('malformed_request');

/** @param command the call in its correct form */
export const urlNotPercentEncoded = (command: string) =>
  new ProblemError('url_not_percent_encoded', { values: { command } });

/**
 * The body does not match its Content-Type, or is not UTF-8.
 * @param fault its fault, if known
 */
export const malformedBody = (fault?: BodyFault) => new ProblemError('malformed_body', { fault });

/**
 * @param paths existing paths
 * @param path the requested path
 */
export const notFound = (paths: readonly string[], path = '', more: ProblemErrorDetails = {}) =>
  new ProblemError('not_found', { members: { paths }, nearest: nearestPath(path, paths), ...more });

/**
 * @param allow allowed methods of the path
 * @param more `isPostOnly` for a path that takes two births: the response explains why it has no GET
 */
export const methodNotAllowed = (allow: string, more: { readonly isPostOnly?: boolean } = {}) =>
  new ProblemError('method_not_allowed', { values: { allow }, headers: { allow }, ...more });

export const requestTimeout = ({ requestMs }: Timeouts) =>
  new ProblemError('request_timeout', { values: { seconds: `${Math.ceil(requestMs / 1000)}` } });

export const contentTooLarge = () => new ProblemError('content_too_large', { values: { bytes: `${MAX_BODY_BYTES}` } });

export const uriTooLong = () => new ProblemError('uri_too_long', { values: { bytes: `${MAX_URL_BYTES}` } });

/** The body is of none of the accepted media types; the answer names them. */
export const unsupportedMediaType = () =>
  new ProblemError('unsupported_media_type', { headers: { 'accept-post': ACCEPTED_BODIES.join(', ') } });

export const expectationFailed = () => new ProblemError('expectation_failed');

/** A limit with too few calls left for a request. */
export interface UsedQuota {
  readonly policy: string;
  readonly limit: number;
  readonly windowSeconds: number;
  /** Number of calls that the request counts as. */
  readonly calls: number;
  readonly waitSeconds: number;
}

/** @param headers the rate headers, with Retry-After */
export const rateLimited = (usedQuota: UsedQuota, headers: Readonly<Record<string, string>>) =>
  new ProblemError('rate_limited', {
    headers,
    values: {
      limit: `${usedQuota.limit}`,
      window: `${usedQuota.windowSeconds}`,
      calls: `${usedQuota.calls}`,
      seconds: `${usedQuota.waitSeconds}`,
    },
    members: { retryAfterSeconds: usedQuota.waitSeconds, 'violated-policies': [usedQuota.policy] },
  });

export const headersTooLarge = () =>
  new ProblemError('headers_too_large', { values: { bytes: `${MAX_HEADER_BYTES}` } });

/** An internal error. It contains no details, which might include values that were sent. */
export const internalError = () => new ProblemError('internal_error');

/** The server is starting or stopping: load balancers send calls elsewhere. */
export const notReady = () => new ProblemError('not_ready');

const RETRY_OVERLOAD_SECONDS = 5;

/** The event loop is too late to accept more work. */
export const overloaded = () =>
  new ProblemError('overloaded', {
    values: { seconds: `${RETRY_OVERLOAD_SECONDS}` },
    headers: { 'retry-after': `${RETRY_OVERLOAD_SECONDS}` },
    members: { retryAfterSeconds: RETRY_OVERLOAD_SECONDS },
  });
