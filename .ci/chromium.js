import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Path to a Chromium on this machine, if there is one: from XD_CHROMIUM, Playwright's own, or the system's. */
export const findChromium = () =>
  [process.env.XD_CHROMIUM, chromium.executablePath(), ...SYSTEM].find((path) => path && existsSync(path))

/** Launches it as a separate program, with the flags that a machine without a screen needs. */
export const launchChromium = () => {
  const executablePath = findChromium()
  return chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox', '--disable-gpu'] })
}
