import { defineConfig } from 'vitest/config';

/** Tests with the clock of the host set to a zone: what the engine gives must not depend on it. */
const on = (name: string, zone: string, include: string[]) => ({
  test: {
    name,
    env: { TZ: zone },
    include,
    exclude: ['**/node_modules/**', '**/dist/**', '**/dist-build/**'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    projects: [
      on('utc', 'UTC', ['{engine,places,service,web,bench,test}/**/*.test.ts']),
      on('new-york', 'America/New_York', ['engine/**/*.test.ts']),
      on('kathmandu', 'Asia/Kathmandu', ['engine/**/*.test.ts']),
    ],
  },
});
