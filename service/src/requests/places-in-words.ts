// Places in words in a request: accepted if they certainly mean one place, which the response names. No place is guessed.

import type { Language } from 'beichen';
import { type Gazetteer, placeLabel, pointOf } from 'beichen-places';
import { DEFAULT_LANGUAGE } from '../contract/languages.ts';
import type { ParameterTable } from './parameters/parameter.ts';
import { placePrefixes } from './parameters/tools.ts';
import type { ParametersRead } from './read-parameters.ts';
import { echoed } from './sent.ts';

type Read = ParametersRead<ParameterTable>;

/** Names of the parameters of a place by its id and in words, and of the warnings about it. */
interface PlaceNames {
  readonly id: string;
  readonly words: string;
  /** Parameters that replace it on a host without places. */
  readonly instead: string;
  readonly taken: 'place_taken' | 'at_place_taken';
  readonly ignored: 'place_ignored' | 'at_place_ignored';
}

const birthplaceOf = (prefix: string): PlaceNames => ({
  id: `${prefix}cityId`,
  words: `${prefix}place`,
  instead: ['latitude', 'longitude', 'timeZone'].map((name) => prefix + name).join(', '),
  taken: 'place_taken',
  ignored: 'place_ignored',
});
const MOMENT_PLACE: PlaceNames = {
  id: 'atCityId',
  words: 'atPlace',
  instead: 'atLongitude, atTimeZone',
  taken: 'at_place_taken',
  ignored: 'at_place_ignored',
};

/** Replaces places in words by their ids, or adds problems of ambiguous words. */
export function withPlaces(read: Read, gazetteer: Gazetteer): Read {
  const born = placePrefixes(read.values).reduce(
    (known, prefix) => withPlace(known, birthplaceOf(prefix), gazetteer),
    read,
  );
  return withPlace(born, MOMENT_PLACE, gazetteer);
}

function withPlace(read: Read, names: PlaceNames, gazetteer: Gazetteer): Read {
  const { values, problems, warnings, problemOf } = read;
  const words = values[names.words] as string | undefined;
  if (words === undefined) return read;
  const language = (values.lang as Language | undefined) ?? DEFAULT_LANGUAGE;
  const sentId = values[names.id];
  if (sentId !== undefined) {
    const isSame = pointOf(words) === undefined && placeMeant(words, gazetteer, language).cityId === sentId;
    return isSame ? read : { ...read, warnings: [...warnings, { code: names.ignored, values: {} }] };
  }
  if (names !== MOMENT_PLACE && ['latitude', 'longitude'].some((name) => isIn(values, names, name)))
    return { ...read, problems: [...problems, problemOf(names.words, 'cityAndPoint')] };
  const point = names === MOMENT_PLACE ? undefined : pointOf(words);
  if (point !== undefined) {
    const { latitude, longitude } = point;
    const own = {
      [names.id.replace('cityId', 'latitude')]: latitude,
      [names.id.replace('cityId', 'longitude')]: longitude,
    };
    return { ...read, values: { ...values, ...own } };
  }
  if (gazetteer.size === 0)
    return {
      ...read,
      problems: [
        ...problems,
        problemOf(names.words, 'noPlaces', { values: { instead: names.instead }, example: undefined }),
      ],
    };
  const intended = placeMeant(words, gazetteer, language);
  if (intended.cityId === undefined) {
    return { ...read, problems: [...problems, problemOf(names.words, 'notOnePlace', intended.problem)] };
  }
  return {
    ...read,
    values: { ...values, [names.id]: intended.cityId },
    warnings: [...warnings, { code: names.taken, values: intended.values }],
  };
}

const isIn = (values: Read['values'], { id }: PlaceNames, name: string): boolean =>
  values[id.replace('cityId', name)] !== undefined;

const MAX_SUGGESTIONS = 5;

/** The place that words certainly mean, with its warning; or the problem of ambiguous words. */
function placeMeant(words: string, gazetteer: Gazetteer, language: Language) {
  const given = echoed(words);
  const place = gazetteer.resolve(words) ?? gazetteer.surely(words);
  if (place !== undefined) {
    const { cityId } = place;
    return { cityId, values: { given, place: placeLabel(place, language), cityId } };
  }
  const suggestions = gazetteer
    .suggest(words, MAX_SUGGESTIONS)
    .map((found) => ({ cityId: found.cityId, label: placeLabel(found, language) }));
  return { problem: { values: { given }, suggestions } };
}
