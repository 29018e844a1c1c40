// Schemas of tools. Assistants read the list of tools with every question, so it is short: of a parameter the first sentence, of a result the
// members at its top.

import type { ParameterTable } from '../contract/parameters/parameter.ts';
import { KIND_COMPONENTS } from '../document/kind-components.ts';
import { bodySchema } from '../document/request-schemas.ts';
import { ALMANAC_COMPONENTS } from '../documents/almanac/members.ts';
import { CITIES_COMPONENTS } from '../documents/cities/members.ts';

/** A JSON Schema of an object, as tools have it. */
export interface ObjectSchema {
  readonly type: 'object';
  readonly [keyword: string]: unknown;
}

type Schema = Readonly<Record<string, unknown>>;

/** A tool that is listed before another one. */
export interface ToolBefore {
  readonly name: string;
  readonly table: ParameterTable;
}

/**
 * The arguments of a tool: the parameters of a table, each with its first sentence.
 * @param before tools whose parameters are described already: of the optional ones that are the same here only that is said
 */
export function argumentsSchema(table: ParameterTable, before: readonly ToolBefore[] = []): ObjectSchema {
  const { properties, required } = bodySchema(table, '');
  const described = Object.entries<Schema>(properties).map(([name, schema]) => {
    const parameter = table[name];
    if (parameter === undefined) return [name, personSchema(name)] as const;
    const first = before.find((tool) => tool.table[name] === parameter);
    if (first === undefined || parameter.required) return [name, withTools(schema)] as const;
    return [name, { type: schema.type, description: `See ${first.name}.` }] as const;
  });
  return { type: 'object', properties: Object.fromEntries(described), required };
}

/** A person is an object of parameters that other tools describe. */
const personSchema = (name: string): Schema => ({
  type: 'object',
  description: name === 'other' ? 'Like `one`.' : 'A birth as in cast_chart, or `year` alone.',
});

/** The answer to a wrong id tells all that there are: a long list of them is not read with every question. */
const MAX_IDS = 10;

const withTools = ({ enum: values, ...schema }: Schema): Schema => ({
  ...schema,
  ...(Array.isArray(values) && values.length <= MAX_IDS && { enum: values }),
  description: String(schema.description).replaceAll('getCities', 'find_birthplace'),
});

const COMPONENTS: Readonly<Record<string, Schema>> = {
  ...KIND_COMPONENTS,
  ...CITIES_COMPONENTS,
  ...ALMANAC_COMPONENTS,
};

/**
 * The result of a tool: the members of a component of the API. What they hold is only called an object or a list, and any may be missing, because
 * `fields` chooses them; the whole schema of a chart has 37 KB.
 * @param isDescribed whether each has its sentence: those of the first tools have, for all read the list with every question
 */
export const resultSchema = (component: string, isDescribed = false): ObjectSchema => {
  const members = Object.entries(membersOf(component)).flatMap(([name, schema]) => {
    if (name === 'sources') return []; // on request only, and long
    const about = outline(schema);
    if (isDescribed) return [[name, about]];
    return name === 'language' ? [] : [[name, { type: about.type }]]; // that of the arguments
  });
  return { type: 'object', properties: Object.fromEntries(members) };
};

const membersOf = (component: string) => COMPONENTS[component]!.properties as Readonly<Record<string, Schema>>;

function outline({ $ref, type = 'object', description, enum: values }: Schema): Schema {
  const about = typeof $ref === 'string' ? COMPONENTS[$ref.split('/').at(-1)!]! : { type, description };
  const items = about.type === 'array' ? { items: { type: 'object' } } : {};
  return { type: about.type, ...items, ...(values !== undefined && { enum: values }), description: about.description };
}
