// A person: a person: a name, a birth as the form has it, the conventions that make the chart, the birthplace as the search found it, and notes. What a file or
// the store of the browser holds of a person is this, so it is described once, as a schema that reads both.

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

// The page allows no script that is made of text: the schema must not try to make one.
z.config({ jitless: true });

export const MAX_LETTERS = { name: 100, notes: 20_000 } as const;

const text = (most = 200) => z.string().check(z.maxLength(most));
const named = (most?: number) => text(most).check(z.minLength(1));
/** A field of one form for each name. */
const fieldsFor = <Id extends string, Field>(ids: readonly Id[], field: Field) =>
  Object.fromEntries(ids.map((id) => [id, field])) as Record<Id, Field>;
const between = (least: number, most: number) => z.number().check(z.gte(least), z.lte(most));

/** The values of a birth are judged by what casts; here only what kind of value each is. */
const BIRTH = z.strictObject({
  date: named(),
  calendar: named(),
  leapMonth: z.optional(z.boolean()),
  /** Missing where it is not known. */
  hour: z.optional(z.number()),
  minute: z.optional(z.number()),
  second: z.optional(z.number()),
  doubleHour: z.optional(named()),
  gender: named(),
  timeZone: z.optional(named()),
  utcOffset: z.optional(named()),
  disambiguation: z.optional(named()),
});

/** All that decides a chart beside its birth, by name, so that a chart that is kept stays what it is whatever the page takes for granted. */
const BY_NAME = z.strictObject({
  ...fieldsFor(CONVENTIONS, named()),
  /** Those that were chosen; the others are as the school has them. */
  ...fieldsFor(RARE_CONVENTIONS, z.optional(named())),
});

// An id goes to the service when a place is named in another language: so it can be nothing else than an id, or a point, which stays here. A point has no country.
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
      /** The written pages of where the list was written; never followed (`cityOf`). */
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

/** A birth on the page as a person, with nothing in it that was not requested. */
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

/** The birthplace of a person. Its links lead to the written pages of this page, whatever the list names. */
export function cityOf({ place }: Person): City {
  const { attribution, meta } = place.search;
  return { ...place, search: { attribution, meta: { ...meta, docs: DOCS } } } as City;
}

/** True if two births have one chart for the same reasons. */
export const isSameBirth = (one: Person, other: Person): boolean => birthKey(one) === birthKey(other);

function birthKey({ birth, conventions, place }: Person): string {
  const { date, calendar, leapMonth = false, hour, minute = 0, second = 0, doubleHour, gender, disambiguation } = birth;
  const time = hour === undefined ? [] : [doubleHour ?? [hour, minute, second], disambiguation];
  const clock = birth.utcOffset ?? birth.timeZone ?? place.timeZone;
  const born = [date, calendar, leapMonth, gender, ...time, clock, place.cityId];
  return JSON.stringify([born, ALL_CONVENTIONS.map((id) => conventions[id])]);
}

/**
 * Two lists as one. The same person is one birth with the same name or the same id, of which a file may know another name; who is in both stays once, with the
 * name that the first list has, and the notes of both.
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
