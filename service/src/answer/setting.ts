// What is the same for every answer of a running service?

import type { Gazetteer } from 'beichen-places';

export interface Setting {
  readonly gazetteer: Gazetteer;
  /** Under which address the service is known, without a slash at its end; empty for relative links. */
  readonly baseUrl: string;
}
