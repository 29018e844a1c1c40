// Words for flying transformations and counted roles. The literals are in a file of each language.

import type { SelfTransformationDocument } from '../../documents/tables/document.generated.ts';

export interface FlightWords {
  /** Heading in the middle; `{palace}`, `{stem}`. */
  readonly flightsOf: string;
  /** Precedes the stars that a palace, or the opposite one, transforms in itself. */
  readonly selfKinds: Readonly<Record<SelfTransformationDocument['kind'], string>>;
  /** Target of a flight; `{palace}`. */
  readonly landsIn: string;
  /** For a flight that lands in its own palace. */
  readonly stays: string;
  /** A role counted from another palace: `{of}`, `{role}`. */
  readonly roleOf: string;
  /** `{palace}`. */
  readonly rolesFrom: string;
}
