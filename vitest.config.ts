import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: 'house', include: ['.ci/**/*.test.ts'] } },
      { test: { name: 'core', include: ['core/test/**/*.test.ts'] } },
      { test: { name: 'server', globalSetup: ['fixtures/src/testing/global-setup.ts'], include: ['server/test/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 60_000 } },
      { test: { name: 'cli', globalSetup: ['fixtures/src/testing/global-setup.ts', 'cli/test/build.ts'], include: ['cli/test/**/*.test.{ts,tsx}'], testTimeout: 30_000, hookTimeout: 60_000 } },
      { test: { name: 'fixtures', globalSetup: ['fixtures/src/testing/global-setup.ts'], include: ['fixtures/test/**/*.test.ts'], testTimeout: 30_000 } },
      { test: { name: 'web', include: ['web/test/unit/**/*.test.{ts,tsx}'] } },
    ],
  },
})
