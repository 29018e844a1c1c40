import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{engine,places,service,bench,test}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/dist-build/**'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
