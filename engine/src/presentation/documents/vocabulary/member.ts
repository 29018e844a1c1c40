// Parts and members of documents. A part is a table of members: the kind of a member, and how it is read from the chart. From the tables derive the plain
// object (describe.ts), its bytes (write.ts), the JSON Schema (schema.ts), the TypeScript types (declarations.ts) and `fields` (select.ts).

import type { OtherText } from '../../../calculation/input/input.ts';
import type { Language } from '../../words/languages.ts';
import { GROUPS, type GroupName, type IdIn, type Label, type Labels, placesIn, type ThingIn } from './labels.ts';

/** Reads a value from a source. `root` is the source of the whole document. */
export type Read<S, R, T> = (source: S, root: R) => T;

/**
 * A whole number from 0 to `count` - 1, read from a source. Values that depend only on it are created once for each number and shared: objects are frozen,
 * texts are cached as bytes.
 */
export interface Key<S, R> {
  readonly count: number;
  /** Reads the number, or a value that has one: a flag, or an id with an index in `places`. */
  readonly of: Read<S, R, number | boolean | string>;
  readonly places: ReadonlyMap<string, number> | undefined;
}

/** The number of a key for the value that was read. */
export function numberIn({ places }: Key<never, never>, read: number | boolean | string): number {
  if (typeof read === 'number') return read;
  return typeof read === 'boolean' ? Number(read) : places!.get(read)!;
}

/** A value that depends only on a key. */
export interface KeyedValue<S, R, T> {
  readonly key: Key<S, R>;
  readonly at: (number: number) => T;
  /** Maps the value. */
  to<const U>(next: (value: T) => U): KeyedValue<S, R, U>;
}

/** Source of a member: a function, or a key. */
export type Reader<S, R, T> = Read<S, R, T> | KeyedValue<S, R, T>;

/** A key that is a number from 0 to `count` - 1. */
export const key = <S, R = unknown, N extends number = number>(count: number, of: Read<S, R, N>): KeyedValue<S, R, N> =>
  keyedValue({ count, of, places: undefined }, (number) => number as N);

const keyedValue = <S, R, T>(own: Key<S, R>, at: (number: number) => T): KeyedValue<S, R, T> => ({
  key: own,
  at,
  to: (next) => keyedValue(own, (number) => next(at(number))),
});

declare const READ: unique symbol;
declare const MEMBERS: unique symbol;

/** A value of a document: read from an `S`, in a document of an `R`, shown as a `T`. `M`: the members of an object without a name. */
export interface Value<S, R, T, M = never> {
  readonly node: Node;
  readonly [READ]?: (source: S, root: R) => T;
  readonly [MEMBERS]?: () => M;
}

/** A value that may be absent. */
export interface Optional<S, R, T, M = never> extends Value<S, R, T, M> {
  readonly isOptional: true;
}

/** A value that is never absent. Items of a list, and values with a key or another source, cannot be absent. */
export type Present<S, R, T, M = never> = Value<S, R, T, M> & { readonly isOptional?: never };

/**
 * A value without a reader. As a member of a part it is the property of its name; as an item of a list, or inside another value, it is the source itself.
 */
export interface Bare {
  readonly isBare: true;
}

const BARE: Bare = { isBare: true };

/** Marks the members of a label, which need no description. */
export type LabelMembers = 'id, name and hanzi';

export type Members<S, R> = Readonly<Record<string, Value<S, R, unknown, unknown> | Bare>>;

/** Bare members for which the source has no property of the right type, as an argument that no call passes: such a part does not compile. */
type Unreadable<S, R, M> = [UnreadableName<S, R, M, keyof M>] extends [never] ? [] : [UnreadableName<S, R, M, keyof M>];
type UnreadableName<S, R, M, K extends keyof M> = K extends unknown
  ? M[K] extends Bare
    ? K extends keyof S
      ? M[K] extends Value<S[K], R, unknown, unknown>
        ? never
        : K
      : K
    : never
  : never;

