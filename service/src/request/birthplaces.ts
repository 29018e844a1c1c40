// The birthplace of a request: in the gazetteer; the page finds it in the answer to its search.

import { type Language, zoneNames } from 'beichen';
import { type Gazetteer, type Place, placeLabel } from 'beichen-places';
import type { Suggestion } from '../problem/parameter-problem.ts';

/** What a request asks of its birthplace. */
export type Birthplace = Pick<Place, 'cityId' | 'longitude' | 'timeZone' | 'timeZones'> &
  Partial<Pick<Place, 'countryCode'>>;

/** The places that a request can name. */
export interface Birthplaces<P extends Birthplace> {
  /** The place of an id; undefined when there is none. */
  resolve(cityId: string): P | undefined;
  /** Up to three places that may have been meant by a text that is no id. */
  suggest(cityId: string, language: Language): readonly Suggestion[];
}

/** The zones in use at a place, its own first. */
export const zonesOf = ({ timeZones, timeZone }: Pick<Place, 'timeZone' | 'timeZones'>): readonly string[] =>
  timeZones ?? [timeZone];

/** The zone requested, in its own spelling, or the place's; undefined when the place does not list it. */
export const zoneAt = (place: Pick<Place, 'timeZone' | 'timeZones'>, asked: string | undefined): string | undefined =>
  asked === undefined ? place.timeZone : zonesOf(place).find((zone) => zone.toLowerCase() === asked.toLowerCase());

/** A zone by its name in any case of letters; undefined when there is none. */
export const zoneInAnyCase = (name: string): string | undefined =>
  zoneNames().find((zone) => zone.toLowerCase() === name.toLowerCase());

const MOST_SUGGESTIONS = 3;

/** All places that there are. */
export const birthplacesOf = (gazetteer: Gazetteer): Birthplaces<Place> => ({
  resolve: (cityId) => gazetteer.resolve(cityId),
  suggest: (cityId, language) =>
    gazetteer
      .suggest(cityId, MOST_SUGGESTIONS)
      .map((place) => ({ cityId: place.cityId, label: placeLabel(place, language) })),
});
