// A part as one row of a flat table, for spreadsheets and data frames. A column is named by the path of its member, with `_` for the dots of `fields`.
//
// - A label is shown by its id; by `name` or `hanzi` if the selection names only these.
// - A list with an item for each id of its group, such as the twelve palaces, has columns for each id: `palaces_life_stem_id`.
// - Any other list is joined in each column: `palaces_life_majorStars_id` is `ziwei|tianxiang`. An item without a value is empty between the separators.
// - An absent value is undefined, and so is a joined column without any value.

import { WORDS_OF } from '../../words/all-languages.ts';
import type { Language } from '../../words/languages.ts';
import { makeDescriber } from './describe.ts';
import { GROUPS, type GroupName, type Labels, labelsOf } from './labels.ts';
import {
  type AnyPart,
  type AnyValue,
  type InlinePart,
  LABEL_MEMBERS,
  type LabelMember,
  membersByDefault,
  numberIn,
  wholeDocument,
} from './member.ts';
import { selectPart } from './select.ts';

export type Cell = string | number | boolean | undefined;

/** A column of a flat table. */
export interface Column {
  readonly name: string;
  readonly type: 'text' | 'integer' | 'number' | 'flag';
  /** Its member, as `fields` names it. */
  readonly path: string;
}

/** The flat form of a part: its columns, and a function for rows. */
export interface FlatTable<S> {
  readonly columns: readonly Column[];
  row(source: S): Cell[];
}

/** Separators of the items of a list, by its depth in other lists. */
const MARKS = ['|', ';', ','];

/**
 * The flat form of the selected members of a part.
 * @throws UnknownField
 * @example flatTable(CHART, 'mainStar.id,palaces.stem', 'en').columns[1].name // 'palaces_life_stem_id'
 */
