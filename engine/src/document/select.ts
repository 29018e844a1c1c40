// Which members shall a document hold? `fields` names them by paths: `mainStar,fourPillars.hanzi,palaces.majorStars`. What is chosen is a part
// of its own, so that object, bytes and schema come from it as from any other, and what was not chosen is neither calculated nor written.

import { nearestOf } from '../input.ts';
import { type AnyPart, type AnyValue, type InlinePart, LABEL_MEMBERS, type Value } from './member.ts';

/** The members that are chosen: each with all that it holds, or with some of it. */
interface Selection {
  readonly [member: string]: Selection | 'all';
}

/** A path of `fields` that leads nowhere. */
export class UnknownField extends RangeError {
  readonly path: string;
  /** The nearest path that leads somewhere. */
  readonly nearest: string;

  constructor(path: string, nearest: string) {
    super(`fields ${JSON.stringify(path)}: no such member; nearest: ${nearest}`);
    this.path = path;
    this.nearest = nearest;
  }
}

/**
 * The part with the members that are named, in the order of its table.
 * @param fields paths and names of groups, separated by commas; lists are looked through, and a path that ends at an object chooses all of it
 * @param groups lists of paths by their names
 * @throws UnknownField for the first path that leads nowhere
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
    {},
  );
  return partWith(table, selection) as InlinePart<S, S, never>;
}

/** The first path of `fields` that leads nowhere; undefined when there is none. */
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
    throw new UnknownField(path, before + nearestOf(names, first));
  }
  const known = isOwn(chosen, first) ? chosen[first] : undefined;
  if (rest.length === 0 || known === 'all') {
    if (rest.length > 0) withPath({}, rest, path, heldBy(value, path), groups); // a wrong path is one although all is chosen
    return { ...chosen, [first]: 'all' };
  }
  return { ...chosen, [first]: withPath(known ?? {}, rest, path, heldBy(value, path), groups) };
}

/** The part that a value holds. */
function heldBy({ node }: AnyValue, path: string): AnyPart {
  switch (node.kind) {
    case 'object':
      return node.part;
    case 'label':
      return LABEL;
    case 'list':
      return heldBy(node.item, path);
    case 'from':
    case 'optional':
    case 'kept':
      return heldBy(node.value, path);
    default:
      throw new UnknownField(path, path.slice(0, path.lastIndexOf('.')));
  }
}

const NOTHING: AnyValue = { node: { kind: 'open', schema: {}, type: '' } };
/** Stands for the members of every label. */
const LABEL: AnyPart = { members: Object.fromEntries(LABEL_MEMBERS.map((name) => [name, NOTHING])) };

function partWith(part: AnyPart, selection: Selection): AnyPart {
  const members = Object.entries(part.members).flatMap(([name, value]) => {
    const own = isOwn(selection, name) ? selection[name]! : undefined;
    return own === undefined ? [] : [[name, own === 'all' ? value : valueWith(value, own)] as const];
  });
  return { members: Object.fromEntries(members), ...(part.name !== undefined && { partOf: part.name }) };
}

function valueWith({ node }: AnyValue, selection: Selection): AnyValue {
  switch (node.kind) {
    case 'object':
      return { node: { ...node, part: partWith(node.part, selection) } };
    case 'label':
      return { node: { ...node, only: LABEL_MEMBERS.filter((member) => isOwn(selection, member)) } };
    case 'list':
      return { node: { ...node, item: valueWith(node.item, selection) } };
    case 'from':
    case 'optional':
    case 'kept':
      return { node: { ...node, value: valueWith(node.value, selection) } };
    default:
      return { node };
  }
}
