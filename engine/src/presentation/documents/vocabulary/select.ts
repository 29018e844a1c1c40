// Selects members of a document by paths (`fields`): `mainStar,fourPillars.hanzi,palaces.majorStars`. The selection is a part, so objects, bytes and schemas
// derive from it as from any other; members that are not selected are neither computed nor written. A path to an object selects its default members; members on
// request must be named: `fourPillars,fourPillars.relations`.

import { nearestOf, optional, type Rule, ruleFor } from '../../../calculation/input/input.ts';
import { type AnyPart, type AnyValue, type InlinePart, LABEL_MEMBERS, membersByDefault, type Value } from './member.ts';

/** Selected members of a document. */
export interface FieldsOption {
  /**
   * Paths of members, separated by commas or in a list: `'mainStar,palaces.majorStars.name'`. Also the groups `default`, `compact` (the members that an
   * assistant needs) and `all`. Default: the default members.
   */
  readonly fields?: string | readonly string[] | undefined;
}

/** No fields: a document with its default members. */
export interface NoFields {
  readonly fields?: undefined;
}

/** A document with some of its members. */
export type SelectedFields<D> = D extends string
  ? D
  : D extends readonly (infer Item)[]
    ? readonly SelectedFields<Item>[]
    : D extends object
      ? { readonly [Name in keyof D]?: SelectedFields<D[Name]> }
      : D;

/** The paths in a literal of `fields`. */
type PathsOf<F extends string> = F extends `${infer First},${infer Rest}`
  ? PathsOf<First> | PathsOf<Rest>
  : F extends ` ${infer Path}` | `${infer Path} `
    ? PathsOf<Path>
    : F;
type HeadOf<Path extends string> = Path extends `${infer Head}.${string}` ? Head : Path;
type IsOne<F, Whole = F> = F extends unknown ? ([Whole] extends [F] ? true : false) : never;

/**
 * Members of a document for a literal of `fields`: the named ones are present, and with `default` all default ones. If a path names a part of a member, any of
 * the member's own may be absent; so may all if `fields` is not a literal, or names the group `compact`.
 * @typeParam OnRequest members that are present whenever they are named
 */
export type FieldsOf<D, F, OnRequest extends keyof D = never> = F extends string
  ? string extends F
    ? SelectedFields<D>
    : IsOne<F> extends true
      ? 'compact' extends PathsOf<F>
        ? SelectedFields<D>
        : ('default' | 'all') & PathsOf<F> extends never
          ? Named<D, PathsOf<F>, OnRequest>
          : D & Named<D, PathsOf<F>, OnRequest>
      : SelectedFields<D>
  : SelectedFields<D>;
type Named<D, Path extends string, OnRequest extends keyof D> = {
  readonly [Name in keyof D as Name extends HeadOf<Path> ? Name : never]: Name extends Path
    ? D[Name]
    : SelectedFields<D[Name]>;
} & { readonly [Name in OnRequest & Path]-?: NonNullable<D[Name]> };

const isFields = (value: unknown): boolean =>
  typeof value === 'string' || (Array.isArray(value) && value.every((path) => typeof path === 'string'));

export const FIELDS_RULE: Rule = /* @__PURE__ */ optional(
  /* @__PURE__ */ ruleFor('string', 'paths of members, separated by commas or in a list', isFields),
);

/** Selected members of a value: all defaults or none, and the named ones. */
interface Selection {
  readonly isWhole: boolean;
  readonly members: { readonly [name: string]: Selection };
}
const NOTHING_CHOSEN: Selection = { isWhole: false, members: {} };

/** An unknown path in `fields`. */
export class UnknownField extends RangeError {
  readonly path: string;
  /** The nearest known path. */
  readonly nearest: string;
  /** The known paths at the same place. */
  readonly known: readonly string[];

  constructor(path: string, nearest: string, known: readonly string[] = []) {
    super(`fields ${JSON.stringify(path)}: no such member; nearest: ${nearest}`);
    this.path = path;
    this.nearest = nearest;
    this.known = known;
  }
}

/**
 * The part with the named members, in the order of its table.
 * @param fields paths and names of groups, separated by commas; a path passes through lists, and a path to an object selects its default members
 * @param groups lists of paths by their names
 * @throws UnknownField for the first unknown path
 * @example selectPart(CHART, 'mainStar,palaces.majorStars.id')
 */
export function selectPart<S, M>(
  part: InlinePart<S, S, M>,
  fields: string,
  groups: Readonly<Record<string, string>> = {},
): InlinePart<S, S, Readonly<Record<string, Value<S, S, unknown>>>> {
  const table = part as AnyPart;
  const paths = fields.split(',').flatMap((path) => {
    const name = path.trim();
    return isOwn(groups, name) ? groups[name]!.split(',') : [name];
  });
  const selection = paths.reduce<Selection>(
    (chosen, path) => withPath(chosen, path.split('.'), path, table, groups),
    NOTHING_CHOSEN,
  );
  return withDefaults(partWith(table, selection), table) as InlinePart<S, S, never>;
}

/** Adds the selection to the members that depend on it. Such a member that is selected alone depends on the default members. */
function withDefaults(part: AnyPart, table: AnyPart): AnyPart {
  const members = Object.entries(part.members);
  const isOfSelection = ([, { node }]: (typeof members)[number]) => node.kind === 'ofSelection';
  if (!members.some(isOfSelection)) return part;
  const selected = members.every(isOfSelection)
    ? { ...table, members: Object.fromEntries(membersByDefault(table)) }
    : part;
  const completedMembers = members.map(([name, { node }]) => [
    name,
    { node: node.kind === 'ofSelection' ? { ...node, selected } : node },
  ]);
  return { ...part, members: Object.fromEntries(completedMembers) };
}

