// The steps that write a part. Most steps copy a text that depends only on small numbers and is created on first use; adjacent ones are merged. The other steps
// write values that differ in every document.

import { makeDescriber } from './describe.ts';
import type { DocumentBytes, StoredText } from './document-bytes.ts';
import type { Labels } from './labels.ts';
import {
  type AnyKey,
  type AnyPart,
  type AnyRead,
  type AnySource,
  type AnyValue,
  membersByDefault,
  numberIn,
  placeKey,
} from './member.ts';

/** A piece of the JSON of a value: a text that depends only on its keys, or a step that writes a new value for each document. */
type ProgramPiece = SharedPiece | FreshPiece;
interface SharedPiece {
  readonly keys: readonly AnyKey[];
  readonly textOf: AnyRead;
}
interface FreshPiece {
  readonly step: Step;
}

/**
 * The program that writes the JSON of a value.
 * @param out the output, which also caches the shared texts
 */
export const programFor = (value: AnyValue, labels: Labels, out: DocumentBytes): Program =>
  stepsOf(value, { labels, out, known: new Map() });

/** Steps in order. */
export type Program = readonly Step[];

/** The context of a program. Steps and texts of parts that are used in several places are created once. */
interface Context {
  readonly labels: Labels;
  readonly out: DocumentBytes;
  readonly known: Map<object, Program>;
}

// ---- From a table to pieces

function piecesOf(value: AnyValue, context: Context): readonly ProgramPiece[] {
  const { node } = value;
  const { labels } = context;
  const sharedBy = (key: AnyKey): readonly ProgramPiece[] => {
    const show = makeDescriber(value, labels);
    return [{ keys: [key], textOf: (source, root) => JSON.stringify(show(source, root)) }];
  };
  switch (node.kind) {
    case 'stored':
      return sharedBy(node.key);
    case 'label':
    case 'labelMember':
      return sharedBy(placeKey(node.group, node.read));
    case 'choice':
      if (node.isOpen) return [fresh('json', node.read)];
      return sharedBy({
        count: node.of.length,
        of: node.read,
        places: new Map(node.of.map((id, place) => [id, place])),
      });
    case 'language':
      return [fixedText(JSON.stringify(labels.language))];
    case 'flag':
      return sharedBy({ count: 2, of: node.read, places: undefined });
    case 'number':
      return [fresh(node.isWhole ? 'whole' : 'json', node.read)];
    case 'text':
      return [fresh('json', (source, root) => node.read(source, root, labels))];
    case 'open':
      return [fresh('json', (source) => source)];
    case 'time':
      return [fixedText('"'), fresh('moment', node.read), fixedText(node.isUtc ? 'Z"' : '"')];
    case 'pieces': {
      const texts = node.pieces.map(({ key, textOf }): SharedPiece => {
        const text = (source: AnySource, root: AnySource) => textOf(numberIn(key, key.of(source, root)), labels);
        return { keys: [key], textOf: (source, root) => JSON.stringify(text(source, root)).slice(1, -1) };
      });
      return [fixedText('"'), ...texts, fixedText('"')];
    }
    case 'object':
      return piecesOfPart(node.part, context);
    case 'list':
      return [fixedText('['), fresh('list', node.read, itemSteps(node.item, context)), fixedText(']')];
    case 'from': {
      const pieces = node.value.node.kind === 'object' ? [] : mergePieces(piecesOf(node.value, context));
      const [own] = pieces;
      if (pieces.length !== 1 || own === undefined || !('keys' in own))
        return [fresh('from', node.read, stepsOf(node.value, context))];
      const keys = own.keys.map(({ count, of, places }): AnyKey => {
        return { count, of: (source, root) => of(node.read(source, root), root), places };
      });
      return [{ keys, textOf: (source, root) => own.textOf(node.read(source, root), root) }];
    }
    case 'optional':
      return [fresh('optional', node.read, stepsOf(node.value, context))];
    case 'onRequest':
      return piecesOf(node.value, context);
    case 'ofSelection':
      return [fresh('json', node.make(node.selected!))];
  }
}

const fixedText = (text: string): SharedPiece => ({ keys: [], textOf: () => text });

