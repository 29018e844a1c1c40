// Sources of a document: for each of its paths the rules of the value. A member of the document itself, on request only, derived from the selected members, so
// that it lists exactly their paths. It needs no calculation except which ids occur.

import { GROUPS, type GroupName } from '../documents/vocabulary/labels.ts';
import {
  type AnyPart,
  type AnyRead,
  type AnySource,
  type AnyValue,
  type InlinePart,
  membersByDefault,
  type Optional,
  ofSelection,
  onRequest,
} from '../documents/vocabulary/member.ts';
import { HANGS_ON, RULE_OF_VALUE } from './choices.generated.ts';
import { isLunar, rulesOfDate, SAME_AS } from './lunar-rules.ts';
import { RULES } from './rules.generated.ts';
import { type MemberRules, rulesOfItems } from './rules.ts';
import { type RulesOfItem, ruleFor } from './terms.ts';

/** Paths of a document, and the ids of their rules: first the rule that makes the fact, then those that it depends on. */
export type Sources = Readonly<Record<string, readonly string[]>>;

/** The conventions in force, by their ids; a school by its id, or the school itself. */
type InForce = object;

const SCHEMA = {
  type: 'object',
  additionalProperties: { type: 'array', items: { type: 'string' } },
};

/**
 * The member `sources` of a document.
 * @param inForce reads the conventions of the document
 */
export const sourcesMember = <S>(inForce: (source: S) => InForce): Optional<S, S, Sources> =>
  onRequest(
    ofSelection<S, Sources>(SCHEMA, 'Readonly<Record<string, readonly string[]>>', (selected) => {
      const find = sourcesIn(selected);
      return (source) => find(source, inForce(source));
    }),
  );

/** The sources of the members of a part. */
export function sourcesIn(part: AnyPart): (source: AnySource, inForce: InForce) => Sources {
  const plans = plansOf(part, '', partRules(part), membersByDefault);
  return (source, inForce) => {
    const found = new Found(inForce);
    for (const plan of plans) visit(plan, 0, source, source, found);
    return found.sources;
  };
}

// ---- Sources found in one document

class Found {
  readonly sources: Record<string, readonly string[]> = {};
  readonly #inForce: Readonly<Record<string, unknown>>;
  readonly #ids = new Map<string, readonly string[]>();

  constructor(inForce: InForce) {
    this.#inForce = inForce as Readonly<Record<string, unknown>>;
  }

  /** @param value the value of the path, or its parent */
  add(path: string, text: string, value?: AnySource): void {
    if (text === '' || this.sources[path] !== undefined) return;
    const rules = this.#rulesOf(text);
    this.sources[path] = isLunar(value) ? rulesOfDate(rules, value) : rules;
  }

  #rulesOf(text: string): readonly string[] {
    const known = this.#ids.get(text) ?? rulesIn(text, (point) => this.#inForceOf(point));
    this.#ids.set(text, known);
    return known;
  }

  #inForceOf(convention: string): string | undefined {
    const value = this.#inForce[convention];
    return typeof value === 'object' && value !== null ? (value as { readonly id: string }).id : (value as string);
  }
}

/** The rules that a text names, and the rules of the conventions in force. */
function rulesIn(text: string, inForceOf: (convention: string) => string | undefined): readonly string[] {
  const rules = new Set<string>();
  const addValue = (point: string) => {
    const rule = RULE_OF_VALUE[point]![inForceOf(point.split('.')[0]!) ?? ''];
    if (rule !== undefined) rules.add(rule);
  };
  for (const word of text.split(' ')) {
    if (word in RULE_OF_VALUE) addValue(word);
    else rules.add(word);
    const convention = word.includes('.') && word in RULE_OF_VALUE ? word.split('.')[0] : HANGS_ON[word];
    if (convention !== undefined) addValue(convention);
  }
  return [...rules];
}

// ---- The path to the values

/** A member with its rules, and the steps from the source of its part to its values. */
interface Plan {
  readonly path: string;
  readonly text: string;
  readonly each: { readonly rules: RulesOfItem; readonly id: IdReader } | undefined;
  readonly steps: readonly ReadingStep[];
  readonly members: readonly Plan[];
}

interface ReadingStep {
  readonly kind: 'optional' | 'from' | 'list';
  readonly read: AnyRead;
}

/** Reads the id of an item; lists all possible ids. */
interface IdReader {
  readonly read: (item: AnySource, root: AnySource) => string;
  readonly all: readonly string[];
}

const partRules = ({ name, partOf = name }: AnyPart): Readonly<Record<string, MemberRules>> =>
  RULES[partOf ?? ''] ?? {};

/** Members of a part: the default ones, or all. */
type MemberReader = (part: AnyPart) => readonly (readonly [name: string, value: AnyValue])[];
const allMembers: MemberReader = ({ members }) => Object.entries(members);

function plansOf(
  part: AnyPart,
  path: string,
  rules: Readonly<Record<string, unknown>>,
  membersOf: MemberReader,
): readonly Plan[] {
  return membersOf(part).flatMap(([name, value]) => {
    const own = name in rules ? (rules[name] as MemberRules) : '';
    const plan = planOf(value, path === '' ? name : `${path}.${name}`, own, membersOf);
    return plan.text === '' && plan.each === undefined && plan.members.length === 0 ? [] : [plan];
  });
}