/** The first unknown path of `fields`, if any. */
export function unknownFieldIn<S, M>(
  part: InlinePart<S, S, M>,
  fields: string,
  groups: Readonly<Record<string, string>> = {},
): UnknownField | undefined {
  try {
    selectPart(part, fields, groups);
    return undefined;
  } catch (error) {
    if (error instanceof UnknownField) return error;
    throw error;
  }
}

// biome-ignore lint/suspicious/noPrototypeBuiltins: Object.hasOwn is younger than the standard library that the engine asks for (ES2019)
const isOwn = (object: object, name: string): boolean => Object.prototype.hasOwnProperty.call(object, name);

function withPath(
  chosen: Selection,
  [first = '', ...rest]: readonly string[],
  path: string,
  part: AnyPart,
  groups: object,
): Selection {
  const value = isOwn(part.members, first) ? part.members[first] : undefined;
  const before = path.slice(0, path.length - [first, ...rest].join('.').length);
  if (value === undefined) {
    const names = [...Object.keys(part.members), ...(before === '' ? Object.keys(groups) : [])];
    throw new UnknownField(
      path,
      before + nearestOf(names, first),
      names.map((name) => before + name),
    );
  }
  const own = isOwn(chosen.members, first) ? chosen.members[first]! : NOTHING_CHOSEN;
  const next = rest.length === 0 ? { ...own, isWhole: true } : withPath(own, rest, path, heldBy(value, path), groups);
  return { ...chosen, members: { ...chosen.members, [first]: next } };
}

/** The part of a value that has members. */
function heldBy(value: AnyValue, path: string): AnyPart {
  const part = partIn(value);
  if (part === undefined) throw new UnknownField(path, path.slice(0, path.lastIndexOf('.')));
  return part;
}

/** The part of a value; undefined for a value without members. */
function partIn({ node }: AnyValue): AnyPart | undefined {
  switch (node.kind) {
    case 'object':
      return node.part;
    case 'label':
      return LABEL;
    case 'list':
      return partIn(node.item);
    case 'from':
    case 'optional':
    case 'onRequest':
    case 'stored':
      return partIn(node.value);
    default:
      return undefined;
  }
}

const NOTHING: AnyValue = { node: { kind: 'open', schema: {}, type: '' } };
/** Members of every label. */
const LABEL: AnyPart = { members: Object.fromEntries(LABEL_MEMBERS.map((name) => [name, NOTHING])) };

/** Default members of a part, in the order of its table. */
export const pathsByDefault = <S, M>(part: InlinePart<S, S, M>): readonly string[] =>
  membersByDefault(part as AnyPart).map(([name]) => name);

/**
 * Paths of the members on request.
 * @example pathsOnRequest(FULL_CHART)[0] // 'birth.dayAlmanac'
 */
export function pathsOnRequest<S, M>(part: InlinePart<S, S, M>): readonly string[] {
  return pathsIn(part as AnyPart);
}

/**
 * Named groups of paths, for `selectPart`.
 * @param compact the paths of the group `compact`
 */
export function fieldGroups<S, M>(part: InlinePart<S, S, M>, compact: string) {
  const byDefault = pathsByDefault(part);
  return { default: byDefault.join(','), compact, all: [...byDefault, ...pathsOnRequest(part)].join(',') };
}

const pathsIn = (part: AnyPart): readonly string[] =>
  Object.entries(part.members).flatMap(([name, value]) => {
    if (value.node.kind === 'onRequest') return [name];
    const own = partIn(value);
    return own === undefined ? [] : pathsIn(own).map((path) => `${name}.${path}`);
  });

function partWith(part: AnyPart, { isWhole, members }: Selection): AnyPart {
  const byDefault = isWhole ? membersByDefault(part).map(([name]) => name) : [];
  const chosen = Object.entries(part.members).flatMap(([name, value]) => {
    const isDefault = byDefault.includes(name);
    if (!isDefault && !isOwn(members, name)) return [];
    const own = isOwn(members, name) ? members[name]! : NOTHING_CHOSEN;
    return [[name, valueWith(value, isDefault ? { ...own, isWhole: true } : own)] as const];
  });
  return { members: Object.fromEntries(chosen), ...(part.name !== undefined && { partOf: part.name }) };
}

function valueWith(value: AnyValue, selection: Selection): AnyValue {
  const { node } = value;
  if (node.kind === 'onRequest') return valueWith(node.value, selection);
  if (selection.isWhole && !namesMore(value, selection)) return value;
  switch (node.kind) {
    case 'object':
      return { node: { ...node, part: partWith(node.part, selection) } };
    case 'label':
      return { node: { ...node, only: LABEL_MEMBERS.filter((member) => isOwn(selection.members, member)) } };
    case 'list':
      return { node: { ...node, item: valueWith(node.item, selection) } };
    case 'from':
    case 'optional':
    case 'stored':
      return { node: { ...node, value: valueWith(node.value, selection) } };
    default:
      return value;
  }
}

/** True if a selection names a member on request. */
function namesMore(value: AnyValue, { members }: Selection): boolean {
  const part = partIn(value);
  return Object.entries(members).some(([name, own]) => {
    const member = part!.members[name]!;
    return member.node.kind === 'onRequest' || namesMore(member, own);
  });
}
