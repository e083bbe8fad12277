import { defineConfig } from '@playwright/test'
import { findChromium } from './.ci/chromium.js'

const executablePath = findChromium()

export default defineConfig({
  testDir: 'web/test/browser',
  // The server comes bundled.
  build: { external: ['**/fixtures/dist/**'] },
  globalSetup: './web/test/browser/global-setup.ts',
  fullyParallel: false,
  // One more than the cores of a small machine: with two, its cores stood idle for a fifth of the time.
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  // Decision 50: where a run decides about a release, a test that failed is asked once more, and named as flaky.
  retries: process.env['CI'] ? 1 : 0,
  outputDir: 'test-results',
  // A trace of each test costs a third of the run: `--trace=retain-on-failure` when one is to be looked into.
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
