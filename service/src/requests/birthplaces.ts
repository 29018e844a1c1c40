// The birthplace of a request: a place of the gazetteer, or a point. On the page, places come from the results of its search.

import { type BirthPlace, type Division, type Language, type PlaceFacts, zoneNames } from 'beichen';
import { type Gazetteer, type NearbyPlace, type Place, type Point, placeDocument, placeLabel } from 'beichen-places';
import type { ParameterProblemId } from '../contract/parameter-problems.ts';
import type { ParameterProblem, Suggestion } from './problems/parameter-problem.ts';
import { echoed } from './sent.ts';
import { unknownZone } from './unknown-zone.ts';
import { offsetSecondsOf } from './utc-offset.ts';
import type { Warning } from './warning.ts';

/** Birthplace of a request. */
export type Birthplace = Pick<Place, 'longitude' | 'timeZone' | 'timeZones'> &
  Partial<Pick<Place, 'cityId' | 'latitude' | 'countryCode'>> &
  Pick<BirthPlace, 'nearbyZones'> &
  Divisions;

/** A birthplace that is a point: it has the country of the nearest place, and its zone unless one was sent. Without places it has no country. */
interface PointPlace
  extends Point,
    Pick<Place, 'timeZone' | 'timeZones'>,
    Partial<Pick<Place, 'countryCode' | 'admin1' | 'admin2'>>,
    Pick<BirthPlace, 'nearbyZones'> {
  readonly cityId?: never;
  readonly nearest?: NearbyPlace;
  /** True if the zone was sent. */
  readonly isZoneSent: boolean;
}

/** A birthplace in the service. */
export type ServicePlace = Place | PointPlace;

/** The known places. */
export interface Birthplaces<P extends Birthplace> {
  /** The place of an id; undefined if there is none. */
  resolve(cityId: string): P | undefined;
  /** Up to three suggestions for a text that is not an id. */
  suggest(cityId: string, language: Language): readonly Suggestion[];
  /** Problem of an unknown zone. Absent on the page, which has a list of zones. */
  unknownZone?(text: string): ReturnType<typeof unknownZone>;
  /** True if there are no places at all. */
  readonly isEmpty?: boolean;
  /** The birthplace at a point, and its warnings; undefined without a zone if no places can provide it. Absent on the page, which sends a point as a place. */
  at?(point: Point, timeZone: string | undefined, language: Language): PointRead<P> | undefined;
}

interface PointRead<P> {
  readonly place: P;
  readonly warnings: readonly Warning[];
}

/** English names of divisions, the larger first. */
export const divisionNamesOf = ({ admin1, admin2 }: Pick<Place, 'admin1' | 'admin2'>): readonly string[] =>
  [admin1, admin2].flatMap((division) => (division === undefined ? [] : [division.en]));

/** The divisions of a place, which decide its clocks before 1970. */
function divisionsOf({ divisions, admin1, admin2 }: Divisions): { admin1?: Division; admin2?: Division } {
  const named = (place: number, division: Division | string | undefined) =>
    typeof division === 'object' ? division : divisions?.[place] === undefined ? undefined : { en: divisions[place] };
  const [first, second] = [named(0, admin1), named(1, admin2)];
  if (first === undefined) return second === undefined ? NO_DIVISIONS : { admin2: second };
  return second === undefined ? { admin1: first } : { admin1: first, admin2: second };
}

const NO_DIVISIONS = {};

/** A birthplace for the engine. */
export const birthPlaceOf = (place: Birthplace, utcOffsetSeconds: number | undefined): BirthPlace => ({
  longitude: place.longitude,
  timeZone: place.timeZone,
  countryCode: place.countryCode,
  ...divisionsOf(place),
  ...(place.nearbyZones && { nearbyZones: place.nearbyZones }),
  utcOffsetSeconds,
});

/** Divisions of a place. In the gazetteer each has names in several languages; in search results it is a text in one, and `divisions` lists all of them. */
interface Divisions {
  readonly admin1?: Place['admin1'] | string;
  readonly admin2?: Place['admin2'] | string;
  readonly divisions?: readonly string[];
}

