import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright'

const PLACES = [process.env['XD_CHROMIUM'], chromium.executablePath(), '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Playwright's own Chromium where it could be downloaded, else the system's. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: PLACES.find((path) => path && existsSync(path)), args: ['--no-sandbox', '--disable-gpu'] })
