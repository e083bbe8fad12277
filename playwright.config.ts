import { defineConfig } from '@playwright/test'
import { findChromium } from './.ci/chromium.js'

const executablePath = findChromium()

export default defineConfig({
  testDir: 'web/test/browser',
  // The server comes bundled.
  build: { external: ['**/fixtures/dist/**'] },
  globalSetup: './web/test/browser/global-setup.ts',
  fullyParallel: false,
  // One more than a small machine's cores: with two, they were idle for a fifth of the time.
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  // Decision 50: in runs that decide about a release, a failed test runs once more and is reported as flaky.
  retries: process.env['CI'] ? 1 : 0,
  outputDir: 'test-results',
  // A trace of each test costs a third of the run: use `--trace=retain-on-failure` to inspect one.
  use: {
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page lives for seconds here: the optimizing compilers take longer than they would ever save.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
})
