// A place before it is packed. Every source fills these; the packing reads nothing else.

import type { LocalName, PlaceKind } from '../src/place.ts';
import { SCHEMES } from '../src/records.ts';
import { slug } from '../src/slug.ts';

/** A country or a division, with the one around it. */
export interface UnitDraft {
  readonly parent?: UnitDraft;
  names: LocalName;
  /** Other names of it in queries: 陕西 for 陕西省, IL for Illinois. */
  readonly aliases: string[];
  /** Names in languages in which it is not shown, and codes: they may be the name of something else (Granada, DE). */
  foreignNames?: readonly string[];
  /** Names of surroundings besides its parent: in the past (广东省 for Hainan), by custom (新界 for 沙田区), or its own without its kind (Toledo for Provincia de Toledo). */
  alsoIn?: readonly string[];
}

/** A place on its way into the artefact. */
export interface PlaceDraft {
  scheme: (typeof SCHEMES)[number]['id'];
  /** The number in the id. */
  number: number;
  /** The whole id, if it does not consist of the slug of the name and the number. */
  ownId?: string;
  names: LocalName;
  /** 1e-5 degrees. */
  latitude: number;
  longitude: number;
  /** One zone, or several with spaces between, the one in use first. */
  timeZone: string;
  /** Set if its zone is its own, whatever its country and its division have. */
  hasOwnZone?: true;
  kind: PlaceKind;
  /** People; or, where unknown, how many the place counts as when places are ranked. */
  population: number;
  /** The innermost division that it certainly is in. */
  unit: UnitDraft;
  /** Divisions that it lay in beside its unit. */
  alsoIn?: readonly string[];
  /** The division whose seat it is; places of that division lie inside it. */
  division?: UnitDraft;
  /** Short forms that mean the place as clearly as its name does: 蒲城 and Pucheng for 蒲城县. */
  stems: string[];
  /** Every other name, in any script. */
  aliases: string[];
  /** Names of regions whose largest place it is (Bali, Maui), and how many people it counts as under them at least. */
  regions?: {
    readonly names: readonly string[];
    readonly population: number;
    /** Those too wide to be the place. */
    readonly wide: readonly string[];
  };
  /** Codes of the airports that serve it. */
  codes?: readonly string[];
  /** Names of something smaller there: of the town that is the seat of a county. */
  townNames: string[];
}

const SCHEME_OF_ID = new Map(SCHEMES.map((scheme) => [scheme.id, scheme]));

/** The id that a draft will have. */
export function cityIdOfDraft(draft: PlaceDraft): string {
  if (draft.ownId !== undefined) return draft.ownId;
  const { mark, radix } = SCHEME_OF_ID.get(draft.scheme)!;
  return `${slugOf(draft.names.en)}-${mark}${draft.number.toString(radix)}`;
}

const slugs = new Map<string, string>();

/** The slug of a name; the ids of all places are made several times. */
function slugOf(name: string): string {
  let known = slugs.get(name);
  if (known === undefined) {
    known = slug(name);
    slugs.set(name, known);
  }
  return known;
}

/** The country of a unit. */
export const countryOf = (unit: UnitDraft): UnitDraft => (unit.parent ? countryOf(unit.parent) : unit);

/** Sets another English name of a place. Its id stays, and the old name finds it as well as before. */
export function renameInEnglish(place: PlaceDraft, en: string): void {
  if (en === place.names.en) return;
  place.ownId ??= cityIdOfDraft(place);
  place.stems = [...place.stems, place.names.en];
  place.names = { ...place.names, en };
}
