// What do all answers of a running service need?

import type { Gazetteer } from 'beichen-places';

export interface AppContext {
  readonly gazetteer: Gazetteer;
  /** Under which address the service is known, without a slash at its end; empty for relative links. */
  readonly baseUrl: string;
}
