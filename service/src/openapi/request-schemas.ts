// Tables of parameters as JSON Schema and as parameters of the OpenAPI document.

import { schemaOfShape } from '../requests/parameter-value.ts';
import type { Parameter, ParameterTable } from '../requests/parameters/parameter.ts';

/** The query parameters of an operation, with references to those that endpoints share. */
export const queryParametersBeside = (shared: ParameterTable, table: ParameterTable) =>
  Object.entries(namedParameters(table)).map(([name, parameter]) =>
    shared[name] === table[name] ? { $ref: `#/components/parameters/${sharedName(name)}` } : parameter,
  );

/** Name of a shared parameter. It differs from every schema's name even without case, since some generators write a file for each. */
const sharedName = (name: string): string => `${name[0]!.toUpperCase()}${name.slice(1)}Parameter`;

/** Shared parameters as components. */
export const parameterComponents = (shared: ParameterTable) =>
  Object.fromEntries(Object.entries(namedParameters(shared)).map(([name, parameter]) => [sharedName(name), parameter]));

/** Parameters that occur in several tables; of two with one name, the first. */
export function sharedParameters(tables: readonly ParameterTable[]): ParameterTable {
  const shared: Record<string, Parameter> = {};
  for (const [name, parameter] of tables.flatMap((table) => Object.entries(table))) {
    if (tables.filter((table) => table[name] === parameter).length > 1) shared[name] ??= parameter;
  }
  return shared;
}

const namedParameters = (table: ParameterTable) =>
  Object.fromEntries(
    Object.entries<Parameter>(table).map(([name, parameter]) => [
      name,
      {
        name,
        in: 'query',
        required: parameter.required === true,
        description: parameter.description,
        schema: schemaOf(parameter),
        example: parameter.example,
      },
    ]),
  );

/**
 * Parameters as members of a body, each with the first sentence of its description, which includes its default: generators of clients treat a member with the
 * keyword `default` as always present, and require it.
 */
export const bodySchema = (table: ParameterTable, description: string) => ({
  type: 'object',
  description,
  required: [
    ...new Set(
      Object.entries<Parameter>(table).flatMap(([name, { required }]) => {
        const [first, own] = name.split('.') as [string, string | undefined];
        return required || own !== undefined ? [first] : [];
      }),
    ),
  ],
  properties: propertiesOf(table),
});

/** The members of a body. Those of a person, such as `one.date`, are members of an object. */
function propertiesOf(table: ParameterTable): Readonly<Record<string, Schema>> {
  const properties: Record<string, Schema> = {};
  const objects = new Map<string, Record<string, Parameter>>();
  for (const [name, parameter] of Object.entries<Parameter>(table)) {
    const [object, own] = name.split('.') as [string, string | undefined];
    if (own === undefined) {
      properties[name] = {
        ...schemaOfShape(parameter.shape),
        description: firstSentence(parameter.description) + defaultOf(parameter),
      };
      continue;
    }
    const members = objects.get(object) ?? {};
    objects.set(object, members);
    members[own] = parameter;
    properties[object] = {}; // reserves its position
  }
  for (const [object, members] of objects)
    properties[object] = { type: 'object', properties: propertiesOf(members), description: PERSON };
  return properties;
}

type Schema = Readonly<Record<string, unknown>>;

const PERSON = 'A person: a birth, a day without its hour, or a year alone.';

const defaultOf = ({ default: otherwise }: Parameter): string =>
  otherwise === undefined ? '' : ` Default: ${otherwise}.`;

const firstSentence = (text: string): string => /^.*?[.](?=\s|$)/.exec(text)?.[0] ?? text;

function schemaOf({ shape, default: otherwise }: Parameter): Readonly<Record<string, unknown>> {
  return { ...schemaOfShape(shape), ...(otherwise !== undefined && { default: otherwise }) };
}
