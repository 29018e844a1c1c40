// Names that the operations of a path have in the OpenAPI document: parameters and members, with the values that each may have.

type Part = Readonly<Record<string, unknown>>;

export interface OpenApi {
  readonly paths: Readonly<Record<string, Part>>;
}

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

function resolved(document: OpenApi, part: Part): unknown {
  if (typeof part.$ref !== 'string') return part;
  const keys = part.$ref.slice(2).split('/');
  return keys.reduce<unknown>((at, key) => (at as Part)[key], document);
}

/** The values of a list that a schema allows, including its items and alternatives. */
function valuesOf(document: OpenApi, schema: unknown): readonly string[] {
  if (Array.isArray(schema)) return schema.flatMap((each) => valuesOf(document, each));
  if (!isPart(schema)) return [];
  const target = resolved(document, schema) as Part;
  const own = Array.isArray(target.enum) ? target.enum.map(String) : [];
  return [...own, ...[target.items, target.anyOf, target.oneOf].flatMap((each) => valuesOf(document, each))];
}

/** Each parameter and member of a path, with its values. */
export function namesOfPath(document: OpenApi, path: string): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>();
  const add = (name: string, schema: unknown): void => {
    names.set(name, new Set([...(names.get(name) ?? []), ...valuesOf(document, schema)]));
  };
  const seen = new Set<unknown>();
  const visit = (value: unknown): void => {
    if (!isPart(value) || seen.has(value)) return;
    seen.add(value);
    const part = value as Part;
    if ('$ref' in part) visit(resolved(document, part));
    if (typeof part.name === 'string' && 'schema' in part) add(part.name, part.schema);
    for (const [key, inner] of Object.entries(part)) {
      if (key === 'properties') for (const [name, schema] of Object.entries(inner as Part)) add(name, schema);
      if (!key.startsWith('example')) visit(inner);
    }
  };
  visit(document.paths[path]);
  return names;
}