/** The zones in use at a place, its own first. */
export const zonesOf = ({ timeZones, timeZone }: Pick<Place, 'timeZone' | 'timeZones'>): readonly string[] =>
  timeZones ?? [timeZone];

/** The requested zone in its own spelling, or the default of the place; undefined if the place does not list it. */
export const zoneAt = (
  place: Pick<Place, 'timeZone' | 'timeZones'>,
  requested: string | undefined,
): string | undefined =>
  requested === undefined
    ? place.timeZone
    : zonesOf(place).find((zone) => zone.toLowerCase() === requested.toLowerCase());

/** A zone by its name, ignoring case; undefined if unknown. */
export const zoneInAnyCase = (name: string): string | undefined =>
  zoneNames().find((zone) => zone.toLowerCase() === name.toLowerCase());

const MAX_SUGGESTIONS = 3;

/** All places of the gazetteer, and all points. */
export const birthplacesOf = (gazetteer: Gazetteer): Birthplaces<ServicePlace> => ({
  isEmpty: gazetteer.size === 0,
  resolve: (cityId) => gazetteer.resolve(cityId),
  unknownZone,
  suggest: (cityId, language) =>
    gazetteer
      .suggest(cityId, MAX_SUGGESTIONS)
      .map((place) => ({ cityId: place.cityId, label: placeLabel(place, language) })),
  at(point, sentZone, language) {
    const [nearest] = gazetteer.near({ ...point, limit: 1, isWithinBorders: true });
    if (nearest === undefined) return sentZone === undefined ? undefined : pointAlone(point, sentZone);
    const { place, distanceKm: kilometres } = nearest;
    const timeZone = sentZone ?? place.timeZone;
    return {
      place: {
        ...point,
        timeZone,
        timeZones: zonesOf(place).includes(timeZone) ? place.timeZones : undefined,
        countryCode: place.countryCode,
        ...divisionsOf(place),
        ...(sentZone === undefined && { nearbyZones: zonesAround(gazetteer, point, nearest) }),
        nearest,
        isZoneSent: sentZone !== undefined,
      },
      warnings:
        sentZone === undefined && kilometres > FAR_KM
          ? [
              {
                code: 'zone_from_afar',
                values: { timeZone, place: placeLabel(place, language), kilometres: `${Math.round(kilometres)}` },
              },
            ]
          : [],
    };
  },
});

/**
 * Of 5,000 points within 15 km of a border between zones, 14 in 100 have another clock than in the outlines of geo-tz; with this number of places only 0.18 in
 * 100 have that without a warning.
 */
const PLACES_AROUND = 10;
const TIMES_AS_FAR = 3;
const MAX_AROUND = 50;

/** Zones other than that of the nearest place: of the ten nearest places, and of all that are less than three times as far as the nearest one. */
function zonesAround(
  gazetteer: Gazetteer,
  point: Point,
  { place, distanceKm: kilometres }: NearbyPlace,
): BirthPlace['nearbyZones'] {
  const keyOf = ({ timeZone, countryCode }: Place) => `${timeZone} ${countryCode}`;
  const zones = new Map<string, Place>();
  const around = gazetteer.near({ ...point, limit: PLACES_AROUND });
  const isDense = around.at(-1)!.distanceKm >= TIMES_AS_FAR * kilometres;
  const others = isDense ? around : gazetteer.near({ ...point, limit: MAX_AROUND });
  for (const [n, other] of others.entries()) {
    if (n >= PLACES_AROUND && other.distanceKm >= TIMES_AS_FAR * kilometres) break;
    if (other.place.timeZone !== place.timeZone && !zones.has(keyOf(other.place)))
      zones.set(keyOf(other.place), other.place);
  }
  if (zones.size === 0) return undefined;
  return [...zones.values()].map(({ timeZone, countryCode, ...other }) => ({
    timeZone,
    countryCode,
    ...divisionsOf(other),
  }));
}

