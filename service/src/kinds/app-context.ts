// Dependencies of all responses of a running service.

import type { CompileFunction } from 'beichen';
import type { Gazetteer } from 'beichen-places';

/** Facts of the service in its responses. */
export interface ServiceFacts {
  readonly gazetteer: Pick<Gazetteer, 'version' | 'attribution'>;
  /** Public address without a final slash; empty for relative links. */
  readonly baseUrl: string;
}

export interface AppContext extends ServiceFacts {
  readonly gazetteer: Gazetteer;
  /** Milliseconds since 1970, the moment of transits for which none is given. */
  readonly wallClock?: () => number;
  /** Allocates the bytes of a response; a new array by default. */
  readonly memory?: (length: number) => Uint8Array;
  /** Compiles functions from code, for faster writers of documents. Absent on hosts that forbid it. */
  readonly compileFunction?: CompileFunction;
}