/** Members whose bare values have a reader. */
type ReadByName<S, R, M> = {
  readonly [K in keyof M]: M[K] extends Bare
    ? M[K] extends IsOptional
      ? Optional<S, R, DocumentValue<M[K]>, MembersIn<M[K]>>
      : Value<S, R, DocumentValue<M[K]>, MembersIn<M[K]>>
    : M[K];
};

/** An object without a name: its type and its schema are inlined. */
export interface InlinePart<S, R, M> {
  readonly members: M;
  readonly [READ]?: (source: S, root: R) => void;
}

/** An object with a name for its type and for its schema component. */
export interface Part<S, R, M> extends InlinePart<S, R, M> {
  readonly name: string;
}

/** The object of a table of members. */
export type DocumentOf<M> = {
  readonly [K in keyof M as M[K] extends IsOptional ? never : K]: DocumentValue<M[K]>;
} & { readonly [K in keyof M as M[K] extends IsOptional ? K : never]?: DocumentValue<M[K]> };

interface IsOptional {
  readonly isOptional: true;
}
const OPTIONAL: IsOptional = { isOptional: true };

/** The type of a value in the document. */
type DocumentValue<V> = V extends { readonly [READ]?: infer F }
  ? F extends (...by: never) => infer T
    ? T
    : never
  : never;

/** Members of an object without a name, or of the items of such a list. `never` for all other values. */
export type MembersIn<V> = V extends { readonly [MEMBERS]?: infer F } ? (F extends () => infer M ? M : never) : never;

// biome-ignore lint/suspicious/noExplicitAny: the programs over a table take every value; the constructors below check its types
export type AnySource = any;
/** The source itself. */
const itself = (source: AnySource): AnySource => source;

export type AnyRead = Read<AnySource, AnySource, AnySource>;
export type AnyKey = Key<AnySource, AnySource>;
export type AnyValue = Value<AnySource, AnySource, unknown, unknown>;
export type AnyPart = InlinePart<AnySource, AnySource, Readonly<Record<string, AnyValue>>> & {
  readonly name?: string;
  /** Name of the part from which these members were selected. */
  readonly partOf?: string;
};

/** The kinds of values. A closed set: each program over the tables has a branch for each kind. */
type Node =
  | {
      readonly kind: 'label';
      readonly group: GroupName;
      readonly read: AnyRead;
      readonly only?: readonly LabelMember[];
    }
  | { readonly kind: 'labelMember'; readonly group: GroupName; readonly read: AnyRead; readonly member: LabelMember }
  | {
      readonly kind: 'choice';
      readonly of: readonly string[];
      readonly type: string;
      readonly read: AnyRead;
      readonly isOpen?: true;
    }
  | { readonly kind: 'language' }
  | { readonly kind: 'flag'; readonly read: AnyRead }
  | { readonly kind: 'number'; readonly isWhole: boolean; readonly within: Within; readonly read: AnyRead }
  | {
      readonly kind: 'text';
      readonly pattern?: string;
      readonly read: (source: AnySource, root: AnySource, labels: Labels) => string;
    }
  | { readonly kind: 'time'; readonly isUtc: boolean; readonly read: AnyRead }
  | { readonly kind: 'pieces'; readonly pieces: readonly Piece<AnySource, AnySource>[] }
  | { readonly kind: 'open'; readonly schema: object; readonly type: string }
  | { readonly kind: 'object'; readonly part: AnyPart }
  | { readonly kind: 'list'; readonly item: AnyValue; readonly within: Within; readonly read: AnyRead }
  | { readonly kind: 'from'; readonly read: AnyRead; readonly value: AnyValue }
  | { readonly kind: 'optional'; readonly read: AnyRead; readonly value: AnyValue }
  | { readonly kind: 'onRequest'; readonly value: AnyValue }
  | {
      readonly kind: 'ofSelection';
      readonly schema: object;
      readonly type: string;
      readonly make: (selected: AnyPart) => AnyRead;
      readonly selected?: AnyPart;
    }
  | { readonly kind: 'stored'; readonly key: AnyKey; readonly value: AnyValue };