export function flatTable<S, M>(part: InlinePart<S, S, M>, fields: string, language: Language): FlatTable<S> {
  const labels = labelsOf(WORDS_OF[language]);
  const idsOfLists = listsByIdIn(part as AnyPart)
    .filter((list) => fields.split(',').some((path) => path.trim().startsWith(`${list}.`)))
    .map((list) => `${list}.id`);
  const selected = selectPart(part, [fields, ...idsOfLists].join(','));
  const { columns, fill } = flatten(wholeDocument(selected), { name: '', path: '', depth: 0, labels });
  return {
    columns,
    row(source) {
      const row = Array<Cell>(columns.length).fill(undefined);
      fill(source, source, row, 0);
      return row;
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: the program takes the sources of every part, as describe.ts does
type Source = any;

/** Adjacent columns, and a function that fills them from index `at` on. */
interface Flat {
  readonly columns: readonly Column[];
  fill(source: Source, root: Source, row: Cell[], at: number): void;
}

/** Position of a value in the document. */
interface At {
  readonly name: string;
  readonly path: string;
  /** Number of joined lists that contain the value. */
  readonly depth: number;
  readonly labels: Labels;
}

const below = (at: At, member: string): At => ({
  ...at,
  name: at.name === '' ? member : `${at.name}_${member}`,
  path: at.path === '' ? member : `${at.path}.${member}`,
});

function flatten(value: AnyValue, at: At): Flat {
  const { node } = value;
  switch (node.kind) {
    case 'label': {
      const member = (name: LabelMember): Flat =>
        column({ node: { kind: 'labelMember', group: node.group, read: node.read, member: name } }, below(at, name));
      return sideBySide((node.only ?? ['id']).map(member));
    }
    case 'object':
      return sideBySide(membersShown(node.part).map(([name, own]) => flatten(own, below(at, name))));
    case 'list': {
      const group = groupOfIds(value);
      return group === undefined ? joinedColumns(node, at) : byId(node, group, at);
    }
    case 'from': {
      const own = flatten(node.value, at);
      return {
        columns: own.columns,
        fill: (source, root, row, from) => own.fill(node.read(source, root), root, row, from),
      };
    }
    case 'optional': {
      const own = flatten(node.value, at);
      return {
        columns: own.columns,
        fill(source, root, row, from) {
          const read = node.read(source, root);
          if (read !== undefined) own.fill(read, root, row, from);
        },
      };
    }
    case 'onRequest':
      return flatten(node.value, at);
    case 'stored':
      return storedCells(node, at);
    case 'open':
      return NO_COLUMNS;
    default:
      return column(value, at);
  }
}

const NO_COLUMNS: Flat = { columns: [], fill: () => undefined };

/** A value that is one column. */
function column(value: AnyValue, { name, path, labels }: At): Flat {
  const { node } = value;
  const type = node.kind === 'flag' ? 'flag' : node.kind !== 'number' ? 'text' : node.isWhole ? 'integer' : 'number';
  const show = makeDescriber(value, labels);
  const isNumber = node.kind === 'number';
  return {
    columns: [{ name, path, type }],
    fill(source, root, row, at) {
      const shown = show(source, root);
      row[at] = isNumber ? shown + 0 : shown; // as in JSON, zero has no sign
    },
  };
}

function sideBySide(flats: readonly Flat[]): Flat {
  const placed: { readonly flat: Flat; readonly offset: number }[] = [];
  let width = 0;
  for (const flat of flats) {
    placed.push({ flat, offset: width });
    width += flat.columns.length;
  }
  return {
    columns: flats.flatMap(({ columns }) => columns),
    fill(source, root, row, at) {
      for (const { flat, offset } of placed) flat.fill(source, root, row, at + offset);
    },
  };
}

type NodeOf<Kind> = Extract<AnyValue['node'], { readonly kind: Kind }>;

/** A list with columns for each id of its group. */
function byId({ item, read }: NodeOf<'list'>, group: GroupName, at: At): Flat {
  const part = partOf(item)!;
  const ids = at.labels.of(group).map(({ id }) => id);
  const places = new Map(ids.map((id, place) => [id, place]));
  const idOf = makeDescriber(part.members.id!, at.labels);
  const others = membersByDefault(part).filter(([name]) => !(LABEL_MEMBERS as readonly string[]).includes(name));
  const flats = ids.map((id) =>
    sideBySide(others.map(([name, own]) => flatten(own, { ...below({ ...at, name: `${at.name}_${id}` }, name) }))),
  );
  const width = flats[0]!.columns.length;
  return {
    columns: flats.flatMap(({ columns }) => columns),
    fill(source, root, row, from) {
      for (const one of read(source, root)) {
        const place = places.get(idOf(one, root))!;
        flats[place]!.fill(one, root, row, from + place * width);
      }
    },
  };
}

/** A list whose items are joined in each column. */
function joinedColumns({ item, read }: NodeOf<'list'>, at: At): Flat {
  const mark = MARKS[at.depth];
  if (mark === undefined) throw new RangeError(`${at.path}: a list in more than ${MARKS.length} lists`);
  const own = flatten(item, { ...at, depth: at.depth + 1 });
  const width = own.columns.length;
  const cellsOf = (one: Source, root: Source): readonly Cell[] => {
    const cells = Array<Cell>(width).fill(undefined);
    own.fill(one, root, cells, 0);
    return cells;
  };
  return {
    columns: own.columns.map((each) => ({ ...each, type: 'text' })),
    fill(source, root, row, from) {
      const items = (read(source, root) as readonly Source[]).map((one) => cellsOf(one, root));
      for (let place = 0; place < width; place++) {
        const column = items.map((cells) => cells[place]);
        if (column.some((cell) => cell !== undefined)) row[from + place] = column.map((cell) => cell ?? '').join(mark);
      }
    },
  };
}

/** A value that depends only on a key: its cells are cached for each number. */
function storedCells({ key, value }: NodeOf<'stored'>, at: At): Flat {
  const own = flatten(value, at);
  const width = own.columns.length;
  const stored: (readonly Cell[] | undefined)[] = [];
  return {
    columns: own.columns,
    fill(source, root, row, from) {
      const number = numberIn(key, key.of(source, root));
      let cells = stored[number];
      if (cells === undefined) {
        const made = Array<Cell>(width).fill(undefined);
        own.fill(source, root, made, 0);
        stored[number] = cells = made;
      }
      for (let place = 0; place < width; place++) row[from + place] = cells[place];
    },
  };
}

/** Members of a part; of a label with id, name and Hanzi only the id. */
function membersShown(part: AnyPart): readonly (readonly [name: string, value: AnyValue])[] {
  const members = membersByDefault(part);
  const isNamed = LABEL_MEMBERS.every((name) => name in part.members && groupOf(part.members[name]!) !== undefined);
  return isNamed ? members.filter(([name]) => name !== 'name' && name !== 'hanzi') : members;
}

/** The group of a member of a label. */
function groupOf({ node }: AnyValue): GroupName | undefined {
  if (node.kind === 'stored') return groupOf(node.value);
  return node.kind === 'labelMember' ? node.group : undefined;
}

/** The group of a list with an item for each of its ids. */
function groupOfIds({ node }: AnyValue): GroupName | undefined {
  if (node.kind !== 'list') return undefined;
  const id = partOf(node.item)?.members.id;
  const group = id && groupOf(id);
  const { min, max } = node.within;
  return group !== undefined && min === max && min === GROUPS[group].length ? group : undefined;
}

function partOf({ node }: AnyValue): AnyPart | undefined {
  if (node.kind === 'object') return node.part;
  return 'value' in node ? partOf(node.value) : undefined;
}

/** Paths of the lists with columns for each id. */
function listsByIdIn(part: AnyPart): readonly string[] {
  return Object.entries(part.members).flatMap(([name, value]) => listsByIdAt(value, name));
}

function listsByIdAt(value: AnyValue, path: string): readonly string[] {
  const { node } = value;
  if (groupOfIds(value) !== undefined) return [path];
  if (node.kind === 'object')
    return Object.entries(node.part.members).flatMap(([name, own]) => listsByIdAt(own, `${path}.${name}`));
  return 'value' in node ? listsByIdAt(node.value, path) : [];
}
