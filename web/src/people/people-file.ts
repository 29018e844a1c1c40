// The list of people as text, in a file and in browser storage: readable JSON with its format and version. Reading checks each member, and each fault names
// the person and the member.

import * as z from 'zod/mini';
import { PERSON, type Person } from './person.ts';

const FORMAT = 'beichen-people';
const VERSION = 1;
/** Maximum size of a file: more than browser storage holds, and small enough to be read at once. */
export const MAX_BYTES = 20 * 1024 * 1024;

/** Maximum number of faults to show. */
export const MAX_FAULTS = 20;
/** Maximum length of a quoted text in the message of a fault. */
const MAX_ECHO = 40;

const LIST = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  people: z.array(z.unknown()),
});

/** Fault of a member: the id of a sentence of the page, and its values. */
type FaultKind =
  | { readonly id: 'missing' | 'unknown' | 'notWritten' }
  | { readonly id: 'kind'; readonly kind: ValueKind }
  | { readonly id: 'value'; readonly allowed: string }
  | { readonly id: 'range'; readonly least: number; readonly most: number }
  | { readonly id: 'tooLong'; readonly most: number }
  /** A message of the engine. */
  | { readonly id: 'said'; readonly detail: string };

type ValueKind = 'text' | 'number' | 'flag' | 'list' | 'object';

/** A fault, with the index of the person in the list, and the name if it can be read. */
export interface PersonFault {
  readonly person?: number;
  readonly name?: string;
  /** `birth.hour`; empty for the list as a whole. */
  readonly member: string;
  readonly fault: FaultKind;
}

export type ReadPeople =
  | { readonly people: readonly Person[] }
  | { readonly faults: readonly PersonFault[] }
  /** The text is not a list of people, or was written by a later version of the page. */
  | { readonly unreadable: 'noList' | 'later' };

export const textOfPeople = (people: readonly Person[]): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, people }, null, 2)}\n`;

export function peopleIn(text: string): ReadPeople {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { unreadable: 'noList' };
  }
  const { format, version } = Object(value) as Readonly<Record<string, unknown>>;
  if (format !== FORMAT) return { unreadable: 'noList' };
  if (Number.isInteger(version) && (version as number) > VERSION) return { unreadable: 'later' };
  const list = LIST.safeParse(value, { reportInput: true });
  if (!list.success) return { faults: faultsOf(list.error.issues, {}) };
  const people: Person[] = [];
  const faults: PersonFault[] = [];
  for (const [person, each] of list.data.people.entries()) {
    const read = PERSON.safeParse(each, { reportInput: true });
    if (read.success) people.push(read.data);
    else faults.push(...faultsOf(read.error.issues, { person, ...nameIn(each) }));
    if (faults.length > MAX_FAULTS) break; // enough to show
  }
  return faults.length > 0 ? { faults } : { people };
}

/** The first faults, and a last one that says that there are more. */
function faultsOf(
  issues: readonly z.core.$ZodIssue[],
  of: Pick<PersonFault, 'person' | 'name'>,
): readonly PersonFault[] {
  const at = (path: readonly PropertyKey[], fault: FaultKind): PersonFault => ({
    ...of,
    member: shorten(path.join('.')),
    fault,
  });
  return issues
    .slice(0, MAX_FAULTS + 1)
    .flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.slice(0, MAX_FAULTS + 1).map((key) => at([...issue.path, key], { id: 'unknown' }))
        : [at(issue.path, faultOf(issue))],
    );
}

function nameIn(person: unknown): Pick<PersonFault, 'name'> {
  const { name } = Object(person) as { readonly name?: unknown };
  return typeof name === 'string' ? { name: shorten(name) } : {};
}

/** A text of the list, shortened for a message. */
const shorten = (text: string): string => (text.length > MAX_ECHO ? `${text.slice(0, MAX_ECHO)}…` : text);

function faultOf(issue: z.core.$ZodIssue): FaultKind {
  if (issue.input === undefined) return { id: 'missing' };
  switch (issue.code) {
    case 'invalid_type':
      return { id: 'kind', kind: KINDS[issue.expected] ?? 'object' };
    case 'invalid_value':
      return { id: 'value', allowed: issue.values.join() };
    case 'too_big':
      return issue.origin === 'number' ? rangeOf(issue.path) : { id: 'tooLong', most: Number(issue.maximum) };
    case 'too_small':
      return issue.origin === 'number' ? rangeOf(issue.path) : { id: 'missing' };
    default:
      return { id: 'notWritten' };
  }
}

const KINDS: Readonly<Record<string, ValueKind>> = {
  string: 'text',
  number: 'number',
  boolean: 'flag',
  array: 'list',
};

const rangeOf = (path: readonly PropertyKey[]): FaultKind => {
  const most = path.at(-1) === 'latitude' ? 90 : 180;
  return { id: 'range', least: -most, most };
};
