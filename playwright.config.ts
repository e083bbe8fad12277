import { defineConfig } from '@playwright/test'
import { findChromium } from './.ci/chromium.js'

const executablePath = findChromium()

export default defineConfig({
  testDir: 'web/test/browser',
  globalSetup: './fixtures/src/testing/global-setup.ts',
  fullyParallel: false,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  outputDir: 'test-results',
  use: {
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
    trace: 'retain-on-failure',
  },
})
