// How does a request end when it is not served? Someone throws a Refusal; the server's one error handler writes it down.

import type { Language } from 'beichen';
import { PROBLEMS, type ProblemCode } from '../contract/problems.ts';
import type { Fault } from './fault.ts';

export interface RefusalDetails {
  /** What fills the text of the problem. */
  readonly values?: Readonly<Record<string, string>>;
  readonly faults?: readonly Fault[];
  /** Further members of the body. */
  readonly members?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** The language asked for, where the request's fields told it. */
  readonly language?: Language;
}

/** A request that is answered with a problem. */
export class Refusal extends Error {
  readonly code: ProblemCode;
  readonly details: RefusalDetails;

  constructor(code: ProblemCode, details: RefusalDetails = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return PROBLEMS[this.code].status;
  }

  /** Whether the connection is of no more use. */
  get closes(): boolean {
    return 'close' in PROBLEMS[this.code];
  }
}
