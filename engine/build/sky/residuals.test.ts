import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { residualsIn } from '../../src/calculation/sky/residuals.ts';
// @ts-expect-error: a script without types
import { packResiduals } from './residuals.mjs';

const STEP = 0.05;
const ORDER = 24;
const LENGTH = 50;
const pack = (steps: readonly number[]): { weights: number[]; text: string } =>
  packResiduals(
    steps.map((n) => n * STEP),
    STEP,
    ORDER,
    LENGTH,
  );

/** The entries read one by one, the last one first: a part does not need those before it. */
function readBack(steps: readonly number[]): readonly number[] {
  const { weights, text } = pack(steps);
  const residual = residualsIn(text, weights, LENGTH);
  return steps.map((_, i) => residual(steps.length - 1 - i)).reverse();
}

// The prediction of each value is wrong by more than 16 bits.
const FARTHEST = Array.from({ length: 60 }, (_, i) => (i % 5 < 2 ? 32_767 : -32_767));

test('what was packed is read back, however little of it could be foretold', () => {
  const lists = fc.array(fc.integer({ min: -32_767, max: 32_767 }), { minLength: 60, maxLength: 200 });
  fc.assert(
    fc.property(lists, (steps) => {
      expect(readBack(steps)).toEqual(steps);
    }),
    { seed: 20261121, numRuns: 100, examples: [[FARTHEST]] },
  );
});

test('residuals of a smooth curve take less space than the curve', () => {
  const noise = (i: number) => Math.sin(i * i) * 20; // any irregular function will do
  const wave = Array.from({ length: 2000 }, (_, i) => Math.round(20_000 * Math.sin(i / 7) + noise(i)));
  const plain = Buffer.from(Int16Array.from(wave).buffer).toString('base64');
  expect(gzipSync(pack(wave).text).length).toBeLessThan(0.8 * gzipSync(plain).length);
  expect(readBack(wave)).toEqual(wave);
});

test('a residual beyond 16 bits is refused', () => {
  expect(() => pack([32_768])).toThrow('does not fit in 16 bits');
});
