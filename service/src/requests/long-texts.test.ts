import { describe, expect, test } from 'vitest';
import { ENDPOINT_ROWS } from '../kinds/endpoints.ts';
import { ALL_KINDS } from '../kinds/kinds.ts';
import { nameIndex } from './parameter-names.ts';
import { maxLength, type ParameterTable } from './parameters/parameter.ts';
import { parameterReader } from './read-parameters.ts';

const TABLES = new Map<string, ParameterTable>([
  ...ENDPOINT_ROWS.flatMap(([name, { request }]) => (request ? [[name, request.parameters] as const] : [])),
  ...Object.values(ALL_KINDS).map(({ name, parameters }) => [`tool ${name}`, parameters.tool] as const),
]);

// Texts that make an expression with two neighbours of one kind go over them again and again.
const SHAPES: Readonly<Record<string, (length: number) => string>> = {
  'a letter, spaces, a digit, spaces, a digit': (length) => `a${' '.repeat(length / 2)}1${' '.repeat(length / 2)}1`,
  'spaces between letters': (length) => `a${' '.repeat(length)}b`,
  digits: (length) => '1'.repeat(length),
  separators: (length) => `1${'-'.repeat(length)}1`,
};

describe.each([...TABLES])('%s', (_, table) => {
  test.each(Object.keys(SHAPES))('refuses a long value of %s by its length', (shape) => {
    const reader = parameterReader(table, nameIndex(table));
    for (const [name, parameter] of Object.entries(table)) {
      if (parameter.shape.kind === 'anything') continue;
      const most = maxLength(parameter.shape);
      const { problems } = reader([{ name, in: 'query', sent: { kind: 'text', text: SHAPES[shape]!(most + 1) } }]);
      const problem = problems.find((one) => one.parameter === name);
      expect(problem, name).toMatchObject({ id: 'tooLong', values: { max: `${most}` } });
    }
  });
});
