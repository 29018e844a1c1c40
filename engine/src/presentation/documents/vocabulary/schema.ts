// A part as JSON Schema. Named parts and groups of ids are components, everything else is inlined. Every object is open: members may be added. The descriptions
// are in ../sentences.ts, so that a bundle without schemas does not contain them.

import { LANGUAGES } from '../../words/languages.ts';
import { GROUPS, type GroupName } from './labels.ts';
import {
  type AnyPart,
  type AnyValue,
  LABEL_MEMBERS,
  type LabelMember,
  type LabelMembers,
  type MembersIn,
  type Within,
} from './member.ts';

/** A JSON Schema with basic keywords only, since some importers do not support others. */
export type Schema = { readonly [keyword: string]: unknown };

/** The description of a member; of an object without a name, with the descriptions of its members. */
type Sentence<V> = [MembersIn<V>] extends [never] ? string : { readonly is: string } & SentencesOf<MembersIn<V>>;

/** Descriptions of the members of a table. The members of a label (id, name, hanzi) need none. */
export type SentencesOf<M> = {
  readonly [K in keyof M as MembersIn<M[K]> extends LabelMembers
    ? [MembersIn<M[K]>] extends [never]
      ? K
      : never
    : K]: Sentence<M[K]>;
};

/** Descriptions of parts by their names, and of the members of every label. */
export interface Sentences {
  readonly parts: Readonly<Record<string, Explanation>>;
  readonly labelMembers: Readonly<Record<LabelMember, string>>;
}
export interface Explanation {
  readonly is: string;
  readonly [member: string]: string | Explanation;
}

/** Names of the types of a group, and its sentence. With `id` or `label`, the ids or the labels are a schema component of that name. */
interface GroupTypes {
  readonly type: string;
  readonly id?: string;
  readonly label?: string;
  readonly is?: string;
}
export type TypesOfGroups = { readonly [G in GroupName]: GroupTypes };

/**
 * The schema of a part, and the components that it refers to, by their names.
 * @param at path of a component: `#/components/schemas/` in OpenAPI, `#/$defs/` in a schema of its own
 * @throws RangeError for a member without a description
 */
export function componentsOf(
  part: AnyPart,
  sentences: Sentences,
  types: TypesOfGroups,
  at: string,
): { readonly schema: Schema; readonly components: Readonly<Record<string, Schema>> } {
  const schemas = new Schemas(sentences, types, at);
  return { schema: schemas.part(part, undefined), components: schemas.components };
}

/** Schemas of parts, and the components that they refer to. */
class Schemas {
  readonly components: Record<string, Schema> = {};
  readonly #sentences: Sentences;
  readonly #types: TypesOfGroups;
  readonly #at: string;

  constructor(sentences: Sentences, types: TypesOfGroups, at: string) {
    this.#sentences = sentences;
    this.#types = types;
    this.#at = at;
  }

  part(own: AnyPart, explained: string | Explanation | undefined): Schema {
    const name = own.name ?? own.partOf;
    if (name === undefined) return this.#members(own, explained as Explanation, '');
    const about = this.#sentences.parts[name];
    if (about === undefined) throw new RangeError(`${name} has no sentence`);
    const make = () => withSentence(this.#members(own, about, name), about.is);
    return own.name === undefined ? make() : this.#refer(name, make);
  }

  #members({ members }: AnyPart, explained: Explanation, path: string): Schema {
    const properties = Object.entries(members).map(([name, value]) => {
      const about = explained[name];
      if (about === undefined && !isOfLabel(value)) throw new RangeError(`${path}.${name} has no sentence`);
      return [name, withSentence(this.#value(value, about), typeof about === 'object' ? about.is : about)] as const;
    });
    const required = Object.entries(members).flatMap(([name, { node }]) =>
      node.kind === 'optional' || node.kind === 'onRequest' ? [] : [name],
    );
    return objectSchema(Object.fromEntries(properties), required);
  }

  #value({ node }: AnyValue, explained: string | Explanation | undefined): Schema {
    switch (node.kind) {
      case 'label':
        return this.#label(node.group, node.only);
      case 'labelMember':
        return this.#labelMember(node.group, node.member);
      case 'choice':
        return { type: 'string', enum: [...node.of] };
      case 'language':
        return { type: 'string', enum: [...LANGUAGES] };
      case 'flag':
        return { type: 'boolean' };
      case 'number':
        return { type: node.isWhole ? 'integer' : 'number', ...limits(node.within, 'minimum', 'maximum') };
      case 'text':
        return { type: 'string', ...(node.pattern !== undefined && { pattern: node.pattern }) };
      case 'time':
        return { type: 'string', pattern: node.isUtc ? `${LOCAL_TIME}Z$` : `${LOCAL_TIME}$` };
      case 'pieces':
        return { type: 'string' };
      case 'open':
      case 'ofSelection':
        return { ...node.schema };
      case 'object':
        return this.part(node.part, explained);
      case 'list':
        return {
          type: 'array',
          items: this.#value(node.item, explained),
          ...limits(node.within, 'minItems', 'maxItems'),
        };
      case 'from':
      case 'optional':
      case 'onRequest':
      case 'stored':
        return this.#value(node.value, explained);
    }
  }

  #label(group: GroupName, only?: readonly LabelMember[]): Schema {
    const { label, is } = this.#types[group];
    const shown = only ?? LABEL_MEMBERS;
    const object = objectSchema(Object.fromEntries(shown.map((member) => [member, this.#labelMember(group, member)])), [
      ...shown,
    ]);
    if (label === undefined || only !== undefined) return object;
    return this.#refer(label, () => withSentence(object, is));
  }

  #labelMember(group: GroupName, member: LabelMember): Schema {
    return withSentence(member === 'id' ? this.#id(group) : { type: 'string' }, this.#sentences.labelMembers[member]);
  }

  #id(group: GroupName): Schema {
    const ids: Schema = { type: 'string', enum: [...GROUPS[group]] };
    const { id, label, is } = this.#types[group];
    if (id === undefined) return ids;
    return this.#refer(id, () => withSentence(ids, label === undefined ? is : undefined));
  }

  #refer(name: string, make: () => Schema): Schema {
    if (this.components[name] === undefined) {
      this.components[name] = {}; // ends the recursion of a part that contains itself
      this.components[name] = make();
    }
    return { $ref: this.#at + name };
  }
}

const LOCAL_TIME = '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}';

const objectSchema = (properties: Schema, required: readonly string[]): Schema => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
});

/** Some importers of OpenAPI documents allow no other keyword beside a `$ref`. */
const withSentence = (schema: Schema, description: string | undefined): Schema =>
  description === undefined || '$ref' in schema ? schema : { ...schema, description };

const limits = ({ min, max }: Within, least: string, most: string): Schema => ({
  ...(min !== undefined && { [least]: min }),
  ...(max !== undefined && { [most]: max }),
});

/** True for id, name or Hanzi of a label. */
function isOfLabel({ node }: AnyValue): boolean {
  return node.kind === 'stored' ? isOfLabel(node.value) : node.kind === 'labelMember';
}
