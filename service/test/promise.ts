// What has been promised for good, one line each: fields of answers, their ids and enum values, parameters, codes,
// and the names that the libraries export. Written down in promise.txt; whatever is in there may never disappear.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { entriesOf } from '../../test/setup/sources.ts';
import type { ParameterTable, Parameter as Row } from '../src/contract/parameters/parameter.ts';
import { withClosedEnums } from './whole-schemas.ts';

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
}
interface Parameter {
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema;
}
interface Api {
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
  };
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly operationId: string;
            readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
            readonly responses: Readonly<Record<string, unknown>>;
          }
        >
      >
    >
  >;
}

/** The promises of a document, and of the tables of parameters beside it, sorted. */
export function promisesOf(document: object, tables: Readonly<Record<string, ParameterTable>>): string[] {
  const api = withClosedEnums(document as Api);
  const lines = Object.entries(tables).flatMap(([operation, table]) => promisesOfTable(operation, table));
  for (const [name, schema] of Object.entries(api.components.schemas)) {
    // What a request may hold is the business of the parameters.
    if (!/(Request|Data)$/.test(name)) lines.push(...promisesOfSchema(`answer ${name}`, schema));
  }
  for (const [path, methods] of Object.entries(api.paths)) {
    for (const [method, { operationId, parameters = [], responses }] of Object.entries(methods)) {
      lines.push(`operation ${operationId} = ${method.toUpperCase()} ${path}`);
      for (const status of Object.keys(responses)) lines.push(`operation ${operationId} answers ${status}`);
      for (const { name, required, schema } of parameters.map(shared)) {
        lines.push(`parameter ${operationId} ${name}${required ? ' required' : ''}`);
        for (const value of schema.enum ?? []) lines.push(`parameter ${operationId} ${name} = ${value}`);
      }
    }
  }
  return lines.sort();

  function shared(parameter: Parameter | { readonly $ref: string }): Parameter {
    return '$ref' in parameter ? api.components.parameters[parameter.$ref.split('/').at(-1)!]! : parameter;
  }
}

function promisesOfTable(operation: string, table: ParameterTable): string[] {
  return Object.entries<Row>(table).flatMap(([name, { aliases = [], default: otherwise }]) => [
    ...aliases.map((alias) => `parameter ${operation} ${name} also ${alias}`),
    ...(otherwise === undefined ? [] : [`parameter ${operation} ${name} otherwise ${otherwise}`]),
  ]);
}

function promisesOfSchema(path: string, schema: Schema): string[] {
  if (schema.$ref) return [`${path} : ${schema.$ref.split('/').at(-1)}`];
  const values = (schema.enum ?? []).map((value) => `${path} = ${value}`);
  const items = schema.items ? promisesOfSchema(`${path}[]`, schema.items) : [];
  const properties = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const always = schema.required?.includes(name) ? [`${path}.${name} always`] : [];
    return [...always, ...promisesOfSchema(`${path}.${name}`, property)];
  });
  const own = schema.type && values.length === 0 ? [`${path} : ${schema.type}`] : [];
  return [...own, ...values, ...items, ...properties];
}

/** The names of every public entry of the libraries: `library beichen/draw drawSvg`, `library beichen type Chart`. */
export const libraryPromises = (): string[] =>
  [...entriesOf('engine'), ...entriesOf('places')]
    .filter(({ specifier }) => specifier !== 'beichen/internal')
    .flatMap(({ specifier, source }) => exportsOf(source).map((name) => `library ${specifier} ${name}`))
    .sort();

/** What a module exports; types with the word `type` before them. */
function exportsOf(source: string): string[] {
  const text = readFileSync(source, 'utf8');
  const declared = [...text.matchAll(/^export (const|function\*?|class|interface|type) (\w+)/gm)].map(
    ([, kind, name]) => (kind === 'interface' || kind === 'type' ? `type ${name}` : name!),
  );
  const named = [...text.matchAll(/^export (type )?\{([^}]*)\}/gm)].flatMap(([, type = '', names]) =>
    names!
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => type + name.replace(/^.* as /, '')),
  );
  const all = [...text.matchAll(/^export type \* from '([^']+)';$/gm)].flatMap(([, path]) =>
    exportsOf(resolve(source, '..', path!)),
  );
  return [...declared, ...named, ...all];
}
