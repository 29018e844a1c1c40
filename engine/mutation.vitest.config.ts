import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const ROOT = resolve(import.meta.dirname, '..');

// With WITH_COMPARISON=1 the short comparisons with three programs take part: thorough, and too slow for every change.
const COMPARISON = process.env.WITH_COMPARISON === '1' ? ['test/compare/{fortel,iztro,tyme4ts}.test.ts'] : [];

/** The tests that a changed rule has to fail: those of the engine, of its source and not of what was compiled before. */
export default defineConfig({
  resolve: { alias: [{ find: /^beichen$/, replacement: resolve(ROOT, 'engine/src/index.ts') }] },
  test: {
    root: ROOT,
    env: { TZ: 'UTC' },
    include: ['engine/src/**/*.test.ts', ...COMPARISON],
    exclude: ['engine/src/{sky,time,draw}/**', 'engine/src/{host-clock,write}.test.ts'],
    testTimeout: 60_000,
  },
});
