// The simulation of the operations page agrees with the limiter. It lets nobody through beyond the limit, spreads clients over nodes,
// gives the same figures again, and refuses numbers that are none.

import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const PROGRAM = resolve(import.meta.dirname, '../service/build/simulate.mjs');

function simulate(...args: readonly string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [PROGRAM, ...args], { encoding: 'utf8' });
  const rows = stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const figures = new Map(rows.map(([, what, figure]) => [what!, Number(figure!.replaceAll(',', ''))]));
  return { figures, stderr, status, stdout };
}

test('ten million charts a day over a cluster of six: exact limits, load on all nodes', () => {
  const { figures, status } = simulate('--charts-per-day', '1e7', '--nodes', '6');
  expect(status).toBe(0);
  expect(figures.get('let through beyond the limit')).toBe(0);
  expect(figures.get('calls a second at the peak, in a region')).toBeCloseTo((1e7 / 86_400) * 3, 0);
  expect(figures.get('share of the busiest node')).toBeLessThan(0.25);
  // Those that call once a second, a tenth of all calls, get a third of it.
  expect(figures.get('of these let through')).toBeGreaterThan(0.9);
  expect(figures.get('of these let through')).toBeLessThan(0.96);
  expect(figures.get('commands a second, in a region')).toBeLessThanOrEqual(
    figures.get('calls a second at the peak, in a region')! * 1.1,
  );
});

test('a lower limit lets through less, and a smaller load needs less', () => {
  const [few, many] = [simulate('--limit', '5').figures, simulate('--limit', '20').figures];
  expect(few.get('of these let through')).toBeLessThan(many.get('of these let through')!);
  const small = simulate('--charts-per-day', '1000').figures;
  expect(small.get('processes')).toBe(1);
  expect(small.get('MB of the store, in a region')).toBeLessThan(0.01); // a client or two
});

test('the same seed gives the same figures', () => {
  const one = simulate('--seed', '7').stdout;
  expect(simulate('--seed', '7').stdout).toBe(one);
  expect(simulate('--seed', '8').stdout).not.toBe(one);
});

test.each([
  ['--nodes', '0'],
  ['--charts-per-day', 'many'],
  ['--regions', '1.5'],
  ['--node', '3'],
])('%s %s is refused in a sentence', (name, value) => {
  const { status, stderr, stdout } = simulate(name, value);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(name);
});
