import { describe, expect, test } from 'vitest';
import { ENDPOINT_ROWS } from '../kinds/endpoints.ts';
import { ALL_KINDS } from '../kinds/kinds.ts';
import { nameIndex } from './parameter-names.ts';
import { maxLength } from './parameter-value.ts';
import type { ParameterTable } from './parameters/parameter.ts';
import { MAX_FOREIGN, parameterReader } from './read-parameters.ts';

const TABLES = new Map<string, ParameterTable>([
  ...ENDPOINT_ROWS.flatMap(([name, { request }]) => (request ? [[name, request.parameters] as const] : [])),
  ...Object.values(ALL_KINDS).map(({ name, parameters }) => [`tool ${name}`, parameters.tool] as const),
]);

// Texts on which an expression with two adjacent repetitions of one kind of character backtracks again and again.
const SHAPES: Readonly<Record<string, (length: number) => string>> = {
  'a letter, spaces, a digit, spaces, a digit': (length) => `a${' '.repeat(length / 2)}1${' '.repeat(length / 2)}1`,
  'spaces between letters': (length) => `a${' '.repeat(length)}b`,
  digits: (length) => '1'.repeat(length),
  separators: (length) => `1${'-'.repeat(length)}1`,
};

// Names that nobody has, names that contain words of other services, names that resemble ours, and names of people.
const NAMES: readonly ((n: number) => string)[] = [
  (n) => `u${n}`,
  (n) => `x-y-${n}`,
  (n) => `北${n}`,
  (n) => `a_b_c_d_e_f_g_h_${n}`,
];

const ONE = { kind: 'text', text: '1' } as const;

describe.each([...TABLES])('%s', (_, table) => {
  test('compares a bounded number of foreign names, and lets none behind them pass', () => {
    const reader = parameterReader(table, nameIndex(table));
    for (const nameOf of NAMES) {
      const problemsOf = (count: number) =>
        reader(Array.from({ length: count }, (_, n) => ({ name: nameOf(n), in: 'body', sent: ONE }) as const)).problems;
      expect(problemsOf(MAX_FOREIGN).map(({ id }) => id)).not.toContain('tooManyForeign');
      const problems = problemsOf(MAX_FOREIGN + 20).filter(({ id }) => id === 'tooManyForeign');
      expect(problems.map(({ parameter }) => parameter)).toEqual([nameOf(MAX_FOREIGN)]);
    }
  });

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