function planOf(value: AnyValue, path: string, rules: MemberRules, membersOf: MemberReader): Plan {
  const { is = '', each = undefined, ...ofMembers } = typeof rules === 'string' ? { is: rules } : rules;
  const { steps, id, part } = wayInto(value);
  const members = part === undefined ? [] : plansOf(part, path, { ...partRules(part), ...ofMembers }, membersOf);
  const items = each === undefined || id === undefined ? undefined : { rules: rulesOfItems(each), id };
  return { path, text: is, each: items, steps, members };
}

/** The steps that read a member, the id of an item of its innermost list, and the part of its object or objects. */
interface Way {
  readonly steps: readonly ReadingStep[];
  readonly id: IdReader | undefined;
  readonly part: AnyPart | undefined;
}

function wayInto({ node }: AnyValue): Way {
  switch (node.kind) {
    case 'list': {
      const way = stepInto({ kind: 'list', read: node.read }, node.item);
      return way.steps.some(({ kind }, n) => n > 0 && kind === 'list') ? way : { ...way, id: idIn(node.item) };
    }
    case 'optional':
    case 'from':
      return stepInto({ kind: node.kind, read: node.read }, node.value);
    case 'onRequest':
    case 'stored':
      return wayInto(node.value);
    default:
      return { steps: [], id: undefined, part: node.kind === 'object' ? node.part : undefined };
  }
}

function stepInto(step: ReadingStep, value: AnyValue): Way {
  const way = wayInto(value);
  return { ...way, steps: [step, ...way.steps] };
}

/** Members that identify an item, whichever was selected. */
const NAMES = ['id', 'name', 'hanzi', 'code'];

/** The id of an item; undefined if the document does not have it. */
function idIn({ node }: AnyValue): IdReader | undefined {
  switch (node.kind) {
    case 'label':
    case 'labelMember':
      return { read: (item, root) => idOfThing(node.group, node.read(item, root)), all: GROUPS[node.group] };
    case 'choice':
      return { read: node.read, all: node.of };
    case 'stored':
      return idIn(node.value);
    case 'from': {
      const inner = idIn(node.value);
      return inner && { ...inner, read: (item, root) => inner.read(node.read(item, root), root) };
    }
    case 'object': {
      const name = NAMES.find((each) => each in node.part.members);
      return name === undefined ? undefined : idIn(node.part.members[name]!);
    }
    default:
      return undefined;
  }
}

const idOfThing = (group: GroupName, thing: string | number): string =>
  typeof thing === 'number' ? GROUPS[group][thing]! : thing;

/** True if no value has to be read: a member that is always present, without items or members with rules. */
const isFlat = ({ each, steps, members }: Plan): boolean =>
  members.length === 0 && each === undefined && !steps.some(({ kind }) => kind === 'optional');

/** Adds the sources of a member. `n`: the next step to its values. */
function visit(plan: Plan, n: number, source: AnySource, root: AnySource, found: Found): void {
  const { path, text, each, steps, members } = plan;
  const step = steps[n];
  if (step === undefined || isFlat(plan)) {
    found.add(path, text, source);
    for (const member of members) visit(member, 0, source, root, found);
    return;
  }
  const read = step.read(source, root);
  if (step.kind === 'list') {
    found.add(path, text);
    for (const item of read) {
      if (each !== undefined) {
        const id = each.id.read(item, root);
        found.add(`${path}#${id}`, ruleFor(each.rules, id));
      }
      visit(plan, n + 1, item, root, found);
    }
  } else if (step.kind === 'from' || read !== undefined) visit(plan, n + 1, read, root, found);
}

// ---- All possible sources

/**
 * Paths of each rule that a document can name.
 * @param part a document with all of its members, default or on request
 */
export function pathsOfRules(part: InlinePart<never, never, unknown>): ReadonlyMap<string, readonly string[]> {
  const own = part as AnyPart;
  const paths = new Map<string, string[]>();
  const add = (text: string, path: string) => {
    for (const rule of allRulesIn(text)) {
      const own = paths.get(rule) ?? [];
      if (!own.includes(path)) own.push(path);
      paths.set(rule, own);
    }
  };
  const walk = ({ path, text, each, members }: Plan): void => {
    add(text, path);
    for (const id of each?.id.all ?? []) add(ruleFor(each!.rules, id), path);
    members.forEach(walk);
  };
  plansOf(own, '', partRules(own), allMembers).forEach(walk);
  return paths;
}

/** All rules that a text can name: rules by their ids, and the rules of every value of a convention. */
const allRulesIn = (text: string): readonly string[] =>
  (text === '' ? [] : text.split(' ')).flatMap(rulesOfWord).flatMap((rule) => [rule, ...(SAME_AS[rule] ?? [])]);

function rulesOfWord(word: string): readonly string[] {
  const isConvention = word in RULE_OF_VALUE;
  const base = word.split('.')[0]!;
  const points = isConvention ? [word, ...(base !== word && base in RULE_OF_VALUE ? [base] : [])] : [];
  const rules = [...points, HANGS_ON[word]].flatMap((point) =>
    point === undefined ? [] : Object.values(RULE_OF_VALUE[point]!),
  );
  return isConvention ? rules : [word, ...rules];
}