const fresh = (kind: Step['kind'], read: AnyRead, inner: Program = []): FreshPiece => ({
  step: { kind, read, keys: [], texts: [], textOf: read, inner },
});

// The comma is before each member. Optional members before the first required one have it after them.
function piecesOfPart(part: AnyPart, context: Context): readonly ProgramPiece[] {
  const all = membersByDefault(part);
  const firstAlways = all.findIndex(([, { node }]) => node.kind !== 'optional');
  const pieces = all.flatMap(([name, { node }], place): readonly ProgramPiece[] => {
    const isBehind = firstAlways < 0 || place < firstAlways;
    const before = fixedText(place > firstAlways && !isBehind ? `,"${name}":` : `"${name}":`);
    const after = isBehind ? [fixedText(',')] : [];
    if (node.kind !== 'optional') return [before, ...piecesOf({ node }, context), ...after];
    return [fresh('optional', node.read, programOf([before, ...piecesOf(node.value, context), ...after], context))];
  });
  return [fixedText('{'), ...pieces, ...(firstAlways < 0 ? [fresh('dropComma', () => undefined)] : []), fixedText('}')];
}

// ---- From pieces to steps

/** Maximum number of texts of one step with several keys. More texts would not fit in the cache of the processor. */
const MAX_TEXTS = 160;
const MAX_KEYS = 4;

/** Joins neighbours that can be one text. */
function mergePieces(pieces: readonly ProgramPiece[]): readonly ProgramPiece[] {
  const all: ProgramPiece[] = [];
  for (const next of pieces) {
    const last = all[all.length - 1];
    const both = last !== undefined && 'keys' in last && 'keys' in next ? mergeTexts(last, next) : undefined;
    if (both === undefined) all.push(next);
    else all[all.length - 1] = both;
  }
  return all;
}

function mergeTexts(one: SharedPiece, next: SharedPiece): SharedPiece | undefined {
  const keys = [...new Set([...one.keys, ...next.keys])];
  const isMore = keys.length > Math.max(one.keys.length, next.keys.length);
  if (isMore && (countOf(keys) > MAX_TEXTS || keys.length > MAX_KEYS)) return undefined;
  return { keys, textOf: (source, root) => one.textOf(source, root) + next.textOf(source, root) };
}

const countOf = (keys: readonly AnyKey[]): number => keys.reduce((product, { count }) => product * count, 1);

/** A step of a program. All steps have all members, so that they have the same hidden class in V8. */
export interface Step {
  readonly kind: 'text' | 'whole' | 'json' | 'moment' | 'list' | 'from' | 'optional' | 'dropComma';
  /** Reads the value to write. */
  readonly read: AnyRead;
  /** The keys of a text, the cached texts by their numbers, and the function that creates one. */
  readonly keys: readonly AnyKey[];
  readonly texts: (StoredText | undefined)[];
  readonly textOf: AnyRead;
  /** The steps for the value that was read. */
  readonly inner: Program;
}

/** The steps of a value, cached for parts. */
const stepsOf = (value: AnyValue, context: Context): Program =>
  once(value.node.kind === 'object' ? value.node.part : value, context, () =>
    programOf(piecesOf(value, context), context),
  );

/** The steps of an item, with a comma after it. */
const itemSteps = (item: AnyValue, context: Context): Program =>
  once(item.node, context, () => programOf([...piecesOf(item, context), fixedText(',')], context));

function once(what: object, { known }: Context, make: () => Program): Program {
  const steps = known.get(what) ?? make();
  known.set(what, steps);
  return steps;
}

const programOf = (pieces: readonly ProgramPiece[], { out }: Context): Program =>
  mergePieces(pieces).map((piece) => ('keys' in piece ? stepOfTexts(piece, out) : piece.step));

function stepOfTexts({ keys, textOf }: SharedPiece, out: DocumentBytes): Step {
  const texts = Array<StoredText | undefined>(countOf(keys)).fill(undefined); // filled, since an array with holes is slow
  if (keys.length === 0) texts[0] = out.store(textOf(undefined, undefined));
  return { kind: 'text', read: textOf, keys, texts, textOf, inner: [] };
}
