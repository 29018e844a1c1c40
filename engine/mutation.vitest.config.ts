import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const ROOT = resolve(import.meta.dirname, '..');

/** The tests that a changed rule has to fail: those of the engine, and a few hundred births by other programs; of the source, not of what was compiled. */
export default defineConfig({
  resolve: { alias: [{ find: /^beichen$/, replacement: resolve(ROOT, 'engine/src/index.ts') }] },
  test: {
    root: ROOT,
    env: { TZ: 'UTC' },
    include: ['engine/src/**/*.test.ts', 'test/compare/sample.test.ts'],
    exclude: ['engine/src/{sky,time,draw}/**', 'engine/src/{host-clock,write}.test.ts'],
    testTimeout: 60_000,
  },
});
