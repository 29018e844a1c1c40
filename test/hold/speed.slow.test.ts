// Speed compared with other programs in the same run, not by absolute times: a slow machine slows all of them. Each figure is the median of
// interleaved turns; the best of three runs counts, since slower code is slower in all three.

import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const PROGRAM = resolve(import.meta.dirname, '../../tools/bench/dist/ratios.js');
const RUNS = 3;

// docs/performance.md has 0.36 and 0.14.
const MAX = { engine: 0.8, document: 0.5 };

test('a full chart takes less than fortel’s board alone, and its bytes half of what JSON.stringify needs for them', async () => {
  let best = { engine: Number.POSITIVE_INFINITY, document: Number.POSITIVE_INFINITY };
  for (let run = 0; run < RUNS && !(best.engine < MAX.engine && best.document < MAX.document); run++) {
    const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM]);
    const { engine, document } = JSON.parse(stdout) as typeof best;
    best = { engine: Math.min(best.engine, engine), document: Math.min(best.document, document) };
  }
  expect(best.engine).toBeLessThan(MAX.engine);
  expect(best.document).toBeLessThan(MAX.document);
});
