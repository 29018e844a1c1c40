// What is wrong with a request, and with which of its parameters?

import type { Place } from 'beichen-places';
import type { FaultId } from '../contract/faults.ts';

/** One fault of a request. */
export interface Fault {
  readonly id: FaultId;
  /** Name of the parameter in our spelling; of one that we do not know, as it was sent. */
  readonly parameter: string;
  /** Where it was sent; absent for what was not sent. */
  readonly in?: 'query' | 'body';
  /** Place in a JSON body. */
  readonly pointer?: string;
  /** What fills the text beside `{parameter}`. */
  readonly values?: Readonly<Record<string, string>>;
  /** What would be right, for people. */
  readonly allowed?: string;
  /** A value that would be right. */
  readonly example?: string | number | boolean;
  /** Places that may have been meant. */
  readonly suggestions?: readonly Place[];
}

/** More faults than this are not told: who has so many reads the documentation. */
export const MOST_FAULTS = 8;