export const LABEL_MEMBERS = ['id', 'name', 'hanzi'] as const;
export type LabelMember = (typeof LABEL_MEMBERS)[number];

/** The minimum and the maximum of a number, or of the number of items. */
export interface Within {
  readonly min?: number;
  readonly max?: number;
}

/** A piece of JSON that depends only on a key and the language, so that it is cached for each number of the key. */
export interface Piece<S, R> {
  readonly key: Key<S, R>;
  readonly textOf: (number: number, labels: Labels) => string;
}

// ---- Parts

/**
 * An object with a name.
 * @example part('LunarDate')({ year: whole(), leapMonth: flag(), inFigures: text(({ month, day }) => `${month}-${day}`) })
 */
export const part =
  <S, R = unknown>(name: string) =>
  <const M extends Members<S, R>>(members: M, ..._: Unreadable<S, R, M>): Part<S, R, ReadByName<S, R, M>> => ({
    name,
    members: readByName(members),
  });

/** An object without a name. */
export const inline =
  <S, R = unknown>() =>
  <const M extends Members<S, R>>(members: M, ..._: Unreadable<S, R, M>): InlinePart<S, R, ReadByName<S, R, M>> => ({
    members: readByName(members),
  });

const readByName = <M>(members: Readonly<Record<string, unknown>>): M =>
  Object.fromEntries(
    Object.entries(members as AnyPart['members']).map(([name, value]) => [name, readMember(value, name)]),
  ) as M;

/** A member of a part: a bare value reads the property of its name. */
function readMember(member: AnyValue, name: string): AnyValue {
  if (!('isBare' in member)) return member;
  const { isBare: _, ...value } = member as AnyValue & Bare;
  const { node } = value;
  const property = readProperty(name);
  if (node.kind === 'onRequest') return { ...value, node: { ...node, value: readMember(node.value, name) } };
  if (node.kind === 'object' || node.kind === 'open')
    return { ...value, node: { kind: 'from', read: property, value } };
  return { ...value, node: { ...node, read: property } as Node };
}

/** Readers of a property, with its name for writers that generate code. */
const readProperty = (property: string): AnyRead & PropertyRead =>
  Object.assign((source: AnySource): AnySource => source[property], { property });

/** A reader that reads one property. */
interface PropertyRead {
  readonly property: string;
}

// ---- Values

// Readers come first in overloads: the compiler would give the parameter of an arrow function no type by an overload without one.

/** A member of a group with its id, name and Hanzi. */
export function label<G extends GroupName>(group: G): Value<ThingIn<G>, unknown, Label<IdIn<G>>> & Bare;
export function label<G extends GroupName, S, R>(group: G, read: Reader<S, R, ThingIn<G>>): Value<S, R, Label<IdIn<G>>>;
export function label<G extends GroupName, S, R>(
  group: G,
  read?: Reader<S, R, ThingIn<G>>,
): Value<S, R, Label<IdIn<G>>> {
  return value(read, (from) => ({ kind: 'label', group, read: from }));
}

/** Id, name and Hanzi of a member of a group, as members of an object with further members. */
export const named = <S, R, G extends GroupName>(
  group: G,
  read: Reader<S, R, ThingIn<G>>,
): {
  readonly id: Value<S, R, IdIn<G>, LabelMembers>;
  readonly name: Value<S, R, string, LabelMembers>;
  readonly hanzi: Value<S, R, string, LabelMembers>;
} => {
  const own = isKeyed(read) ? read : keyedValue(placeKey(group, read), (place) => GROUPS[group][place] as ThingIn<G>);
  const member = <T>(name: LabelMember): Value<S, R, T, LabelMembers> =>
    value(own, (from) => ({ kind: 'labelMember', group, read: from, member: name }));
  return { id: member('id'), name: member('name'), hanzi: member('hanzi') };
};

