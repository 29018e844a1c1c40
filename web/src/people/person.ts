// A person on the list: a name, a birth with the values of the form, the conventions of the chart, the birthplace as the search found it, and notes. One
// schema validates it both in a file and in browser storage.

import type { ConventionsDocument } from 'beichen';
import * as z from 'zod/mini';
import { type City, DOCS } from '../cast/api.ts';
import {
  ALL_CONVENTIONS,
  type ChartRequest,
  CONVENTIONS,
  type DayRequest,
  RARE_CONVENTIONS,
} from '../cast/chart-request.ts';

// The page forbids scripts made from text (CSP), so the schema must not compile itself.
z.config({ jitless: true });

export const MAX_LETTERS = { name: 100, notes: 20_000 } as const;

const text = (most = 200) => z.string().check(z.maxLength(most));
const named = (most?: number) => text(most).check(z.minLength(1));
/** A schema with the same type for each of some names. */
const fieldsFor = <Id extends string, Field>(ids: readonly Id[], field: Field) =>
  Object.fromEntries(ids.map((id) => [id, field])) as Record<Id, Field>;
const between = (least: number, most: number) => z.number().check(z.gte(least), z.lte(most));

/** The types of the values of a birth; casting checks the values themselves. */
const BIRTH = z.strictObject({
  date: named(),
  calendar: named(),
  leapMonth: z.optional(z.boolean()),
  /** Missing if it is unknown. */
  hour: z.optional(z.number()),
  minute: z.optional(z.number()),
  second: z.optional(z.number()),
  doubleHour: z.optional(named()),
  gender: named(),
  timeZone: z.optional(named()),
  utcOffset: z.optional(named()),
  disambiguation: z.optional(named()),
});

/** Every convention of the chart, by name, so that a stored chart does not change with the defaults of the page. */
const BY_NAME = z.strictObject({
  ...fieldsFor(CONVENTIONS, named()),
  /** Chosen conventions; the others follow the school. */
  ...fieldsFor(RARE_CONVENTIONS, z.optional(named())),
});

// The id is sent to the service when the page needs the place in another language, so it must have the form of an id; the id of a point is never sent. A point
// has no country.
const PLACE = z.strictObject({
  cityId: z
    .string()
    .check(z.regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*|-?\d{1,2}(?:\.\d{1,4})?,-?\d{1,3}(?:\.\d{1,4})?)$/), z.maxLength(100)),
  name: named(),
  hanzi: z.optional(named()),
  admin1: z.optional(named()),
  admin2: z.optional(named()),
  divisions: z.optional(z.array(named()).check(z.maxLength(2))),
  country: z.optional(named()),
  countryCode: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  latitude: between(-90, 90),
  longitude: between(-180, 180),
  timeZone: named(),
  timeZones: z.optional(z.array(named()).check(z.maxLength(50))),
  kind: z.optional(named()),
  label: named(600),
  match: z.optional(named()),
  /** The language of its names. */
  lang: named(),
  search: z.strictObject({
    attribution: text(1000),
    meta: z.strictObject({
      apiVersion: text(),
      places: text(),
      /** Addresses of the written pages when the list was saved; never followed (`cityOf`). */
      docs: text().check(z.regex(/^(?:https?:\/\/|\/(?![/\\]))[^\s"<>]*$/)),
    }),
  }),
});

export const PERSON = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9]{1,40}$/)),
  name: named(MAX_LETTERS.name),
  birth: BIRTH,
  conventions: BY_NAME,
  place: PLACE,
  notes: z.optional(text(MAX_LETTERS.notes)),
});

export type Person = Readonly<z.infer<typeof PERSON>>;

/** The birth on the page, with or without its hour. */
export interface CastBirth {
  readonly request: ChartRequest | DayRequest;
  readonly city: City;
  readonly conventions: ConventionsDocument;
}

