// Speed compared with other programs in the same run, not by absolute times: a slow machine slows all of them. Each figure is the median of
// interleaved turns; the best of three runs counts, since slower code is slower in all three.

import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const PROGRAM = resolve(import.meta.dirname, '../../tools/bench/dist/ratios.js');
const RUNS = 3;

/** Maximum of each ratio, 1.5 to 2 times what a quiet machine measures. */
const MAX = { engine: 0.8, document: 0.5, start: 2.6 };

test('a chart, its bytes and the start take no more beside other programs than they did', async () => {
  let best: Readonly<Record<string, number>> = {};
  const tooSlow = () => Object.entries(MAX).filter(([name, most]) => !(best[name]! < most));
  for (let run = 0; run < RUNS && tooSlow().length > 0; run++) {
    const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM]);
    const ratios = JSON.parse(stdout) as Readonly<Record<string, number>>;
    best = Object.fromEntries(Object.entries(ratios).map(([name, own]) => [name, Math.min(best[name] ?? own, own)]));
  }
  expect(tooSlow(), JSON.stringify(best)).toEqual([]);
}, 120_000);
