// What does an assistant learn of a tool's arguments and results? Assistants read the list of tools with every question, so it is short: of a
// parameter the first sentence, of a result the members at its top.

import { CHART_COMPONENTS } from '../answer/chart-schema.ts';
import { CITIES_COMPONENTS } from '../answer/cities-members.ts';
import type { ParameterTable } from '../contract/parameters.ts';
import { bodySchema } from '../document/request-schemas.ts';

/** A JSON Schema of an object, as tools have it. */
export interface ObjectSchema {
  readonly type: 'object';
  readonly [keyword: string]: unknown;
}

type Schema = Readonly<Record<string, unknown>>;

/** The arguments of a tool: the parameters of a table, each with its first sentence. */
export function argumentsSchema(table: ParameterTable): ObjectSchema {
  const { properties, required } = bodySchema(table, '');
  return { type: 'object', properties: named(properties, withTools), required };
}

const withTools = (schema: Schema): Schema => ({
  ...schema,
  description: String(schema.description).replaceAll('findCities', 'find_birthplace'),
});

const COMPONENTS: Readonly<Record<string, Schema>> = { ...CHART_COMPONENTS, ...CITIES_COMPONENTS };

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
