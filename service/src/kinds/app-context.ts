// Dependencies of all answers of a running service.

import type { CompileFunction } from 'beichen';
import type { Gazetteer } from 'beichen-places';

/** What answers say of the service that gives them. */
export interface ServiceFacts {
  readonly gazetteer: Pick<Gazetteer, 'version' | 'attribution'>;
  /** Under which address the service is known, without a slash at its end; empty for relative links. */
  readonly baseUrl: string;
}

export interface AppContext extends ServiceFacts {
  readonly gazetteer: Gazetteer;
  /** Milliseconds since 1970 on the clock on the wall: a request for transits without a moment requests now. */
  readonly wallClock?: () => number;
  /** Where the bytes of an answer are; a new array without it. */
  readonly memory?: (length: number) => Uint8Array;
  /** Makes functions from code, which write documents faster. Absent on hosts that allow none. */
  readonly compileFunction?: CompileFunction;
}
