// Builders of schemas. The schemas are as plain as possible, since importers fail on advanced features.

import { type Static, type TSchema, Type } from 'typebox';

/** A reference to a component, with the type of the component. OpenAPI allows nothing beside a `$ref`. */
export const ref = <T extends TSchema>(name: string, _schema: T) =>
  Type.Unsafe<Static<T>>({ $ref: `#/components/schemas/${name}` });

/** A closed set of strings as a plain `enum`. */
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
