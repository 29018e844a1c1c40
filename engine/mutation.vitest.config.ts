import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { ROOT, sourcesOf } from '../test/setup/sources.ts';

// Replaces one source file by a changed copy (build/survivors.mjs).
const { file, source }: { file?: string; source?: string } =
  process.env.MUTANT === undefined ? {} : JSON.parse(readFileSync(process.env.MUTANT, 'utf8'));
const mutant = {
  name: 'mutant',
  enforce: 'pre' as const,
  load: (id: string) => (file !== undefined && id === resolve(ROOT, file) ? source : undefined),
};

/**
 * The tests that must fail for a changed rule: the engine's tests, and a few hundred births by other programs. They import the sources, not the compiled
 * files.
 */
export default defineConfig({
  plugins: [mutant],
  resolve: { alias: sourcesOf('engine') },
  test: {
    root: ROOT,
    env: { TZ: 'UTC' },
    include: ['engine/src/**/*.test.ts', 'conformance/prove/src/compare/sample.test.ts'],
    exclude: [
      '**/*.sweep.test.ts',
      'engine/src/{calculation/{sky,time},presentation/draw}/**',
      'engine/src/calculation/casting/host-clock.test.ts',
      'engine/src/presentation/documents/{write,tables/document}.test.ts',
    ],
    testTimeout: 60_000,
  },
});
