// The door of beichen-places: open the artefact, search, resolve, label. `beichen-places/node` reads the packaged artefact.

export { type Gazetteer, openGazetteer, type PlaceQuery, type PlaceSource } from './gazetteer.ts';
export {
  type LocalName,
  type MatchKind,
  nameIn,
  type Place,
  type PlaceKind,
  type PlaceLanguage,
  type PlaceMatch,
  placeLabel,
} from './place.ts';