/**
 * One of a closed set of strings.
 * @param type the name of the set in TypeScript, exported by the engine
 */
export function choice<const T extends string>(of: readonly T[], type: string): Value<T, unknown, T> & Bare;
export function choice<const T extends string, S, R>(
  of: readonly T[],
  type: string,
  read: Reader<S, R, T>,
): Value<S, R, T>;
export function choice<const T extends string, S, R>(
  of: readonly T[],
  type: string,
  read?: Reader<S, R, T>,
): Value<S, R, T> {
  return value(read, (from) => ({ kind: 'choice', of, type, read: from }));
}

/**
 * One of a set of strings, or a string of the caller, which the schema does not list.
 * @param type the name of the set and of all other strings in TypeScript, exported by the engine
 */
export const openChoice = <const T extends string, S = T, R = unknown>(
  of: readonly T[],
  type: string,
  read: Reader<S, R, T | OtherText>,
): Value<S, R, T | OtherText> => value(read, (from) => ({ kind: 'choice', of, type, read: from, isOpen: true }));

/** The language of the document. */
export const language = <S, R>(): Value<S, R, Language> => ({ node: { kind: 'language' } });

/** True or false. */
export function flag(): Value<boolean, unknown, boolean> & Bare;
export function flag<S, R>(read: Reader<S, R, boolean>): Value<S, R, boolean>;
export function flag<S, R>(read?: Reader<S, R, boolean>): Value<S, R, boolean> {
  return value(read, (from) => ({ kind: 'flag', read: from }));
}

/** A whole number of at most fifteen digits. */
export function whole<S, R>(read: Reader<S, R, number>, within?: Within): Value<S, R, number>;
export function whole(within?: Within): Value<number, unknown, number> & Bare;
export function whole<S, R>(
  ...given: readonly [read?: Reader<S, R, number> | Within, within?: Within]
): Value<S, R, number> {
  const [read, within = {}] = withReader(given);
  return value(read, (from) => ({ kind: 'number', isWhole: true, within, read: from }));
}

/** A number that need not be whole. */
export function number(): Value<number, unknown, number> & Bare;
export function number<S, R>(read: Reader<S, R, number>): Value<S, R, number>;
export function number<S, R>(read?: Reader<S, R, number>): Value<S, R, number> {
  return value(read, (from) => ({ kind: 'number', isWhole: false, within: {}, read: from }));
}

/** Any text, in the language of the document. */
export function text(): Value<string, unknown, string> & Bare;
export function text<S, R>(read: TextReader<S, R> | undefined, pattern?: string): Value<S, R, string>;
export function text<S, R>(read?: TextReader<S, R>, pattern?: string): Value<S, R, string> {
  return value(read as Reader<S, R, string> | undefined, (from) => ({
    kind: 'text',
    ...(pattern !== undefined && { pattern }),
    read: from,
  }));
}

type TextReader<S, R> = ((source: S, root: R, labels: Labels) => string) | KeyedValue<S, R, string>;

/** A date as ISO 8601 text: '1990-07-23'. */
export function isoDate(): Value<string, unknown, string> & Bare;
export function isoDate<S, R>(read: Reader<S, R, string>): Value<S, R, string>;
export function isoDate<S, R>(read?: Reader<S, R, string>): Value<S, R, string> {
  return text(read, '^\\d{4}-\\d{2}-\\d{2}$');
}

/** A time on a clock, from milliseconds since 1970 on that clock: ISO 8601 without an offset. */
export function localTime(): Value<number, unknown, string> & Bare;
export function localTime<S, R>(read: Read<S, R, number>): Value<S, R, string>;
export function localTime<S, R>(read?: Read<S, R, number>): Value<S, R, string> {
  return value(read, (from) => ({ kind: 'time', isUtc: false, read: from }));
}