const pointAlone = (point: Point, timeZone: string): PointRead<ServicePlace> => ({
  place: { ...point, timeZone, timeZones: undefined, isZoneSent: true },
  warnings: [],
});

/** From this distance on the clock of the nearest place may be wrong for the point. */
const FAR_KM = 50;

/** The birthplace for a document: its names, or its point with the source of its zone. */
export function placeFactsOf(place: ServicePlace, language: Language): PlaceFacts {
  if (place.cityId !== undefined) return placeDocument(place, language);
  const { latitude, longitude, timeZone, countryCode, nearest, isZoneSent } = place;
  return {
    ...(nearest && { country: placeDocument(nearest.place, language).country, countryCode }),
    latitude,
    longitude,
    timeZone,
    ...(nearest &&
      !isZoneSent && {
        zoneFrom: {
          cityId: nearest.place.cityId,
          name: placeLabel(nearest.place, language),
          distanceKm: Math.round(nearest.distanceKm * 10) / 10,
        },
      }),
  };
}

/** The parameters of a birthplace, as they were read. */
interface PlaceParameters {
  readonly values: {
    readonly cityId?: string;
    readonly latitude?: number;
    readonly longitude?: number;
    readonly timeZone?: string | undefined;
    readonly utcOffset?: number | undefined;
  };
  readonly problems: readonly ParameterProblem[];
  readonly problemOf: (
    parameter: 'cityId' | 'latitude' | 'longitude',
    id: ParameterProblem['id'],
    more?: Partial<ParameterProblem>,
  ) => ParameterProblem;
  readonly problemOfEither: (
    rather: string,
    otherwise: 'cityId' | 'latitude' | 'longitude',
    id: ParameterProblem['id'],
    more?: Partial<ParameterProblem>,
  ) => ParameterProblem;
}

/** A birthplace as it was read. */
interface PlaceRead<P> {
  /** The place with the requested zone; undefined if none was sent, or if there are problems. */
  readonly place: P | undefined;
  /** Offset of the clock, if it was sent as an offset, or as a zone that is only an offset. */
  readonly utcOffsetSeconds?: number | undefined;
  readonly problems: readonly ParameterProblem[];
  readonly warnings: readonly Warning[];
}

/**
 * The birthplace of a request, by its id or as a point. A zone that is only an offset is read as one: +07:00 and UTC+7, and Etc/GMT-7 for a place that does not
 * list it.
 */
export function birthplaceOf<P extends Birthplace>(
  parameters: PlaceParameters,
  birthplaces: Birthplaces<P>,
  language: Language,
): PlaceRead<P> {
  const { values } = parameters;
  const inZone = offsetInZone(values);
  const read = readPlace(
    inZone === undefined ? parameters : { ...parameters, values: { ...values, timeZone: undefined } },
    birthplaces,
    language,
  );
  return { ...read, utcOffsetSeconds: values.utcOffset ?? inZone };
}

function offsetInZone({ timeZone, cityId }: PlaceParameters['values']): number | undefined {
  if (timeZone === undefined) return undefined;
  const zone = zoneInAnyCase(timeZone);
  if (zone === undefined) return offsetSecondsOf(timeZone);
  const [, sign, hours] = /^Etc\/GMT([-+])(\d+)$/.exec(zone) ?? [];
  return cityId === undefined || hours === undefined ? undefined : Number(hours) * (sign === '-' ? 3600 : -3600) + 0;
}

