// A part as a plain object. Each value has a function, created once for each language.

import { localText, utcText } from '../../../calculation/civil/date-text.ts';
import type { Labels } from './labels.ts';
import {
  type AnyKey,
  type AnyPart,
  type AnyRead,
  type AnySource,
  type AnyValue,
  type LabelMember,
  membersByDefault,
  numberIn,
  placeKey,
} from './member.ts';

/** Returns a value of the document from its source, or undefined if it is absent. */
export type Describe = AnyRead;

/** The describers of parts and of cached values, by language. Selections share the describer of a part that they select whole. */
const describers = /* @__PURE__ */ new WeakMap<Labels, WeakMap<object, Describe>>();

function onceIn(labels: Labels, what: object, make: () => Describe): Describe {
  const own = describers.get(labels) ?? new WeakMap<object, Describe>();
  describers.set(labels, own);
  const describe = own.get(what) ?? make();
  own.set(what, describe);
  return describe;
}

/** True if the value is a constant of its describer, such as a version. */
const isSingle = (node: AnyValue['node']): boolean => node.kind === 'stored' && node.key.count === 1;

const singleParts = /* @__PURE__ */ new WeakMap<AnyPart, boolean>();

/** True if a part contains a constant of its describer. */
function holdsSingle(part: AnyPart): boolean {
  const known = singleParts.get(part);
  if (known !== undefined) return known;
  const holds = (Object.values(part.members) as readonly AnyValue[]).some(isOrHoldsSingle);
  singleParts.set(part, holds);
  return holds;
}

function isOrHoldsSingle({ node }: AnyValue): boolean {
  if (node.kind === 'object') return holdsSingle(node.part);
  if (node.kind === 'list') return isOrHoldsSingle(node.item);
  return isSingle(node) || ('value' in node && isOrHoldsSingle(node.value));
}

/** Creates the function that returns a value in a language. */
export function makeDescriber({ node }: AnyValue, labels: Labels): Describe {
  switch (node.kind) {
    case 'label':
      return byPlace(selectLabelMembers(labels.of(node.group), node.only), placeKey(node.group, node.read));
    case 'labelMember': {
      const shown = labels.of(node.group).map((label) => label[node.member]);
      return byPlace(shown, placeKey(node.group, node.read));
    }
    case 'choice':
    case 'flag':
    case 'number':
      return node.read;
    case 'language':
      return () => labels.language;
    case 'open':
      return (source) => source;
    case 'text':
      return (source, root) => node.read(source, root, labels);
    case 'time':
      return node.isUtc
        ? (source, root) => utcText(node.read(source, root))
        : (source, root) => localText(node.read(source, root));
    case 'pieces':
      return (source, root) =>
        node.pieces.map(({ key, textOf }) => textOf(numberIn(key, key.of(source, root)), labels)).join('');
    case 'object': {
      const make = () => makePartDescriber(node.part, labels);
      return holdsSingle(node.part) ? make() : onceIn(labels, node.part, make);
    }
    case 'list': {
      const item = makeDescriber(node.item, labels);
      return (source, root) => node.read(source, root).map((one: unknown) => item(one, root));
    }
    case 'from': {
      const show = makeDescriber(node.value, labels);
      return (source, root) => show(node.read(source, root), root);
    }
    case 'optional': {
      const show = makeDescriber(node.value, labels);
      return (source, root) => {
        const own = node.read(source, root);
        return own === undefined ? undefined : show(own, root);
      };
    }
    case 'onRequest':
      return makeDescriber(node.value, labels);
    case 'ofSelection':
      return node.make(node.selected!);
    case 'stored': {
      const make = (): Describe => {
        const show = makeDescriber(node.value, labels);
        const shown = Array<unknown>(node.key.count).fill(undefined);
        return (source, root) => {
          const number = numberIn(node.key, node.key.of(source, root));
          shown[number] ??= deepFreeze(show(source, root));
          return shown[number];
        };
      };
      return isSingle(node) ? make() : onceIn(labels, node, make);
    }
  }
}

/** The members of a document, each with the function that shows it or, for a list, an item of it. */
const shownMembers = (part: AnyPart, labels: Labels) =>
  membersByDefault(part).map(([name, { node }]) => {
    if (node.kind !== 'list') return { name, show: makeDescriber({ node }, labels) };
    return { name, read: node.read, show: makeDescriber(node.item, labels) };
  });

/** Creates the function that describes a document in turns: it pauses after each item of a list of the document. */
export function makeTurnsDescriber(
  part: AnyPart,
  labels: Labels,
): (source: AnySource) => Generator<void, Readonly<Record<string, unknown>>> {
  const members = shownMembers(part, labels);
  return function* (source) {
    const document: Record<string, unknown> = {};
    for (const { name, read, show } of members) {
      if (read === undefined) {
        const own = show(source, source);
        if (own !== undefined) document[name] = own;
        continue;
      }
      const items: unknown[] = [];
      for (const one of read(source, source)) {
        items.push(show(one, source));
        yield;
      }
      document[name] = items;
    }
    return document;
  };
}

/** Creates the function that returns the JSON of a document in pieces: one for each member, and for each item of its lists. */
export function makePiecesStringifier(part: AnyPart, labels: Labels): (source: AnySource) => Generator<string, void> {
  const members = shownMembers(part, labels);
  return function* (source) {
    let before = '{';
    for (const { name, read, show } of members) {
      const named = `${before}${JSON.stringify(name)}:`;
      if (read === undefined) {
        const own = show(source, source);
        if (own === undefined) continue;
        yield `${named}${JSON.stringify(own)}`;
      } else {
        let beforeItem = `${named}[`;
        for (const one of read(source, source)) {
          yield `${beforeItem}${JSON.stringify(show(one, source))}`;
          beforeItem = ',';
        }
        yield beforeItem === ',' ? ']' : `${beforeItem}]`;
      }
      before = ',';
    }
    yield before === '{' ? '{}' : '}';
  };
}

const byPlace =
  (shown: readonly unknown[], key: AnyKey): AnyRead =>
  (source, root) =>
    shown[numberIn(key, key.of(source, root))];

function makePartDescriber(part: AnyPart, labels: Labels): AnyRead {
  const shown = membersByDefault(part).map(([name, value]) => ({ name, show: makeDescriber(value, labels) }));
  return (source, root) => {
    const document: Record<string, unknown> = {};
    for (const { name, show } of shown) {
      const own = show(source, root);
      if (own !== undefined) document[name] = own;
    }
    return document;
  };
}

/** Labels with some of their members. */
const selectLabelMembers = <L extends Readonly<Record<LabelMember, string>>>(
  labels: readonly L[],
  only?: readonly LabelMember[],
) =>
  only === undefined
    ? labels
    : labels.map((label) => Object.freeze(Object.fromEntries(only.map((member) => [member, label[member]]))));

/** Freezes a value that many documents share, so that no reader can change it for the others. */
function deepFreeze(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const own of Object.values(value)) deepFreeze(own);
  return Object.freeze(value);
}