/** An instant, from milliseconds since 1970: ISO 8601 in UTC. */
export function instantTime(): Value<number, unknown, string> & Bare;
export function instantTime<S, R>(read: Read<S, R, number>): Value<S, R, string>;
export function instantTime<S, R>(read?: Read<S, R, number>): Value<S, R, string> {
  return value(read, (from) => ({ kind: 'time', isUtc: true, read: from }));
}

/** A text that is joined from pieces in the language of the document. */
export const pieces = <S, R>(...those: readonly Piece<S, R>[]): Value<S, R, string> => ({
  node: { kind: 'pieces', pieces: those },
});

/** A piece of a joined text, created for each number of a key. */
export const piece = <S, R, T>(of: KeyedValue<S, R, T>, textOf: (value: T, labels: Labels) => string): Piece<S, R> => ({
  key: of.key,
  textOf: (number, labels) => textOf(of.at(number), labels),
});

/** A value of the caller that is not checked here, with its schema and its type. */
export const open = <T>(schema: object, type: string): Value<T, unknown, T> & Bare => ({
  node: { kind: 'open', schema, type },
  ...BARE,
});

/**
 * A value that depends on the selected members, such as the sources. Only for whole documents, on request.
 * @param make receives the selected part
 */
export const ofSelection = <S, T>(
  schema: object,
  type: string,
  make: (selected: AnyPart) => Read<S, S, T>,
): Value<S, S, T> => ({ node: { kind: 'ofSelection', schema, type, make } });

/** An object with a source of its own: the property of the member's name, or the value of `read`. */
export function object<S, R, M>(of: Part<S, R, M>): Value<S, R, DocumentOf<M>> & Bare;
export function object<S, R, M>(of: InlinePart<S, R, M>): Value<S, R, DocumentOf<M>, M> & Bare;
export function object<S, R, M, S2>(of: Part<S2, NoInfer<R>, M>, read: Reader<S, R, S2>): Value<S, R, DocumentOf<M>>;
export function object<S, R, M, S2>(
  of: InlinePart<S2, NoInfer<R>, M>,
  read: Reader<S, R, S2>,
): Value<S, R, DocumentOf<M>, M>;
export function object<S, R, M, S2>(of: InlinePart<S2, R, M>, read?: Reader<S, R, S2>): Value<S, R, DocumentOf<M>, M> {
  const own: AnyValue = { node: { kind: 'object', part: of as AnyPart } };
  return read === undefined
    ? { node: own.node, ...BARE }
    : value(read, (from) => ({ kind: 'from', read: from, value: own }));
}

/** An object with the same source as the part around it. */
export function section<S, R, M>(of: Part<S, R, M>): Value<S, R, DocumentOf<M>>;
export function section<S, R, M>(of: InlinePart<S, R, M>): Value<S, R, DocumentOf<M>, M>;
export function section<S, R, M>(of: InlinePart<S, R, M>): Value<S, R, DocumentOf<M>, M> {
  return { node: { kind: 'object', part: of as AnyPart } };
}

/** The members of a document, by their types. */
export type MembersOf<S, R, D> = {
  readonly [K in keyof D]-?: Record<never, never> extends Pick<D, K>
    ? Optional<S, R, NonNullable<D[K]>>
    : Value<S, R, D[K]>;
};

/** Members of a document that are never absent; the others may be absent, or are on request only. */
export type AlwaysThere<D> = { readonly [K in keyof D as D extends Required<Pick<D, K>> ? K : never]: D[K] };

/** A part as a whole document: its source is the root. */
export const wholeDocument = <S, M>(of: InlinePart<S, S, M>): AnyValue => ({
  node: { kind: 'object', part: of as AnyPart },
});

