// Schemas of the OpenAPI document for tests: references resolved, shared parts of bodies in place, and open enums closed.

// biome-ignore lint/suspicious/noExplicitAny: a JSON document is walked
type Json = any;

/** A schema with the members of the schemas that it includes, and of the objects in it. */
export function wholeSchema(schemas: Readonly<Record<string, Json>>, schema: Json): Json {
  if (schema.$ref !== undefined) return wholeSchema(schemas, schemas[schema.$ref.split('/').at(-1)]);
  if (schema.properties === undefined && schema.allOf === undefined) return schema;
  const parts = (schema.allOf ?? []).map((part: Json) => wholeSchema(schemas, part));
  const own = Object.entries(schema.properties ?? {}).map(([name, member]) => [name, wholeSchema(schemas, member)]);
  return {
    ...schema,
    properties: Object.assign({}, ...parts.map(({ properties }: Json) => properties), Object.fromEntries(own)),
    required: [...parts.flatMap(({ required = [] }: Json) => required), ...(schema.required ?? [])],
  };
}

/** A document whose answers have only the described values of an enum. */
export const withClosedEnums = <Document extends object>(document: Document): Document =>
  JSON.parse(JSON.stringify(document), (_, value) => {
    if (!isOpenEnum(value)) return value;
    const { anyOf, ...about } = value;
    return { ...anyOf[0], ...about };
  });

const isOpenEnum = (value: Json): boolean =>
  Array.isArray(value?.anyOf) && Array.isArray(value.anyOf[0]?.enum) && value.anyOf[1]?.enum === undefined;
