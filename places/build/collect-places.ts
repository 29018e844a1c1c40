// Which places are there? The sources one after another, each adding what those before it lack.

import { draftOfBase } from './base-places.ts';
import { countryUnits } from './countries.ts';
import { joinNewer, namedUnits, readNewerPlaces } from './divisions-abroad.ts';
import type { PlaceDraft, UnitDraft } from './draft.ts';
import { readGeonames } from './geonames.ts';
import { hanVariantPairs } from './han.ts';

/** Everything the artefact is packed from. */
export interface Collected {
  readonly places: PlaceDraft[];
  readonly countries: ReadonlyMap<string, UnitDraft>;
  readonly hanVariants: string;
}

/** Read all sources. */
export function collectPlaces(): Collected {
  const base = readGeonames();
  const newer = readNewerPlaces();
  const countries = countryUnits([...new Set([...base, ...newer].map((row) => row.country))].sort());
  const unitOf = namedUnits(countries);
  const { codeOf } = joinNewer(base, newer);
  const places = base.map((row) => draftOfBase(row, unitOf(codeOf(row))));
  return { places, countries, hanVariants: hanVariantPairs() };
}