/** A list. */
export function list<S, R, I, T, M>(
  item: Present<I, NoInfer<R>, T, M>,
  read: Reader<S, NoInfer<R>, readonly I[]>,
  within?: Within,
): Value<S, R, readonly T[], M>;
export function list<R, I, T, M>(
  item: Present<I, R, T, M>,
  within?: Within,
): Value<readonly I[], R, readonly T[], M> & Bare;
export function list<S, R, I, T, M>(
  item: Present<I, R, T, M>,
  ...given: readonly [read?: Reader<S, R, readonly I[]> | Within, within?: Within]
): Value<S, R, readonly T[], M> {
  const [read, within = {}] = withReader(given);
  return value(read, (from) => ({ kind: 'list', item, within, read: from }));
}

/** Arguments of which the reader may be left out. */
const withReader = <S, R, T>([first, within]: readonly [read?: Reader<S, R, T> | Within, within?: Within]) =>
  (typeof first === 'function' || (first !== undefined && 'key' in first)
    ? [first, within]
    : [undefined, first]) as readonly [Reader<S, R, T> | undefined, Within | undefined];

/** A value read from another source. */
export const from = <S, R, S2, T, M>(read: Read<S, R, S2>, what: Present<S2, NoInfer<R>, T, M>): Value<S, R, T, M> => ({
  node: { kind: 'from', read, value: what },
});

/** A value that is absent where its source is undefined. */
export function optional<S, R, S2, T, M>(
  read: Read<S, R, S2 | undefined>,
  what: Present<NonNullable<S2>, NoInfer<R>, T, M>,
): Optional<S, R, T, M>;
export function optional<S, R, T, M>(what: Present<S, R, T, M>): Optional<S | undefined, R, T, M> & Bare;
export function optional(...given: readonly [AnyValue] | readonly [read: AnyRead, what: AnyValue]): AnyValue {
  const [read, what] = given.length === 1 ? [undefined, given[0]] : given;
  return { ...value(read, (from) => ({ kind: 'optional', read: from, value: what })), ...OPTIONAL };
}

/** A value on request: it is computed and written only if `fields` names it. */
export function onRequest<S, R, T, M>(what: Value<S, R, T, M> & Bare): Optional<S, R, T, M> & Bare;
export function onRequest<S, R, T, M>(what: Value<S, R, T, M>): Optional<S, R, T, M>;
export function onRequest(what: AnyValue): AnyValue {
  return { ...what, ...OPTIONAL, node: { kind: 'onRequest', value: what } };
}

/** Default members of a document. */
export const membersByDefault = ({ members }: AnyPart): readonly (readonly [name: string, value: AnyValue])[] =>
  Object.entries(members).filter(([, { node }]) => node.kind !== 'onRequest');

/** A cached value: it depends only on a key. */
export const stored = <S, R, T, M>(by: KeyedValue<S, R, unknown>, what: Present<S, R, T, M>): Value<S, R, T, M> => ({
  node: { kind: 'stored', key: by.key, value: what },
});

/** The key of a member of a group: its index. */
export const placeKey = <S, R, G extends GroupName>(group: G, of: Read<S, R, ThingIn<G>>): Key<S, R> => ({
  count: GROUPS[group].length,
  of,
  places: placesIn(group),
});

/** Creates a value from a reader. Without one it is bare; with a key it is cached for each number. */
function value<S, R, T, U, M = never>(
  reader: Reader<S, R, T> | undefined,
  nodeOf: (read: Read<S, R, T>) => Node,
): Value<S, R, U, M> {
  if (reader === undefined) return { node: nodeOf(itself), ...BARE };
  if (!isKeyed(reader)) return { node: nodeOf(reader) };
  const { key: own, at } = reader;
  return {
    node: {
      kind: 'stored',
      key: own,
      value: { node: nodeOf((source, root) => at(numberIn(own, own.of(source, root)))) },
    },
  };
}

const isKeyed = <S, R, T>(reader: Reader<S, R, T>): reader is KeyedValue<S, R, T> => typeof reader !== 'function';
