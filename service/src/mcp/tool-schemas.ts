// What does an assistant learn of a tool's arguments and results? Assistants read the list of tools with every question, so it is short: of a
// parameter the first sentence, of a result the members at its top.

import type { Parameter, ParameterTable } from '../contract/parameters/parameter.ts';
import { KIND_COMPONENTS } from '../document/kind-components.ts';
import { bodySchema } from '../document/request-schemas.ts';
import { CITIES_COMPONENTS } from '../documents/cities/members.ts';

/** A JSON Schema of an object, as tools have it. */
export interface ObjectSchema {
  readonly type: 'object';
  readonly [keyword: string]: unknown;
}

type Schema = Readonly<Record<string, unknown>>;

/** A tool that is listed before another one. */
interface ToolBefore {
  readonly name: string;
  readonly table: ParameterTable;
}

/**
 * The arguments of a tool: the parameters of a table, each with its first sentence.
 * @param before a tool whose parameters are told already: of the optional ones that are the same here only that is said
 */
export function argumentsSchema(table: ParameterTable, before?: ToolBefore): ObjectSchema {
  const told = ([name, parameter]: readonly [string, Parameter]) =>
    before?.table[name] === parameter && !parameter.required
      ? [name, { ...parameter, description: `As in ${before.name}.` }]
      : [name, parameter];
  const { properties, required } = bodySchema(Object.fromEntries(Object.entries<Parameter>(table).map(told)), '');
  return { type: 'object', properties: named(properties, withTools), required };
}

/** The answer to a wrong id tells all that there are: a long list of them is not read with every question. */
const MOST_IDS = 10;

const withTools = ({ enum: values, ...schema }: Schema): Schema => ({
  ...schema,
  ...(Array.isArray(values) && values.length <= MOST_IDS && { enum: values }),
  description: String(schema.description).replaceAll('findCities', 'find_birthplace'),
});

const COMPONENTS: Readonly<Record<string, Schema>> = { ...KIND_COMPONENTS, ...CITIES_COMPONENTS };

/**
 * The result of a tool: the members of a component of the API. What they hold is only called an object or a list, and any may be missing, because
 * `fields` chooses them; the whole schema of a chart has 37 KB.
 */
export const resultSchema = (component: string): ObjectSchema => ({
  type: 'object',
  properties: named(COMPONENTS[component]!.properties as Readonly<Record<string, Schema>>, outline),
});

const named = (members: Readonly<Record<string, Schema>>, of: (schema: Schema) => Schema) =>
  Object.fromEntries(Object.entries(members).map(([name, schema]) => [name, of(schema)]));

function outline({ $ref, type = 'object', description, enum: values }: Schema): Schema {
  const about = typeof $ref === 'string' ? COMPONENTS[$ref.split('/').at(-1)!]! : { type, description };
  const items = about.type === 'array' ? { items: { type: 'object' } } : {};
  return { type: about.type, ...items, ...(values !== undefined && { enum: values }), description: about.description };
}
