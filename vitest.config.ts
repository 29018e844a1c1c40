import { defineConfig } from 'vitest/config';
import { sourcesOf } from './test/setup/sources.ts';

/** Proofs that take minutes have commands of their own (service/package.json). */
const LONG = process.env.HOLD === 'long' ? [] : ['test/hold/scale.test.ts'];
const OUT = ['**/node_modules/**', '**/dist/**', '**/dist-build/**', ...LONG];

/** What takes its time by the clock: whole processes, browsers, Redis, load. One file after the other, when all else is done. */
const BY_THE_CLOCK = ['test/{edge,hold,page}/**/*.test.ts', 'test/reference.test.ts', 'service/**/*.http.test.ts'];

/** Tests with the clock of the host set to a zone: what the engine gives must not depend on it. */
const on = (name: string, zone: string, include: string[], exclude: string[] = []) => ({
  resolve: { alias: sourcesOf('engine', 'places') },
  test: {
    name,
    env: { TZ: zone },
    include,
    exclude: [...OUT, ...exclude],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    globalSetup: 'test/setup/build.ts',
    projects: [
      on('utc', 'UTC', ['{engine,places,service,web,proof,test}/**/*.test.ts'], BY_THE_CLOCK),
      on('new-york', 'America/New_York', ['engine/**/*.test.ts']),
      on('kathmandu', 'Asia/Kathmandu', ['engine/**/*.test.ts']),
      {
        resolve: { alias: sourcesOf('engine', 'places') },
        test: {
          name: 'by-the-clock',
          env: { TZ: 'UTC' },
          include: BY_THE_CLOCK,
          exclude: OUT,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
