import { defineConfig } from 'vitest/config'

/** Unit tests lie beside the code; `apps/server/test` holds the ones that need a database or processes. */
export default defineConfig({
  test: {
    // Tests of hostile input have no clock of their own: what grows faster than its input ends here.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'addins/**/*.test.ts', 'apps/*/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/*/test/**/*.test.ts'],
          globalSetup: ['apps/server/test/support/postgres.ts'],
        },
      },
    ],
  },
})
