// Public API of beichen-places: open an artefact, search, resolve ids, label places. `beichen-places/node` reads the packaged artefact.

export type { PlaceSource } from './artefact.ts';
export { decimalOf } from './decimal.ts';
export { type Gazetteer, type NearbyPlace, openGazetteer, type PlaceQuery, type PointQuery } from './gazetteer.ts';
export {
  hanziOf,
  type LocalName,
  MATCH_KINDS,
  type MatchKind,
  nameIn,
  PLACE_KINDS,
  type Place,
  type PlaceDocument,
  type PlaceKind,
  type PlaceLanguage,
  type PlaceMatch,
  placeDocument,
  placeLabel,
} from './place.ts';
export { decimalPairOf, type Point, pointOf } from './point.ts';