/** The birth on the page as a person, with nothing that the reader did not enter. */
export function personOf({ request, city, conventions }: CastBirth, name: string): Person {
  const { date, calendar = 'solar', leapMonth, gender, timeZone, utcOffset } = request;
  const { hour, minute, second, doubleHour, disambiguation }: Partial<ChartRequest> = request;
  const time = { hour, minute, second, doubleHour, disambiguation };
  const { apiVersion, places, docs } = city.search.meta;
  const search = { attribution: city.search.attribution, meta: { apiVersion, places, docs } };
  return {
    id: newId(),
    name,
    birth: withoutNothing({ date, calendar, leapMonth, ...time, gender, timeZone, utcOffset }),
    conventions: withoutNothing(membersOf(conventions, BY_NAME.shape) as Person['conventions']),
    place: withoutNothing({ ...membersOf(city, PLACE.shape), search } as Person['place']),
  };
}

const membersOf = (whole: object, shape: object): object =>
  Object.fromEntries(Object.keys(shape).map((key) => [key, whole[key as keyof typeof whole]]));

/** The request that casts the chart of a person. */
export const requestOf = ({ name, birth, conventions, place }: Person): ChartRequest | DayRequest =>
  ({ ...birth, ...conventions, cityId: place.cityId, name }) as ChartRequest | DayRequest;

/** The birthplace of a person. Its links lead to the pages of this server, whatever the file contains. */
export function cityOf({ place }: Person): City {
  const { attribution, meta } = place.search;
  return { ...place, search: { attribution, meta: { ...meta, docs: DOCS } } } as City;
}

/** True if two people have equal members of the birth, place, clock and conventions, not only equal charts. */
export const isSameBirth = (one: Person, other: Person): boolean => birthKey(one) === birthKey(other);

function birthKey({ birth, conventions, place }: Person): string {
  const { date, calendar, leapMonth = false, hour, minute = 0, second = 0, doubleHour, gender, disambiguation } = birth;
  const time = hour === undefined ? [] : [doubleHour ?? [hour, minute, second], disambiguation];
  const clock = birth.utcOffset ?? birth.timeZone ?? place.timeZone;
  const born = [date, calendar, leapMonth, gender, ...time, clock, place.cityId];
  return JSON.stringify([born, ALL_CONVENTIONS.map((id) => conventions[id])]);
}

/**
 * Merges two lists. Two entries are one person if they have the same birth, and the same name or the same id, since a file may know the person by another name.
 * Such a person is listed once, with the name of the first list, and the notes of both.
 * @returns the list, and how many of the second were new
 */
export function merged(
  saved: readonly Person[],
  read: readonly Person[],
): { readonly people: readonly Person[]; readonly added: number } {
  const people = [...saved];
  const ids = new Set(saved.map(({ id }) => id));
  const bornSo = new Map<string, number[]>();
  const remember = (person: Person, at: number) => {
    const key = birthKey(person);
    bornSo.set(key, [...(bornSo.get(key) ?? []), at]);
  };
  saved.forEach(remember);
  for (const person of read) {
    const at = bornSo.get(birthKey(person))?.find((place) => {
      const { id, name } = people[place]!;
      return id === person.id || name === person.name;
    });
    if (at !== undefined) {
      people[at] = withNotes(people[at]!, bothNotes(people[at]!.notes, person.notes));
      continue;
    }
    // An id represents one person: of two births with one id, the second has its own from here on.
    const added = ids.has(person.id) ? { ...person, id: newId() } : person;
    ids.add(added.id);
    remember(added, people.push(added) - 1);
  }
  return { people, added: people.length - saved.length };
}

const bothNotes = (one = '', other = ''): string => {
  if (one.includes(other)) return one;
  const both = other.includes(one) ? other : `${one}\n\n${other}`;
  return both.length <= MAX_LETTERS.notes ? both : one;
};

export const withNotes = ({ notes: _, ...person }: Person, notes: string): Person =>
  notes === '' ? person : { ...person, notes };

const withoutNothing = <Members extends object>(members: Members) =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Members]: Exclude<Members[Key], undefined>;
  };

// Also from an address without TLS, where `randomUUID` is missing.
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => (byte % 36).toString(36)).join('');
