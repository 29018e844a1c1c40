// The parameter `fields`, which selects members of a response.

import type { Parameter } from './parameter.ts';

/** Examples in the description of `fields` for a kind of document. */
export interface FieldsExample {
  /** Paths for the description of `fields`. */
  readonly some: string;
  /** A path of a member on request, if there is one. */
  readonly onRequest?: string;
}

/** The value of `fields` for the default members. */
export const DEFAULT_FIELDS = 'default';

/** The parameter `fields` of a kind of document. */
export const fieldsParameter = ({ some, onRequest }: FieldsExample) =>
  ({
    shape: { kind: 'text', most: 1000, isList: true },
    default: DEFAULT_FIELDS,
    description: `The members wanted in the answer: their paths, separated by commas, such as \`${some}\`; a path leads through lists. \`compact\` gives what an assistant needs, \`all\` everything, \`default\` the same as without \`fields\`. ${
      onRequest === undefined
        ? ''
        : `Some members come only if named, such as \`${onRequest}\`; \`meta.onRequest\` lists them. `
    }What is not named is neither calculated nor sent.`,
    example: DEFAULT_FIELDS,
  }) as const satisfies Parameter;
