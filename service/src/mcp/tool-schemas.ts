// What does an assistant learn of a tool's arguments and results? The same tables and schemas as everywhere, cut to what a model needs.

import { CHART_COMPONENTS } from '../answer/chart-schema.ts';
import { CITIES_COMPONENTS } from '../answer/cities-members.ts';
import type { ParameterTable } from '../contract/parameters.ts';
import { queryParameters } from '../document/request-schemas.ts';

/** A JSON Schema of an object, as tools have it. */
export interface ObjectSchema {
  readonly type: 'object';
  readonly [keyword: string]: unknown;
}

/** The arguments of a tool: every parameter of a table with its whole description. */
export function argumentsSchema(table: ParameterTable): ObjectSchema {
  const parameters = queryParameters(table);
  return {
    type: 'object',
    properties: Object.fromEntries(
      parameters.map(({ name, schema, description, example }) => [
        name,
        { ...schema, description: description.replaceAll('findCities', 'find_birthplace'), examples: [example] },
      ]),
    ),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

type Schema = Readonly<Record<string, unknown>>;
const COMPONENTS = new Map<string, object>(Object.entries({ ...CHART_COMPONENTS, ...CITIES_COMPONENTS }));
const componentNamed = (name: string) => COMPONENTS.get(name) as Schema;

/**
 * The result of a tool: a component of the API, so many levels deep. What lies deeper is only called an object; the whole
 * schema of a chart has 37 KB, which some assistants would read with every question.
 */
export function resultSchema(component: string, levels: number): ObjectSchema {
  return { ...outline(componentNamed(component), levels), type: 'object' };
}

/** The same where any member may be left out: `fields` chooses them. */
export function withoutRequired(schema: ObjectSchema): ObjectSchema {
  return JSON.parse(
    JSON.stringify(schema, (key, value) => (key === 'required' && Array.isArray(value) ? undefined : value)),
  );
}

function outline(schema: Schema, levels: number): Schema {
  const { $ref, type, description, enum: values, properties, required, items } = schema;
  if (typeof $ref === 'string') return outline(componentNamed($ref.split('/').at(-1)!), levels);
  const about = description === undefined ? {} : { description };
  if (type === 'array') return { type, ...about, items: outline(items as Schema, levels) };
  if (properties === undefined || levels === 0) {
    return { type, ...about, ...(Array.isArray(values) && values.length <= MOST_VALUES && { enum: values }) };
  }
  const members = Object.entries(properties as Readonly<Record<string, Schema>>);
  return {
    type,
    ...about,
    properties: Object.fromEntries(members.map(([name, member]) => [name, outline(member, levels - 1)])),
    ...(required !== undefined && { required }),
  };
}

// Longer lists are left to the OpenAPI document.
const MOST_VALUES = 12;
