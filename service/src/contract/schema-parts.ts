// Pieces of schemas: small pieces, as plain as JSON Schema has them: importers stumble over the rest.

import { type Static, type TSchema, Type } from 'typebox';

/** A reference to a component, with the type of what it names. OpenAPI allows no neighbours beside a `$ref`. */
export const ref = <T extends TSchema>(name: string, _schema: T) =>
  Type.Unsafe<Static<T>>({ $ref: `#/components/schemas/${name}` });

/** One of a closed set of strings, as a plain `enum`. */
export const oneOf = <T extends string>(values: readonly T[], description?: string) =>
  Type.Unsafe<T>({ type: 'string', enum: [...values], ...(description && { description }) });

/** A string with a description. */
export const text = (description: string) => Type.String({ description });
export const list = <T extends TSchema>(items: T, description: string, length: { min?: number; max?: number } = {}) =>
  Type.Unsafe<readonly Static<T>[]>({
    type: 'array',
    items,
    description,
    ...(length.min !== undefined && { minItems: length.min }),
    ...(length.max !== undefined && { maxItems: length.max }),
  });
