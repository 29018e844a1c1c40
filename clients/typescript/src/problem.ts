// What the service says of a request that it refuses: a problem document (RFC 9457).

import type { Problem, ProblemItem } from './api.generated.ts';

/** A request that was refused. */
export class BeichenProblem extends Error {
  override readonly name = 'BeichenProblem';
  /** The HTTP status. */
  readonly status: number;
  /** The kind of problem, such as `invalid_parameters`; empty where something other than the service answered. */
  readonly code: string;
  /** All faults of the request, each with its parameter. */
  readonly errors: readonly ProblemItem[];
  /** How long to wait before another try. */
  readonly retryAfterSeconds: number | undefined;
  /** The problem as it was sent. */
  readonly problem: Problem | undefined;

  constructor(status: number, problem: Problem | undefined, retryAfterSeconds: number | undefined) {
    super(problem?.detail ?? `The service answered ${status}.`);
    this.status = status;
    this.code = problem?.code ?? '';
    this.errors = problem?.errors ?? [];
    this.retryAfterSeconds = retryAfterSeconds;
    this.problem = problem;
  }
}

/** The problem of a response that is not a success. */
export async function problemOf(response: Response): Promise<BeichenProblem> {
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json') ?? false;
  const problem = isProblem ? ((await response.json()) as Problem) : undefined;
  const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  return new BeichenProblem(response.status, problem, Number.isNaN(seconds) ? undefined : seconds);
}
