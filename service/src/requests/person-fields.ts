// Splits objects of a JSON body into fields: {"one": {"date": …}} becomes `one.date`, as a form writes it.

import { jsonFields } from './json-fields.ts';
import { plain } from './parameter-names.ts';
import type { SentField } from './sent.ts';

/** Replaces the named objects by their members. A form may write `one.date` or `one[date]`, or send an object as JSON. */
export function splitObjects(sent: readonly SentField[], names: readonly string[]): readonly SentField[] {
  return sent.flatMap((field) => {
    const name = names.find((each) => each === plain(field.name));
    const members = name === undefined ? undefined : membersOf(field);
    if (members !== undefined) return members.map((member) => memberOf(field, name!, member));
    const [, object, own] = /^(\w+)\[(\w+)\]$/.exec(field.name) ?? [];
    return object !== undefined && names.includes(plain(object)) ? [{ ...field, name: `${object}.${own}` }] : [field];
  });
}

function membersOf({ sent }: SentField): readonly SentField[] | undefined {
  if (sent.kind === 'composite' || (sent.kind === 'text' && sent.text.trimStart().startsWith('{')))
    return jsonFields(sent.text);
  return undefined;
}

const memberOf = (object: SentField, name: string, { pointer, ...member }: SentField): SentField => ({
  ...member,
  name: `${name}.${member.name}`,
  in: object.in,
  ...(object.pointer !== undefined && pointer !== undefined && { pointer: object.pointer + pointer.slice(1) }),
});
