// With which words are flying transformations and counted roles drawn? Literals only; terms as in docs/rules/glossary.json.

import type { SelfTransformationDocument } from '../../chart-document.generated.ts';
import type { Language } from '../../words/languages.ts';

export interface FlightWords {
  /** Heading in the middle; `{palace}`, `{stem}`. */
  readonly flightsOf: string;
  /** Stands before the stars that a palace, or the one opposite, transforms in itself. */
  readonly selfKinds: Readonly<Record<SelfTransformationDocument['kind'], string>>;
  /** Where a flight lands; `{palace}`. */
  readonly landsIn: string;
  /** Of a flight that lands where it comes from. */
  readonly stays: string;
  /** A role counted from another palace: `{of}`, `{role}`. */
  readonly roleOf: string;
  /** `{palace}`. */
  readonly rolesFrom: string;
}

// biome-ignore format: a language a row
export const FLIGHT_WORDS: Readonly<Record<Language, FlightWords>> = {
  zh: { flightsOf: '{palace}{stem}干飞化', selfKinds: { outward: '离心', inward: '向心' }, landsIn: '入{palace}', stays: '自化', roleOf: '{of}之{role}', rolesFrom: '太极点 {palace}' },
  'zh-Hant': { flightsOf: '{palace}{stem}干飛化', selfKinds: { outward: '離心', inward: '向心' }, landsIn: '入{palace}', stays: '自化', roleOf: '{of}之{role}', rolesFrom: '太極點 {palace}' },
  en: { flightsOf: 'Flights of {palace} ({stem})', selfKinds: { outward: 'Outward', inward: 'Inward' }, landsIn: 'to {palace}', stays: 'stays', roleOf: '{of}’s {role}', rolesFrom: 'Roles counted from {palace}' },
};