function readPlace<P extends Birthplace>(
  parameters: PlaceParameters,
  birthplaces: Birthplaces<P>,
  language: Language,
): PlaceRead<P> {
  const { values, problems, problemOf, problemOfEither } = parameters;
  const { cityId, timeZone } = values;
  const isSent = (name: 'cityId' | 'latitude' | 'longitude'): boolean =>
    values[name] !== undefined || problems.some(({ parameter }) => parameter === name);
  const wrong = (...found: ParameterProblem[]): PlaceRead<P> => ({ place: undefined, problems: found, warnings: [] });
  if ((isSent('latitude') || isSent('longitude')) && !isPointOf(values, cityId && birthplaces.resolve(cityId))) {
    if (isSent('cityId')) return wrong(problemOf('cityId', 'cityAndPoint'));
    if (!isSent('latitude')) return wrong(problemOf('latitude', 'halfAPoint', { values: { other: 'longitude' } }));
    if (!isSent('longitude')) return wrong(problemOf('longitude', 'halfAPoint', { values: { other: 'latitude' } }));
    return pointOf(parameters, birthplaces, language);
  }
  if (cityId === undefined) return wrong();
  const place = birthplaces.resolve(cityId);
  if (place === undefined)
    return wrong(problemOf('cityId', ...unknownCity({ parameter: 'cityId', given: cityId, language, birthplaces })));
  const zone = zoneAt(place, timeZone);
  if (zone === undefined)
    return wrong(
      problemOfEither('timeZone', 'cityId', 'notAZoneOfTheBirthplace', {
        values: { offset: 'utcOffset' },
        allowed: zonesOf(place).join(', '),
      }),
    );
  return { place: zone === place.timeZone ? place : { ...place, timeZone: zone }, problems: [], warnings: [] };
}

/** True if the coordinates belong to the place that was sent too: API clients send all examples, or a whole search result. */
const isPointOf = ({ latitude, longitude }: PlaceParameters['values'], place: Birthplace | '' | undefined): boolean =>
  !!place &&
  Math.abs(latitude! - place.latitude!) < SAME_DEGREES &&
  Math.abs(longitude! - place.longitude) < SAME_DEGREES;

const SAME_DEGREES = 0.001; // 100 m, a quarter of a second of solar time

const NOT_A_ZONE: ReturnType<typeof unknownZone> = ['notAZone', {}];

/** Adds the parameter of the offset, for clocks that no zone has. */
const ofABirth = ([id, more]: ReturnType<typeof unknownZone>): ReturnType<typeof unknownZone> =>
  id === 'notAZone' ? ['notAZoneOfABirth', { ...more, values: { offset: 'utcOffset' } }] : [id, more];

function pointOf<P extends Birthplace>(
  { values, problemOfEither }: PlaceParameters,
  birthplaces: Birthplaces<P>,
  language: Language,
): PlaceRead<P> {
  const { latitude, longitude, timeZone } = values;
  const zone = timeZone === undefined ? undefined : zoneInAnyCase(timeZone);
  if (timeZone !== undefined && zone === undefined)
    return {
      place: undefined,
      problems: [
        problemOfEither('timeZone', 'longitude', ...ofABirth(birthplaces.unknownZone?.(timeZone) ?? NOT_A_ZONE)),
      ],
      warnings: [],
    };
  if (latitude === undefined || longitude === undefined || birthplaces.at === undefined)
    return { place: undefined, problems: [], warnings: [] };
  const at = birthplaces.at({ latitude, longitude }, zone, language);
  if (at === undefined)
    return { place: undefined, problems: [problemOfEither('timeZone', 'longitude', 'zoneNeeded')], warnings: [] };
  return { ...at, problems: [] };
}

/** Parameters that replace these on a host without places. */
const INSTEAD = { cityId: 'latitude, longitude, timeZone', atCityId: 'atLongitude, atTimeZone' } as const;

/** An unknown id of a place. */
interface UnknownId {
  readonly parameter: keyof typeof INSTEAD;
  readonly given: string;
  readonly language: Language;
  readonly birthplaces: {
    readonly isEmpty?: boolean;
    suggest(cityId: string, language: Language): readonly Suggestion[];
  };
}

/** Problem of an unknown id, with its values: suggestions, or on a host without places the parameters to send instead. No place is ever guessed. */
export function unknownCity({
  parameter,
  given,
  language,
  birthplaces,
}: UnknownId): readonly [ParameterProblemId, Partial<ParameterProblem>] {
  if (birthplaces.isEmpty) return ['noPlaces', { values: { instead: INSTEAD[parameter] }, example: undefined }];
  return ['notACity', { values: { given: echoed(given) }, suggestions: birthplaces.suggest(given, language) }];
}
