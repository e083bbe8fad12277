import { defineConfig } from 'vitest/config'

// A test that hangs is ended, one that is slow on a busy machine is not: what is too slow, a benchmark says.
const PATIENCE = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } }
const databases = 'fixtures/src/testing/global-setup.ts'

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: 'house', include: ['.ci/**/*.test.ts'], ...PATIENCE } },
      // Nothing is kept in modules, of rules or of the server: one worker's files share what they import.
      { test: { name: 'core', include: ['core/test/**/*.test.ts'], isolate: false, ...PATIENCE } },
      {
        test: {
          name: 'server',
          isolate: false,
          globalSetup: [databases, 'server/test/build.ts'],
          include: ['server/test/**/*.test.ts'],
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'cli',
          globalSetup: [databases, 'cli/test/build.ts'],
          isolate: false,
          include: ['cli/test/**/*.test.{ts,tsx}'],
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'fixtures',
          isolate: false,
          globalSetup: [databases],
          include: ['fixtures/test/**/*.test.ts'],
          ...PATIENCE,
        },
      },
      { test: { name: 'web', include: ['web/test/unit/**/*.test.{ts,tsx}'], ...PATIENCE } },
    ],
  },
})
