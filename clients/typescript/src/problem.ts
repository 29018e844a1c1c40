// Errors of a call: the service rejects the request with a problem document (RFC 9457), or cannot be reached.

import type { Problem, ProblemItem } from './api.generated.ts';

/** Error of a call: a `BeichenProblem` or a `BeichenUnreachable`. */
export class BeichenError extends Error {
  override readonly name: string = 'BeichenError';
}

/** A service that cannot be reached, or not within the time limit; `cause` is the error of the connection. */
export class BeichenUnreachable extends BeichenError {
  override readonly name = 'BeichenUnreachable';
}

/** A rejected request. Its message has every fault: the parameter, the given value, the allowed values. */
export class BeichenProblem extends BeichenError {
  override readonly name = 'BeichenProblem';
  /** The HTTP status. */
  readonly status: number;
  /** The kind of problem, such as `invalid_parameters`; empty if the response is not from the service. */
  readonly code: string;
  /** All faults of the request, each with its parameter. */
  readonly errors: readonly ProblemItem[];
  /** Seconds to wait before a retry. */
  readonly retryAfterSeconds: number | undefined;
  /** The problem as it was sent. */
  readonly problem: Problem | undefined;

  /** @param sent the request by the names of the service */
  constructor(
    status: number,
    problem: Problem | undefined,
    retryAfterSeconds: number | undefined,
    sent: Readonly<Record<string, unknown>> = {},
  ) {
    super(messageOf(status, problem, sent));
    this.status = status;
    this.code = problem?.code ?? '';
    this.errors = problem?.errors ?? [];
    this.retryAfterSeconds = retryAfterSeconds;
    this.problem = problem;
  }
}

function messageOf(status: number, problem: Problem | undefined, sent: Readonly<Record<string, unknown>>): string {
  if (problem === undefined) return `The service answered ${status}.`;
  const { errors = [], detail } = problem;
  return errors.length === 0 ? detail : errors.map((error) => faultOf(error, sent)).join(' ');
}

/** @example 'hour: hour must be from 0 to 23. (given: 25, allowed: 0-23)' */
function faultOf({ parameter, detail, allowed }: ProblemItem, sent: Readonly<Record<string, unknown>>): string {
  const given = parameter
    .split('.')
    .reduce<unknown>((at, name) => (at as Readonly<Record<string, unknown>> | undefined)?.[name], sent);
  const facts = [
    ...(given === undefined ? [] : [`given: ${JSON.stringify(given).slice(0, MAX_GIVEN)}`]),
    ...(allowed === undefined ? [] : [`allowed: ${allowed}`]),
  ];
  return `${parameter}: ${detail}${facts.length === 0 ? '' : ` (${facts.join(', ')})`}`;
}

const MAX_GIVEN = 80;

/** The problem of a response that is not a success. */
export async function problemOf(response: Response, sent: Readonly<Record<string, unknown>>): Promise<BeichenProblem> {
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json') ?? false;
  const problem = isProblem ? ((await response.json()) as Problem) : undefined;
  const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  return new BeichenProblem(response.status, problem, Number.isNaN(seconds) ? undefined : seconds, sent);
}
