import { defineConfig } from 'vitest/config'

/** Unit tests lie beside the code; `apps/server/test` holds the ones that need a database or processes. */
export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'addins/**/*.test.ts',
      'apps/*/src/**/*.test.{ts,tsx}',
      'apps/*/test/**/*.test.ts',
      'scripts/*.test.ts',
    ],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
