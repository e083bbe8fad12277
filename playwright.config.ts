import { defineConfig } from '@playwright/test'
import { findChromium } from './.ci/chromium.js'

const executablePath = findChromium()

export default defineConfig({
  testDir: 'web/test/browser',
  globalSetup: './web/test/browser/global-setup.ts',
  fullyParallel: false,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  outputDir: 'test-results',
  use: {
    actionTimeout: 10_000,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
    trace: 'retain-on-failure',
  },
})
